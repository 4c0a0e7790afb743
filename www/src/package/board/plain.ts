/** Paints a map without a search as pixels, some rows at a time: a large one takes longer than a frame. */
import type { GridDrawing } from "./drawing.js";
import { NO_CELL } from "./sheet.js";
import type { Region } from "./view.js";

/** Rows painted through one image, small enough to stay in the processor's cache. */
const BAND = 16;
/** Indexes of colours: after those of free, wall, open and closed come the nine of terrain, and that of no cell. */
const [WALL, TERRAIN, MOST, NONE] = [1, 3, 9, 13];

/** Paints the rows of a region from the top down until `enough` says so; returns how many are done. */
export function paintPlain(
  context: Pick<CanvasRenderingContext2D, "createImageData" | "putImageData">,
  drawing: GridDrawing,
  { x, y, width, height }: Region,
  colours: Uint32Array,
  enough: () => boolean,
): number {
  const image = context.createImageData(width, Math.min(BAND, height));
  const pixels = new Uint32Array(image.data.buffer);
  let done = 0;
  while (done < height) {
    const rows = Math.min(BAND, height - done);
    for (let row = 0; row < rows; row++)
      paintRow(pixels, row * width, width, drawing, (y + done + row) * drawing.width + x, colours);
    context.putImageData(image, x, y + done, 0, 0, width, rows);
    done += rows;
    if (enough()) break;
  }
  return done;
}

/** Called for each row, as JavaScript engines optimise a function between calls rather than while it runs. */
function paintRow(
  pixels: Uint32Array,
  first: number,
  count: number,
  { walls, costs, sheet }: GridDrawing,
  cell: number,
  colours: Uint32Array,
): void {
  const end = first + count;
  if (!costs && !sheet) for (let pixel = first; pixel < end; pixel++, cell++) pixels[pixel] = colours[walls[cell]!]!;
  else
    for (let pixel = first; pixel < end; pixel++, cell++) {
      const terrain = Math.max(1, Math.floor(Math.min(MOST, costs?.[cell] ?? 1) + 0.5));
      pixels[pixel] = colours[walls[cell] === NO_CELL ? NONE : walls[cell] ? WALL : TERRAIN + terrain]!;
    }
}
