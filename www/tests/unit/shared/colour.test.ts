import { expect, test } from "vitest";
import { numbers, word } from "../../../src/package/shared/colour.js";

test("a colour is understood in each of the browser's spellings, opaque whatever it says, and without one it is black", () => {
  const spellings = ["rgb(1, 2, 3)", "rgb(1 2 3)", "rgba(1, 2, 3, 0.5)", "rgb(1 2 3 / 0.5)"];
  for (const colour of spellings) {
    expect(numbers(colour), colour).toEqual([1, 2, 3]);
    expect(word(colour), colour).toBe(0xff_03_02_01);
  }
  expect(word("color(srgb 1 0.2 0)")).toBe(0xff_00_33_ff);
  expect(word("color(srgb 1 0.2 0 / 0.5)")).toBe(0xff_00_33_ff);
  expect(word("")).toBe(0xff_00_00_00);
});
