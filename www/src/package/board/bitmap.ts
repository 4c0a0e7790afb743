/** A picture with one pixel per cell, for maps seen from afar: the engine paints it, the canvas scales it. */
import type { Grid } from "../api/index.js";
import type { GridDrawing } from "./drawing.js";
import { shade } from "./field.js";
import { type CellMap, hexOf } from "./hexagons.js";
import { type Palette, words } from "./palette.js";
import { paintPlain } from "./plain.js";
import type { Field } from "./scene.js";
import type { CellsTrace } from "./sheet.js";
import { around, type Runs } from "./strokes.js";
import { common, type Region, type Size, together, type View } from "./view.js";

/** Leaves the rest of a frame for painting the screen. */
const SLICE_MS = 6;

export class Bitmap {
  #context: CanvasRenderingContext2D | null = null;
  #palette: Palette | null = null;
  #words: Uint32Array<ArrayBuffer> = new Uint32Array();
  /** How many rows show the map already. */
  #paintedRows = 0;
  /** Where cells were drawn since the last update. */
  #drawn: Region | null = null;

  /** Has everything painted again. */
  invalidate(): void {
    this.#paintedRows = 0;
  }

  /** Notes cells that were just drawn, ahead of the search that they cause. */
  draw(drawing: GridDrawing, runs: Runs): void {
    this.#drawn = together(this.#drawn, around(runs, drawing.width));
  }

  /**
   * Paints what has changed since the last update, and returns where. A map without a search is painted in slices of `sliceMs`
   * milliseconds; `painted` tells how far that has come.
   */
  update(
    drawing: GridDrawing,
    palette: Palette,
    trace: CellsTrace | null,
    engine: () => Grid,
    field: Field | null,
    sliceMs = SLICE_MS,
  ): Region | null {
    const context = this.#fitting(drawing);
    if (palette !== this.#palette) {
      this.#palette = palette;
      const before = this.#words;
      this.#words = words(palette);
      // Another palette may have the same colours, as paper and a light screen do.
      if (this.#words.some((word, i) => word !== before[i])) this.invalidate();
    }
    const all = this.#paintedRows < drawing.height;
    const changed = trace
      ? together(this.#drawn, this.#paintTrace(context, trace, engine(), all, field, palette))
      : this.#paintPlain(context, drawing, performance.now() + sliceMs);
    if (trace) this.#paintedRows = drawing.height;
    this.#drawn = null;
    return changed;
  }

  #paintTrace(
    context: CanvasRenderingContext2D,
    trace: CellsTrace,
    grid: Grid,
    all: boolean,
    field: Field | null,
    palette: Palette,
  ): Region | null {
    const changed = trace.paint(context, this.#words, grid, all);
    if (changed && field) shade(context, trace, changed, field, palette);
    return changed;
  }

  #paintPlain(context: CanvasRenderingContext2D, drawing: GridDrawing, end: number): Region | null {
    const { width, height } = drawing;
    const paint = (region: Region, enough: () => boolean) => paintPlain(context, drawing, region, this.#words, enough);
    // Rows that are not painted yet will show what was drawn anyway.
    const drawn = this.#drawn && common(this.#drawn, this.painted);
    if (drawn?.height) paint(drawn, () => false);
    if (this.#paintedRows === height) return drawn;
    const rest = { x: 0, y: this.#paintedRows, width, height: height - this.#paintedRows };
    const rows = paint(rest, () => performance.now() > end);
    this.#paintedRows += rows;
    return together(drawn, { ...rest, height: rows });
  }

  /** The part that shows the map already; it grows from the top down. */
  get painted(): Region {
    const { width = 0 } = this.#context?.canvas ?? {};
    return { x: 0, y: 0, width, height: this.#paintedRows };
  }

  /** A copy of a region as it is now: one pixel per cell, or fewer if the scale is below 1. Of hexagons, the picture itself. */
  pixels(region: Region, view: View, map: CellMap): HTMLCanvasElement {
    const { canvas } = this.#context!;
    const hex = hexOf(map);
    if (hex) return hex.picture(canvas, view, map, region);
    const { x, y, width, height } = region;
    const { scale } = view;
    const share = Math.min(1, scale);
    const size = (length: number) => Math.max(1, Math.round(length * share));
    const copy = newContext({ width: size(width), height: size(height) });
    copy.drawImage(canvas, -x * share, -y * share, canvas.width * share, canvas.height * share);
    return copy.canvas;
  }

  /** Draws the part of a region that is in view, scaled. */
  show(target: CanvasRenderingContext2D, view: View, map: CellMap, region: Region): void {
    if (!this.#context) return;
    const { scale } = view;
    const hex = hexOf(map);
    if (hex) {
      hex.show(target, this.#context.canvas, view, region);
      return;
    }
    target.save();
    clip(target, view, region);
    target.imageSmoothingEnabled = scale < 1;
    target.drawImage(this.#context.canvas, -view.x * scale, -view.y * scale, map.width * scale, map.height * scale);
    target.restore();
  }

  #fitting({ width, height }: Size): CanvasRenderingContext2D {
    const canvas = this.#context?.canvas;
    if (canvas?.width === width && canvas.height === height) return this.#context!;
    this.free();
    this.#context = newContext({ width, height });
    this.#paintedRows = 0;
    return this.#context;
  }

  free(): void {
    if (this.#context) this.#context.canvas.width = 0;
    this.#context = null;
  }
}

/** In main memory, by `willReadFrequently`: the engine writes its pixels, which would go back and forth to a graphics card. */
function newContext({ width, height }: Size): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext("2d", { alpha: false, willReadFrequently: true })!;
}

/** Clips to the whole device pixels that show any of a region, smoothing included. */
function clip(target: CanvasRenderingContext2D, view: View, { x, y, width, height }: Region): void {
  const ratio = target.getTransform().a;
  const pixel = (at: number, from: number, round: typeof Math.floor) => round((at - from) * view.scale * ratio) / ratio;
  const [left, top] = [pixel(x - 1, view.x, Math.floor), pixel(y - 1, view.y, Math.floor)];
  const [right, bottom] = [pixel(x + width + 1, view.x, Math.ceil), pixel(y + height + 1, view.y, Math.ceil)];
  target.beginPath();
  target.rect(left, top, right - left, bottom - top);
  target.clip();
}
