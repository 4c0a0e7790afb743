/** Floors and hexagons from their text or an address, and maps of other programs. What knows them comes with the first ones: scripts that only write addresses do without this file. */
import type { TiledNames } from "stepstar";
import type { Drawing } from "stepstar/element";
import type { Orientation } from "../../package/shared/axial.js";
import type { PlainGrid } from "../../package/shared/plain-map.js";
import { rowsOf } from "../../package/shared/rows.js";
import type { PageState } from "./address.js";
import { drawingOf } from "./drawing.js";
import type { PlainFloors } from "./floors.js";

/** Floors or hexagons that are drawn as text or written as JSON, or a map of another program. */
export async function floorsFrom(text: string, names?: TiledNames): Promise<Drawing> {
  const { readFurtherMap } = await import("stepstar/element");
  return { through: [], ...(await readFurtherMap(text, names)) };
}

export const floorsOf = ({ grids, links }: PlainFloors): Promise<Drawing> =>
  floorsFrom(JSON.stringify({ floors: grids.map(rowsOf), links }));

export const hexagonsOf = (map: PlainGrid, orientation: Orientation): Promise<Drawing> =>
  floorsFrom(JSON.stringify({ hexagons: orientation, ...rowsOf(map) }));

/** The map of an address, of whatever kind. */
export async function drawnIn(state: PageState): Promise<Drawing | undefined> {
  const { map, hexagons, floors } = state;
  if (map && hexagons) return hexagonsOf(map, hexagons);
  return floors ? floorsOf(floors) : drawingOf(state);
}
