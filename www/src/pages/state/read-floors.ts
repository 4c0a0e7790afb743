/** Floors from their text or an address, and maps of other programs. What knows them comes with the first ones: scripts that only write addresses do without this file. */
import type { Drawing } from "stepstar/element";
import { rowsOf } from "../../package/shared/rows.js";
import type { PlainFloors } from "./floors.js";

/** Floors that are drawn as text or written as JSON, or a map of another program. */
export async function floorsFrom(text: string): Promise<Drawing> {
  const { readFurtherMap } = await import("stepstar/element");
  return { through: [], ...(await readFurtherMap(text)) };
}

export const floorsOf = ({ grids, links }: PlainFloors): Promise<Drawing> =>
  floorsFrom(JSON.stringify({ floors: grids.map(rowsOf), links }));
