/** A map with its two ends, as plain data: what generators draw, links carry and files load. */
import { Grid, type Point } from "stepstar";
import type { Drawing } from "stepstar/element";
import { turn } from "./turn.js";

const SLICE_MS = 6;

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Row by row, 1 is a wall. */
  readonly walls: Uint8Array;
  /** Row by row, what it costs to step onto a cell; absent where every cell costs 1. */
  readonly costs?: Float64Array;
  readonly start: Point;
  readonly goal: Point;
}

/** Terrain in slices: on a map of millions of cells it has hundreds of thousands. */
export async function toGrid({ width, height, walls, costs }: Scene): Promise<Grid> {
  const grid = Grid.fromCells(width, height, walls);
  let began = performance.now();
  for (let y = 0; costs && y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cost = costs[y * width + x]!;
      if (cost !== 1) grid.setCost(x, y, cost);
    }
    if (performance.now() - began < SLICE_MS) continue;
    await turn();
    began = performance.now();
  }
  return grid;
}

/** A scene as something to put on the board. */
export async function drawing(scene: Scene): Promise<Drawing> {
  return { grid: await toGrid(scene), start: scene.start, goal: scene.goal, through: [] };
}
