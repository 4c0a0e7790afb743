/** What is read of a walk: between which cells somebody goes, and what changes. */
import type { RawGrid } from "../raw.js";
import { MOST_TICKS } from "./definitions.js";
import { boolean, checkNames, finite, object, whole, withQuery, wrongType } from "./engine.js";
import type { Numbering, Point } from "./place.js";

/** Calls `work` with the cells between which somebody walks, and the options of the search. */
export function withWalk<T>(
  query: Parameters<typeof withQuery>[0],
  work: (raw: RawGrid, query: [ends: Uint32Array, options: object | undefined], numbering: Numbering<Point>) => T,
): T {
  return withQuery(query, (raw, [start, goal, row], numbering) => {
    if (!("walk" in raw)) {
      throw wrongType(
        "map",
        query[0],
        "a Grid, rows of 0 and 1 or the text of a map: nobody walks on a Graph, Floors or Hexagons",
      );
    }
    if (typeof start !== "number" || typeof goal !== "number") {
      throw new TypeError("A walk has one start and one goal.");
    }
    return work(raw, [Uint32Array.of(start, goal), row], numbering as Numbering<Point>);
  });
}

/** Each change as its tick, its cell, whether it is a wall and what it costs; -1 where that was not said. */
export function packChanges(changes: unknown, { numberOf }: Numbering<Point>): Float64Array {
  const wanted = "{ at, place, wall, cost }";
  if (!Array.isArray(changes)) throw wrongType("argument changes", changes, `an array of ${wanted}`);
  const rows: number[] = [];
  for (let i = 0; i < changes.length; i++) {
    const name = `change ${i + 1}`;
    const change = object(changes[i], name, wanted);
    checkNames(change, name, ["at", "place", "wall", "cost"]);
    const { at, place, wall, cost } = change as Record<string, unknown>;
    rows.push(whole(at, `tick of ${name}`, 0, MOST_TICKS), numberOf(place, `place of ${name}`));
    rows.push(wall === undefined ? -1 : Number(boolean(wall, `wall of ${name}`)));
    rows.push(cost === undefined ? -1 : finite(cost, `cost of ${name}`, 0));
  }
  return new Float64Array(rows);
}
