import { expect, test } from "vitest";
import { Memory } from "../../../src/lab/memory.js";

test("a map one returns to gets back its name and problem; a new map keeps the present ones", () => {
  const memory = new Memory();
  const [first, second] = [{ left: {} }, { left: { weight: 2 } }];
  const known = { origin: { example: "trap" }, example: "trap", problem: first };
  memory.keep(1, known);
  const lab = { origin: {}, example: "trap" as string | undefined, problem: second };
  const drawn = { ...lab };
  memory.recall(2, lab);
  expect(lab).toEqual(drawn);
  memory.recall(1, lab);
  expect(lab).toEqual(known);
  expect(lab.problem).toBe(first);
  memory.recall(2, lab);
  expect(lab.problem).toBe(second);
});
