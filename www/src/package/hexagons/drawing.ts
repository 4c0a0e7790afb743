/** Hexagons on a board: from the engine's to a drawing and back, and from their text and to it. */

import { axialOf } from "../api/axial.js";
import type { Orientation } from "../api/definitions.js";
import type { Hexagons } from "../api/hexagons.js";
import type { Grid } from "../api/index.js";
import type { GridDrawing } from "../board/drawing.js";
import type { Spot } from "../board/scene.js";
import type { MapReading } from "../floors/read.js";
import type { DrawnFloors } from "../shared/floors-text.js";
import { withEnds } from "../shared/map-text.js";
import { samePlace } from "../shared/places.js";
import { rowsOf } from "../shared/rows.js";
import type { Drawing, Place } from "../shared/terms.js";
import { spotOf } from "./geometry.js";

/** The engine's classes, which every script has once. */
export interface HexagonsClasses {
  readonly Hexagons: {
    new (grid: Grid, orientation?: Orientation): Hexagons;
    parse(text: string): Hexagons;
  };
  readonly Grid: Pick<typeof Grid, "fromCells">;
}

/** Takes hexagons of another copy of the package too. */
export function drawingOfHexagons({ grid, orientation }: Hexagons): GridDrawing {
  const { width, height } = grid;
  const drawing = { width, height, walls: grid.cells(), costs: grid.costs() ?? null };
  grid.free();
  return { kind: "grid", ...drawing, hexagons: orientation };
}

export function toHexagons({ width, height, walls, costs, hexagons }: GridDrawing, classes: HexagonsClasses): Hexagons {
  const grid = classes.Grid.fromCells(width, height, walls, costs ?? undefined);
  try {
    return new classes.Hexagons(grid, hexagons);
  } finally {
    grid.free();
  }
}

/** The engine's hexagons by their columns and rows. */
export function cellsOfHexagons(hexagons: Hexagons): Pick<Grid, "setWall" | "setCost"> {
  const { orientation } = hexagons;
  const at = (x: number, y: number) => axialOf(orientation, [x, y]);
  return {
    setWall: (x, y, wall) => hexagons.setWall(at(x, y), wall),
    setCost: (x, y, cost) => hexagons.setCost(at(x, y), cost),
  };
}

const WANTED = ["a hexagon (q, r) of the map", "allowed.hexagon"] as const;

/** A drawing below its header, or JSON as a map of cells has it, with the orientation beside them. */
export function hexagonsIn(text: string, classes: HexagonsClasses, reading: MapReading): Drawing {
  if (!/^\s*\{/.test(text)) return { hexagons: classes.Hexagons.parse(text) };
  const { hexagons, cells, costs, ...places } = reading.parsedJson(text) as Record<string, never>;
  const grid = reading.fromCells({ cells, costs }).grid!;
  try {
    const made = new classes.Hexagons(grid, hexagons);
    const on = (place: unknown) => spotOf(made.orientation, grid, place as Place) !== null;
    return { hexagons: made, ...reading.fromPlaces(places, on, WANTED) };
  } finally {
    grid.free();
  }
}

/** A drawing, or JSON where a letter for each cell does not say it all. */
export function writtenHexagons({ hexagons, starts, goals, through }: DrawnFloors & { hexagons: Hexagons }): string {
  const { grid, orientation } = hexagons;
  const isPlain = starts.length < 2 && goals.length < 2 && through.length === 0;
  const [start = null, goal = null] = [starts[0], goals[0]];
  try {
    const drawn = isPlain ? written(grid, orientation, start, goal) : undefined;
    if (drawn !== undefined) return drawn;
    const { width, height } = grid;
    const rows = rowsOf({ width, height, walls: grid.cells(), costs: grid.costs() });
    const places = isPlain ? { start, goal } : { starts, goals, through };
    return JSON.stringify({ hexagons: orientation, ...rows, ...places });
  } finally {
    grid.free();
  }
}

/** Undefined where a letter for each cell does not say it all. */
function written(grid: Grid, orientation: Orientation, start: Place | null, goal: Place | null): string | undefined {
  const cells = grid.cells();
  const isDigit = (cost: number) => Number.isInteger(cost) && cost >= 1 && cost <= 9;
  if (grid.costs()?.some((cost, cell) => cells[cell] === 0 && !isDigit(cost))) return undefined;
  let says = start === null || !samePlace(start, goal);
  const at = (place: Place | null): Spot | null => (place === null ? null : spotOf(orientation, grid, place));
  const text = withEnds(grid.toText("ascii"), at(start), at(goal), () => {
    says = false;
  });
  if (!says) return undefined;
  const rows = text.trimEnd().split("\n");
  const row = (letters: string, y: number) =>
    `${orientation === "pointy" && y % 2 === 1 ? " " : ""}${[...letters].join(" ")}`;
  return [`hexagons ${orientation}`, ...rows.map(row)].join("\n");
}
