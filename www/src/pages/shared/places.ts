/** Places for reading. */
import type { Place } from "stepstar/element";
import { t } from "./text.js";

/** (5, 3), or node 7 */
export function at(place: Place): string {
  return typeof place === "number" ? t("node {id}", { id: place }) : `(${place[0]}, ${place[1]})`;
}
