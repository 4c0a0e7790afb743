import { Graph, Grid, type Options, type Point, trace } from "stepstar";
import { describe, expect, test } from "vitest";
import { scatter } from "../../../src/pages/lab/generate/scatter.js";
import { HeapReplay } from "../../../src/pages/lab/open/heap-replay.js";

const scene = scatter(24, 16, 5, 0.25);
const map = Grid.fromCells(scene.width, scene.height, scene.walls);
const searches: Options[] = [
  { algorithm: "astar", heuristic: "manhattan", tieBreak: "high-g" },
  { algorithm: "astar", heuristic: "manhattan", tieBreak: "low-g" },
  { algorithm: "astar", heuristic: "euclidean", diagonal: "always", tieBreak: "oldest" },
  { algorithm: "astar", heuristic: "octile", diagonal: "no-obstacles", weight: 2, tieBreak: "newest" },
  // Nearly all ties: every cell of a way straight there has the same f.
  { algorithm: "astar", heuristic: "manhattan", tieBreak: "oldest" },
  { algorithm: "astar", heuristic: "manhattan", tieBreak: "newest" },
  { algorithm: "dijkstra", tieBreak: "high-g" },
];

describe.each(searches)("the replayed heap of %j", (options) => {
  test("holds at every position the engine's open list, with the same cell first", () => {
    using steps = trace(map, scene.start as Point, scene.goal as Point, options);
    const replay = new HeapReplay(steps, { tieBreak: options.tieBreak! });
    // Forwards, then back: a heap replayed from the beginning must not differ.
    const positions = [...Array(steps.length + 1).keys(), Math.floor(steps.length / 2), 1];
    for (const position of positions) {
      steps.seek(position);
      const open = steps.openList();
      expect(replay.advance(position, Number.POSITIVE_INFINITY)).toBe(true);
      const heap = replay.entries(Number.POSITIVE_INFINITY);
      expect(heap.map(({ at }) => String(at)).sort()).toEqual(open.map(({ at }) => String(at)).sort());
      expect(heap[0]?.at).toEqual(open[0]?.at);
      expect(heap.filter(({ f }, i) => !(f >= (heap[(i - 1) >> 1]?.f ?? 0)))).toEqual([]);
    }
  });
});

test.each(["reopen", "repair"] as const)(
  "a closed cell that is reached more cheaply: %s, as in the engine",
  (closed) => {
    const rough = new Grid(24, 16);
    for (let cell = 0; cell < 24 * 16; cell++) rough.setCost(cell % 24, Math.floor(cell / 24), 1 + ((cell * 7) % 97));
    const options = { algorithm: "astar", heuristic: "squared-euclidean", weight: 3, closed } as const;
    using steps = trace(rough, scene.start as Point, scene.goal as Point, options);
    const replay = new HeapReplay(steps, {});
    let again = 0;
    for (const { position, kind, at } of steps) {
      steps.seek(position);
      if (kind !== "close" && kind !== "open" && steps.node(at).state === "closed") again++;
      steps.seek(position + 1);
      replay.advance(position + 1, 1);
      const places = (entries: readonly { at: unknown }[]) => entries.map(({ at }) => String(at)).sort();
      expect(places(replay.entries(Number.POSITIVE_INFINITY))).toEqual(places(steps.openList()));
    }
    expect(again, "it comes about").toBeGreaterThan(0);
  },
);

test("node ids may be any number, and a node still rises when it improves", () => {
  const graph = Graph.from({
    nodes: [1, 7, 9, 12, 1_000_000].map((id) => ({ id, x: 0, y: 0 })),
    connections: [
      { from: 1, to: 7, cost: 1 },
      { from: 1, to: 9, cost: 2 },
      { from: 1, to: 12, cost: 8 },
      { from: 7, to: 1_000_000, cost: 10 },
      { from: 9, to: 1_000_000, cost: 1 },
    ],
  });
  using steps = trace(graph, 1, 12, { algorithm: "dijkstra" });
  const replay = new HeapReplay(steps, {});
  for (let position = 0; position <= steps.length; position++) {
    steps.seek(position);
    replay.advance(position, Number.POSITIVE_INFINITY);
    const first = ({ at, f }: { at: unknown; f: number } = { at: null, f: 0 }) => [at, f];
    expect(first(replay.entries(1)[0]), `at ${position}`).toEqual(first(steps.openList(1)[0]));
  }
});

test("nodes that tie in all else are in the order of the graph, as in the engine, and not in that of the search", () => {
  const nodes = [5, 3, 4, 1, 2].map((id) => ({ id, x: 0, y: 0 }));
  const connections = [2, 4, 3, 1].map((to) => ({ from: 5, to, cost: 1 }));
  using steps = trace(Graph.from({ nodes, connections }), 5, 1, { algorithm: "dijkstra" });
  const replay = new HeapReplay(
    steps,
    {},
    nodes.map(({ id }) => id),
  );
  const firsts: unknown[] = [];
  for (let position = 0; position <= steps.length; position++) {
    steps.seek(position);
    replay.advance(position, Number.POSITIVE_INFINITY);
    firsts.push(replay.entries(1)[0]?.at);
    expect(firsts.at(-1), `at ${position}`).toBe(steps.openList(1)[0]?.at);
  }
  expect(firsts).toContain(3);
});

test("a heap replayed in parts equals one replayed at once", () => {
  using steps = trace(map, scene.start as Point, scene.goal as Point);
  const [whole, parts] = [new HeapReplay(steps, {}), new HeapReplay(steps, {})];
  whole.advance(100, Number.POSITIVE_INFINITY);
  const done = Array.from({ length: 5 }, () => parts.advance(100, 24));
  expect(done).toEqual([false, false, false, false, true]);
  expect(parts.entries(50)).toEqual(whole.entries(50));
});
