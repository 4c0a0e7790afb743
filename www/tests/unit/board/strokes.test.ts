import { expect, test } from "vitest";
import type { Spot } from "../../../src/board/scene.js";
import { cellsAlong, cellsBetween, cellsIn, flood, rectangle } from "../../../src/board/strokes.js";

test("a fast stroke visits cells that share an edge, without gaps", () => {
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
  const cells = (a: Spot, b: Spot, filled: boolean) => [...cellsIn(rectangle(a, b, filled), 10)].sort((a, b) => a - b);
  expect(cells([3, 4], [1, 2], false)).toEqual([21, 22, 23, 31, 33, 41, 42, 43]);
  expect(cells([3, 4], [1, 2], true)).toEqual([21, 22, 23, 31, 32, 33, 41, 42, 43]);
  expect(cells([2, 5], [1, 2], false)).toEqual([21, 22, 31, 32, 41, 42, 51, 52]);
  expect(cells([1, 1], [1, 1], false)).toEqual([11]);
  expect(cells([1, 1], [4, 1], false)).toEqual([11, 12, 13, 14]);
});

test("a flood fill stops at walls and does not wrap round the edge of the map", () => {
  const rows = ["..#..", "..#..", "..###", "....."];
  const map = { width: 5, height: 4 };
  const same = (index: number) => rows[Math.floor(index / 5)]![index % 5] === ".";
  expect([...flood(map, 3, same)].sort((a, b) => a - b)).toEqual([3, 4, 8, 9]);
  expect(flood(map, 0, same)).toHaveLength(6 + 5);
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
    const same = (index: number) => kinds[index] === kinds[from];
    const reached = new Set([from]);
    for (const cell of reached) {
      const x = cell % width;
      const near = [x > 0 && cell - 1, x + 1 < width && cell + 1, cell - width, cell + width];
      for (const next of near) if (next !== false && kinds[next] === kinds[from]) reached.add(next);
    }
    const found = [...flood({ width, height }, from, same)];
    expect(found).toHaveLength(reached.size);
    expect(new Set(found)).toEqual(reached);
  }
});
