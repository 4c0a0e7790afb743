import { expect, test } from "vitest";
import { Memory } from "../../../src/lab/memory.js";

test("a map that comes back has the name it had; one that is new is remembered as it is", () => {
  const memory = new Memory();
  memory.keep(1, { origin: { example: "trap" }, example: "trap" });
  const lab = { origin: {}, example: "trap" as string | undefined };
  memory.recall(2, lab);
  expect(lab).toEqual({ origin: {}, example: "trap" });
  memory.recall(1, lab);
  expect(lab).toEqual({ origin: { example: "trap" }, example: "trap" });
  memory.recall(2, lab);
  expect(lab).toEqual({ origin: {}, example: "trap" });
});
