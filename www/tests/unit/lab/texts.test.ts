/** What the laboratory saves as a drawing: start and goal where they are now, and nothing lost under them. */
import { Grid, type Point } from "stepstar";
import { expect, test } from "vitest";
import type { Lab } from "../../../src/lab/lab.js";
import { ascii } from "../../../src/lab/save/texts.js";

const saved = (grid: Grid, start: Point, goal: Point) =>
  ascii({ board: { grid, start, goal } } as unknown as Lab).text();

test("start and goal are drawn where they are now, whatever became of the cells they came from", async () => {
  const grid = Grid.parse("S.3\n..G");
  grid.setWall(0, 0, true);
  grid.setCost(2, 1, 5);
  expect(await saved(grid, [1, 0], [0, 1])).toBe("#S3\nG.5\n");
  expect(grid.start).toEqual([0, 0]);
});

test("a cell that a letter would hide is told", () => {
  const grid = Grid.parse("..5\n..#");
  expect(() => saved(grid, [2, 0], [0, 1])).toThrow('the start (2, 0) is on "5"');
  expect(() => saved(grid, [0, 0], [2, 1])).toThrow('the goal (2, 1) is on "#"');
});
