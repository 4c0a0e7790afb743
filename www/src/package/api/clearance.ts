import { type MapInput, withMap } from "./map.js";
import { bringWorlds } from "./worlds-part.js";

/**
 * Says for each cell, row by row, how large a square agent fits with its top left cell there (see the option `size`): 0 on a wall.
 *
 * @example
 * ```ts
 * import { clearance, find_path } from "stepstar";
 *
 * const map = "....\n....\n..#.";
 * Array.from(clearance(map)); // => [2, 2, 2, 1, 2, 1, 1, 1, 1, 1, 0, 1]
 * find_path(map, [0, 1], [2, 0], { size: 2 }).path; // => [[0, 1], [0, 0], [1, 0], [2, 0]]
 * find_path(map, [0, 1], [2, 2], { size: 2 }).message; // => "The goal (2, 2) is a wall."
 * ```
 */
export function clearance(map: MapInput): Uint16Array<ArrayBuffer> {
  return withMap(map, ({ raw }) => {
    bringWorlds();
    if ("clearance" in raw) return raw.clearance();
    throw new TypeError("clearance is for grids, and this map is none.");
  });
}
