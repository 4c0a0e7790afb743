/** Maps, graphs and scenarios that are refused, when they are made, read or edited. */
import { formatScenarios, Graph, Grid, lineOfSight, Pathfinder, parseScenarios } from "stepstar";
import { expect, test } from "vitest";
import { type Anything, find, graph, grid, map, type Refused, refuses, transferred } from "./bad-input.js";

refuses([
  ["no map", () => find(), TypeError, /map is undefined: it must be a Grid, a Graph, rows of 0 and 1 or the text/],
  ["a number as map", () => find(5, [0, 0], [1, 1]), TypeError, /map is 5/],
  ["null as map", () => find(null, [0, 0], [1, 1]), TypeError, /map is null: it must be a Grid, a Graph, rows/],
  ["Grid.from of null", () => Grid.from(null as Anything), TypeError, /map is null: it must be a list of rows/],
  ["a symbol as map", () => find(Symbol("x"), [0, 0], [1, 1]), TypeError, /Symbol\(x\)/],
  [
    "empty rows",
    () => find([], [0, 0], [0, 0]),
    RangeError,
    /number of rows of the map is 0: it must be a whole number from 1/,
  ],
  ["an empty row", () => find([[]], [0, 0], [0, 0]), RangeError, /number of cells in row 0 of the map is 0/],
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
  ["no costs", () => Grid.fromCosts(null as Anything), TypeError, /map is null: it must be a list of rows of costs/],
  ["ragged costs", () => Grid.fromCosts([[1, 1], [1]]), RangeError, /cells in row 1 of the map is 1: row 0 has 2/],
  [
    "a cost below 0",
    () => Grid.fromCosts([[1], [-1]]),
    RangeError,
    /cost of the cell \(0, 1\) is -1: it must be a number from 0 to 1e\+?100, or Infinity for a wall/,
  ],
  ["a cost of NaN", () => Grid.fromCosts([[Number.NaN]]), RangeError, /cost of the cell \(0, 0\) is NaN/],
  ["a cost of null", () => Grid.fromCosts([[null as Anything]]), TypeError, /cost of the cell \(0, 0\) is null/],
  ["a cost of true", () => Grid.fromCosts([[true as Anything]]), TypeError, /cost of the cell \(0, 0\) is true/],
  ["a width of 0", () => Grid.of(0, 1, () => true), RangeError, /width is 0/],
  [
    "no function",
    () => Grid.of(1, 1, 1 as Anything),
    TypeError,
    /argument cell is 1: it must be a function of x and y/,
  ],
  [
    "a function that tells nothing",
    () => Grid.of(2, 1, ((x: number) => (x === 0 ? true : undefined)) as Anything),
    TypeError,
    /cost of the cell \(1, 0\) is undefined: it must be true, false or a number/,
  ],
  [
    "too few bytes",
    () => Grid.fromCells(2, 2, Uint8Array.of(0, 1)),
    RangeError,
    /number of cells is 2: it must be 2 x 2 = 4/,
  ],
  [
    "the bytes of a picture, four to a cell",
    () => Grid.fromCells(2, 2, new Uint8Array(16).fill(255)),
    RangeError,
    /number of cells is 16: it must be 2 x 2 = 4/,
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
    "cells in an array of another kind, whose numbers would be cut",
    () => Grid.fromCells(2, 1, Float64Array.of(0.5, 257) as Anything),
    TypeError,
    /cells is a Float64Array: it must be a Uint8Array/,
  ],
  [
    "costs in an array of another kind, whose numbers are rounded already",
    () => Grid.fromCells(1, 1, new Uint8Array(1), Float32Array.of(0.1) as Anything),
    TypeError,
    /costs is a Float32Array: it must be a Float64Array/,
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
    /other grid is a Grid: it must be a Grid, not a proxy or one of another copy of this package\./,
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
  [
    "a graph of null",
    () => Graph.from(null as Anything),
    TypeError,
    /graph is null: it must be \{ nodes, connections \}/,
  ],
  ["a graph of text", () => Graph.from("{}" as Anything), TypeError, /graph is "\{\}": it must be \{ nodes, conn/],
  ["new Graph()", () => new (Graph as Anything)(), TypeError, /A Graph is made with Graph.from/],
  [
    "scenarios as bytes",
    () => parseScenarios(new Uint8Array(9) as Anything),
    TypeError,
    /scenarios is .*: it must be a string/,
  ],
  [
    "scenarios that are no list",
    () => formatScenarios({ bucket: 0 } as Anything),
    TypeError,
    /list of scenarios is an object: it must be an array/,
  ],
  [
    "a scenario that is null",
    () => formatScenarios([null] as Anything),
    TypeError,
    /Scenario 0 is null: it must be \{ bucket, map, width/,
  ],
  ...[7, "a\rb", "a\tb", "a\nb"].map(
    (map): Refused => [
      `a scenario whose map is ${JSON.stringify(map)}`,
      () => formatScenarios([{ bucket: 0, map, width: 2, height: 2, from: [0, 0], to: [1, 1], length: 2 } as Anything]),
      TypeError,
      /^The map of scenario 0 is .*: it must be a name without tabs and line ends\.$/,
    ],
  ),
  ["a list of scenarios with a hole", () => formatScenarios(new Array(1)), TypeError, /Scenario 0 is undefined/],
  ["asking for a node that is not there", () => graph.isOccupied(7), RangeError, /^Node 7 is not one of the graph\.$/],
  ["occupying a node that is not there", () => graph.setOccupied(7, true), RangeError, /node 7/i],
  [
    "occupying by 1",
    () => graph.setOccupied(1, 1 as Anything),
    TypeError,
    /argument occupied is 1: it must be true or/,
  ],
  [
    "a connection of a negative cost",
    () => Graph.from({ nodes: graph.nodes, connections: [{ from: 1, to: 2, cost: -1 }] }),
    RangeError,
    /cost of connection 0 is -1: it must be a finite number from 0/,
  ],
  ["setOccupied on a grid", () => new Pathfinder(grid).setOccupied(1, true), TypeError, /setOccupied is for graphs/],
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
    /Node 0 has no x/,
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
]);

test("of many bytes, one that is neither 0 nor 1 is named wherever it is", () => {
  for (let cell = 0; cell < 11 * 3; cell++) {
    for (const value of [2, 255]) {
      const cells = new Uint8Array(11 * 3).fill(1).with(cell, value);
      const name = `(${cell % 11}, ${Math.floor(cell / 11)})`;
      expect(() => Grid.fromCells(11, 3, cells)).toThrow(
        `The cell ${name} is ${value}: it must be 0 (free) or 1 (wall).`,
      );
    }
  }
});

test("a syntax error in a map's text carries its line and column", () => {
  expect(() => Grid.parse("...\n  .y.")).toThrowError(expect.objectContaining({ line: 2, column: 4 }));
});
