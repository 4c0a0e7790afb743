/** Places for reading. */
import type { Place } from "stepstar/element";
import { t } from "./text.js";

/** (5, 3), on floors (5, 3) on floor 1, or node 7 */
export function at(place: Place): string {
  if (typeof place === "number") return t("node {id}", { id: place });
  const [x, y, floor] = place;
  return floor === undefined ? `(${x}, ${y})` : t("({x}, {y}) on floor {floor}", { x, y, floor });
}
