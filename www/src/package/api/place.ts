/** Places on a map, and the numbers by which the engine knows them. */
import { isList, isRevoked } from "../kind-of.js";
import type { Axial, AxialLike } from "./axial.js";
import { MOST_ID, MOST_SIDE } from "./definitions.js";
import { type ErrorWords, misplaced, partOf, whole, wrongType } from "./errors.js";

/** A cell of a grid; (0, 0) is at the top left. */
export type Point = [x: number, y: number];

/** A cell of a grid, as `[x, y]` or `{ x, y }`. */
export type PointLike = readonly [x: number, y: number] | { readonly x: number; readonly y: number };

/** A cell of one of several floors; the first floor is 0. */
export type FloorPoint = [x: number, y: number, floor: number];

/** A cell of one of several floors, as `[x, y, floor]` or `{ x, y, floor }`. */
export type FloorPointLike =
  | readonly [x: number, y: number, floor: number]
  | { readonly x: number; readonly y: number; readonly floor: number };

/** A cell of a grid, or the id of a node of a graph. */
export type Place = Point | number;

/** A place on a map of any kind. */
export type AnyPlace = Place | FloorPoint | Axial;

/** How a place may be written: a node as its id, a cell as a {@link PointLike} or, on floors, a {@link FloorPointLike}, a hexagon as {@link AxialLike}. */
// Points and axial coordinates are both pairs, which types can't tell apart.
export type Spelt<P extends AnyPlace> = P extends number
  ? number
  : P extends FloorPoint
    ? FloorPointLike
    : PointLike | AxialLike;

/** How the places of one map are numbered. */
export interface Numbering<P extends AnyPlace = AnyPlace> {
  /** The number of a place that was passed as the argument `name`. */
  numberOf(place: unknown, name: ErrorWords): number;
  /** The place that has a number. */
  placeOf(number: number): P;
  /** Cells in a row; 0 for the nodes of a graph. */
  readonly width: number;
  /** The numbers of the places within so many straight steps of one; on a graph there is no such thing. */
  within?(of: number, steps: number): number[];
  /** Whether paths have connections to follow. */
  readonly hasConnections: boolean;
}

/** Reads a place of a map as a plain one. */
export const placeReader =
  ({ numberOf, placeOf }: Numbering) =>
  (place: unknown, name: ErrorWords): AnyPlace =>
    placeOf(numberOf(place, name));

/** Cells are numbered row by row. */
export function cellNumbering(width: number, height: number): Numbering<Point> {
  return {
    numberOf(place, name) {
      let x: unknown;
      let y: unknown;
      // The usual spelling first, and nothing is destructured: that is slow in a first call, which is not compiled yet.
      if (isList(place) && place.length === 2) {
        x = place[0];
        y = place[1];
      } else {
        const at = coordinates(place, name);
        x = at[0];
        y = at[1];
      }
      if (isWithin(x, width) && isWithin(y, height)) return y * width + x;
      throw misplaced(name, x, y, width, height);
    },
    // In integers: the remainder of a float is slow, and paths are long.
    placeOf: (number) => {
      const y = (number / width) | 0;
      return [(number | 0) - y * width, y];
    },
    within: (of, steps) => around(of, steps, width, height),
    width,
    hasConnections: false,
  };
}

/** The cells within so many straight steps of one, by their numbers. */
export function around(of: number, steps: number, width: number, height: number): number[] {
  const cells: number[] = [];
  const [x, y] = [of % width, Math.floor(of / width)];
  for (let row = Math.max(y - steps, 0); row < Math.min(y + steps + 1, height); row++) {
    const reach = steps - Math.abs(row - y);
    const end = Math.min(x + reach + 1, width);
    for (let column = Math.max(x - reach, 0); column < end; column++) cells.push(row * width + column);
  }
  return cells;
}

/** Nodes are numbered by their ids. */
export const idNumbering: Numbering<number> = {
  numberOf: (place, name) => {
    if (typeof place !== "number") {
      throw wrongType(name, place, "the id of a node, on a graph");
    }
    return whole(place, name, 0, MOST_ID);
  },
  placeOf: (number) => number,
  width: 0,
  hasConnections: true,
};

/** Checks a place as far as that is possible without its map: of a hexagon either number may be negative. */
export function anyPlace(place: unknown, name: ErrorWords): AnyPlace {
  if (typeof place === "number") return whole(place, name, 0, MOST_ID);
  const hexagon = named(place, ["q", "r"]);
  const three = isList(place) ? (place.length === 3 ? [...place] : undefined) : named(place, ["x", "y", "floor"]);
  const numbers = hexagon ?? three ?? coordinates(place, name);
  const least = hexagon !== undefined || (isList(place) && place.length === 2) ? -MOST_SIDE : 0;
  const axes = hexagon ? ["q", "r"] : ["x", "y", "floor"];
  const part = (of: string): ErrorWords => (typeof name === "string" ? `${of} of the ${name}` : partOf(of, name));
  return numbers.map((number, i) => whole(number, part(axes[i]!), least, MOST_ID)) as FloorPoint;
}

/** The coordinates of a place that has all of these, each read once. */
function named(place: unknown, axes: readonly string[]): unknown[] | undefined {
  if (typeof place !== "object" || place === null || isRevoked(place)) return undefined;
  if (!axes.every((axis) => axis in place)) return undefined;
  return axes.map((axis) => (place as Record<string, unknown>)[axis]);
}

/** Each coordinate is read once: a getter may answer differently the second time. */
function coordinates(place: unknown, name: ErrorWords): [x: unknown, y: unknown] {
  if (typeof place === "object" && place !== null && !isRevoked(place)) {
    if (Array.isArray(place) || ArrayBuffer.isView(place)) {
      const pair = place as unknown as ArrayLike<unknown>;
      if (pair.length === 2) return [pair[0], pair[1]];
    } else if ("x" in place && "y" in place) {
      return [place.x, place.y];
    }
  }
  throw wrongType(name, place, "a point, [x, y] or { x, y }");
}

export const isWithin = (value: unknown, size: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < size;
