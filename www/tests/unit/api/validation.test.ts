/** Bad input throws the right type of error, with a sentence that names the argument, the value and what is allowed. */
import {
  audit,
  find_path,
  formatScenarios,
  Graph,
  Grid,
  lineOfSight,
  Pathfinder,
  resolveOptions,
  Trace,
  trace,
  traceAsync,
} from "stepstar";
import { afterEach, describe, expect, test, vi } from "vitest";

const map = [
  [0, 0, 1],
  [0, 0, 0],
];
const grid = Grid.from(map);
const graph = Graph.from({
  nodes: [
    { id: 1, x: 0, y: 0 },
    { id: 2, x: 1, y: 0 },
  ],
  connections: [{ from: 1, to: 2, cost: 1 }],
});
const steps = trace(grid, [0, 0], [2, 1]);

/** An array whose buffer has been transferred away, which leaves it detached. */
function transferred<T extends Uint8Array | Uint32Array>(array: T): T {
  structuredClone(array, { transfer: [array.buffer as ArrayBuffer] });
  return array;
}

/** The checks serve callers without TypeScript, so the tests step around the types. */
// biome-ignore lint/suspicious/noExplicitAny: that is what is tested
type Anything = any;
const find = find_path as Anything;
const option = (options: Anything) => () => find(map, [0, 0], [2, 1], options);
const from = (place: Anything) => () => find(map, place, [2, 1]);

// After any error the engine must still work.
afterEach(() => {
  expect(find_path(map, [0, 0], [2, 1]).cost).toBe(3);
});

const table: [string, () => unknown, typeof TypeError | typeof RangeError, RegExp][] = [
  // maps
  ["no map", () => find(), TypeError, /map is undefined: it must be a Grid, a Graph, rows of 0 and 1 or the text/],
  ["a number as map", () => find(5, [0, 0], [1, 1]), TypeError, /map is 5/],
  ["a symbol as map", () => find(Symbol("x"), [0, 0], [1, 1]), TypeError, /Symbol\(x\)/],
  [
    "empty rows",
    () => find([], [0, 0], [0, 0]),
    RangeError,
    /number of rows of the map is 0: it must be a whole number from 1/,
  ],
  ["an empty row", () => find([[]], [0, 0], [0, 0]), RangeError, /number of cells in row 0 of the map is 0/],
  ["a place with a text in it", from(["0", 1]), TypeError, /start is \("0", 1\): x and y must be numbers/],
  [
    "an expansion beyond the last",
    () => steps.positionOf(steps.expansions + 1),
    RangeError,
    /number of the expansion is 5/,
  ],
  ["a region right of the map", () => steps.values(3, 0, 0, 1), RangeError, /x of the region is 3/],
  [
    "a region that reaches below the map",
    () => steps.values(0, 1, 1, 2),
    RangeError,
    /height of the region is 2: it must be a whole number from 0 to 1/,
  ],
  ["a Posthoc trace that ends before it begins", () => steps.toPosthoc(3, 2), RangeError, /to is 2/],
  ["a CSV table that ends before it begins", () => steps.toCSV(3, 2), RangeError, /to is 2/],
  ["a wall between cells", () => new Pathfinder(map).setWall(0.5, 0, true), RangeError, /must be whole numbers/],
  ["a cost between cells", () => new Pathfinder(map).setCost(0, 0.5, 2), RangeError, /must be whole numbers/],
  [
    "ragged rows",
    () => find([[0, 0], [0]], [0, 0], [0, 0]),
    RangeError,
    /number of cells in row 1 of the map is 1: row 0 has 2/,
  ],
  [
    "a cell of 2",
    () => find([[0, 2]], [0, 0], [0, 0]),
    RangeError,
    /cell \(1, 0\) of the map is 2: it must be 0 \(free\) or 1/,
  ],
  ["a cell of NaN", () => find([[Number.NaN]], [0, 0], [0, 0]), RangeError, /cell \(0, 0\) of the map is NaN/],
  ["a cell of text", () => find([["0"]], [0, 0], [0, 0]), TypeError, /cell \(0, 0\) of the map is "0"/],
  ["a row with holes", () => find([new Array(2)], [0, 0], [0, 0]), TypeError, /is undefined/],
  [
    "rows of text",
    () => find(["..", ".."], [0, 0], [0, 0]),
    TypeError,
    /Row 0 of the map is "..".*Grid.parse reads text/,
  ],
  ["too many rows", () => find({ length: 1e9 }, [0, 0], [0, 0]), RangeError, /number of rows of the map is 1000000000/],
  ["a length that lies", () => find({ length: "2" }, [0, 0], [0, 0]), TypeError, /rows of the map is "2"/],
  ["text with a wrong letter", () => find("..\n.x", [0, 0], [0, 0]), RangeError, /Line 2, column 2: 'x' is not a cell/],
  ["empty text", () => Grid.parse(""), RangeError, /Line 1, column 1: the text holds no map/],
  ["no text", () => Grid.parse(7 as Anything), TypeError, /text of the map is 7: it must be a string/],
  ["a grid too wide", () => new Grid(4097, 1), RangeError, /width is 4097: it must be a whole number from 1 to 4096/],
  ["a grid of NaN", () => new Grid(Number.NaN, 1), RangeError, /width is NaN/],
  ["a grid half a cell high", () => new Grid(3, 1.5), RangeError, /height is 1.5/],
  ["a grid of 2 ** 32", () => new Grid(1, 2 ** 32), RangeError, /height is 4294967296/],
  ["a grid of bigint", () => new Grid(3n as Anything, 1), TypeError, /width is 3n/],
  [
    "too few bytes",
    () => Grid.fromCells(2, 2, Uint8Array.of(0, 1)),
    RangeError,
    /number of cells is 2: it must be 2 x 2 = 4/,
  ],
  ["a byte of 7", () => Grid.fromCells(2, 1, Uint8Array.of(0, 7)), RangeError, /cell \(1, 0\) is 7/],
  [
    "too few costs",
    () => Grid.fromCells(2, 2, new Uint8Array(4), Float64Array.of(1)),
    RangeError,
    /number of costs is 1: it must be 2 x 2 = 4/,
  ],
  [
    "a cost below 0 among many",
    () => Grid.fromCells(2, 1, new Uint8Array(2), Float64Array.of(1, -2)),
    RangeError,
    /cost of the cell \(1, 0\) is -2/,
  ],
  [
    "costs that are no Float64Array",
    () => Grid.fromCells(1, 1, new Uint8Array(1), [2] as Anything),
    TypeError,
    /costs is \[2\]: it must be a Float64Array/,
  ],
  [
    "costs of 0",
    () => Grid.fromCells(1, 1, new Uint8Array(1), 0 as Anything),
    TypeError,
    /argument costs is 0: it must be a Float64Array/,
  ],
  [
    "cells that are no Uint8Array",
    () => Grid.fromCells(2, 1, [0, 0] as Anything),
    TypeError,
    /cells is \[0, 0\]: it must be a Uint8Array/,
  ],
  [
    "bytes that were transferred",
    () => Grid.fromCells(2, 1, transferred(new Uint8Array(2))),
    TypeError,
    /argument cells is a Uint8Array whose buffer is gone: it must have its numbers/,
  ],
  [
    "Grid.from of a Grid",
    () => Grid.from(grid as Anything),
    TypeError,
    /map is a Grid: it must be a list of rows of 0 \(free\) and 1 \(wall\)\./,
  ],
  [
    "a Pathfinder as map",
    () => find(new Pathfinder(".."), [0, 0], [1, 0]),
    TypeError,
    /map is a Pathfinder: it must be a list of rows of 0 .* or the text of a map/,
  ],
  ["a Trace as start", from(steps), TypeError, /start is a Trace: it must be a point/],
  [
    "options for a Pathfinder's single call",
    () => (new Pathfinder("..") as Anything).find([0, 0], [1, 0], { nearest: true }),
    TypeError,
    /find takes no options: a Pathfinder has those that it was made with/,
  ],
  [
    "a Map as map",
    () => find(new Map(), [0, 0], [0, 0]),
    TypeError,
    /map is a Map: it must be a list of rows of 0 .* or the text of a map/,
  ],
  ["a cell outside", () => grid.isWall(3, 0), RangeError, /cell \(3, 0\) is outside the map: x goes from 0 to 2/],
  ["a negative cell", () => grid.setWall(0, -1, true), RangeError, /cell \(0, -1\) is outside/],
  ["a wall of 1", () => grid.setWall(0, 0, 1 as Anything), TypeError, /argument wall is 1: it must be true or false/],
  [
    "a negative cost",
    () => grid.setCost(0, 0, -1),
    RangeError,
    /cost of the cell \(0, 0\) is -1: it must be a finite number from 0/,
  ],
  ["an infinite cost", () => grid.setCost(0, 0, Infinity), RangeError, /is Infinity/],
  [
    "a cost that overflows",
    () => grid.setCost(0, 0, Number.MAX_VALUE),
    RangeError,
    /is 1.79\S+: it must be a finite number from 0 to 1e100/,
  ],
  [
    "a connection that overflows",
    () => Graph.from({ nodes: graph.nodes, connections: [{ from: 1, to: 2, cost: 1e101 }] }),
    RangeError,
    /cost of connection 0 is 1e\+101: .* to 1e100/,
  ],
  ["a cost of text", () => grid.setCost(0, 0, "5" as Anything), TypeError, /is "5"/],
  [
    "a misspelt format",
    () => grid.toText("digts" as Anything),
    RangeError,
    /did you mean "digits"\? It must be one of "digits"/,
  ],
  [
    "ASCII with the goal on a wall",
    () => {
      const marked = Grid.parse("S.G");
      marked.setWall(2, 0, true);
      marked.toText("ascii");
    },
    RangeError,
    /draws the goal in place of its cell, and \(2, 0\) is a wall: use "digits"/,
  ],
  [
    "digits without a line for their size",
    () => Grid.parse("010\n000"),
    RangeError,
    /Line 1, column 1: '0' .* such as "3 3"/,
  ],
  [
    "equals with an object that only has Grid's prototype",
    () => grid.equals(Object.create(Grid.prototype)),
    TypeError,
    /other grid is a Grid: it must be a Grid\./,
  ],
  [
    "equals with a plain object",
    () => grid.equals({} as Anything),
    TypeError,
    /other grid is an object: it must be a Grid/,
  ],
  [
    "lineOfSight on rows instead of a Grid",
    () => lineOfSight(map as Anything, [0, 0], [1, 1]),
    TypeError,
    /grid is an array of 2: it must be a Grid/,
  ],
  // places
  ["no start", from(undefined), TypeError, /start is undefined: it must be a point, \[x, y\] or \{ x, y \}/],
  ["a start given as text", from("0,0"), TypeError, /start is "0,0"/],
  ["a start of three numbers", from([0, 0, 0]), TypeError, /start is \[0, 0, 0\]/],
  ["a start of two strings", from(["0", "1"]), TypeError, /start is \("0", "1"\): x and y must be numbers/],
  ["a start between cells", from([0.5, 0]), RangeError, /start is \(0.5, 0\): x and y must be whole numbers/],
  ["a start of NaN", from({ x: Number.NaN, y: 0 }), RangeError, /start is \(NaN, 0\)/],
  [
    "a start outside",
    from([3, 0]),
    RangeError,
    /start \(3, 0\) is outside the map: x goes from 0 to 2 and y from 0 to 1/,
  ],
  ["an id on a grid", from(3), TypeError, /start is 3: it must be a point/],
  [
    "a point on a graph",
    () => find(graph, [0, 0], 2),
    TypeError,
    /start is \[0, 0\]: it must be the id of a node, on a graph/,
  ],
  ["an unknown id", () => find(graph, 1, 7), RangeError, /goal \(node 7\) is outside the map/],
  [
    "an id that is no whole number",
    () => find(graph, 1.5, 2),
    RangeError,
    /start is 1.5: it must be a whole number from 0 to 4294967295/,
  ],
  // options
  ["options of null", option(null), TypeError, /argument options is null: it must be an object/],
  ["options of text", option("astar"), TypeError, /argument options is "astar"/],
  [
    "options of a Map",
    option(new Map([["weight", 2]])),
    TypeError,
    /argument options is a Map: it must be an object of options/,
  ],
  ["options of a Set", option(new Set()), TypeError, /argument options is a Set/],
  ["options of a Date", option(new Date()), TypeError, /argument options is a Date/],
  [
    "options of a Graph",
    option(Graph.from({ nodes: [], connections: [] })),
    TypeError,
    /argument options is a Graph: it must be an/,
  ],
  ["options of a Pathfinder", option(new Pathfinder("..")), TypeError, /argument options is a Pathfinder/],
  ["options of a promise", option(Promise.resolve({ weight: 2 })), TypeError, /argument options is a Promise/],
  ["resolveOptions of a Map", () => resolveOptions(new Map() as Anything), TypeError, /argument options is a Map/],
  [
    "an option of other libraries",
    option({ allowDiagonal: true }),
    TypeError,
    /no option "allowDiagonal": did you mean "diagonal"\?/,
  ],
  ["an option with a letter too many", option({ diagonalCosts: 1 }), TypeError, /did you mean "diagonalCost"\?/],
  [
    "an unknown option",
    option({ heuristics: "zero" }),
    TypeError,
    /no option "heuristics": did you mean "heuristic"\?/,
  ],
  ["a stray signal", option({ signal: null }), TypeError, /no option "signal"/],
  ["an own property __proto__", option(JSON.parse('{ "__proto__": 1 }')), TypeError, /no option "__proto__"/],
  [
    "a misspelt choice",
    option({ heuristic: "manhatten" }),
    RangeError,
    /heuristic" is "manhatten": did you mean "manhattan"/,
  ],
  ["a choice of a number", option({ diagonal: 8 }), TypeError, /diagonal" is 8: it must be one of "never", "always"/],
  ["a choice of null", option({ closed: null }), TypeError, /closed" is null/],
  [
    "the first half of a choice",
    option({ heuristic: "euclid" }),
    RangeError,
    /is "euclid": did you mean "euclidean"\?/,
  ],
  [
    "a single letter, too little for a suggestion",
    option({ heuristic: "e" }),
    RangeError,
    /is "e"\. It must be one of/,
  ],
  ["a recipe without its hyphen", option({ recipe: "floorplan" }), RangeError, /did you mean "floor-plan"\?/],
  ["a weight of NaN", option({ weight: Number.NaN }), RangeError, /weight" is NaN: it must be a finite number from 0/],
  ["a negative weight", option({ weight: -1 }), RangeError, /weight" is -1/],
  ["a weight that overflows", option({ weight: 1e101 }), RangeError, /weight" is 1e\+101: .* to 1e100/],
  ["a diagonal cost that overflows", option({ diagonalCost: 1e101 }), RangeError, /diagonalCost" is .* at most 1e100/],
  ["a weight of text", option({ weight: "2" }), TypeError, /weight" is "2"/],
  [
    "a diagonal cost of 0",
    option({ diagonalCost: 0 }),
    RangeError,
    /diagonalCost" is 0: it must be a finite number greater than 0/,
  ],
  [
    "a maxExpansions of 1.5",
    option({ maxExpansions: 1.5 }),
    RangeError,
    /maxExpansions" is 1.5: it must be a whole number, 0 or more/,
  ],
  ["a reverse of 1", option({ reverse: 1 }), TypeError, /reverse" is 1: it must be true or false/],
  ["through with a bare point", option({ through: [0, 0] }), TypeError, /Way point 1 is 0: it must be a point/],
  [
    "through with a point outside",
    option({
      through: [
        [0, 0],
        [9, 9],
      ],
    }),
    RangeError,
    /Way point 2 \(9, 9\) is outside/,
  ],
  [
    "through with an unknown node",
    () => find(graph, 1, 2, { through: [1, 7] }),
    RangeError,
    /^Way point 2 \(node 7\) is outside the map/,
  ],
  [
    "through that is no list",
    option({ through: "0,0" }),
    TypeError,
    /through" is "0,0": it must be an array of places/,
  ],
  [
    "jps over terrain",
    () => find("5..", [0, 0], [2, 0], { algorithm: "jps" }),
    RangeError,
    /"jps" needs a map on which/,
  ],
  ["theta on a graph", () => find(graph, 1, 2, { algorithm: "theta" }), RangeError, /"theta" needs a grid/],
  [
    "resolveOptions with an unknown choice",
    () => resolveOptions({ closed: "x" } as Anything),
    RangeError,
    /"[^"]*"\. It must be one of "reopen", "ignore", "repair"/,
  ],
  // the rest
  ["new Trace()", () => new (Trace as Anything)(), TypeError, /A Trace is made by trace\(\) or traceAsync\(\)/],
  ["new Graph()", () => new (Graph as Anything)(), TypeError, /A Graph is made with Graph.from/],
  [
    "a scenario that is null",
    () => formatScenarios([null] as Anything),
    TypeError,
    /Scenario 0 is null: it must be \{ bucket, map, width/,
  ],
  ["a list of scenarios with a hole", () => formatScenarios(new Array(1)), TypeError, /Scenario 0 is undefined/],
  ["an audit to a goal outside", () => audit(grid, [0, 0], [0, 5]), RangeError, /goal \(0, 5\) is outside/],
  ["a pathfinder with a negative weight", () => new Pathfinder(grid, { weight: -1 }), RangeError, /weight/],
  ["setOccupied on a grid", () => new Pathfinder(grid).setOccupied(1, true), TypeError, /setOccupied is for graphs/],
  [
    "an event beyond the last",
    () => steps.event(steps.length),
    RangeError,
    /number of the event is \d+: it must be a whole number from 0 to/,
  ],
  [
    "an event of an empty trace",
    () => trace("#.", [0, 0], [1, 0]).event(0),
    RangeError,
    /event is 0: it must be one that there is, and there is none\.$/,
  ],
  ["a position beyond the end", () => steps.seek(1e9), RangeError, /position is 1000000000/],
  [
    "a position between two events",
    () => {
      steps.position = 0.5;
    },
    RangeError,
    /position is 0.5/,
  ],
  [
    "a region that reaches right of the map",
    () => steps.values(2, 0, 2, 1),
    RangeError,
    /width of the region is 2: it must be a whole number from 0 to 1/,
  ],
  [
    "next with null",
    () => steps.next(0, 1, null as Anything),
    TypeError,
    /argument what is null: it must be an object of options/,
  ],
  ["next with a Map", () => steps.next(0, 1, new Map() as Anything), TypeError, /argument what is a Map/],
  [
    "next with a misspelt option",
    () => steps.next(0, 1, { kind: "close" } as Anything),
    TypeError,
    /no option "kind": did you mean "kinds"\? The options are "kinds", "at", "mark"/,
  ],
  [
    "next with one kind instead of a list",
    () => steps.next(0, 1, { kinds: "close" } as Anything),
    TypeError,
    /kinds" is "close": it must be an array of kinds/,
  ],
  [
    "next with kinds of null",
    () => steps.next(0, 1, { kinds: null } as Anything),
    TypeError,
    /kinds" is null: it must be an array of kinds/,
  ],
  [
    "paint where there are no canvases",
    () => {
      vi.stubGlobal("ImageData", undefined);
      steps.paint({ putImageData() {} }, new Uint32Array(4), grid);
    },
    Error,
    /painted where there are canvases: there is no ImageData here, as in Node/,
  ],
  [
    "paint with a grid of another size",
    () => steps.paint({ putImageData() {} }, new Uint32Array(4), new Grid(1, 1)),
    TypeError,
    /grid is a Grid: it must be a Grid of 3 x 2 cells, as the trace has/,
  ],
  [
    "paint with colours that were transferred",
    () => steps.paint({ putImageData() {} }, transferred(new Uint32Array(4)), grid),
    TypeError,
    /palette is a Uint32Array whose buffer is gone/,
  ],
  [
    "no nodes",
    () => Graph.from({ connections: [] } as Anything),
    TypeError,
    /The list of nodes of the graph is undefined: it must be an array/,
  ],
  [
    "a node without x",
    () => Graph.from({ nodes: [{ id: 1, y: 0 }], connections: [] } as Anything),
    TypeError,
    /x of node 0/,
  ],
  [
    "a node at NaN",
    () => Graph.from({ nodes: [{ id: 1, x: Number.NaN, y: 0 }], connections: [] }),
    RangeError,
    /x of node 0 is NaN: it must be a finite number from -1e100 to 1e100/,
  ],
  [
    "two nodes with one id",
    () => Graph.from({ nodes: [...graph.nodes, ...graph.nodes], connections: [] }),
    RangeError,
    /id of node 2 is 1/,
  ],
  [
    "a connection to an unknown node",
    () => Graph.from({ nodes: graph.nodes, connections: [{ from: 1, to: 9, cost: 1 }] }),
    RangeError,
    /^The "to" of connection 0 is 9/,
  ],
];

describe("bad input throws an error that says what is wrong", () => {
  test.each(table)("%s", (_, call, type, sentence) => {
    let error: unknown;
    try {
      call();
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(type);
    expect((error as Error).message).toMatch(sentence);
    expect((error as Error).message).toMatch(/[.?]$/);
  });
});

test("a syntax error in a map's text carries its line and column", () => {
  expect(() => Grid.parse("...\n  .y.")).toThrowError(expect.objectContaining({ line: 2, column: 4 }));
});

test("a bad argument of an async call rejects its promise", async () => {
  await expect(traceAsync(grid, [0, 0], [9, 9])).rejects.toThrow(RangeError);
  await expect(traceAsync(grid, [0, 0], [1, 1], { sliceMs: -1 })).rejects.toThrow('option "sliceMs" is -1');
  await expect(traceAsync(grid, [0, 0], [1, 1], { onProgress: 1 as Anything })).rejects.toThrow(
    "it must be a function",
  );
  await expect(traceAsync(grid, [0, 0], [1, 1], { signal: 1 as Anything })).rejects.toThrow("an AbortSignal");
  const unlike = { aborted: false } as Anything;
  await expect(traceAsync(grid, [0, 0], [1, 1], { signal: unlike })).rejects.toThrow("an AbortSignal");
  await expect(steps.marksAsync(null as Anything)).rejects.toThrow("The argument options is null");
  await expect(steps.marksAsync({ sliceMS: 3 } as Anything)).rejects.toThrow('did you mean "sliceMs"?');
  steps.marks();
  await expect(steps.marksAsync({ sliceMs: -1 })).rejects.toThrow('option "sliceMs" is -1');
});

describe("hostile objects cannot harm the engine", () => {
  const boom = () => {
    throw new Error("boom");
  };
  const thrower = new Proxy({}, { get: boom, has: boom, ownKeys: boom, getPrototypeOf: boom });
  const revoked = Proxy.revocable([], {});
  revoked.revoke();

  test.each([
    ["a map that throws", () => find(thrower, [0, 0], [1, 1])],
    ["a revoked map", () => find(revoked.proxy, [0, 0], [1, 1])],
    ["rows that throw", () => find([[0, 0], thrower], [0, 0], [1, 1])],
    ["a point that throws", () => find(map, thrower, [1, 1])],
    ["a revoked point", () => find(map, revoked.proxy, [1, 1])],
    [
      "a coordinate that throws",
      () =>
        find(
          map,
          {
            get x() {
              return boom();
            },
            y: 0,
          },
          [1, 1],
        ),
    ],
    ["options that throw", () => find(map, [0, 0], [1, 1], thrower)],
    [
      "an option that throws",
      () =>
        find(map, [0, 0], [1, 1], {
          get weight() {
            return boom();
          },
        }),
    ],
    ["a value that throws", () => find(map, [0, 0], [1, 1], { weight: { valueOf: boom, toString: boom } })],
    ["a graph that throws", () => Graph.from(thrower as Anything)],
  ])("%s: the error reaches the caller", (_, call) => {
    expect(call).toThrow();
  });

  test("a property added to Object.prototype is not read as an option", () => {
    Object.defineProperty(Object.prototype, "algorithm", { value: "nonsense", configurable: true });
    try {
      expect(find_path(map, [0, 0], [2, 1], {}).cost).toBe(3);
    } finally {
      Reflect.deleteProperty(Object.prototype, "algorithm");
    }
  });

  test("an option that is a getter of the options' class is read", () => {
    class Mine {
      get diagonal() {
        return "always" as const;
      }
    }
    expect(find_path(map, [0, 0], [1, 1], new Mine()).cost).toBe(Math.SQRT2);
  });

  test("any object with named properties can serve as options", () => {
    class Tagged {
      diagonal = "always" as const;
      get [Symbol.toStringTag]() {
        return "Tagged";
      }
    }
    const bare = Object.assign(Object.create(null), { diagonal: "always" });
    for (const options of [new Tagged(), bare, Object.freeze({ diagonal: "always" as const })]) {
      expect(find_path(map, [0, 0], [1, 1], options).cost).toBe(Math.SQRT2);
    }
  });

  test("a Uint8Array from another window is accepted", () => {
    const { runInNewContext } = process.getBuiltinModule("node:vm");
    expect(Grid.fromCells(2, 1, runInNewContext("Uint8Array.of(0, 1)")).isWall(1, 0)).toBe(true);
  });

  test("a Uint8Array with a faked length cannot write outside the engine's memory", () => {
    const cells = new Uint8Array(1 << 20);
    Object.defineProperty(cells, "length", { value: 1 });
    expect(() => Grid.fromCells(1, 1, cells)).toThrow("number of cells is 1048576");
  });

  test("a coordinate is read only once, so a changing getter cannot bypass the checks", () => {
    let reads = 0;
    const point = {
      get x() {
        return reads++ === 0 ? 0 : 1e9;
      },
      y: 0,
    };
    expect(find_path(map, point, [2, 1]).cost).toBe(3);
  });

  test("a map may search another map while it is being read", () => {
    const nested = {
      length: 2,
      get 0() {
        return find_path(map, [0, 0], [1, 1]) && [0, 0];
      },
      1: [0, 0],
    };
    expect(find_path(nested as Anything, [0, 0], [1, 1]).cost).toBe(2);
  });
});

test("read-only properties cannot be overwritten or redefined", () => {
  const steps = trace("...", [0, 0], [2, 0]);
  const own = [new Grid(3, 2), steps].flatMap((it: Anything) => Object.keys(it).map((name) => [it, name] as const));
  expect(own.map(([, name]) => name)).toEqual(expect.arrayContaining(["width", "height", "length", "result"]));
  for (const [it, name] of own) {
    expect(() => Object.assign(it, { [name]: 1e9 }), name).toThrow(TypeError);
    expect(() => Object.defineProperty(it, name, { value: 1e9 }), name).toThrow(TypeError);
  }
  expect(() => steps.values(0, 0, 1000, 1000)).toThrow("The width of the region is 1000");
});

describe("a freed object", () => {
  test.each([
    ["grid", new Grid(2, 2), (it: Anything) => it.isWall(0, 0)],
    ["graph", Graph.from({ nodes: [], connections: [] }), (it: Anything) => it.nodes],
    ["pathfinder", new Pathfinder("...\n..."), (it: Anything) => it.find([0, 0], [1, 1])],
    ["trace", trace("..", [0, 0], [1, 0]), (it: Anything) => it.state()],
  ])("a %s says that it has been freed, and may be freed again", (name, it: { free(): void }, use) => {
    use(it);
    it.free();
    it.free();
    expect(() => use(it)).toThrow(`This ${name} has been freed, and can't be used any more.`);
  });

  test("a freed grid cannot be searched, but its traces keep working", () => {
    const short = new Grid(3, 1);
    const kept = trace(short, [0, 0], [2, 0]);
    short.free();
    expect(() => find_path(short, [0, 0], [2, 0])).toThrow(TypeError);
    kept.seek(kept.length);
    expect(kept.path()).toHaveLength(3);
    expect(kept.result.cost).toBe(2);
  });

  test("disposing, as `using` does, frees", () => {
    const kept = trace("...", [0, 0], [2, 0]);
    kept[Symbol.dispose]();
    expect(() => kept.position).toThrow("has been freed");
  });
});

test("a scenario's places accept every spelling of a point", () => {
  const scenario = { bucket: 0, map: "a.map", width: 5, height: 5, from: { x: 1, y: 2 }, to: [3, 4], length: 1e-7 };
  expect(formatScenarios([scenario] as Anything)).toBe("version 1\n0\ta.map\t5\t5\t1\t2\t3\t4\t1e-7\n");
});

/** Vue and Alpine wrap plain objects in a Proxy, through which private members cannot be reached; the tag tells them not to. */
test("objects of the package have a toStringTag, so that reactive frameworks do not wrap them", () => {
  const kinds = [grid, graph, steps, new Pathfinder(grid)].map((made) => Object.prototype.toString.call(made));
  expect(kinds).toEqual(["[object Grid]", "[object Graph]", "[object Trace]", "[object Pathfinder]"]);
});
