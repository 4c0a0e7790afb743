/** What a search of an exercise goes by, in a sentence. */
import type { Settings } from "./settings.js";

export function rules({ kind, diagonal, terrain, map }: Settings): string {
  if (kind === "draw") return "Steps are straight, and h = dx + dy.";
  const steps =
    diagonal === "never"
      ? "Steps are straight, and h = dx + dy"
      : `Diagonal steps cost √2${diagonal === "no-obstacles" ? ", and pass no wall" : ""}; h is the octile distance`;
  return `${steps}. ${(map ? /[2-9]/.test(map) : terrain) ? "A digit is what it costs to step onto a cell. " : ""}f = g + h.`;
}
