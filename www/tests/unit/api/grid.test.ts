/** What a grid knows of its text. */
import { Grid, type Place } from "stepstar";
import { expect, test } from "vitest";
import { grid } from "./sample-maps.js";

test("a grid has a start and goal only when its text has S and G", () => {
  expect([grid.start, grid.goal]).toEqual([
    [0, 0],
    [8, 4],
  ]);
  const drawn: (Place | undefined)[] = [new Grid(2, 2).start, Grid.parse("..").goal];
  expect(drawn).toEqual([undefined, undefined]);
  expect(Grid.parse(grid.toText("ascii")).equals(grid)).toBe(true);
});
