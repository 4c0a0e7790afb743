/** What a search of an exercise goes by, in sentences. */
import type { Settings } from "./settings.js";
import type { FillText } from "./words.js";

export function rules({ kind, diagonal, plain, map }: Settings, say: FillText): string[] {
  const steps = {
    never: () => say("Steps are straight, and h = dx + dy."),
    always: () => say("Diagonal steps cost √2; h is the octile distance."),
    "at-most-one-obstacle": () => say("Diagonal steps cost √2, and pass one wall at most; h is the octile distance."),
    "no-obstacles": () => say("Diagonal steps cost √2, and pass no wall; h is the octile distance."),
  };
  if (kind === "draw") return [steps.never()];
  const isCostly = map ? /[2-9]/.test(map) : !plain;
  return [steps[diagonal](), ...(isCostly ? [say("A digit is what it costs to step onto a cell.")] : []), "f = g + h."];
}
