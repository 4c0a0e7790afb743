/** Comparing places, and telling whether they are on a map. */
import type { AnyPlace, Place } from "./terms.js";

export function samePlace(a: Place | null, b: Place | null): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && a[0] === b[0] && a[1] === b[1] && a[2] === b[2]);
}

/** Whether this is a cell, [x, y], of a grid of this size. */
export function isCellOf(
  { width, height }: { readonly width: number; readonly height: number },
  place: unknown,
): boolean {
  return (
    Array.isArray(place) &&
    place.length === 2 &&
    [width, height].every((side, i) => Number.isInteger(place[i]) && place[i] >= 0 && place[i] < side)
  );
}

/** As everywhere in the package, a cell may be `{ x, y }`, on floors `{ x, y, floor }`, of hexagons `{ q, r }`. */
export function asPlace<P extends AnyPlace | null | undefined>(place: P): Place | Exclude<P, AnyPlace> {
  if (typeof place === "object" && place && "x" in place)
    return place.floor === undefined ? [place.x, place.y] : [place.x, place.y, place.floor];
  if (typeof place === "object" && place && "q" in place) return [place.q, place.r];
  return place as Place | Exclude<P, AnyPlace>;
}
