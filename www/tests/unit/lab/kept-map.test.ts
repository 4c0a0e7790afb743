/** Maps that the lab keeps in the tab's session storage, as text. */
import { Grid } from "stepstar";
import { expect, test } from "vitest";
import { scatter } from "../../../src/pages/lab/generate/scatter.js";
import { read, write } from "../../../src/pages/lab/kept-map.js";

test.each([0, 1, 2, 9, 300])("a map with %i kinds of terrain is read back unchanged", (kinds) => {
  const { width, height, walls } = scatter(61, 47, 3, 0.3);
  const grid = Grid.fromCells(width, height, walls);
  for (let cell = 0; cell < width * height && kinds > 0; cell += 5)
    if (!walls[cell]) grid.setCost(cell % width, Math.floor(cell / width), 1.5 + (cell % kinds));
  const back = read(write(grid));
  expect([back.width, back.height]).toEqual([width, height]);
  expect(back.walls).toEqual(grid.cells());
  expect(back.costs).toEqual(kinds > 0 ? grid.costs() : undefined);
});

test("terrain under a wall is read back, and what only the first or the last cell has", () => {
  const grid = Grid.parse(".#.\n#..");
  for (const [x, y, cost] of [
    [0, 0, 7],
    [2, 1, 9],
    [1, 0, 5],
    [0, 1, 2],
    [1, 1, 2],
  ] as const)
    grid.setCost(x, y, cost);
  const back = read(write(grid));
  expect([back.walls, back.costs]).toEqual([grid.cells(), grid.costs()]);
});

test("a map on which nearly every cell has a cost of its own is read back unchanged", () => {
  const side = 150;
  const walls = new Uint8Array(side * side).map((_, cell) => Number(cell % 7 === 0));
  const costs = new Float64Array(side * side).map((_, cell) => 1 + cell / 3);
  const text = write({ width: side, height: side, cells: () => walls, costs: () => costs });
  expect(text.isWellFormed()).toBe(true);
  const back = read(text);
  expect([back.width, back.height]).toEqual([side, side]);
  expect(back.walls).toEqual(walls);
  expect(back.costs).toEqual(costs);
});

test("a map of 2000 x 2000 walls fits the storage's limit as well-formed text", () => {
  const text = write({
    width: 2000,
    height: 2000,
    cells: () => new Uint8Array(4e6).fill(1),
    costs: () => undefined,
  });
  expect(text.length).toBeLessThan(300_000);
  expect(text.isWellFormed()).toBe(true);
});
