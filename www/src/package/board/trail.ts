/**
 * A path of very many cells, as pixels: stroking it as a line would take many frames, and as long again for each repaint.
 * Kept until the path, the view, the size or the colours change.
 */
import { word } from "../shared/colour.js";
import { hexOf } from "./hexagons.js";
import { CASING, lineWidth } from "./marks.js";
import type { BoardMarks } from "./scene.js";
import type { Size } from "./view.js";

export class Trail {
  #context: CanvasRenderingContext2D | null = null;
  #inputs: readonly unknown[] = [];

  /** The picture of the path over a surface of this size, in device pixels. */
  picture(marks: BoardMarks, { width, height }: Size): HTMLCanvasElement {
    const inputs = [marks.path, marks.view, marks.palette, width, height];
    const context = this.#fitting(width, height);
    if (inputs.some((part, i) => part !== this.#inputs[i])) {
      this.#inputs = inputs;
      const image = context.createImageData(width, height);
      paintTrail(new Uint32Array(image.data.buffer), { width, height }, marks);
      context.putImageData(image, 0, 0);
    }
    return context.canvas;
  }

  #fitting(width: number, height: number): CanvasRenderingContext2D {
    // In main memory, where nothing is lost with the graphics card's.
    this.#context ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const { canvas } = this.#context;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    return this.#context;
  }

  free(): void {
    if (this.#context) this.#context.canvas.width = 0;
    this.#context = null;
    this.#inputs = [];
  }
}

/** The line in its casing. */
export function paintTrail(pixels: Uint32Array, size: Size, marks: BoardMarks): void {
  const { palette, ratio } = marks;
  const line = lineWidth(marks) * ratio;
  const whole = (width: number) => Math.max(1, Math.round(width));
  const width = whole(line);
  const rim = whole((line * (CASING - 1)) / 2);
  const points = pointsOf(marks);
  stroke(pixels, size, points, width + 2 * rim, word(palette.casing));
  stroke(pixels, size, points, width, word(palette.path));
}

/** The pixels in the middles of the cells, as x, y, x, y and so on; successive cells in the same pixel count once. */
function pointsOf({ map, path, view, ratio }: BoardMarks): Int32Array {
  const scale = view.scale * ratio;
  const points = new Int32Array(2 * path.length);
  const hex = hexOf(map);
  let count = 0;
  for (let i = 0; i < path.length; i++) {
    const at = path[i]!;
    const middle = hex?.middleOf(at);
    const x = Math.floor(((middle ? middle[0] : at[0] + 0.5) - view.x) * scale);
    const y = Math.floor(((middle ? middle[1] : at[1] + 0.5) - view.y) * scale);
    if (count > 0 && points[count - 2] === x && points[count - 1] === y) continue;
    points[count++] = x;
    points[count++] = y;
  }
  return points.subarray(0, count);
}

function stroke(pixels: Uint32Array, size: Size, points: Int32Array, width: number, colour: number): void {
  for (let i = 0; i < points.length; i += 2) {
    const last = Math.max(0, i - 2);
    strokeLine(pixels, size, points[last]!, points[last + 1]!, points[i]!, points[i + 1]!, width, colour);
  }
}

/** A row of squares: enough for a line from cell to cell, which has no other angles than theirs. */
function strokeLine(
  pixels: Uint32Array,
  size: Size,
  x: number,
  y: number,
  toX: number,
  toY: number,
  width: number,
  colour: number,
): void {
  if (Math.max(x, toX) < -width || Math.min(x, toX) > size.width + width) return;
  if (Math.max(y, toY) < -width || Math.min(y, toY) > size.height + width) return;
  const before = Math.floor((width - 1) / 2);
  const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y), 1);
  for (let i = 1; i <= steps; i++) {
    const left = Math.round(x + ((toX - x) * i) / steps) - before;
    const top = Math.round(y + ((toY - y) * i) / steps) - before;
    const right = Math.min(size.width, left + width);
    const bottom = Math.min(size.height, top + width);
    for (let row = Math.max(0, top); row < bottom; row++)
      for (let column = Math.max(0, left); column < right; column++) pixels[row * size.width + column] = colour;
  }
}
