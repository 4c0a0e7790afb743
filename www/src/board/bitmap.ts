/** A picture with one pixel per cell, for maps that are seen from afar: the engine paints it, the screen scales it. */
import type { Grid, Trace } from "../api/index.js";
import type { GridDrawing } from "../editor/drawing.js";
import { type Palette, words } from "./palette.js";
import { around, type Region, type Size, together, type View } from "./view.js";

/** Of the colours, after those of free cells, walls and what was searched. */
const TERRAIN = 4;

export class Bitmap {
  #context: CanvasRenderingContext2D | null = null;
  #palette: Palette | null = null;
  #words: Uint32Array<ArrayBuffer> = new Uint32Array();
  #whole = true;
  /** Where cells were drawn since the last time. */
  #drawn: Region | null = null;

  /** All of it is to be painted again. */
  invalidate(): void {
    this.#whole = true;
  }

  /** Cells that were just drawn, ahead of the search that they cause. */
  draw(drawing: GridDrawing, cells: Uint32Array): void {
    this.#drawn = together(this.#drawn, around(cells, drawing.width));
  }

  /** Paints what has changed since the last time; says where that was. */
  update(drawing: GridDrawing, palette: Palette, trace: Trace | null, engine: () => Grid): Region | null {
    const context = this.#fitting(drawing);
    if (palette !== this.#palette) {
      this.#palette = palette;
      this.#words = words(palette);
      this.#whole = true;
    }
    const drawn = this.#whole ? { x: 0, y: 0, width: drawing.width, height: drawing.height } : this.#drawn;
    const painted = trace?.paint(context, this.#words, engine(), this.#whole) ?? null;
    if (!trace && drawn) paintMap(context, drawing, drawn, this.#words);
    this.#whole = false;
    this.#drawn = null;
    return together(drawn, painted);
  }

  /** A copy of a part, as it is now. */
  pixels({ x, y, width, height }: Region): ImageData {
    return this.#context!.getImageData(x, y, width, height);
  }

  /** The visible part, scaled: all of it on a ground of this colour, or only a region. */
  show(target: CanvasRenderingContext2D, view: View, map: Size, part: { colour: string } | Region): void {
    if (!this.#context) return;
    const { scale } = view;
    target.save();
    if ("colour" in part) {
      target.fillStyle = part.colour;
      target.fillRect(0, 0, target.canvas.width, target.canvas.height);
    } else clip(target, view, part);
    target.imageSmoothingEnabled = scale < 1;
    target.drawImage(this.#context.canvas, -view.x * scale, -view.y * scale, map.width * scale, map.height * scale);
    target.restore();
  }

  #fitting({ width, height }: Size): CanvasRenderingContext2D {
    const canvas = this.#context?.canvas;
    if (canvas?.width === width && canvas.height === height) return this.#context!;
    this.free();
    const next = document.createElement("canvas");
    next.width = width;
    next.height = height;
    // The engine writes pixels; a picture kept in the memory of a graphics card would go back and forth.
    this.#context = next.getContext("2d", { alpha: false, willReadFrequently: true })!;
    this.#whole = true;
    return this.#context;
  }

  free(): void {
    if (this.#context) this.#context.canvas.width = 0;
    this.#context = null;
  }
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

function paintMap(context: CanvasRenderingContext2D, drawing: GridDrawing, region: Region, colours: Uint32Array): void {
  const { x, y, width, height } = region;
  const { walls, costs } = drawing;
  const image = context.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let row = 0, pixel = 0; row < height; row++) {
    let index = (y + row) * drawing.width + x;
    for (const end = pixel + width; pixel < end; pixel++, index++) {
      // Free or wall, without a branch: no guess at walls is right for long, and each wrong one takes as long as many cells.
      pixels[pixel] = colours[walls[index]!]!;
      const cost = costs ? costs[index]! : 1;
      if (cost !== 1 && !walls[index])
        pixels[pixel] = colours[TERRAIN + Math.min(8, Math.max(0, Math.round(cost) - 1))]!;
    }
  }
  context.putImageData(image, x, y);
}
