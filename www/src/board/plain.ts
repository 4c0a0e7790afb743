/** A map of which no search tells yet, as pixels: some rows at a time, for a large one takes longer than a frame. */
import type { GridDrawing } from "./drawing.js";
import type { Region } from "./view.js";

/** Rows that share a picture, which is small enough to stay at hand. */
const BAND = 16;
/** Of the colours: after those of free cells, walls and what was searched come nine of terrain. */
const [WALL, TERRAIN, MOST] = [1, 3, 9];

/** Paints the rows of a region from the top down, until `enough` says so after some of them; tells how many are done. */
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

/** A call for each row: an engine compiles a function anew when it is called rather than while it runs. */
function paintRow(
  pixels: Uint32Array,
  first: number,
  count: number,
  { walls, costs }: GridDrawing,
  cell: number,
  colours: Uint32Array,
): void {
  const end = first + count;
  if (!costs) for (let pixel = first; pixel < end; pixel++, cell++) pixels[pixel] = colours[walls[cell]!]!;
  else
    for (let pixel = first; pixel < end; pixel++, cell++) {
      const terrain = Math.max(1, Math.floor(Math.min(MOST, costs[cell]!) + 0.5));
      pixels[pixel] = colours[walls[cell] ? WALL : TERRAIN + terrain]!;
    }
}
