/** Estimates of one's own. Calls a function here, once for each place, so that no code of a caller runs while the engine searches. */
import { engineFor } from "../raw.js";
import { MOST, NODE_LENGTH } from "./definitions.js";
import { type ErrorWords, refused } from "./errors.js";
import type { MapInside } from "./map.js";
import type { AnyPlace, Place, Point } from "./place.js";

/**
 * An estimate of one's own, for the option `heuristic`: a function of a place and the goal, or a formula.
 *
 * A formula has `dx` and `dy`, how far away the goal is by column and by row, the place's own `x` and `y`, numbers, `+ - * / ( )`, `min`, `max`,
 * `abs` and `sqrt`. It is parsed, and never run as code. On a {@link Graph} both know a node by its position, on {@link Hexagons} a cell by its `q` and
 * `r`, which are `x` and `y` here.
 *
 * Either is read for each place before a search begins, so that trace and audit know it; it must be a number from 0 to 1e100 everywhere.
 *
 * @example
 * ```ts
 * import { audit, find_path } from "stepstar";
 *
 * find_path("...\n...", [0, 0], [2, 1], { heuristic: ([x], goal) => Math.abs(goal[0] - x) }).cost; // => 3
 * audit("...\n...", [0, 0], [2, 1], { heuristic: "2 * max(dx, dy)" }).worst; // => { at: [0, 1], h: 4, trueCost: 2 }
 * ```
 */
export type OwnEstimate = ((at: Point, goal: Point) => number) | (string & Record<never, never>);

/** @internal */
export type Estimator = (at: Point, goal: Point) => unknown;

/** The places of a map, in the engine's order: of each its position, what a sentence calls it, and which has a number. @internal */
export interface EstimatePlaces {
  readonly count: number;
  point(i: number): Point;
  name(i: number): ErrorWords | Point;
  indexOf(number: number): number;
}

/** @internal */
export function placesOf({ raw, numbering }: MapInside): EstimatePlaces {
  if (!("nodes" in raw)) {
    const point = (cell: number) => numbering.placeOf(cell) as Point;
    // On floors the engine refuses it.
    const count = "width" in raw ? raw.width() * raw.height() : 0;
    return { count, point, name: point, indexOf: (cell) => cell };
  }
  const rows = raw.nodes();
  const part = (i: number, field: number) => rows[i * NODE_LENGTH + field]!;
  const count = raw.nodeCount();
  const indices = new Map<number, number>();
  for (let i = 0; i < count; i++) indices.set(part(i, 0), i);
  return {
    count,
    point: (i) => [part(i, 1), part(i, 2)],
    name: (i) => ["place.node", part(i, 0)],
    indexOf: (id) => indices.get(id) ?? -1,
  };
}

/** Adds what a function says of all places towards each of these goals to the options, where they are not counted. @internal */
export function addValues(
  options: object,
  estimate: Estimator,
  { count, point, name, indexOf }: EstimatePlaces,
  goals: ReadonlySet<number>,
  placeOf: (number: number) => AnyPlace,
): void {
  // Of a goal that is on no map the engine tells.
  const there = [...goals].filter((goal) => indexOf(goal) >= 0);
  const values = new Float64Array(there.length * count);
  let next = 0;
  for (const goal of there) {
    const end = indexOf(goal);
    for (let i = 0; i < count; i++) {
      const value = estimate(point(i), point(end));
      if (typeof value !== "number" || !(value >= 0 && value <= MOST))
        throw refused(["argument.estimate", name(i)], value, { finite: 0 });
      values[next++] = value;
    }
  }
  engineFor(values, values);
  Object.defineProperty(options, "own", { value: [there.map(placeOf), values], configurable: true });
}

/** What the searches of a query look for: the goal and each way point; and the start, where a search may begin at the other end. @internal */
export function goalsOf(
  options: { readonly [name: string]: unknown },
  [start, goal]: readonly [number, number],
  numberOf: (place: unknown, name: ErrorWords) => number,
): ReadonlySet<number> {
  const through = ((options.through ?? []) as Place[]).map((place) => numberOf(place, "way point"));
  const isOneWay = !options.reverse && options.recipe === undefined && options.algorithm !== "bidirectional";
  return new Set(isOneWay ? [...through, goal] : [start, ...through, goal]);
}
