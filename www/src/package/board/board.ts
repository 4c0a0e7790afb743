/** What the element and the editor ask of a board, whether it shows cells or nodes. */
import type { Trace } from "../api/index.js";
import type { GraphScene } from "../graph-view/graph-scene.js";
import type { EngineMap, HighlightKind, Place } from "../shared/terms.js";
import type { Places, PlainMap, Stop } from "./drawing.js";
import type { Palette } from "./palette.js";
import type { Field, Scene } from "./scene.js";
import type { Runs } from "./strokes.js";
import type { Region, View } from "./view.js";

/** Marks that come and go without a search. */
export interface Pointers {
  readonly hover: Place | null;
  readonly pinned: Place | null;
  readonly cursor: Place | null;
  readonly sketch: readonly Region[];
  readonly breaks: readonly Place[];
}

/** Has a board show a part of its map. */
export type Look = (board: Board) => void;

export interface Board {
  /** Takes the focus, and the events of the pointer. */
  readonly surface: HTMLElement;
  /** In the reader's view, or near it: elsewhere it takes no memory for pictures. */
  set near(near: boolean);
  /** Lays it out now, if it has another size than in the last frame. */
  measure(): void;
  /** Looks as soon as the board has a size: in a hidden part of a page it has none. */
  sized(look: Look): void;
  /** What waits for a size, in order. */
  readonly waiting: readonly Look[];
  view: View;
  /** All of the map is in view, and stays so when the board's size changes. */
  readonly fitted: boolean;
  /** Shows a drawing: another one, or the same one again after the cells `drawn` in it have changed. */
  draw(drawing: PlainMap, places: Places, drawn?: Runs): void;
  /** Shows a new search, or none, on the engine's map. */
  search(trace: Trace | null, engine: () => EngineMap, field?: Field | null): void;
  /** Shows a way in place of the path, at this step. */
  lead(way: readonly Place[]): void;
  /** The trace's position has moved. `fade`: slowly enough for an eye to follow. */
  move(fade: boolean): void;
  /** Shows the path alone, ahead of the search that will show how it is found. */
  preview(path: readonly Place[]): void;
  point(pointers: Partial<Pointers>): void;
  highlight(kind: HighlightKind, places: readonly Place[]): void;
  /** `paper`: for print, which needs everything painted at once, not in the next frame. */
  recolour(palette: Palette, paper: boolean): void;
  fit(): void;
  zoomBy(factor: number, px?: number, py?: number): void;
  panBy(dx: number, dy: number): void;
  show(place: Place, scale?: number): void;
  /** Brings a place into view if it isn't. */
  reveal(place: Place): void;
  /** The middle of a place, in pixels of the surface. */
  pixelOf(place: Place): readonly [number, number];
  /** Whether g, h and f of a searched place can be read on the board. */
  legible(place: Place): boolean;
  /** From the middle of a place to its edge, in pixels. */
  readonly reach: number;
  /** The cell below a pixel of the surface; on a graph, the nearest node within reach. */
  placeAt(px: number, py: number): Place | null;
  /** The start, goal or way point that is nearest to a pixel, within `reach` pixels. */
  grabAt(px: number, py: number, reach: number): Stop | null;
  scene(picture?: { scale?: number; palette?: Palette }): Scene | GraphScene;
  free(): void;
}
