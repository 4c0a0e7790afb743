import type { Connection, Graph } from "./graph.js";
import type { MapInput, PlaceOf } from "./map.js";
import type { Options } from "./options.js";
import type { Numbering, Place, Point, Spelt } from "./place.js";
import { withQuery } from "./query.js";
import { withText } from "./text.js";

/** How a search ended. */
export type Status = "found" | "unreachable" | "limit";

/** In the order of the engine's numbers. @internal */
export const STATUSES: readonly Status[] = ["found", "unreachable", "limit"];

/**
 * The result of a search: the path, or why there is none, and how much work it took. On a graph, whose places are numbers, it
 * is a `PathResult<number>`.
 */
export interface PathResult<P extends Place = Point> {
  /** `"found"`, `"unreachable"`, or `"limit"` when `maxExpansions` was reached, or a trace was full, before either was known. */
  status: Status;
  /** The outcome in one plain sentence, such as "The goal (3, 4) is a wall." */
  message: string;
  /** The path from start to goal, both included; empty when there is none (but see the option `nearest`). */
  path: P[];
  /**
   * What it costs to walk the path step by step; Infinity when there is none. Smoothing the path does not change it. With
   * diagonal steps the last digit may differ between algorithms, so allow for rounding when you compare.
   */
  cost: number;
  /** On a graph, the connections that make up the path. */
  connections?: Connection[];
  /** How many nodes were expanded, that is, taken from the open list. */
  expanded: number;
  /** How many nodes were reached for the first time. */
  generated: number;
  /** How often a better way to an open node was found; with `closed: "repair"`, to a closed node as well. */
  improved: number;
  /** How often a closed node was opened again. */
  reopened: number;
  /** How many comparisons were made, by the open list and in searches for a node in a list. A count, not a time. */
  comparisons: number;
  /** How many of these comparisons were made in searches for a node in a list. */
  lookups: number;
  /** How many times the open list moved an entry. */
  moves: number;
}

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
  return withQuery([map, from, to, options], (raw, query, numbering) => unpackResult(raw.find(...query), numbering));
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

/** Unpacks a result from the engine's row of numbers, which ends with the message as text. @internal */
export function unpackResult<P extends Place>(packed: Float64Array, numbering: Numbering<P>): PathResult<P> {
  const [row, message] = withText(packed);
  const end = 10 + row[9]!;
  const path: P[] = [];
  for (let i = 10; i < end; i++) path.push(numbering.placeOf(row[i]!));
  const result: PathResult<P> = {
    status: STATUSES[row[0]!]!,
    message,
    path,
    cost: row[1]!,
    expanded: row[2]!,
    generated: row[3]!,
    improved: row[4]!,
    reopened: row[5]!,
    comparisons: row[6]!,
    lookups: row[7]!,
    moves: row[8]!,
  };
  if (numbering.hasConnections) {
    result.connections = [];
    for (let i = end; i < row.length; i += 3) {
      result.connections.push({ from: row[i]!, to: row[i + 1]!, cost: row[i + 2]! });
    }
  }
  return result;
}
