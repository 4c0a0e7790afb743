/** What a search of an exercise goes by, in a sentence. */
import type { Settings } from "./settings.js";

const PASSING: Readonly<Record<Settings["diagonal"], string>> = {
  never: "",
  always: "",
  "at-most-one-obstacle": ", and pass one wall at most",
  "no-obstacles": ", and pass no wall",
};

export function rules({ kind, diagonal, plain, map }: Settings): string {
  if (kind === "draw") return "Steps are straight, and h = dx + dy.";
  const steps =
    diagonal === "never"
      ? "Steps are straight, and h = dx + dy"
      : `Diagonal steps cost √2${PASSING[diagonal]}; h is the octile distance`;
  return `${steps}. ${(map ? /[2-9]/.test(map) : !plain) ? "A digit is what it costs to step onto a cell. " : ""}f = g + h.`;
}
