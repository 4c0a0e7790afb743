/** How a board shows what every cell costs: colours that get darker and go from yellow to blue, which nobody takes for each other; and the limit as a border. */
import { numbers, word } from "../shared/colour.js";
import { detail } from "../shared/detail.js";
import type { GridDrawing } from "./drawing.js";
import { hexOf } from "./hexagons.js";
import type { Palette } from "./palette.js";
import { type BoardMarks, cut, type Field, type Spot } from "./scene.js";
import type { CellsTrace } from "./sheet.js";
import type { Region } from "./view.js";

/** So many that no step is seen between two, and so few that alike neighbours are painted together. */
const SHADES = 48;
/** Cells read from a trace at once. */
const CELLS_AT_ONCE = 1 << 17;
const CLOSED = 2;

const known = new WeakMap<Palette, readonly string[]>();

/** From the start to the dearest place. */
export function shadesOf(palette: Palette): readonly string[] {
  let shades = known.get(palette);
  if (!shades) {
    const [near, far] = [numbers(palette.near), numbers(palette.far)];
    const mixed = (share: number) => near.map((value, c) => Math.round(value + (far[c]! - value) * share));
    shades = [...Array(SHADES).keys()].map((i) => `rgb(${mixed(i / (SHADES - 1)).join()})`);
    known.set(palette, shades);
  }
  return shades;
}

/** Which of the shades a cost has. */
export const shadeOf = (g: number, { most }: Field): number =>
  Math.min(SHADES - 1, Math.floor((most > 0 ? g / most : 0) * SHADES));

/** From afar: colours the cells of a picture, a pixel each, that the search knows. */
export function shade(
  context: CanvasRenderingContext2D,
  trace: CellsTrace,
  { x, y, width, height }: Region,
  field: Field,
  palette: Palette,
): void {
  const words = Uint32Array.from(shadesOf(palette), word);
  const rows = Math.max(1, Math.floor(CELLS_AT_ONCE / width));
  for (let top = y; top < y + height; top += rows) {
    const high = Math.min(rows, y + height - top);
    const { state, g } = trace.values(x, top, width, high);
    const image = context.getImageData(x, top, width, high);
    const pixels = new Uint32Array(image.data.buffer);
    for (let i = 0; i < state.length; i++) if (state[i] !== 0) pixels[i] = words[shadeOf(g[i]!, field)]!;
    context.putImageData(image, x, top);
  }
}

/** The lines between what is within the limit and what is beyond it, in view and close up. Walls are a border by themselves. */
export function borderOf(
  trace: CellsTrace,
  { map, region, view }: Pick<BoardMarks, "region" | "view"> & { readonly map: GridDrawing },
): BoardMarks["border"] {
  if (!detail(view.scale).edges || trace.position < trace.length) return [];
  const [left, top] = [Math.max(0, region.x - 1), Math.max(0, region.y - 1)];
  const width = Math.min(map.width, region.x + region.width + 1) - left;
  const height = Math.min(map.height, region.y + region.height + 1) - top;
  const { state } = trace.values(left, top, width, height);
  const part = { x: left, y: top, width, height };
  const hex = hexOf(map);
  if (hex) return hex.border(cut(map.walls, map.width, part), state, part);
  const isBeyond = (x: number, y: number) =>
    x < width && y < height && state[y * width + x] !== CLOSED && map.walls[(top + y) * map.width + left + x] === 0;
  const isWithin = (x: number, y: number) => x < width && y < height && state[y * width + x] === CLOSED;
  const lines: [Spot, Spot][] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [left + x, top + y];
      const parts = (across: number, down: number) =>
        (isWithin(x, y) && isBeyond(x + across, y + down)) || (isBeyond(x, y) && isWithin(x + across, y + down));
      if (parts(1, 0))
        lines.push([
          [column + 1, row],
          [column + 1, row + 1],
        ]);
      if (parts(0, 1))
        lines.push([
          [column, row + 1],
          [column + 1, row + 1],
        ]);
    }
  return lines;
}
