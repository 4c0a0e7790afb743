/** Several floors as plain data, for addresses. What knows them comes with the first ones. */
import type { Floors } from "stepstar";
import type { Drawing } from "stepstar/element";
import type { PlainGrid, PlainLink } from "../../package/shared/plain-map.js";
import { rowsOf } from "../../package/shared/rows.js";

export interface PlainFloors {
  readonly grids: readonly PlainGrid[];
  readonly links: readonly PlainLink[];
}

export function plainFloors(floors: Floors): PlainFloors {
  const grids = [...Array(floors.count).keys()].map((floor) => {
    const grid = floors.floor(floor);
    const { width, height } = grid;
    const plain = { width, height, walls: grid.cells(), costs: grid.costs() };
    grid.free();
    return plain;
  });
  return { grids, links: floors.links };
}

/** Floors that are drawn as text, or written as JSON. */
export async function floorsFrom(text: string): Promise<Drawing> {
  const { readFloors } = await import("stepstar/element");
  return { through: [], ...(await readFloors(text)) };
}

export const floorsOf = ({ grids, links }: PlainFloors): Promise<Drawing> =>
  floorsFrom(JSON.stringify({ floors: grids.map(rowsOf), links }));
