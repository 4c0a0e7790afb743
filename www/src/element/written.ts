/** Places and costs as the element's sentences have them. */
import { telling } from "../shared/grouped.js";

/** "(3, 4)", or the id of a node. */
export function nameOf(place: readonly [number, number] | number): string {
  return typeof place === "number" ? String(place) : `(${place[0]}, ${place[1]})`;
}

/** A cost for reading: at most two decimals, unless it is too small for them. */
export function tidy(value: number): string {
  return Number.isFinite(value) ? telling(value, 2) : "∞";
}
