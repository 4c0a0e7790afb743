/** Hexagons by axial coordinates, and as the columns and rows of the grid that their cells lie in. */

import type { Orientation } from "./definitions.js";
import type { Point } from "./place.js";

/** A hexagon by its axial coordinates, either of which may be negative. */
export type Axial = [q: number, r: number];

/** A hexagon, as `[q, r]` or `{ q, r }`. */
export type AxialLike = readonly [q: number, r: number] | { readonly q: number; readonly r: number };

/** Odd rows stand half a cell to the right, odd columns half a cell lower. */
export const axialOf = (orientation: Orientation, [x, y]: readonly [x: number, y: number]): Axial =>
  orientation === "flat" ? [x, y - (x >> 1)] : [x - (y >> 1), y];

export const cellOf = (orientation: Orientation, [q, r]: readonly [q: number, r: number]): Point =>
  orientation === "flat" ? [q, r + (q >> 1)] : [q + (r >> 1), r];
