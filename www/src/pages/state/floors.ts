/** Several floors as plain data, for addresses. */
import type { Floors } from "stepstar";
import type { PlainGrid, PlainLink } from "../../package/shared/plain-map.js";

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
