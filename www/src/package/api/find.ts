import { answerAt } from "./answer.js";
import type { Options, PathResult } from "./definitions.js";
import { type Goals, listed, type Starts } from "./ends.js";
import { bringFinding } from "./finding.js";
import type { AnyMap, PlaceOf } from "./map.js";
import { withQuery } from "./query.js";

/**
 * Finds the best path from one place to another. On a grid the path is a list of points, on a {@link Graph} a list of node
 * ids. If there is no path, that is a result, not an error: see `status` and `message`.
 *
 * Of several starts and several goals the cheapest pair is taken; the ends of the path say which it is. Those that are walls, or occupied,
 * are passed over.
 *
 * @param map A {@link Grid}, rows of 0 (free) and 1 (wall), the text of a map, a {@link Graph}, {@link Floors} or {@link Hexagons}. It is not changed.
 * @param from Where the path begins: `[x, y]`, `{ x, y }`, on floors `[x, y, floor]`, or the id of a node; or several of them in an array.
 * @param to Where the path ends; or several places in an array, or `{ within: n, of: place }` for all that are at most `n` straight steps
 * from a place.
 * @param options How to search. With the defaults, the path is always a best one.
 * @example
 * ```ts
 * import { find_path } from "stepstar";
 *
 * const map = [
 *   [0, 0, 1],
 *   [1, 0, 0],
 * ];
 * find_path(map, [0, 0], [2, 1]).path; // => [[0, 0], [1, 0], [1, 1], [2, 1]]
 * find_path(map, [0, 0], [2, 1], { diagonal: "always" }).cost; // => 1 + Math.SQRT2
 * find_path(map, [0, 0], [2, 0]).message; // => "The goal (2, 0) is a wall."
 * find_path(map, [[0, 0], [2, 1]], { within: 1, of: [1, 0] }).path; // => [[0, 0]]
 * ```
 */
export function find_path<Kind extends AnyMap>(
  map: Kind,
  from: Starts<PlaceOf<Kind>>,
  to: Goals<PlaceOf<Kind>>,
  options?: Options,
): PathResult<PlaceOf<Kind>>;
export function find_path(map: AnyMap, from: unknown, to: unknown, options?: unknown): unknown {
  return withQuery([map, from, to, options], (raw, [starts, goals, copy], numbering) => {
    bringFinding();
    if (typeof starts === "number" && typeof goals === "number") {
      return answerAt(raw.find(starts, goals, copy), numbering);
    }
    return answerAt(raw.findBetween(listed(starts), listed(goals), copy), numbering);
  });
}

/**
 * {@link find_path}, spelt the JavaScript way.
 *
 * @example
 * ```ts
 * import { findPath } from "stepstar";
 *
 * findPath("S..\n..G", [0, 0], [2, 1]).cost; // => 3
 * ```
 */
export const findPath: typeof find_path = find_path;
