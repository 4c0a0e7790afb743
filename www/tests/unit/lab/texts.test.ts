/** Maps saved as text by the lab. */
import { Graph, Grid, type Point } from "stepstar";
import { expect, test } from "vitest";
import { parseSource } from "../../../src/package/element/source.js";
import { readMap } from "../../../src/package/shared/read-map.js";
import type { Lab } from "../../../src/pages/lab/lab.js";
import { refuseBinary } from "../../../src/pages/lab/load/refuse-binary.js";
import { json, mapIn, pathCsv } from "../../../src/pages/lab/save/texts.js";

const saved = async (grid: Grid, start: Point | null, goal: Point | null) => {
  const [starts, goals] = [start, goal].map((end) => (end ? [end] : []));
  return (await mapIn("ascii", { board: { grid, starts, goals } } as unknown as Lab)).text();
};

test("a saved map has start and goal where they are now, not where the map's text had them", async () => {
  const grid = Grid.parse("S.3\n..G");
  grid.setWall(0, 0, true);
  grid.setCost(2, 1, 5);
  expect(await saved(grid, [1, 0], [0, 1])).toBe("#S3\nG.5\n");
  expect(grid.start).toEqual([0, 0]);
});

test("saving as ASCII fails when S or G would hide terrain or a wall", async () => {
  const grid = Grid.parse("..5\n..#");
  await expect(saved(grid, [2, 0], [0, 1])).rejects.toThrow('the start (2, 0) is on "5"');
  await expect(saved(grid, [0, 0], [2, 1])).rejects.toThrow('the goal (2, 1) is on "#"');
});

test("the path is saved with its start or without it, and one that there is not is told", async () => {
  const board = (path: unknown[], graph: object | null = null) =>
    ({ board: { result: { path }, graph } }) as unknown as Lab;
  const cells = [
    [0, 0],
    [1, 0],
  ];
  expect(await pathCsv(board(cells), true).text()).toBe("x,y\n0,0\n1,0\n");
  expect(await pathCsv(board(cells), false).text()).toBe("x,y\n1,0\n");
  expect(await pathCsv(board([7, 3], {}), false).text()).toBe("node\n3\n");
  expect(() => pathCsv(board([]), true)).toThrow("There is no path.");
});

test("a map without a free cell, so without start and goal, can be saved", async () => {
  const grid = Grid.parse("##\n##");
  expect(await saved(grid, null, null)).toBe("##\n##\n");
});

const progress = { signal: new AbortController().signal, told: () => {} };
const asJson = async (board: object) => (await json({ board } as unknown as Lab, progress)).text();
const reread = async (board: object) => readMap(await asJson(board));

test("JSON of a map without terrain, start and goal is a plain matrix; with them it keeps them", async () => {
  const grid = Grid.parse(".#\n..");
  const cells = [
    [0, 1],
    [0, 0],
  ];
  const saved = async (start: Point | null, goal: Point | null) =>
    JSON.parse(await asJson({ grid, graph: null, start, goal, through: [] }));
  expect(await saved(null, null)).toEqual(cells);
  expect(await saved([0, 1], [1, 1])).toEqual({ cells, start: [0, 1], goal: [1, 1] });
  expect(await reread({ grid, graph: null, start: [0, 1], goal: [1, 1], through: [] })).toMatchObject({
    start: [0, 1],
    goal: [1, 1],
  });
});

test("a map with terrain survives JSON, start and goal included", async () => {
  const grid = Grid.parse(".3#\n..9");
  grid.setCost(0, 1, 0.25);
  grid.setCost(2, 0, 7);
  const read = (await reread({ grid, graph: null, start: [1, 0], goal: [2, 1], through: [] })) as { grid: Grid };
  expect(read).toMatchObject({ start: [1, 0], goal: [2, 1] });
  expect(read.grid.equals(grid)).toBe(true);
});

test("way points survive JSON, with and without terrain", async () => {
  const places = {
    start: [0, 1],
    goal: [2, 1],
    through: [
      [1, 0],
      [0, 0],
    ],
  };
  for (const text of ["..#\n...", "..#\n.4."]) {
    const grid = Grid.parse(text);
    const read = (await reread({ grid, graph: null, ...places })) as { grid: Grid };
    expect(read).toMatchObject(places);
    expect(read.grid.equals(grid)).toBe(true);
  }
});

test("a map with terrain under its walls, but without a free cell, so without start and goal, survives JSON", async () => {
  const grid = Grid.parse("5");
  grid.setWall(0, 0, true);
  const read = (await reread({ grid, graph: null, start: null, goal: null, through: [] })) as { grid: Grid };
  expect(read.grid.equals(grid)).toBe(true);
});

test("a graph survives JSON, occupied nodes included", async () => {
  const nodes = [4, 7, 9].map((id) => ({ id, x: id, y: 0 }));
  const graph = Graph.from({ nodes, connections: [{ from: 4, to: 7, cost: 2 }] });
  graph.setOccupied(9, true);
  const read = (await reread({ grid: null, graph, start: 7, goal: 4, through: [9, 7] })) as { graph: Graph };
  expect(read).toMatchObject({ start: 7, goal: 4, through: [9, 7] });
  expect(read.graph.nodes).toEqual(graph.nodes);
  expect(read.graph.connections).toEqual(graph.connections);
  expect(read.graph.isOccupied(9)).toBe(true);
});

test("an element reads the lab's JSON, with start, goal and way points", async () => {
  const grid = Grid.parse("..#\n.4.");
  const places = { start: [0, 1], goal: [2, 1], through: [[1, 0]] };
  expect(parseSource(await asJson({ grid, graph: null, ...places }))).toMatchObject({
    drawing: { width: 3, height: 2, walls: grid.cells(), costs: grid.costs() },
    places,
  });
  const nodes = [4, 7, 9].map((id) => ({ id, x: id, y: 0 }));
  const graph = Graph.from({ nodes, connections: [{ from: 4, to: 7, cost: 2 }] });
  graph.setOccupied(9, true);
  const ends = { start: 7, goal: 4, through: [] };
  expect(parseSource(await asJson({ grid: null, graph, ...ends }))).toMatchObject({
    drawing: { nodes, occupied: new Set([9]) },
    places: ends,
  });
  expect(parseSource("[[1, 0], [0, 0]]").places).toEqual({ start: [1, 0], goal: [1, 1], through: [] });
});

test.each([
  ["", "The text is empty: a map has at least one cell."],
  [" \n", "The text is empty: a map has at least one cell."],
  ["\n {", "This is not JSON: "],
  ['{"cells": [[0, 0]], "costs": [[1]]}', "not a matrix of 2 x 1 numbers"],
  ['{"cells": [[0, 0]], "costs": [[1, 1], [1, 1]]}', "not a matrix of 2 x 1 numbers"],
  ['{"cells": [[0, 0], [0, 0]], "costs": [[1, 1], [1]]}', "not a matrix of 2 x 2 numbers"],
  ['{"cells": [[0, 0]], "costs": [null]}', "not a matrix of 2 x 1 numbers"],
  ['{"cells": [[0, 0]], "costs": null}', "not a matrix of 2 x 1 numbers"],
  ['{"cells": [[0, 0]], "costs": [[1, "much"]]}', 'cost of the cell (1, 0) is "much"'],
  ['{"cells": [[0, 0]], "goal": [2, 0]}', "The goal is [2,0]: it must be a cell [x, y] of the map."],
  [
    '{"nodes": [{"id": 1, "x": 0, "y": 0}], "connections": [], "start": 5}',
    "The start is 5: it must be the id of a node",
  ],
  ['{"cells": [[0, 0]], "through": [[1, 0], [1, 1]]}', "The way point is [1,1]: it must be a cell [x, y] of the map."],
  ['{"cells": [[0, 0]], "through": "1,0"}', "The way points are not a list of places."],
  ['{"nodes": [], "connections": [], "occupied": 1}', "The occupied nodes are not a list of ids."],
  ['{"hello": 1}', "neither a matrix"],
  ['{"nodes": []}', "neither a matrix"],
])("malformed JSON throws an error that says why: %s", (text, part) => {
  expect(() => readMap(text)).toThrow(part);
});

test("a binary file is refused by its bytes, naming its kind where it is known", () => {
  const film = new TextDecoder().decode(Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42));
  expect(() => refuseBinary(film, "video/webm")).toThrow("It is a file of the kind video/webm: a map is text");
  expect(() => refuseBinary("PK\x03\0", "")).toThrow("It is not text");
  expect(() => refuseBinary("\x07\x07\x07", "")).toThrow("It is not text");
  expect(() => refuseBinary("Größe\t…\n", "text/plain")).not.toThrow();
});
