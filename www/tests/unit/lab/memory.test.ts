import { Grid } from "stepstar";
import { expect, test } from "vitest";
import { contentsOfGrid } from "../../../src/lab/memory.js";

/** Thirty-five cells: eight words of four walls, and three more. */
const [WIDTH, HEIGHT] = [7, 5];

function contents(edit: (grid: Grid) => void): string {
  const grid = new Grid(WIDTH, HEIGHT);
  edit(grid);
  return contentsOfGrid(grid);
}

test("each wall and each cost makes it another map", () => {
  const maps = [contents(() => {})];
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      maps.push(contents((grid) => grid.setWall(x, y, true)));
      maps.push(contents((grid) => grid.setCost(x, y, 2)));
      maps.push(contents((grid) => grid.setCost(x, y, 2.001)));
    }
  }
  expect(new Set(maps).size).toBe(maps.length);
});

test("a map that is as it was before is known again, also where a cost of 1 is written down", () => {
  const back = (grid: Grid) => {
    grid.setWall(3, 2, true);
    grid.setCost(1, 1, 5);
    grid.setWall(3, 2, false);
    grid.setCost(1, 1, 1);
  };
  expect(contents(back)).toBe(contents(() => {}));
});
