import { expect, test } from "vitest";
import type { Spot } from "../../../src/package/board/scene.js";
import {
  around,
  cellsAlong,
  cellsBetween,
  cellsIn,
  countIn,
  flood,
  rectangle,
  runsIn,
  runsOf,
} from "../../../src/package/board/strokes.js";

test("a fast stroke visits every cell on its way, each of which shares an edge with the one before", () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return (seed / 2 ** 31) * 40;
  };
  for (let round = 0; round < 500; round++) {
    const [a, b]: [Spot, Spot] = [
      [random(), random()],
      [random(), random()],
    ];
    const cells = cellsAlong(a, b);
    expect(cells[0]).toEqual(a.map(Math.floor));
    expect(cells.at(-1)).toEqual(b.map(Math.floor));
    const steps = cells.slice(1).map(([x, y], i) => Math.abs(x - cells[i]![0]) + Math.abs(y - cells[i]![1]));
    expect(steps.filter((step) => step !== 1)).toEqual([]);
    const visited = new Set(cells.map(String));
    const points = Array.from({ length: 100 }, (_, i) => a.map((from, axis) => from + ((b[axis]! - from) * i) / 100));
    // On an edge it may be either cell.
    const inside = points.filter((point) => point.every((value) => Math.abs(value - Math.round(value)) > 1e-6));
    expect(inside.filter((point) => !visited.has(String(point.map(Math.floor))))).toEqual([]);
  }
});

test("a stroke covers exactly the cells that its line crosses", () => {
  expect(cellsAlong([0.5, 0.9], [2.5, 1.4])).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
});

test("a line through cell corners steps along edges, and a line of one cell is that cell", () => {
  expect(cellsBetween([0, 0], [3, 3])).toHaveLength(7);
  expect(cellsBetween([2, 2], [2, 2])).toEqual([[2, 2]]);
  expect(cellsBetween([4, 1], [1, 1]).at(-1)).toEqual([1, 1]);
});

test("a rectangle is an outline or filled, even when it is one cell or one row", () => {
  const cells = (a: Spot, b: Spot, filled: boolean) =>
    [...cellsIn(runsIn(rectangle(a, b, filled), 10))].sort((a, b) => a - b);
  expect(cells([3, 4], [1, 2], false)).toEqual([21, 22, 23, 31, 33, 41, 42, 43]);
  expect(cells([3, 4], [1, 2], true)).toEqual([21, 22, 23, 31, 32, 33, 41, 42, 43]);
  expect(cells([2, 5], [1, 2], false)).toEqual([21, 22, 31, 32, 41, 42, 51, 52]);
  expect(cells([1, 1], [1, 1], false)).toEqual([11]);
  expect(cells([1, 1], [4, 1], false)).toEqual([11, 12, 13, 14]);
  expect(cells([1, 2], [1, 5], false)).toEqual([21, 31, 41, 51]);
});

test("a flood fill stops at walls and does not wrap round the edge of the map", () => {
  const rows = ["..#..", "..#..", "..###", "....."];
  const closed = () => Uint8Array.from(rows.join(""), (cell) => Number(cell !== "."));
  expect([...cellsIn(flood(5, 3, closed()))].sort((a, b) => a - b)).toEqual([3, 4, 8, 9]);
  expect(countIn(flood(5, 0, closed()))).toBe(6 + 5);
});

test("a flood fill finds what can be reached step by step, each cell once, on random maps", () => {
  let seed = 3;
  const random = (end: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * end);
  };
  for (let round = 0; round < 300; round++) {
    const [width, height] = [1 + random(12), 1 + random(12)];
    const kinds = Array.from({ length: width * height }, () => Number(random(10) < round % 6));
    const from = random(kinds.length);
    const closed = Uint8Array.from(kinds, (kind) => Number(kind !== kinds[from]));
    const reached = new Set([from]);
    for (const cell of reached) {
      const x = cell % width;
      const near = [x > 0 && cell - 1, x + 1 < width && cell + 1, cell - width, cell + width];
      for (const next of near) if (next !== false && kinds[next] === kinds[from]) reached.add(next);
    }
    const found = [...cellsIn(flood(width, from, closed))];
    expect(found).toHaveLength(reached.size);
    expect(new Set(found)).toEqual(reached);
  }
});

test("around() is the smallest region that holds the cells", () => {
  expect(around(runsOf([2 * 40 + 5, 4 * 40 + 3]), 40)).toEqual({ x: 3, y: 2, width: 3, height: 3 });
  expect(around(Uint32Array.of(2 * 40 + 5, 2 * 40 + 9), 40)).toEqual({ x: 5, y: 2, width: 4, height: 1 });
  expect(around(runsOf([]), 40)).toBeNull();
});

test("what is drawn on a large map is as many numbers as it has rows, not cells", () => {
  expect(flood(2000, 5, new Uint8Array(2000 * 2000))).toHaveLength(2 * 2000);
  expect(runsIn(rectangle([0, 0], [1999, 1999], true), 2000)).toHaveLength(2 * 2000);
});
