/** What a grid knows of its text, and how maps are sent and saved. */
import { Graph, Grid, type Place } from "stepstar";
import { expect, test } from "vitest";
import { graph, grid } from "./sample-maps.js";

test("a grid has a start and goal only when its text has S and G", () => {
  expect([grid.start, grid.goal]).toEqual([
    [0, 0],
    [8, 4],
  ]);
  const drawn: (Place | undefined)[] = [new Grid(2, 2).start, Grid.parse("..").goal];
  expect(drawn).toEqual([undefined, undefined]);
  expect(Grid.parse(grid.toText("ascii")).equals(grid)).toBe(true);
});

test("a map sent or saved as its comment says is the same map on the other side", () => {
  const terrain = Grid.parse("2.#\n.9.");
  terrain.setCost(1, 0, 12.5);
  const { cells, costs } = structuredClone({ cells: terrain.cells(), costs: terrain.costs() });
  expect(Grid.fromCells(terrain.width, terrain.height, cells, costs).equals(terrain)).toBe(true);
  const { nodes, connections } = graph;
  const saved = Graph.from(JSON.parse(JSON.stringify({ nodes, connections })));
  expect([saved.nodes, saved.connections]).toEqual([nodes, connections]);
});

test("a map of costs has them as they stand in the matrix, and Infinity is a wall", () => {
  const matrix = [
    [1, 2.5, Number.POSITIVE_INFINITY],
    [0, 1e100, 1],
  ];
  const terrain = Grid.fromCosts(matrix);
  expect([terrain.width, terrain.height]).toEqual([3, 2]);
  const read = matrix.map((row, y) =>
    row.map((_, x) => (terrain.isWall(x, y) ? Number.POSITIVE_INFINITY : terrain.cost(x, y))),
  );
  expect(read).toEqual(matrix);
  expect(Grid.fromCosts([Float32Array.of(1, 1)]).costs()).toBeUndefined();
  expect(Grid.fromCosts(matrix).equals(Grid.of(3, 2, (x, y) => matrix[y]![x]!))).toBe(true);
});

test("a function tells of each cell once, row by row: a cost, true or false", () => {
  const asked: [number, number][] = [];
  const drawn = Grid.of(3, 2, (x, y) => {
    asked.push([x, y]);
    return y === 0 ? x + 1 : x !== 1;
  });
  expect(drawn.toText("ascii")).toBe(".23\n.#.\n");
  expect(asked).toEqual([0, 1].flatMap((y) => [0, 1, 2].map((x) => [x, y])));
});
