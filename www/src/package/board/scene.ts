/** The picture of one step as plain data; all of it follows from map, trace, position and view. */
import type { HighlightKind } from "../shared/terms.js";
import type { FloorMarks } from "./floors-scene.js";
import type { CellMap } from "./hexagons.js";
import type { Palette } from "./palette.js";
import type { Region, Size, View } from "./view.js";

export type Spot = readonly [x: number, y: number];

/** The values of a region, row by row; as `Trace.values` gives them. */
export interface Values {
  readonly state: Uint8Array;
  readonly g: Float64Array;
  readonly h: Float64Array;
  readonly f: Float64Array;
  /** The index of a cell on the whole map, or -1. */
  readonly parent: Int32Array;
  /** In a walk that keeps its plan up to date; otherwise empty. */
  readonly rhs?: Float64Array;
}

/** A board that shows what every cell costs, in colours from the start to the dearest. */
export interface Field {
  readonly most: number;
  /** There is a limit, of which the border is drawn. */
  readonly isLimited: boolean;
}

/** The cells of a part of the map: what `paintGround` needs. */
export interface Ground {
  readonly map: CellMap;
  readonly view: View;
  /** Device pixels per CSS pixel: edges are rounded to whole device pixels. */
  readonly ratio: number;
  /** The part that is painted. */
  readonly region: Region;
  /** 1 is a wall, and 2 no cell, between floors; one per cell of the region. */
  readonly walls: Uint8Array;
  /** What a step onto each cell costs; null: 1 everywhere. */
  readonly costs: Float64Array | null;
  /** Null before the first search. */
  readonly values: Values | null;
  /** What cells leave away below or beside the path, and below the discs of start, goal and way points, by their index on the whole map. */
  readonly quiet: ReadonlyMap<number, number>;
  readonly palette: Palette;
  readonly field?: Field | null;
  /** Seen from afar: the cells of the region as a picture, in place of walls, costs and values. */
  readonly pixels?: HTMLCanvasElement;
}

/** What a cell costs: on the way to it, from it, and both. */
export interface Sums {
  readonly g: number;
  readonly h: number;
  readonly f: number;
}

export interface Highlight {
  readonly kind: HighlightKind;
  readonly spots: readonly Spot[];
}

/** What lies on top of the cells: what `paintMarks` needs. */
export interface BoardMarks {
  readonly map: CellMap;
  readonly view: View;
  readonly ratio: number;
  readonly region: Region;
  readonly path: readonly Spot[];
  /** The numbers that are read on the path. */
  readonly sums: readonly (Sums & { readonly at: Spot })[];
  /** The path as a picture of the whole view, if it has too many cells to be drawn as a line. */
  readonly trail?: HTMLCanvasElement;
  /** Only what each cell costs is read on the path, and around those within the limit is their border: lines from corner to corner. */
  readonly field?: Field | null;
  readonly border?: readonly (readonly [Spot, Spot])[];
  /** The cell that is being expanded. */
  readonly now: Spot | null;
  /** The cells that it has opened. */
  readonly fresh: readonly Spot[];
  /** Lines that jump point search looked along: from, to. */
  readonly rays: readonly (readonly [Spot, Spot])[];
  /** Of several the path takes one: where it is known which, the others are hollow. */
  readonly starts: readonly Spot[];
  readonly goals: readonly Spot[];
  readonly through: readonly Spot[];
  readonly breaks: readonly Spot[];
  readonly highlights: readonly Highlight[];
  readonly hover: Spot | null;
  readonly pinned: Spot | null;
  readonly cursor: Spot | null;
  /** A line or rectangle while it is being drawn. */
  readonly sketch: readonly Region[];
  readonly palette: Palette;
  /** Only of floors. */
  readonly floors?: FloorMarks;
}

/** The picture of a grid at one step. */
export interface Scene {
  readonly kind: "grid";
  /** Of the picture, in pixels. */
  readonly size: Size;
  /** The cells. */
  readonly ground: Ground;
  /** What lies on top of them: the path, the start, the goal and so on. */
  readonly marks: BoardMarks;
}

/** Cuts the cells of a region out of an array for the whole map. */
export function cut<T extends Uint8Array | Float64Array>(all: T, mapWidth: number, region: Region): T {
  const part = all.slice(0, region.width * region.height) as T;
  for (let row = 0; row < region.height; row++) {
    const from = (region.y + row) * mapWidth + region.x;
    part.set(all.subarray(from, from + region.width), row * region.width);
  }
  return part;
}
