/** Maps from generators and files become grids; large ones over several turns, so that the page stays responsive. */
import { Grid } from "stepstar";
import { expect, test } from "vitest";
import { drawing } from "../../../src/pages/lab/plain-map.js";

/** How many turns of the event loop pass until the work is done. */
async function turnsOf(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const ended = work.finally(() => {
    done = true;
  });
  while (!done) {
    await new Promise((next) => setTimeout(next));
    turns++;
  }
  await ended;
  return turns;
}

test.each([
  [20, 30, 1],
  [700, 900, 7],
] as const)("a map of %i x %i with terrain is built in at least %i turns", async (width, height, least) => {
  const walls = Uint8Array.from({ length: width * height }, (_, cell) => Number(cell % 11 === 0));
  const costs = Float64Array.from(walls, (_, cell) => (cell % 3 === 0 ? 1 + (cell % 7) / 2 : 1));
  const made = drawing({ width, height, walls, costs, start: [1, 0] });
  expect(await turnsOf(made)).toBeGreaterThanOrEqual(least);
  const { grid, ...rest } = await made;
  expect(rest).toEqual({ start: [1, 0], through: [] });
  expect(grid!.equals(Grid.fromCells(width, height, walls, costs))).toBe(true);
});
