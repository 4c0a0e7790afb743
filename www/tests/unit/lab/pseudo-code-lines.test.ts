import { type Algorithm, Grid, type Options, type Point, resolveOptions, trace } from "stepstar";
import { describe, expect, test } from "vitest";
import { scatter } from "../../../src/pages/lab/generate/scatter.js";
import { type CodeMoment, linesOf } from "../../../src/pages/lab/pseudo-code-lines.js";

const scene = scatter(24, 16, 5, 0.25);
const map = Grid.fromCells(scene.width, scene.height, scene.walls);
const terrain = new Grid(24, 16);
for (let cell = 0; cell < 24 * 16; cell++) terrain.setCost(cell % 24, Math.floor(cell / 24), 1 + ((cell * 7) % 97));
const searches: (Options & { algorithm: Algorithm })[] = [
  ...(["astar", "dijkstra", "greedy", "bfs", "bidirectional", "ida", "theta"] as const).map((algorithm) => ({
    algorithm,
  })),
  { algorithm: "jps", diagonal: "no-obstacles" },
  // Inconsistent estimates, on terrain: closed nodes are reached again more cheaply.
  { algorithm: "astar", heuristic: "squared-euclidean", weight: 3, closed: "reopen" },
  { algorithm: "astar", heuristic: "squared-euclidean", weight: 3, closed: "repair" },
  { algorithm: "ida", goalTest: "generated", reverse: true },
  { algorithm: "bidirectional", goalTest: "generated" },
  { algorithm: "greedy", goalTest: "generated", weight: 2 },
];

const loopOf = (options: (typeof searches)[number], onGraph = false) =>
  linesOf({ algorithm: options.algorithm, options: resolveOptions(options), onGraph });

describe.each(searches)("the pseudocode of %j", (options) => {
  test("has exactly one line for each kind of event", () => {
    using steps = trace(options.closed ? terrain : map, scene.start as Point, scene.goal as Point, options);
    const moments = new Set<CodeMoment>(["start", "found", "failed"]);
    for (let event = 0; event < steps.length; event++) {
      const { kind, parent } = steps.event(event);
      if (kind !== "open" || parent !== null) moments.add(kind);
      else if (options.algorithm === "ida") moments.add("round");
    }
    if (options.closed) expect(moments.has("reopen")).toBe(options.closed === "reopen");
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

test("ida expands the newest open node, up to a bound that grows each round", () => {
  expect(text({ algorithm: "ida" })).toMatch(/newest from open[\s\S]*f > bound[\s\S]*bound = beyond/);
});

test("bidirectional stops when no meeting point can be cheaper", () => {
  expect(text({ algorithm: "bidirectional" })).toMatch(/max\(f, 2 g\)[\s\S]*at least best: leave/);
});

test("greedy skips closed nodes whatever the options say, and bfs keeps a node's first path", () => {
  expect(text({ algorithm: "greedy", closed: "reopen" })).toContain("if m is closed: skip");
  expect(text({ algorithm: "bfs" })).toContain("if m is new");
});

test("theta takes the cost from whichever node becomes the parent", () => {
  const lines = text({ algorithm: "theta" });
  expect(lines).toMatch(
    /p = n's parent if it sees m, else n[\s\S]*g\(p\) \+ cost < g\(m\)[\s\S]*parent\(m\) = p; g\(m\) = g\(p\)/,
  );
  expect(text({ algorithm: "astar" })).not.toContain("p)");
});

test.each(["astar", "ida", "bidirectional"] as const)(
  "what %s does with closed nodes is what the options say",
  (algorithm) => {
    const said = {
      reopen: "if m was closed: open it again",
      ignore: "if m is closed: skip",
      repair: "if m was closed: repair what hangs on it",
    };
    const kinds = Object.keys(said) as (keyof typeof said)[];
    for (const closed of kinds) {
      const lines = text({ algorithm, closed });
      expect(kinds.filter((kind) => lines.includes(said[kind]))).toEqual([closed]);
    }
    // Breadth first, the first way to a node stays.
    for (const closed of kinds) expect(text({ algorithm: "bfs", closed })).not.toContain("closed:");
  },
);

test("what the open nodes are ordered by is said with the weight, as far as the search has an estimate", () => {
  expect(text({ algorithm: "astar" })).toMatch(/take the least f [\s\S]* f\(m\) = g\(m\) \+ h\(m\); open m/);
  expect(text({ algorithm: "astar", weight: 2.5 })).toContain(" f(m) = g(m) + 2.5 h(m); open m");
  expect(text({ algorithm: "greedy" })).toMatch(/take the least h [\s\S]* f\(m\) = h\(m\); open m/);
  expect(text({ algorithm: "greedy", weight: 2 })).toContain(" f(m) = 2 h(m); open m");
  expect(text({ algorithm: "ida", weight: 2 })).toContain(" f = g(n) + cost + 2 h(m)");
  expect(text({ algorithm: "dijkstra" })).toMatch(/take the least g [\s\S]* {6}open m/);
  expect(text({ algorithm: "bfs" })).toMatch(/take the oldest [\s\S]* {6}open m/);
});

test("the search begins and ends, and tests for the goal, where the options say", () => {
  expect(text({ algorithm: "astar" })).toMatch(/open = { start }[\s\S]*if n is the goal: walk/);
  expect(text({ algorithm: "astar", reverse: true, goalTest: "generated" })).toMatch(
    /open = { goal }[\s\S]*if m is the start: walk/,
  );
  expect(text({ algorithm: "ida" })).toMatch(/open = { start }[\s\S]*if n is the goal: walk/);
});

test("on a graph the pseudocode speaks of occupied nodes, on a grid of walls", () => {
  expect(text({ algorithm: "astar" }, true)).toContain("if m is occupied: skip");
  expect(text({ algorithm: "astar" }, false)).toContain("if m is a wall: skip");
});

test.each(["astar", "ida", "bidirectional"] as const)(
  "%s goes from stop to stop where there are way points",
  (algorithm) => {
    const through: Point[] = [[3, 3]];
    const said = text({ algorithm, through });
    expect(said).toMatch(/^for each part of the path\n {2}\S/);
    expect(said).toContain("stop before");
    expect(said).not.toMatch(/\b(start|goal)\b/);
    expect(text({ algorithm })).not.toContain("stop before");
  },
);

test("a search back from the goal goes back from each stop to the one before", () => {
  const said = text({ algorithm: "astar", through: [[3, 3]], reverse: true });
  expect(said).toContain("open = { next stop }");
  expect(said).toContain("if n is the stop before: walk");
});
