/** What a search of an exercise goes by, in sentences. */
import { isFloorsText, isHexagonsText } from "../../package/shared/floors-text.js";
import { onRows } from "./own-map.js";
import type { Settings } from "./settings.js";
import type { FillText } from "./words.js";

export function rules({ kind, diagonal, plain, map }: Settings, say: FillText): string[] {
  if (isFloorsText(onRows(map))) return rulesOnFloors(diagonal, onRows(map), say);
  if (isHexagonsText(onRows(map))) return rulesOnHexagons(onRows(map), say);
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

function rulesOnHexagons(map: string, say: FillText): string[] {
  return [
    say("A step leads to any of the six neighbours."),
    ...(/"costs"|[2-9]/.test(map) ? [say("A digit is what it costs to step onto a cell.")] : []),
    say("h is the least that the way to the goal may cost, if there were no walls; f = g + h."),
    say("A cell is (q, r)."),
  ];
}

function rulesOnFloors(diagonal: Settings["diagonal"], map: string, say: FillText): string[] {
  const steps = {
    never: () => say("Steps are straight."),
    always: () => say("Diagonal steps cost √2."),
    "at-most-one-obstacle": () => say("Diagonal steps cost √2, and pass one wall at most."),
    "no-obstacles": () => say("Diagonal steps cost √2, and pass no wall."),
  };
  // Links are lines of numbers, with commas.
  const isCostly = /"costs"/.test(map) || map.split("\n").some((row) => /^[^,]*[2-9][^,]*$/.test(row));
  return [
    steps[diagonal](),
    say("Stairs are a step, too."),
    ...(isCostly ? [say("A digit is what it costs to step onto a cell.")] : []),
    say("h is the least that the way to the goal may cost, if there were no walls, by stairs or not; f = g + h."),
    say("A cell is (x, y, floor)."),
  ];
}
