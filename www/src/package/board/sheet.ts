/**
 * What a board knows of several floors: that they lie beside each other on a sheet, a grid with room between them that is no cell. All else is the kit's,
 * which is fetched where a board first shows some (`www/src/package/floors/`).
 */

import type { Orientation } from "../api/definitions.js";
import type { Floors } from "../api/floors.js";
import type { Hexagons } from "../api/hexagons.js";
import type { FloorPoint, Grid, Trace } from "../api/index.js";
import type { TiledNames } from "../api/map-files.js";
import { type DrawnFloors, floorsText } from "../shared/floors-text.js";
import type { PlainLink } from "../shared/plain-map.js";
import type { Drawing, EngineMap, Place } from "../shared/terms.js";
import type { Words } from "../words/index.js";
import type { Board } from "./board.js";
import type { GridDrawing, PlainMap } from "./drawing.js";
import type { FloorMarks, FloorSheet } from "./floors-scene.js";
import { type HexCells, hexOf } from "./hexagons.js";
import type { Painter } from "./painter.js";
import type { BoardMarks, Spot } from "./scene.js";
import type { Runs } from "./strokes.js";
import type { Region, View } from "./view.js";

/** What stands among walls for room that is no cell. */
export const NO_CELL = 2;

export type SheetDrawing = GridDrawing & { readonly sheet: FloorSheet };

/** What the cells of a board ask of a trace. */
export type CellsTrace = Pick<Trace, "position" | "length" | "values" | "changed" | "paint">;

/** What is drawn on, as stairs need it. */
export interface StairsStudio {
  readonly drawing: PlainMap;
  relink(links: readonly PlainLink[]): void;
}

/** What has become of stairs, for who does not see it; without `to`, they wait for their other end. */
export type StairsTold = (
  what: "stairsFrom" | "stairs" | "noStairs",
  said: { readonly from: Place; readonly to?: Place; readonly cost?: number },
) => void;

/** Builds stairs. */
export interface StairsHand {
  /** True: stairs begin here, and a drag may end them. */
  press(at: Place, how: { readonly button: number; readonly shift: boolean }): boolean;
  drag(to: Place): void;
  release(): void;
  /** True: there were links to take away. */
  unlink(at: Place): boolean;
  giveUp(): boolean;
}

/** What knows floors, hexagons and maps of other programs. */
export interface FloorsKit {
  /** Reads a text: floors, hexagons, or a map of another program, of Tiled by these names. */
  read(text: string, names?: TiledNames): Drawing;
  text(drawn: DrawnFloors): string;
  readonly hexagons: Record<Orientation, HexCells>;
  drawingOf(map: Floors | Hexagons): GridDrawing;
  /** The engine's floors or hexagons, which the caller must free. */
  engineOf(drawing: GridDrawing): Floors | Hexagons;
  resized(drawing: SheetDrawing, width: number, height: number, count: number): SheetDrawing;
  spotOf(sheet: FloorSheet, place: readonly number[]): Spot | null;
  placeOf(sheet: FloorSheet, spot: Spot): Place | null;
  /** The part of the sheet that shows one floor, with its name. */
  areaOf(sheet: FloorSheet, floor: number): Region;
  /** All places at most so many straight steps from one of some, each on its own floor. */
  around(sheet: FloorSheet, of: readonly Place[], within: number): Place[];
  /** Draws a line around cells. */
  paintRim(painter: Painter, view: View, spots: readonly Spot[]): void;
  /** A path, cut where it takes a link. */
  partsOf(sheet: Pick<FloorSheet, "floors">, spots: readonly Spot[]): readonly (readonly Spot[])[];
  /** Of cells those that are on a floor. */
  onFloors(drawing: GridDrawing, runs: Runs): Runs;
  /** The engine's map by the cells of the drawing. */
  cellsOf(drawing: GridDrawing, map: Floors | Hexagons): Pick<Grid, "setWall" | "setCost">;
  traceOn(trace: Trace, drawing: GridDrawing): CellsTrace;
  marksOf(
    sheet: FloorSheet,
    spot: (place: Place) => Spot | null,
    area: Region,
    nameOf: (floor: number) => string,
  ): FloorMarks;
  paintFloors(painter: Painter, marks: BoardMarks, floors: FloorMarks): void;
  paintLinks(painter: Painter, marks: BoardMarks, floors: FloorMarks): void;
  paintClimbs(painter: Painter, marks: BoardMarks, parts: readonly (readonly Spot[])[]): void;
  /** Which links begin or end at a place: the letter, a sign, the other end and what it costs. */
  linksAt(sheet: FloorSheet, at: Place): readonly (readonly [letter: string, sign: string, end: Place, cost: number])[];
  /** The row that says which floors are shown. */
  tabs(words: Words): { readonly element: HTMLElement; show(board: Board, drawing: PlainMap): void };
  stairs(studio: StairsStudio, board: Board, settings: { readonly stairs: number }, told: StairsTold): StairsHand;
  /** What a step of a path costs. */
  stepCost(floors: Floors, from: FloorPoint, to: FloorPoint, diagonalCost: number): number;
}

let kit: FloorsKit | null = null;

export function useFloors(given: FloorsKit): void {
  kit = given;
  floorsText.write = given.text;
}

/** There is one where there are floors: it came with the first. */
export const floorsKit = (): FloorsKit => kit!;
export const knowsFloors = (): boolean => kit !== null;

export function hasFloors(drawing: PlainMap): drawing is SheetDrawing {
  return drawing.kind === "grid" && drawing.sheet !== undefined;
}

export function isFloors(map: EngineMap): map is Floors {
  return "links" in map;
}

/** The cell at which a place lies; null if there is no such floor or cell. */
export function spotOf(drawing: GridDrawing, place: Place | null): Spot | null {
  if (place === null || typeof place === "number") return null;
  const { sheet } = drawing;
  if (sheet) return floorsKit().spotOf(sheet, place as readonly number[]);
  const hex = hexOf(drawing);
  return hex ? hex.spotOf(drawing, place) : (place as unknown as Spot);
}

/** The place of a cell; null between floors. */
export function placeOf(drawing: GridDrawing, spot: Spot): Place | null {
  const { sheet } = drawing;
  return sheet ? floorsKit().placeOf(sheet, spot) : (hexOf(drawing)?.placeOf(spot) ?? spot);
}

export function isIn({ x, y, width, height }: Region, spot: Spot): boolean {
  return spot[0] >= x && spot[1] >= y && spot[0] < x + width && spot[1] < y + height;
}
