/** Hexagons from afar: bricks, row by row or column by column, from a picture with a pixel for each cell. */

import type { Orientation } from "../api/definitions.js";
import { type Region, type Size, toPicture, type View } from "../board/view.js";
import { ACROSS, middleOf, roomOf, turned } from "./geometry.js";

/** `pixels` is the whole map, of which a region is shown. */
export function showBricks(
  orientation: Orientation,
  target: CanvasRenderingContext2D,
  pixels: HTMLCanvasElement,
  view: View,
  { x, y, width, height }: Region,
): void {
  target.imageSmoothingEnabled = false;
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

/** A picture of its own of what a view shows. */
export function pictureOf(
  orientation: Orientation,
  pixels: HTMLCanvasElement,
  view: View,
  map: Size,
  region: Region,
): HTMLCanvasElement {
  const room = roomOf(orientation, map);
  const canvas = document.createElement("canvas");
  canvas.width = (room.width - view.x) * view.scale;
  canvas.height = (room.height - view.y) * view.scale;
  showBricks(orientation, canvas.getContext("2d")!, pixels, view, region);
  return canvas;
}
