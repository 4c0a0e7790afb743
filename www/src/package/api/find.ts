import { answerAt } from "./answer.js";
import type { Options, PathResult } from "./definitions.js";
import type { Graph } from "./graph.js";
import type { MapInput, PlaceOf } from "./map.js";
import type { Spelt } from "./place.js";
import { withQuery } from "./query.js";

/**
 * Finds the best path from one place to another. On a grid the path is a list of points, on a {@link Graph} a list of node
 * ids. If there is no path, that is a result, not an error: see `status` and `message`.
 *
 * @param map A {@link Grid}, rows of 0 (free) and 1 (wall), the text of a map, or a {@link Graph}. It is not changed.
 * @param from Where the path begins: `[x, y]`, `{ x, y }`, or the id of a node.
 * @param to Where the path ends.
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
 * ```
 */
export function find_path<Kind extends MapInput | Graph>(
  map: Kind,
  from: Spelt<PlaceOf<Kind>>,
  to: Spelt<PlaceOf<Kind>>,
  options?: Options,
): PathResult<PlaceOf<Kind>>;
export function find_path(map: MapInput | Graph, from: unknown, to: unknown, options?: unknown): unknown {
  return withQuery([map, from, to, options], (raw, query, numbering) => answerAt(raw.find(...query), numbering));
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
