/** A picture with one pixel per cell, for maps that are seen from afar: the engine paints it, the screen scales it. */
import type { Grid, Trace } from "../api/index.js";
import type { GridDrawing } from "./drawing.js";
import { type Palette, words } from "./palette.js";
import { paintPlain } from "./plain.js";
import { around, common, type Region, type Size, together, type View } from "./view.js";

/** The rest of a frame is for painting the screen. */
const SLICE_MS = 6;

export class Bitmap {
  #context: CanvasRenderingContext2D | null = null;
  #palette: Palette | null = null;
  #words: Uint32Array<ArrayBuffer> = new Uint32Array();
  /** Rows that show the map. */
  #done = 0;
  /** Where cells were drawn since the last time. */
  #drawn: Region | null = null;

  /** All of it is to be painted again. */
  invalidate(): void {
    this.#done = 0;
  }

  /** Cells that were just drawn, ahead of the search that they cause. */
  draw(drawing: GridDrawing, cells: Uint32Array): void {
    this.#drawn = together(this.#drawn, around(cells, drawing.width));
  }

  /**
   * Paints what has changed since the last time; says where that was. A map without a search is painted in slices of so many
   * milliseconds: `painted` tells how far it is.
   */
  update(
    drawing: GridDrawing,
    palette: Palette,
    trace: Trace | null,
    engine: () => Grid,
    sliceMs = SLICE_MS,
  ): Region | null {
    const context = this.#fitting(drawing);
    if (palette !== this.#palette) {
      this.#palette = palette;
      const before = this.#words;
      this.#words = words(palette);
      // Paper and a light screen have the same colours.
      if (this.#words.some((word, i) => word !== before[i])) this.invalidate();
    }
    const all = this.#done < drawing.height;
    const changed = trace
      ? together(this.#drawn, trace.paint(context, this.#words, engine(), all))
      : this.#paintPlain(context, drawing, performance.now() + sliceMs);
    if (trace) this.#done = drawing.height;
    this.#drawn = null;
    return changed;
  }

  #paintPlain(context: CanvasRenderingContext2D, drawing: GridDrawing, end: number): Region | null {
    const { width, height } = drawing;
    const paint = (region: Region, enough: () => boolean) => paintPlain(context, drawing, region, this.#words, enough);
    // What is not painted yet will be as it was drawn.
    const drawn = this.#drawn && common(this.#drawn, this.painted);
    if (drawn?.height) paint(drawn, () => false);
    if (this.#done === height) return drawn;
    const rest = { x: 0, y: this.#done, width, height: height - this.#done };
    const rows = paint(rest, () => performance.now() > end);
    this.#done += rows;
    return together(drawn, { ...rest, height: rows });
  }

  /** All that shows the map, from the top down. */
  get painted(): Region {
    const { width = 0 } = this.#context?.canvas ?? {};
    return { x: 0, y: 0, width, height: this.#done };
  }

  /** A copy of a part, as it is now: a pixel a cell, or as many fewer as the scale has. */
  pixels({ x, y, width, height }: Region, scale: number): HTMLCanvasElement {
    const share = Math.min(1, scale);
    const size = (length: number) => Math.max(1, Math.round(length * share));
    const copy = fresh({ width: size(width), height: size(height) });
    const { canvas } = this.#context!;
    copy.drawImage(canvas, -x * share, -y * share, canvas.width * share, canvas.height * share);
    return copy.canvas;
  }

  /** What is in view of a region, scaled. */
  show(target: CanvasRenderingContext2D, view: View, map: Size, region: Region): void {
    if (!this.#context) return;
    const { scale } = view;
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
    this.#context = fresh({ width, height });
    this.#done = 0;
    return this.#context;
  }

  free(): void {
    if (this.#context) this.#context.canvas.width = 0;
    this.#context = null;
  }
}

/** The engine writes pixels; a picture kept in the memory of a graphics card would go back and forth. */
function fresh({ width, height }: Size): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext("2d", { alpha: false, willReadFrequently: true })!;
}

/** To the whole pixels of the screen that show something of a region, smoothing included. */
function clip(target: CanvasRenderingContext2D, view: View, { x, y, width, height }: Region): void {
  const ratio = target.getTransform().a;
  const pixel = (at: number, from: number, round: typeof Math.floor) => round((at - from) * view.scale * ratio) / ratio;
  const [left, top] = [pixel(x - 1, view.x, Math.floor), pixel(y - 1, view.y, Math.floor)];
  const [right, bottom] = [pixel(x + width + 1, view.x, Math.ceil), pixel(y + height + 1, view.y, Math.ceil)];
  target.beginPath();
  target.rect(left, top, right - left, bottom - top);
  target.clip();
}
