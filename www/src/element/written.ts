/** Places and costs as the element's sentences have them. */
import { telling } from "../shared/grouped.js";

/** "(3, 4)", or the id of a node. */
export function nameOf(place: readonly [number, number] | number): string {
  return typeof place === "number" ? String(place) : `(${place[0]}, ${place[1]})`;
}

/** A cost as people read it: at most two decimals, if they tell of it. */
export function tidy(value: number): string {
  return Number.isFinite(value) ? telling(value, 2) : "∞";
}
