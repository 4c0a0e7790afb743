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

/** A scene as something to put on the board. */
export async function drawing({ width, height, walls, costs, ...places }: Cells & Drawing): Promise<Drawing> {
  const grid = Grid.fromCells(width, height, walls, costs);
  // To put millions of cells on the board takes as long as to make a grid of them.
  await turn();
  return { through: [], ...places, grid };
}
