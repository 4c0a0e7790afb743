/** Running out of engine memory gives a plain error, and everything works again once memory is freed. */
import { expect, test, vi } from "vitest";

/** The engine keeps its memory private, so the test catches it as it is instantiated. */
const memories: WebAssembly.Memory[] = [];
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(...given: ConstructorParameters<typeof WebAssembly.Instance>) {
    super(...given);
    const { memory } = this.exports;
    if (memory instanceof WebAssembly.Memory) memories.push(memory);
  }
};
const { GridPathfinder } = await import("../../../src/generated/stepstar_wasm.js");
const { audit, auditAsync, find_path, formatScenarios, Graph, Grid, parseScenarios, Pathfinder, trace, traceAsync } =
  await import("stepstar");

/** Grows the memory to its limit; pages that are never touched cost next to nothing. */
function fill(memory: WebAssembly.Memory) {
  for (let pages = 1 << 15; pages >= 1; pages >>= 1) {
    try {
      for (;;) memory.grow(pages);
    } catch {
      // No room for this many pages: try half as many.
    }
  }
}

/** A map of corridors, each as long as the map is wide, on which the only way leads through all of them. */
function serpentine(side: number) {
  const gap = (y: number) => (y % 4 === 1 ? side - 1 : 0);
  const row = (y: number) => Array.from({ length: side }, (_, x) => (y % 2 === 1 && x !== gap(y) ? 1 : 0));
  return Grid.from(Array.from({ length: side }, (_, y) => row(y)));
}

test("an answer is read from where it lies when the memory has grown while it was found", () => {
  const finder = new Pathfinder("S#.\n##.\n..G");
  const walled = finder.find([0, 0], [2, 2]);
  expect(walled.status).toBe("unreachable");
  const { find } = GridPathfinder.prototype;
  GridPathfinder.prototype.find = function (...places) {
    const address = find.apply(this, places);
    memories.at(-1)!.grow(1);
    return address;
  };
  try {
    expect(finder.find([0, 0], [2, 2])).toEqual(walled);
  } finally {
    GridPathfinder.prototype.find = find;
    finder.free();
  }
});

test("full memory throws a plain RangeError, and works again once something is freed", async () => {
  const grid = new Grid(2000, 2000);
  const small = new Grid(60, 60);
  const twin = grid.clone();
  const finder = new Pathfinder(new Grid(300, 300));
  const steps = trace(grid, [0, 0], [9, 9]);
  const chain = Array.from({ length: 200_000 }, (_, id) => ({ id, x: id, y: 0 }));
  const links = chain.slice(1).map(({ id }) => ({ from: id - 1, to: id, cost: 1 }));
  const graph = Graph.from({ nodes: chain, connections: links });
  const rim = chain.slice(0, 20_000);
  const star = Graph.from({ nodes: rim, connections: rim.map(({ id }) => ({ from: 0, to: id, cost: id })) });
  const wide = trace(star, 0, rim.length - 1);
  const queries = `version 1\n${"0\ta.map\t9\t9\t1\t1\t2\t2\t1.5\n".repeat(20_000)}`;
  const scenarios = parseScenarios(queries);
  wide.seek(rim.length);
  // In Node there is none, but whether there is room for a picture is asked before one is made.
  vi.stubGlobal("ImageData", class {});
  const costs = Float64Array.from({ length: 200 * 200 }, (_, i) => 1 + ((i * 7919) % 10007) / 10007);
  const rising = trace(Grid.fromCells(200, 200, new Uint8Array(costs.length), costs), [0, 0], [199, 199]);
  const winding = trace(serpentine(301), [0, 0], [300, 300]);
  winding.position = winding.length;
  fill(memories.at(-1)!);
  const kept: InstanceType<typeof Grid>[] = [];
  // Fill the holes in the heap too.
  for (const side of [2048, 256, 16]) {
    try {
      for (;;) kept.push(new Grid(side, side));
    } catch {
      // No hole is left for a grid of this size.
    }
  }

  const full = /^The engine's memory is full: free\(\) grids, graphs, pathfinders and traces/;
  const refused: Record<string, () => unknown> = {
    "a trace": () => trace(grid, [0, 0], [9, 9]),
    "a trace on a graph": () => trace(graph, 0, 1),
    "a path": () => find_path(grid, [0, 0], [1999, 1999]),
    "a path by plain A*": () => find_path(grid, [0, 0], [1999, 1999], { algorithm: "astar" }),
    "a path on a graph": () => find_path(graph, 0, 1),
    "an audit": () => audit(grid, [0, 0], [9, 9]),
    "a pathfinder": () => new Pathfinder(grid),
    "a cost": () => grid.setCost(1, 1, 5),
    "a first cost of a grid that nothing shares": () => small.setCost(1, 1, 5),
    "a cost of a pathfinder": () => finder.setCost(1, 1, 5),
    "an edit of what is shared": () => twin.setWall(1, 1, true),
    "a grid": () => new Grid(256, 256),
    "a short trace": () => trace(small, [0, 0], [2, 0]),
    "the state of every cell": () => steps.state(),
    "all that is known of many cells": () => steps.values(0, 0, 500, 500),
    "every cell": () => grid.cells(),
    "a map as text": () => grid.toText("digits"),
    "every node": () => graph.nodes,
    "every connection": () => graph.connections,
    "the open nodes in their order": () => wide.openList(),
    "the first of very many open nodes": () => wide.openList(3),
    "what has changed": () => wide.changed(0),
    "a long path": () => winding.path(),
    "the marks": () => rising.marks(),
    "why a node came first among very many": () => wide.explain(rim.length + 1),
    "a picture": () => steps.paint({ putImageData() {} }, Uint32Array.of(1, 2, 3, 4), grid),
    "the steps as a table": () => wide.toCSV(),
    "the steps for the visualiser": () => wide.toPosthoc(),
    "a node of a graph that a trace has": () => star.setOccupied(5, true),
    "a pathfinder on a graph": () => new Pathfinder(graph),
    "a map from a text": () => Grid.parse(`1000 1000\n${"0".repeat(1e6)}`),
    "a map from bytes": () => Grid.fromCells(1000, 1000, new Uint8Array(1e6)),
    "a graph": () => Graph.from({ nodes: chain, connections: links }),
    "queries from a text": () => parseScenarios(queries),
    "queries as a text": () => formatScenarios(scenarios),
  };
  for (const [what, act] of Object.entries(refused)) expect(act, what).toThrow(full);
  for (const [what, act] of Object.entries(refused)) expect(act, `${what}, once more`).toThrow(RangeError);
  await expect(traceAsync(grid, [0, 0], [9, 9])).rejects.toThrow(full);
  await expect(auditAsync(grid, [0, 0], [9, 9])).rejects.toThrow(full);
  await expect(rising.marksAsync()).rejects.toThrow(full);

  expect(find_path("S.G", [0, 0], [2, 0]).cost).toBe(2);
  steps.seek(1);
  expect(steps.node([0, 0]).h).toBe(18);
  wide.seek(2);
  expect(wide.openList(3).length + wide.changed(1).length).toBe(1);
  wide.seek(rim.length);

  for (const each of kept) each.free();
  expect(steps.state()[0]).toBe(1);
  expect([wide.openList(3).length, wide.openList().length, wide.changed(0).length]).toEqual([3, 19_998, 19_999]);
  expect(wide.toCSV().split("\n").length).toBeGreaterThan(wide.length);
  expect(wide.explain(rim.length + 1)).toMatch(/^Expanded/);
  expect(winding.path()).toEqual(winding.result.path);
  expect(rising.marks().fRises.length).toBeGreaterThan(100);
  winding.free();
  rising.free();
  vi.unstubAllGlobals();
  wide.free();
  star.setOccupied(5, true);
  star.free();
  expect(parseScenarios(queries)).toEqual(scenarios);
  steps.free();
  expect(grid.cells()[0]).toBe(0);
  expect(grid.toText("digits")).toMatch(/^2000 2000\n0/);
  expect([graph.nodes.length, graph.connections.length]).toEqual([chain.length, links.length]);
  grid.free();
  finder.setCost(1, 0, 5);
  expect(finder.find([0, 0], [2, 0]).cost).toBe(4);
  finder.free();
  expect(trace("S.G", [0, 0], [2, 0]).result.cost).toBe(2);
  twin.setWall(1, 1, true);
  expect(twin.isWall(1, 1)).toBe(true);
  twin.free();
  graph.free();
});

test("where there is room for something to begin, but not to end, it throws the same and gives back what it had taken", () => {
  const grid = new Grid(600, 600);
  const plain = new Grid(1200, 1200);
  const dear = new Grid(600, 600);
  dear.setCost(1, 1, 5);
  const followed = new Grid(500, 500);
  const followers = [new Pathfinder(followed), new Pathfinder(followed)];
  const memory = memories.at(-1)!;
  fill(memory);
  const kept: InstanceType<typeof Grid>[] = [];
  for (const side of [2048, 512, 64]) {
    try {
      for (;;) kept.push(new Grid(side, side));
    } catch {
      // No hole is left for a grid of this size.
    }
  }
  // Room for what is known of each cell at first (3 MB), but neither for the steps (more than 14 MB), nor for that of two searches.
  for (const each of kept.splice(0, 5)) each.free();
  const full = /^The engine's memory is full/;
  for (const algorithm of ["dijkstra", "bidirectional", "dijkstra"] as const) {
    expect(() => trace(grid, [0, 0], [599, 599], { algorithm }), algorithm).toThrow(full);
    expect(() => audit(grid, [0, 0], [599, 599], { algorithm }), `an audit of ${algorithm}`).toThrow(full);
  }
  // Of every cell a cost, and of each dear one much more.
  expect(() => plain.setCost(1, 1, 5), "a first cost").toThrow(full);
  expect(() => new Pathfinder(dear), "a pathfinder over costs").toThrow(full);
  // A cost for a map has room, but not in its pathfinders.
  followed.setCost(1, 0, 5);
  for (const each of followers) expect(() => each.find([0, 0], [2, 0]), "a pathfinder of that map").toThrow(full);
  // Letters beyond ASCII could take up to three bytes each.
  const text = `\uFEFF1600 1600\n${"0".repeat(1600 * 1600)}`;
  expect(() => Grid.parse(text), "a map from a text with other letters").toThrow(full);
  expect(trace("S.G", [0, 0], [2, 0]).result.cost).toBe(2);
  for (const each of kept) each.free();
  for (const each of followers) expect(each.find([0, 0], [2, 0]).cost).toBe(4);
});
