/** Several floors, and hexagons, as plain data, for addresses. */
import type { Floors, Grid, Hexagons } from "stepstar";
import type { PlainGrid, PlainLink } from "../../package/shared/plain-map.js";

export interface PlainFloors {
  readonly grids: readonly PlainGrid[];
  readonly links: readonly PlainLink[];
}

export function plainFloors(floors: Floors): PlainFloors {
  const grids = [...Array(floors.count).keys()].map((floor) => plainOf(floors.floor(floor)));
  return { grids, links: floors.links };
}

/** The cells of hexagons by columns and rows. */
export const plainHexagons = (hexagons: Hexagons): PlainGrid => plainOf(hexagons.grid);

/** Of a copy, which is not needed any more. */
function plainOf(grid: Grid): PlainGrid {
  const { width, height } = grid;
  const plain = { width, height, walls: grid.cells(), costs: grid.costs() };
  grid.free();
  return plain;
}
