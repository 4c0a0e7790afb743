/** A picture with one pixel per cell, for maps that are seen from afar: the engine paints it, the screen scales it. */
import type { Grid, Trace } from "../api/index.js";
import type { GridDrawing } from "../editor/drawing.js";
import { type Palette, words } from "./palette.js";
import type { Size, View } from "./view.js";

const FREE = 0;
const WALL = 1;
const TERRAIN = 4;

export class Bitmap {
  #context: CanvasRenderingContext2D | null = null;
  #palette: Palette | null = null;
  #words: Uint32Array<ArrayBuffer> = new Uint32Array();
  #whole = true;

  /** All of it is to be painted again. */
  invalidate(): void {
    this.#whole = true;
  }

  /** Cells that were just drawn, ahead of the search that they cause. */
  draw(drawing: GridDrawing, cells: readonly number[]): void {
    const context = this.#context;
    if (!context || this.#whole || !this.#palette) return;
    for (const index of cells) {
      const cost = drawing.costs?.[index] ?? 1;
      context.fillStyle = drawing.walls[index] ? this.#palette.wall : this.#palette.grounds[groundAt(cost)]!;
      context.fillRect(index % drawing.width, Math.floor(index / drawing.width), 1, 1);
    }
  }

  /** Paints what has changed since the last time. */
  update(drawing: GridDrawing, palette: Palette, trace: Trace | null, engine: () => Grid): void {
    const context = this.#fitting(drawing);
    if (palette !== this.#palette) {
      this.#palette = palette;
      this.#words = words(palette);
      this.#whole = true;
    }
    if (trace) trace.paint(context, this.#words, engine(), this.#whole);
    else if (this.#whole) paintMap(context, drawing, this.#words);
    this.#whole = false;
  }

  /** The visible part, scaled. */
  show(target: CanvasRenderingContext2D, view: View, map: Size, colour: string): void {
    if (!this.#context) return;
    const { scale } = view;
    target.fillStyle = colour;
    target.fillRect(0, 0, target.canvas.width, target.canvas.height);
    target.imageSmoothingEnabled = scale < 1;
    target.drawImage(this.#context.canvas, -view.x * scale, -view.y * scale, map.width * scale, map.height * scale);
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

function groundAt(cost: number): number {
  return Math.min(8, Math.max(0, Math.round(cost) - 1));
}

function paintMap(context: CanvasRenderingContext2D, drawing: GridDrawing, colours: Uint32Array): void {
  const image = context.createImageData(drawing.width, drawing.height);
  const pixels = new Uint32Array(image.data.buffer);
  const { walls, costs } = drawing;
  for (let index = 0; index < pixels.length; index++) {
    const kind = walls[index] ? WALL : costs && costs[index] !== 1 ? TERRAIN + groundAt(costs[index]!) : FREE;
    pixels[index] = colours[kind]!;
  }
  context.putImageData(image, 0, 0);
}
