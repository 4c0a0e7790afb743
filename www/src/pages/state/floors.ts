/** Several floors as plain data, for addresses. What knows them comes with the first ones. */
import type { Floors } from "stepstar";
import type { Drawing } from "stepstar/element";
import { type PlainGrid, type PlainLink, toGrid } from "../../package/shared/plain-map.js";

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

export async function floorsClass(): Promise<typeof Floors> {
  const { Floors } = await import("stepstar");
  return Floors;
}

export async function floorsOf({ grids, links }: PlainFloors): Promise<Drawing> {
  const Floors = await floorsClass();
  return { floors: new Floors(grids.map(toGrid), links), through: [] };
}

/** Floors that are drawn as text, with their start and goal. */
export async function floorsFrom(text: string): Promise<Drawing> {
  const Floors = await floorsClass();
  const floors = Floors.parse(text);
  return { floors, start: floors.start ?? null, goal: floors.goal ?? null, through: [] };
}
