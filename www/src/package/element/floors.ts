/** Several floors, and maps of other programs: their code, with its part of the engine, is fetched where a board first shows some. */
import type { TiledNames } from "../api/map-files.js";
import { floorsKit, knowsFloors, useFloors } from "../board/sheet.js";
import type { Drawing } from "../shared/terms.js";
import { bringFloorsKit } from "./floors-way.js";

/** Fetches what boards need for floors, unless it is there: afterwards `load` shows them at once. */
export async function bringFloors(): Promise<void> {
  if (!knowsFloors()) useFloors(await bringFloorsKit());
}

/** Reads the text of several floors, or a map of another program, for a board's `load`; of Tiled by these names. */
export async function readFurtherMap(text: string, names?: TiledNames): Promise<Drawing> {
  await bringFloors();
  return floorsKit().read(text, names);
}
