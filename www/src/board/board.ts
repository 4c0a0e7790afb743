/** What the element and the editor ask of a board, whether it shows cells or nodes. */
import type { Graph, Grid, Trace } from "../api/index.js";
import type { HighlightKind, Place } from "../element/contract.js";
import type { GraphScene } from "../graph-view/scene.js";
import type { Drawing, Places } from "./drawing.js";
import type { Palette } from "./palette.js";
import type { Scene } from "./scene.js";
import type { Region, View } from "./view.js";

/** Marks that come and go without a search. */
export interface Pointers {
  readonly hover: Place | null;
  readonly pinned: Place | null;
  readonly cursor: Place | null;
  readonly sketch: readonly Region[];
  readonly breaks: readonly Place[];
}

export interface Board {
  /** What one focuses, and what hears the pointer. */
  readonly surface: HTMLElement;
  view: View;
  /** All of the map is in view, and stays so when the board's size changes. */
  readonly fitted: boolean;
  /** A drawing: the same one again after it was drawn into (`cells`), or another. */
  draw(drawing: Drawing, places: Places, cells?: Uint32Array): void;
  /** A new search, or none; the engine's map with it. */
  search(trace: Trace | null, engine: () => Grid | Graph): void;
  /** The trace's position has moved. `fade`: slowly enough for an eye to follow. */
  move(fade: boolean): void;
  /** The path alone, ahead of the search that will show how it is found. */
  preview(path: readonly Place[]): void;
  point(pointers: Partial<Pointers>): void;
  highlight(kind: HighlightKind, places: readonly Place[]): void;
  /** `paper`: to be printed, and nothing waits for the next frame. */
  recolour(palette: Palette, paper: boolean): void;
  fit(): void;
  zoomBy(factor: number, px?: number, py?: number): void;
  panBy(dx: number, dy: number): void;
  show(place: Place, scale?: number): void;
  /** Brings a place into view if it isn't. */
  reveal(place: Place): void;
  /** The middle of a place, in pixels of the surface. */
  pixelOf(place: Place): readonly [number, number];
  /** The place below a pixel of the surface, in cells; for a graph the nearest node. */
  placeAt(px: number, py: number): Place | null;
  /** Start, goal or way point near enough to be meant by a finger or a mouse. */
  grabAt(px: number, py: number, reach: number): "start" | "goal" | number | null;
  scene(picture?: { scale?: number; palette?: Palette }): Scene | GraphScene;
  free(): void;
}
