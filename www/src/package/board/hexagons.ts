/**
 * What a board knows of hexagons: that its cells may have another shape, and other names. All else is the kit's, which is fetched where a board
 * first shows some (`www/src/package/hexagons/`). A plane is where cells lie, in a unit in which the next row or column is 1 away.
 */
import type { Orientation } from "../api/definitions.js";
import type { Place } from "../shared/terms.js";
import type { GridDrawing, PlainMap } from "./drawing.js";
import type { Painter } from "./painter.js";
import type { BoardMarks, Ground, Spot } from "./scene.js";
import { floorsKit } from "./sheet.js";
import type { Runs } from "./strokes.js";
import type { Region, Size, View } from "./view.js";

/** The size of a map, and the shape of its cells where they are no squares. */
export interface CellMap extends Size {
  readonly hexagons?: Orientation | undefined;
}

/** What knows hexagons of one orientation. */
export interface HexCells {
  /** Null: not on the map. */
  spotOf(map: Size, place: Place): Spot | null;
  placeOf(spot: Spot): Place;
  /** The room that a map takes on its plane. */
  roomOf(map: Size): Size;
  /** The middle of a cell on the plane. */
  middleOf(spot: Spot): Spot;
  /** The cell at a point of the plane; it may be beyond the map. */
  cellAt(x: number, y: number): Spot;
  /** The cells that may be in view. */
  seen(map: Size, picture: Size, view: View): Region;
  /** The cells that the segment between two points of the plane passes, in order, each a neighbour of the one before. */
  cellsAlong(a: Spot, b: Spot): Spot[];
  /** As `flood` of squares, in six directions. */
  flood(width: number, from: number, closed: Uint8Array): Runs;
  paintGround(painter: Painter, ground: Ground): void;
  /** Fills the cells of regions. */
  fill(painter: Painter, view: View, regions: readonly Region[]): void;
  /** Adds the line around a cell, so many pixels within its edge, to the painter's path. */
  outline(painter: Painter, view: View, spot: Spot, within: number): void;
  /** Adds its corners, each with a part of both sides. */
  corners(painter: Painter, view: View, spot: Spot): void;
  /** The lines between what is within the limit of a field and what is beyond, on the plane. */
  border(walls: Uint8Array, states: Uint8Array, region: Region): BoardMarks["border"];
  /** Draws a line around cells. */
  paintRim(painter: Painter, view: View, spots: readonly Spot[]): void;
  /** All places on a map that are so many steps from one of some at most, each once. */
  around(map: Size, of: readonly Place[], within: number): Place[];
  /** Shows a region of a picture that has a pixel for each cell. */
  show(target: CanvasRenderingContext2D, pixels: HTMLCanvasElement, view: View, region: Region): void;
  /** The same in a picture of its own, for a view. */
  picture(pixels: HTMLCanvasElement, view: View, map: Size, region: Region): HTMLCanvasElement;
}

/** What knows the cells of a map; undefined: they are squares. */
export const hexOf = ({ hexagons }: Pick<CellMap, "hexagons">): HexCells | undefined =>
  hexagons && floorsKit().hexagons[hexagons];

/** The room that a map takes on its plane. */
export const roomOf = (map: CellMap): Size => hexOf(map)?.roomOf(map) ?? map;

/** The middle of a cell on the plane. */
export const middleOf = (map: CellMap, spot: Spot): Spot =>
  hexOf(map)?.middleOf(spot) ?? [spot[0] + 0.5, spot[1] + 0.5];

/** Whether the places of a drawing have other names than its cells. */
export const renames = ({ sheet, hexagons }: Pick<GridDrawing, "sheet" | "hexagons">): boolean =>
  sheet !== undefined || hexagons !== undefined;

export const hasHexagons = (drawing: PlainMap): boolean => drawing.kind === "grid" && drawing.hexagons !== undefined;
