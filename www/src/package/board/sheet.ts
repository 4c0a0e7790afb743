/**
 * Several floors on one board. They lie beside each other on a sheet: a grid with room between them that is no cell, so that drawing, views and
 * pictures know one plane only. Places stay [x, y, floor]; here they become cells of the sheet, and come back.
 *
 *     floor 0  floor 1      a row above each for its name, and a column between two
 *     . . . .  . . . .
 *     . . . .  . . . .
 */
import type { FloorLink, Floors } from "../api/floors.js";
import { gridOf } from "../api/grid.js";
import type { Grid } from "../api/index.js";
import type { PlainLink } from "../shared/plain-map.js";
import type { Place } from "../shared/terms.js";
import type { GridDrawing } from "./drawing.js";
import { cut, type Spot } from "./scene.js";
import { cellsIn, type Runs, runsOf } from "./strokes.js";
import type { Region, Size } from "./view.js";

/** What stands among walls for room that is no cell. */
export const NO_CELL = 2;

export interface Sheet {
  /** Where each floor lies. */
  readonly floors: readonly Region[];
  readonly links: readonly PlainLink[];
  /** The engine's floors, whose code is fetched where there are some: it came with the first ones. */
  readonly make: (grids: readonly Grid[], links: readonly FloorLink[]) => Floors;
}

/** The room above a floor, for its name, and between two. */
const [ABOVE, BETWEEN] = [1, 1];
/** The shape of most boards. */
const [WIDE, HIGH] = [16, 9];

/** Where floors of these sizes lie, in as many columns as show them largest. */
export function laidOut(sizes: readonly Size[]): Size & { readonly floors: readonly Region[] } {
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height)) + ABOVE;
  const sheetOf = (columns: number): Size => ({
    width: columns * (width + BETWEEN) - BETWEEN,
    height: Math.ceil(sizes.length / columns) * height,
  });
  const scaleOf = (columns: number) => Math.min(WIDE / sheetOf(columns).width, HIGH / sheetOf(columns).height);
  let columns = 1;
  for (let more = 2; more <= sizes.length; more++) if (scaleOf(more) >= scaleOf(columns)) columns = more;
  const floors = sizes.map((size, i) => ({
    x: (i % columns) * (width + BETWEEN),
    y: Math.floor(i / columns) * height + ABOVE,
    width: size.width,
    height: size.height,
  }));
  return { ...sheetOf(columns), floors };
}

/** Takes floors of another copy of the package too. */
export function drawingOfFloors(floors: Floors): GridDrawing {
  const grids = [...Array(floors.count).keys()].map((floor) => floors.floor(floor));
  const { width, height, floors: regions } = laidOut(grids);
  const walls = new Uint8Array(width * height).fill(NO_CELL);
  const hasCosts = grids.some((grid) => grid.costs());
  const costs = hasCosts ? new Float64Array(width * height).fill(1) : null;
  grids.forEach((grid, floor) => {
    const region = regions[floor]!;
    const [cells, prices] = [grid.cells(), grid.costs()];
    for (let y = 0; y < region.height; y++) {
      const [from, to] = [y * region.width, (region.y + y) * width + region.x];
      walls.set(cells.subarray(from, from + region.width), to);
      if (prices) costs!.set(prices.subarray(from, from + region.width), to);
    }
    grid.free();
  });
  const Kind = floors.constructor as typeof Floors;
  const links = floors.links.map(({ from, to, cost, oneWay }) => ({ from, to, cost, oneWay }));
  const make: Sheet["make"] = (grids, links) => new Kind(grids, links);
  return { kind: "grid", width, height, walls, costs, sheet: { floors: regions, links, make } };
}

/** The engine's floors, which the caller must free. */
export function toFloors({ width, walls, costs, sheet }: GridDrawing & { readonly sheet: Sheet }): Floors {
  const grids = sheet.floors.map((region) =>
    gridOf(region.width, region.height, cut(walls, width, region), costs && cut(costs, width, region)),
  );
  try {
    return sheet.make(grids, sheet.links);
  } finally {
    for (const grid of grids) grid.free();
  }
}

/** The cell of the sheet at which a place lies; null if there is no such floor or cell. */
export function spotOf({ sheet }: Pick<GridDrawing, "sheet">, place: Place | null): Spot | null {
  if (place === null || typeof place === "number") return null;
  if (!sheet) return place as unknown as Spot;
  const floor = sheet.floors[place[2] ?? -1];
  const [x, y] = place;
  return floor && x < floor.width && y < floor.height ? [floor.x + x, floor.y + y] : null;
}

/** The place of a cell of the sheet; null between floors. */
export function placeOf({ sheet }: Pick<GridDrawing, "sheet">, spot: Spot): Place | null {
  if (!sheet) return spot;
  const floor = sheet.floors.findIndex((region) => isIn(region, spot));
  return floor < 0 ? null : [spot[0] - sheet.floors[floor]!.x, spot[1] - sheet.floors[floor]!.y, floor];
}

export function isIn({ x, y, width, height }: Region, spot: Spot): boolean {
  return spot[0] >= x && spot[1] >= y && spot[0] < x + width && spot[1] < y + height;
}

/** The part of the sheet that shows one floor, with its name. */
export function areaOf({ floors }: Sheet, floor: number): Region {
  const { x, y, width, height } = floors[floor]!;
  return { x, y: y - ABOVE, width, height: height + ABOVE };
}

/** Of cells those that are on a floor. */
export function onFloors({ walls }: GridDrawing, runs: Runs): Runs {
  return runsOf([...cellsIn(runs)].filter((cell) => walls[cell] !== NO_CELL));
}

/** A path, cut where it takes a link: each part lies on one floor, from cell to neighbouring cell. */
export function partsOf(sheet: Pick<Sheet, "floors">, spots: readonly Spot[]): readonly (readonly Spot[])[] {
  const parts: Spot[][] = [];
  let last: Spot | undefined;
  for (const spot of spots) {
    const isNear = last && Math.abs(spot[0] - last[0]) <= 1 && Math.abs(spot[1] - last[1]) <= 1;
    const floor = last && sheet.floors.find((region) => isIn(region, last!));
    if (isNear && floor && isIn(floor, spot)) parts.at(-1)!.push(spot);
    else parts.push([spot]);
    last = spot;
  }
  return parts;
}
