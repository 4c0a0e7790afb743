import { expect, test } from "vitest";
import { Memory } from "../../../src/pages/lab/memory.js";

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

test.each([{ example: "trap" }, { make: "maze.201x201.7" }])(
  "strokes on a map, undone and drawn anew, take no memory each, and leave the map its name: %j",
  (origin) => {
    const memory = new Memory();
    const lab = { origin: {}, example: origin.example, problem: { left: {} } };
    memory.keep(1, { ...lab, origin });
    for (let revision = 2; revision < 5000; revision++) {
      if (revision % 10 === 0) memory.recall(1, lab);
      lab.origin = {};
      memory.recall(revision, lab);
    }
    expect(memory.size).toBe(2);
    memory.recall(4321, lab);
    expect(lab.origin).toEqual({});
    memory.recall(1, lab);
    expect(lab.origin).toEqual(origin);
  },
);

test("the names of the oldest of very many maps are dropped", () => {
  const memory = new Memory();
  for (let revision = 1; revision <= 5000; revision++)
    memory.keep(revision, { origin: { make: String(revision) }, example: undefined, problem: { left: {} } });
  expect(memory.size).toBe(1000);
  const lab = { origin: {}, example: undefined, problem: { left: {} } };
  memory.recall(4001, lab);
  expect(lab.origin).toEqual({ make: "4001" });
  const present = { ...lab };
  memory.recall(3, lab);
  expect(lab).toEqual(present);
});
