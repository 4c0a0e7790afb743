/** What the lab says of g, h and f, held against the numbers of a search. */
import { type Algorithm, Grid, type Options, resolveOptions, trace } from "stepstar";
import { expect, test } from "vitest";
import { meaning } from "../../../src/pages/lab/meaning.js";

const grid = Grid.parse("S....\n.##..\n....G");
const searches: (Options & { algorithm: Algorithm })[] = [
  { algorithm: "astar" },
  { algorithm: "astar", weight: 2 },
  { algorithm: "astar", reverse: true },
  { algorithm: "astar", through: [[0, 2]] },
  { algorithm: "astar", through: [[0, 2]], reverse: true },
  { algorithm: "dijkstra" },
  { algorithm: "bfs" },
  { algorithm: "greedy" },
  { algorithm: "greedy", weight: 3 },
  { algorithm: "bidirectional" },
  { algorithm: "ida" },
];

test.each(searches)("f is what the sum for %j says, at every cell that was seen", (options) => {
  using steps = trace(grid, grid.start!, grid.goal!, options);
  const { f } = meaning(options.algorithm, resolveOptions(options));
  // "g + 2 h" as a sum of numbers.
  const terms = f.split(" + ").map((term) => /^(\d*) ?([gh])$/.exec(term)!);
  const events = [...steps].filter(({ kind }) => kind === "open");
  expect(events.length).toBeGreaterThan(5);
  for (const event of events) {
    const sum = terms.reduce((sum, [, times, name]) => sum + Number(times || 1) * event[name as "g" | "h"], 0);
    expect(event.f, `${f} at ${event.at}`).toBe(sum);
  }
});

test("g counts from where the search begins, h to where it leads", () => {
  const of = (options: Options & { algorithm: Algorithm }) => {
    const { g, h } = meaning(options.algorithm, resolveOptions(options));
    return [g, h];
  };
  expect(of({ algorithm: "astar" })).toEqual(["from the start", "to the goal"]);
  expect(of({ algorithm: "astar", recipe: "rpg" })).toEqual(["from the goal", "to the start"]);
  expect(of({ algorithm: "astar", through: [[0, 2]] })).toEqual(["from the stop before", "to the next stop"]);
  expect(of({ algorithm: "dijkstra" })).toEqual(["from the start", ""]);
});

test.each([
  [1, "g + h"],
  [2.5, "g + 2.5 h"],
  [1.23456, "g + 1.23456 h"],
  [0.1 + 0.2, "g + 0.3 h"],
  [1.0000000001, "g + 1.0000000001 h"],
])("a weight of %f is told as it was given: %s", (weight, f) => {
  expect(meaning("astar", resolveOptions({ weight })).f).toBe(f);
});
