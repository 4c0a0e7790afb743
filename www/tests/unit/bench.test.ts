/** The page "Benchmarks": its maps, its reference searches and its check of every answer. */
import { expect, test } from "vitest";
import { comparison } from "../../src/pages/bench/comparison.js";
import {
  cavesMap,
  cityMap,
  mazeMap,
  queries,
  randomMap,
  roads,
  roomsMap,
  terrains,
} from "../../src/pages/bench/maps.js";
import type { BenchMessage, Row } from "../../src/pages/bench/plan.js";
import { dijkstra } from "../../src/pages/bench/reference/dijkstra.js";
import { flood } from "../../src/pages/bench/reference/flood.js";
import { ObjectAStar } from "../../src/pages/bench/reference/object-astar.js";
import { TypedAStar } from "../../src/pages/bench/reference/typed-astar.js";
import { walkGrid } from "../../src/pages/bench/walk.js";

const SIDE = 40;
const maps = [randomMap(SIDE, 0.2), roomsMap(SIDE, 8), mazeMap(SIDE), cavesMap(SIDE), cityMap(SIDE)];

test.each(maps)("both plain-JavaScript A* searches find the same cost on $name, and a path of that cost", (map) => {
  for (const costs of Object.values(terrains).map((make) => make(SIDE))) {
    for (const diagonal of [true, false]) {
      const typed = new TypedAStar(SIDE, SIDE, map.cells, costs, diagonal);
      const objects = new ObjectAStar(SIDE, SIDE, map.cells, costs, diagonal);
      for (const pair of queries(map, 10)) {
        const { path, cost } = typed.find(...pair);
        expect(walkGrid({ ...map, costs }, path, pair, diagonal)).toBeCloseTo(cost, 9);
        expect(objects.find(...pair).cost).toBeCloseTo(cost, 9);
      }
    }
  }
});

test("without terrain or diagonals the cost is the distance a breadth-first flood counts", () => {
  const map = randomMap(SIDE, 0.3);
  const typed = new TypedAStar(SIDE, SIDE, map.cells, new Float64Array(SIDE * SIDE).fill(1), false);
  for (const pair of queries(map, 30)) expect(typed.find(...pair).cost).toBe(flood(map, pair[0])[pair[1]]);
});

test("a path that cuts a corner, enters a wall, skips a cell or is empty is rejected", () => {
  const map = { width: 3, cells: Uint8Array.from([0, 1, 0, 0, 0, 0]) };
  expect(walkGrid(map, [0, 3, 4, 5], [0, 5], true)).toBe(3);
  expect(walkGrid(map, [0, 4, 5], [0, 5], true)).toBeNaN();
  expect(walkGrid(map, [0, 1, 2], [0, 2], true)).toBeNaN();
  expect(walkGrid(map, [3, 5], [3, 5], true)).toBeNaN();
  expect(walkGrid(map, [], [3, 5], true)).toBeNaN();
});

test("the distance by road is the same in both directions", () => {
  const map = roads(400);
  const [there, back] = [dijkstra(map, 0)[399], dijkstra(map, 399)[0]];
  expect(there).toBeCloseTo(back!, 6);
});

test("a comparison puts every query to every contestant, and all answers are right", () => {
  const plan = { map: "random", terrain: "hills", side: 32, diagonal: true, queries: 15 } as const;
  const messages = [...comparison(plan)];
  const rows = messages.filter((message) => message.kind === "rows").at(-1)!.rows;
  expect(rows.map(({ done, wrong }: Row) => [done, wrong])).toEqual([
    [15, 0],
    [15, 0],
    [15, 0],
  ]);
  expect(messages.at(-1)).toEqual({ kind: "done" } satisfies BenchMessage);
});
