/** A map with its two ends, as plain data: what generators draw, links carry and files load. */
import { Grid, type Point } from "stepstar";
import type { Drawing } from "stepstar/element";
import { turn } from "./turn.js";

export interface Cells {
  readonly width: number;
  readonly height: number;
  /** Row by row, 1 is a wall. */
  readonly walls: Uint8Array;
  /** Row by row, what it costs to step onto a cell; absent where every cell costs 1. */
  readonly costs?: Float64Array | undefined;
}

export interface Scene extends Cells {
  readonly start: Point;
  readonly goal: Point;
}

/** To make the engine a table of the costs of more cells than this takes longer than a frame. */
const MOST_AT_ONCE = 300_000;
/** So many cells are gone through between two turns of everybody else. */
const CELLS = 100_000;

/** A scene as something to put on the board. */
export async function drawing({ width, height, walls, costs, ...places }: Cells & Drawing): Promise<Drawing> {
  const large = width * height > MOST_AT_ONCE;
  const grid = Grid.fromCells(width, height, walls, large ? undefined : costs);
  // To put millions of cells on the board takes as long as to make a grid of them.
  await turn();
  if (large && costs) await price(grid, costs);
  return { through: [], ...places, grid };
}

/** Cell by cell, in turns: most of them cost 1, as they do already. */
async function price(grid: Grid, costs: Float64Array): Promise<void> {
  for (let from = 0; from < costs.length; from += CELLS) {
    const end = Math.min(costs.length, from + CELLS);
    for (let cell = from; cell < end; cell++)
      if (costs[cell] !== 1) grid.setCost(cell % grid.width, Math.floor(cell / grid.width), costs[cell]!);
    await turn();
  }
}
