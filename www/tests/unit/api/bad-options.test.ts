/** Options that are refused. */
import { audit, Graph, Pathfinder, resolveOptions, trace, traceAsync } from "stepstar";
import { expect, test } from "vitest";
import { type Anything, find, graph, grid, map, refuses, steps } from "./bad-input.js";

const option = (options: Anything) => () => find(map, [0, 0], [2, 1], options);

refuses([
  [
    "options for a Pathfinder's single call",
    () => (new Pathfinder("..") as Anything).find([0, 0], [1, 0], { nearest: true }),
    TypeError,
    /find takes no options: a Pathfinder has those that it was made with/,
  ],
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
  [
    "a choice for a trace, which looks at options further from its caller,",
    () => trace(map, [0, 0], [2, 1], { closed: null as Anything }),
    TypeError,
    /closed" is null/,
  ],
  ["a weight for a trace", () => trace(map, [0, 0], [2, 1], { weight: "2" as Anything }), TypeError, /weight" is "2"/],
  ["a way point of an audit", () => audit(map, [0, 0], [2, 1], { through: [[9, 9]] }), RangeError, /Way point 1/],
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
    "the first word of a choice, when another choice is as short",
    option({ smooth: "line" }),
    RangeError,
    /is "line": did you mean "line-of-sight"\?/,
  ],
  [
    "a single letter, too little for a suggestion",
    option({ heuristic: "e" }),
    RangeError,
    /is "e"\. It must be one of/,
  ],
  ["a short choice with two letters exchanged", option({ algorithm: "bsf" }), RangeError, /did you mean "bfs"\?/],
  [
    "a long choice with several slips",
    option({ heuristic: "squareeucledian" }),
    RangeError,
    /did you mean "squared-euclidean"\?/,
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
  ["a negative maxExpansions", option({ maxExpansions: -1 }), RangeError, /maxExpansions" is -1: it must be a whole/],
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
  [
    "resolveOptions with a way point that no map has",
    () => resolveOptions({ through: [[3, 4], { x: 0, y: -1 }] }),
    RangeError,
    /^The y of way point 2 is -1: it must be a whole number from 0/,
  ],
  [
    "resolveOptions with an id that no graph has",
    () => resolveOptions({ through: [2 ** 32] }),
    RangeError,
    /^Way point 1 is 4294967296/,
  ],
  ["a pathfinder with a negative weight", () => new Pathfinder(grid, { weight: -1 }), RangeError, /weight/],
]);

test("a bad argument of an async call rejects its promise", async () => {
  await expect(traceAsync(grid, [0, 0], [9, 9])).rejects.toThrow(RangeError);
  await expect(traceAsync(grid, [0, 0], [1, 1], { sliceMs: -1 })).rejects.toThrow('option "sliceMs" is -1');
  await expect(traceAsync(grid, [0, 0], [1, 1], { onProgress: 1 as Anything })).rejects.toThrow(
    "it must be a function",
  );
  await expect(traceAsync(grid, [0, 0], [1, 1], { signal: 1 as Anything })).rejects.toThrow("an AbortSignal");
  await expect(traceAsync(grid, [0, 0], [1, 1], { signal: null as Anything })).rejects.toThrow("an AbortSignal");
  const unlike = { aborted: false } as Anything;
  await expect(traceAsync(grid, [0, 0], [1, 1], { signal: unlike })).rejects.toThrow("an AbortSignal");
  await expect(steps.marksAsync(null as Anything)).rejects.toThrow("The argument options is null");
  await expect(steps.marksAsync({ sliceMS: 3 } as Anything)).rejects.toThrow('did you mean "sliceMs"?');
  steps.marks();
  await expect(steps.marksAsync({ sliceMs: -1 })).rejects.toThrow('option "sliceMs" is -1');
});
