import { type Grid, gridInside } from "./grid.js";
import type { PointLike } from "./place.js";

/**
 * Whether the straight line between the centres of two cells touches no wall, not even a wall's corner.
 *
 * @example
 * ```ts
 * import { Grid, lineOfSight } from "stepstar";
 *
 * const grid = Grid.parse("..#\n...\n#..");
 * lineOfSight(grid, [0, 0], [2, 2]); // => true
 * lineOfSight(grid, [1, 0], [2, 1]); // => false
 * ```
 */
export function lineOfSight(grid: Grid, from: PointLike, to: PointLike): boolean {
  const inside = gridInside(grid, "grid");
  const [first, second] = [inside.numbering.numberOf(from, "first cell"), inside.numbering.numberOf(to, "second cell")];
  return inside.raw.lineOfSight(first, second);
}
