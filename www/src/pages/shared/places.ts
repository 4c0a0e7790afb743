/** Places for reading. */
import type { Place } from "stepstar/element";

/** (5, 3), or node 7 */
export function at(place: Place): string {
  return typeof place === "number" ? `node ${place}` : `(${place[0]}, ${place[1]})`;
}
