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
