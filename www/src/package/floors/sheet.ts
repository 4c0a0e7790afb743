/**
 * Several floors on one board. They lie beside each other on a sheet: a grid with room between them that is no cell, so that drawing, views and
 * pictures know one plane only. Places stay [x, y, floor]; here they become cells of the sheet, and come back.
 *
 *     floor 0  floor 1      a row above each for its name, and a column between two
 *     . . . .  . . . .
 *     . . . .  . . . .
 */
import type { FloorLink, Floors } from "../api/floors.js";
import type { Grid } from "../api/index.js";
import type { GridDrawing } from "../board/drawing.js";
import type { FloorSheet } from "../board/floors-scene.js";
import { cut, type Spot } from "../board/scene.js";
import { isIn, NO_CELL, type SheetDrawing } from "../board/sheet.js";
import { cellsIn, type Runs, runsOf } from "../board/strokes.js";
import type { Region, Size } from "../board/view.js";
import type { FloorPlace } from "../shared/plain-map.js";
import type { Place } from "../shared/terms.js";

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
export function drawingOfFloors(floors: Floors): SheetDrawing {
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
  return { kind: "grid", width, height, walls, costs, sheet: { floors: regions, links: floors.links } };
}

/** All floors cut or extended at the right and at the bottom, and so many of them; new cells and floors are free, and links go with their ends. */
export function resizedFloors(drawing: SheetDrawing, width: number, height: number, count: number): SheetDrawing {
  const { floors: before, links } = drawing.sheet;
  const sheet = laidOut(Array.from({ length: count }, () => ({ width, height })));
  const walls = new Uint8Array(sheet.width * sheet.height).fill(NO_CELL);
  const costs = drawing.costs && new Float64Array(walls.length).fill(1);
  sheet.floors.forEach(({ x, y }, floor) => {
    for (let row = 0; row < height; row++) {
      const to = (y + row) * sheet.width + x;
      walls.fill(0, to, to + width);
      const old = before[floor];
      if (!old || row >= old.height) continue;
      const from = (old.y + row) * drawing.width + old.x;
      const end = from + Math.min(width, old.width);
      walls.set(drawing.walls.subarray(from, end), to);
      costs?.set(drawing.costs!.subarray(from, end), to);
    }
  });
  const isThere = ([x, y, floor]: FloorPlace) => x < width && y < height && floor < count;
  const kept = links.filter(({ from, to }) => isThere(from) && isThere(to));
  return {
    kind: "grid",
    width: sheet.width,
    height: sheet.height,
    walls,
    costs,
    sheet: { floors: sheet.floors, links: kept },
  };
}

/** The engine's classes, which every script has once. */
export interface FloorsClasses {
  readonly Floors: new (grids: readonly Grid[], links: readonly FloorLink[]) => Floors;
  readonly Grid: Pick<typeof Grid, "fromCells">;
}

export function toFloors({ width, walls, costs, sheet }: SheetDrawing, { Floors, Grid }: FloorsClasses): Floors {
  const grids = sheet.floors.map((region) =>
    Grid.fromCells(
      region.width,
      region.height,
      cut(walls, width, region),
      costs ? cut(costs, width, region) : undefined,
    ),
  );
  try {
    return new Floors(grids, sheet.links);
  } finally {
    for (const grid of grids) grid.free();
  }
}

export function spotOn(sheet: FloorSheet, place: readonly number[]): Spot | null {
  const [x = -1, y = -1, index = -1, ...more] = place;
  const floor = sheet.floors[index];
  const isThere = floor && more.length === 0 && [x, y].every(Number.isInteger);
  return isThere && isIn({ ...floor, x: 0, y: 0 }, [x, y]) ? [floor.x + x, floor.y + y] : null;
}

/** Null between floors. */
export function placeOn({ floors }: FloorSheet, spot: Spot): Place | null {
  const floor = floors.findIndex((region) => isIn(region, spot));
  return floor < 0 ? null : [spot[0] - floors[floor]!.x, spot[1] - floors[floor]!.y, floor];
}

/** The part of the sheet that shows one floor, with its name. */
export function areaOf({ floors }: FloorSheet, floor: number): Region {
  const { x, y, width, height } = floors[floor]!;
  return { x, y: y - ABOVE, width, height: height + ABOVE };
}

/** All places at most so many straight steps from one of some, each on its own floor. */
export function around({ floors }: FloorSheet, of: readonly Place[], within: number): Place[] {
  return (of as readonly FloorPlace[]).flatMap(([x, y, floor]) => {
    const { width, height } = floors[floor]!;
    const places: Place[] = [];
    for (let row = Math.max(0, y - within); row <= Math.min(height - 1, y + within); row++) {
      const wide = within - Math.abs(row - y);
      for (let column = Math.max(0, x - wide); column <= Math.min(width - 1, x + wide); column++)
        places.push([column, row, floor]);
    }
    return places;
  });
}

/** Of cells those that are on a floor. */
export function onFloors({ walls }: GridDrawing, runs: Runs): Runs {
  return runsOf([...cellsIn(runs)].filter((cell) => walls[cell] !== NO_CELL));
}

/** A path, cut where it takes a link: each part lies on one floor, from cell to neighbouring cell. */
export function partsOf(sheet: Pick<FloorSheet, "floors">, spots: readonly Spot[]): readonly (readonly Spot[])[] {
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
