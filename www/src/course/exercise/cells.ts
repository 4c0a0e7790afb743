/** The map of an exercise: a grid, several floors with their stairs, or hexagons. */

import type { Axial } from "../../package/api/axial.js";
import type { Floors } from "../../package/api/floors.js";
import type { Hexagons } from "../../package/api/hexagons.js";
import type { Grid } from "../../package/api/index.js";
import type { FloorPoint, Point } from "../../package/api/place.js";
import { cellOf as spotOf } from "../../package/shared/axial.js";
import { isCellOf, samePlace } from "../../package/shared/places.js";
import type { Place } from "../../package/shared/terms.js";
import { drawingIn } from "./engine.js";

export type Cells = Grid | Floors | Hexagons;
export type Cell = Point | FloorPoint | Axial;

export const cellsIn = (text: string): Cells => {
  const { grid, floors, hexagons } = drawingIn(text);
  return (floors ?? hexagons ?? grid)!;
};

export const hasFloors = (map: Cells): map is Floors => "links" in map;
export const hasHexagons = (map: Cells): map is Hexagons => "orientation" in map;

export const named = (at: Place) => `(${String(at).replaceAll(",", ", ")})`;
/** What an answer names. */
export const cellOf = (given: string) => given.split(",").map(Number) as unknown as Cell;

/** What is kept of an answer may name no cell of this map: that is no wall. */
export function isWall(map: Cells, [x, y, floor = 0]: Cell): boolean {
  if (hasHexagons(map)) return isCellOf(map, spotOf(map.orientation, [x, y])) && map.isWall([x, y]);
  const isOfFloors = hasFloors(map);
  if (isOfFloors && floor >= map.count) return false;
  const grid = isOfFloors ? map.floor(floor) : map;
  const isOne = x < grid.width && y < grid.height && grid.isWall(x, y);
  if (isOfFloors) grid.free();
  return isOne;
}

/** Whether one step may lead from one to the other, as far as walls don't matter. */
export function areBeside(map: Cells, a: Cell, b: Cell): boolean {
  const [dq, dr] = [b[0] - a[0], b[1] - a[1]];
  if (hasHexagons(map)) return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
  const isNear = a[2] === b[2] && Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1;
  const isLink = ({ from, to }: Floors["links"][number]) =>
    (samePlace(from, a) && samePlace(to, b)) || (samePlace(from, b) && samePlace(to, a));
  return isNear || (hasFloors(map) && map.links.some(isLink));
}
