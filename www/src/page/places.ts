/** Places for reading. */
import type { Place } from "stepstar/element";

/** (5, 3), or node 7 */
export function at(place: Place): string {
  return typeof place === "number" ? `node ${place}` : `(${place[0]}, ${place[1]})`;
}

export function samePlace(a: Place | null, b: Place | null): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && a[0] === b[0] && a[1] === b[1]);
}
