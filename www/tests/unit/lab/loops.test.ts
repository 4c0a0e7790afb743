import { type Algorithm, Grid, type Options, type Point, resolveOptions, trace } from "stepstar";
import { describe, expect, test } from "vitest";
import { scatter } from "../../../src/lab/generate/scatter.js";
import { linesOf, type Moment } from "../../../src/lab/loops.js";

const scene = scatter(24, 16, 5, 0.25);
const map = Grid.fromCells(scene.width, scene.height, scene.walls);
const searches: (Options & { algorithm: Algorithm })[] = [
  ...(["astar", "dijkstra", "greedy", "bfs", "bidirectional", "ida", "theta"] as const).map((algorithm) => ({
    algorithm,
  })),
  { algorithm: "jps", diagonal: "no-obstacles" },
  // Estimates that are not consistent reach closed nodes more cheaply.
  { algorithm: "astar", heuristic: "squared-euclidean", closed: "reopen", diagonal: "always" },
  { algorithm: "astar", heuristic: "squared-euclidean", closed: "repair", diagonal: "always" },
  { algorithm: "ida", goalTest: "generated", reverse: true },
  { algorithm: "bidirectional", goalTest: "generated" },
  { algorithm: "greedy", goalTest: "generated", weight: 2 },
];

const loopOf = (options: (typeof searches)[number], onGraph = false) =>
  linesOf({ algorithm: options.algorithm, options: resolveOptions(options), onGraph });

describe.each(searches)("the loop of %j", (options) => {
  test("has one line for whatever happens", () => {
    using steps = trace(map, scene.start as Point, scene.goal as Point, options);
    const moments = new Set<Moment>(["start", "found", "failed"]);
    for (let event = 0; event < steps.length; event++) {
      const { kind, parent } = steps.event(event);
      if (kind !== "open" || parent !== null) moments.add(kind);
      else if (options.algorithm === "ida") moments.add("round");
    }
    const lines = loopOf(options);
    for (const moment of moments)
      expect(
        lines.filter(({ lights }) => lights?.includes(moment)).map(({ text }) => text),
        moment,
      ).toHaveLength(1);
  });
});

const text = (options: (typeof searches)[number], onGraph = false) =>
  loopOf(options, onGraph)
    .map(({ text }) => text)
    .join("\n");

test("in rounds the last in is the first out, below a bound", () => {
  expect(text({ algorithm: "ida" })).toMatch(/newest from open[\s\S]*f > bound[\s\S]*bound = beyond/);
});

test("from both ends it stops when nothing can meet more cheaply", () => {
  expect(text({ algorithm: "bidirectional" })).toMatch(/max\(f, 2 g\)[\s\S]*at least best: leave/);
});

test("greedy search passes over closed nodes, whatever the options say; first in, first out keeps the first way", () => {
  expect(text({ algorithm: "greedy", closed: "reopen" })).toContain("if m is closed: skip");
  expect(text({ algorithm: "bfs" })).toContain("if m is new");
});

test("nodes of a graph are occupied, cells are walls", () => {
  expect(text({ algorithm: "astar" }, true)).toContain("if m is occupied: skip");
  expect(text({ algorithm: "astar" }, false)).toContain("if m is a wall: skip");
});
