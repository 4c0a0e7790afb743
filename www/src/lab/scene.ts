/** A map with its two ends, as plain data: what generators draw, links carry and files load. */
import { Grid, type Point } from "stepstar";
import type { Drawing } from "stepstar/element";

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

export function toGrid(scene: Scene): Grid {
  const grid = Grid.fromCells(scene.width, scene.height, scene.walls);
  scene.costs?.forEach((cost, cell) => {
    if (cost !== 1) grid.setCost(cell % scene.width, Math.floor(cell / scene.width), cost);
  });
  return grid;
}

/** A scene as something to put on the board. */
export function drawing(scene: Scene): Drawing {
  return { grid: toGrid(scene), start: scene.start, goal: scene.goal, through: [] };
}
