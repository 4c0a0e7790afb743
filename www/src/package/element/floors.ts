/** Several floors: their code, with its part of the engine, is fetched where a board first shows some. */
import { type FloorsKit, floorsKit, knowsFloors, useFloors } from "../board/sheet.js";
import type { Drawing } from "../shared/terms.js";

let bring: () => Promise<FloorsKit> = () => Promise.reject(new Error("This entry brings no floors."));

/** Where an entry of the package fetches it from. */
export function bringFloorsWith(way: () => Promise<FloorsKit>): void {
  bring = way;
}

/** Fetches what boards need for floors, unless it is there: afterwards `load` shows them at once. */
export async function bringFloors(): Promise<void> {
  if (!knowsFloors()) useFloors(await bring());
}

/** Reads the text of several floors, for a board's `load`. */
export async function readFloors(text: string): Promise<Drawing> {
  await bringFloors();
  return floorsKit().read(text);
}
