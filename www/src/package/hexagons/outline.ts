/** The lines around hexagons, which painters fill and stroke. */

import type { Orientation } from "../api/definitions.js";
import type { Painter } from "../board/painter.js";
import type { Spot } from "../board/scene.js";
import { type Region, toPicture, type View } from "../board/view.js";
import { CORNERS, middleOf } from "./geometry.js";

/** From the middle of a cell to the middle of a side. */
const TO_SIDE = 1 / Math.sqrt(3);
/** Of a side, what a corner's mark covers. */
const ARM = 0.3;

/** Adds the closed line around a cell, so many pixels within its edge, to the painter's path. */
export function outline(orientation: Orientation, painter: Painter, view: View, spot: Spot, within: number): void {
  const corners = cornersIn(orientation, view, spot, within);
  const [first, last] = [corners[0]!, corners.at(-1)!];
  // From the middle of a side, where a line needs no join.
  const begin = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2] as const;
  painter.moveTo(...begin);
  for (const corner of corners) painter.lineTo(...corner);
  painter.lineTo(...begin);
}

/** Fills the cells of regions. */
export function fill(orientation: Orientation, painter: Painter, view: View, regions: readonly Region[]): void {
  painter.beginPath();
  for (const { x, y, width, height } of regions)
    for (let cell = 0; cell < width * height; cell++)
      outline(orientation, painter, view, [x + (cell % width), y + Math.floor(cell / width)], 0);
  painter.fill();
}

/** Adds its corners, each with a part of both sides. */
export function corners(orientation: Orientation, painter: Painter, view: View, spot: Spot): void {
  const all = cornersIn(orientation, view, spot, 1);
  all.forEach((corner, i) => {
    const [before, after] = [all.at(i - 1)!, all[(i + 1) % all.length]!];
    painter.moveTo(...towards(corner, before));
    painter.lineTo(...corner);
    painter.lineTo(...towards(corner, after));
  });
}

const towards = ([x, y]: Spot, [toX, toY]: Spot): Spot => [x + (toX - x) * ARM, y + (toY - y) * ARM];

/** The corners in pixels. */
export function cornersIn(orientation: Orientation, view: View, spot: Spot, within: number): readonly Spot[] {
  const [x, y] = toPicture(view, ...middleOf(orientation, spot));
  const size = Math.max(1, view.scale - within / TO_SIDE);
  return CORNERS[orientation].map(([dx, dy]): Spot => [x + dx * size, y + dy * size]);
}
