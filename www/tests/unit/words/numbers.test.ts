/** Numbers as a language has them, where they are written by `Intl` and not as in code. */
import { expect, test } from "vitest";
import { fill, localNumber, numbersIn } from "../../../src/package/words/numbers.js";

test.each([
  ["en", 1234.5, true, "1,234.5"],
  ["en", 1234.5, false, "1234.5"],
  ["de", 1234.5, true, "1.234,5"],
  ["de", 0.0005, true, "0,0005"],
  ["de", -0.5, false, "-0,5"],
  ["ar-EG", 1234, false, "١٢٣٤"],
  // From here on, and below that, with an exponent.
  ["de", 1e18, true, "1e18"],
  ["de", 999e15, true, "999.000.000.000.000.000"],
  ["de", 1e-6, true, "0,000001"],
  ["de", 2.5e-7, true, "2,5e-7"],
])("in %s %d, with thousands apart or not (%s), is %s", (language, value, grouping, text) => {
  expect(numbersIn(language).write(value, grouping)).toBe(text);
});

test.each([
  ["1,920.5", "de", true, "1.920,5"],
  ["1,920.5", "de", false, "1920,5"],
  ["2.5e-7", "de", true, "2,5e-7"],
  ["no number", "de", true, "no number"],
])("the English %s is in %s, with thousands apart or not (%s), %s", (told, language, grouping, text) => {
  expect(localNumber(told, language, grouping)).toBe(text);
});

test("the field n chooses the form, and thousands in it are no words", () => {
  const form = { one: "{n} step", other: "{n} steps" };
  const filled = (n: string | number) => fill("en", form, { n }, String);
  expect([filled(1), filled(2), filled("1,000")]).toEqual(["1 step", "2 steps", "1,000 steps"]);
});
