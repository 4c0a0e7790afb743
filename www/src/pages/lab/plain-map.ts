/** From a plain map to one on the board. */
import { Grid, type Point } from "stepstar";
import type { Drawing } from "stepstar/element";
import type { PlainGrid } from "../../package/shared/plain-map.js";
import { yieldToPage } from "./yield-to-page.js";

/** A map with its two ends, as generators draw it. */
export interface MadeMap extends PlainGrid {
  readonly start: Point;
  readonly goal: Point;
}

/** Handing the engine the costs of more cells than this takes longer than a frame. */
const MOST_AT_ONCE = 300_000;
/** Cells gone through before the rest of the page runs. */
const CELLS_AT_ONCE = 100_000;

/** A map as something to put on the board. */
export async function drawing({ width, height, walls, costs, ...places }: PlainGrid & Drawing): Promise<Drawing> {
  const large = width * height > MOST_AT_ONCE;
  const grid = Grid.fromCells(width, height, walls, large ? undefined : costs);
  // Putting millions of cells on the board takes as long as making a grid of them: a task of its own.
  await yieldToPage();
  if (large && costs) await setCosts(grid, costs);
  return { through: [], ...places, grid };
}

/** Cell by cell, in slices; most cost 1, which they do already. */
async function setCosts(grid: Grid, costs: Float64Array): Promise<void> {
  for (let from = 0; from < costs.length; from += CELLS_AT_ONCE) {
    const end = Math.min(costs.length, from + CELLS_AT_ONCE);
    for (let cell = from; cell < end; cell++)
      if (costs[cell] !== 1) grid.setCost(cell % grid.width, Math.floor(cell / grid.width), costs[cell]!);
    await yieldToPage();
  }
}
