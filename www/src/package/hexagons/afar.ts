/** Hexagons from afar: bricks, row by row or column by column, from a picture with a pixel for each cell. */

import type { Orientation } from "../api/definitions.js";
import { type Region, toPicture, type View } from "../board/view.js";
import { ACROSS, middleOf, turned } from "./geometry.js";

/** `pixels` is the whole map, of which a region is shown. */
export function showBricks(
  orientation: Orientation,
  target: CanvasRenderingContext2D,
  pixels: HTMLCanvasElement,
  view: View,
  { x, y, width, height }: Region,
): void {
  const [columns, rows] = turned(orientation, [width, height]);
  const part = turned(orientation, [columns, 1]);
  const size = turned(orientation, [columns * ACROSS * view.scale, view.scale]);
  const toCorner = turned(orientation, [ACROSS / 2, 0.5]);
  for (let row = 0; row < rows; row++) {
    const [right, down] = turned(orientation, [0, row]);
    const from = [x + right, y + down] as const;
    const middle = middleOf(orientation, from);
    const at = toPicture(view, middle[0] - toCorner[0], middle[1] - toCorner[1]);
    target.drawImage(pixels, ...from, ...part, ...at, ...size);
  }
}
