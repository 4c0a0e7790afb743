/** The line around what a field knows to be within its limit. */

import type { Orientation } from "../api/definitions.js";
import type { Painter } from "../board/painter.js";
import type { BoardMarks, Spot } from "../board/scene.js";
import { type Region, toPicture, type View } from "../board/view.js";
import { CORNERS, middleOf, neighboursOf } from "./geometry.js";

const CLOSED = 2;

/** The sides between a cell within and one beyond, on the plane. Walls are a border by themselves. */
export function border(
  orientation: Orientation,
  walls: Uint8Array,
  states: Uint8Array,
  { x: left, y: top, width, height }: Region,
): BoardMarks["border"] {
  const lines: [Spot, Spot][] = [];
  for (let cell = 0; cell < states.length; cell++) {
    if (states[cell] !== CLOSED) continue;
    const spot: Spot = [left + (cell % width), top + Math.floor(cell / width)];
    for (const next of neighboursOf(orientation, spot)) {
      const [x, y] = [next[0] - left, next[1] - top];
      const other = y * width + x;
      const isBeyond = x >= 0 && y >= 0 && x < width && y < height && states[other] !== CLOSED && walls[other] === 0;
      if (isBeyond) lines.push(sideBetween(orientation, spot, next));
    }
  }
  return lines;
}

/** Draws the sides of cells that have none of the others behind them. */
export function paintRim(orientation: Orientation, painter: Painter, view: View, spots: readonly Spot[]): void {
  const all = new Set(spots.map(String));
  painter.lineCap = "round";
  painter.beginPath();
  for (const spot of spots)
    for (const next of neighboursOf(orientation, spot)) {
      if (all.has(String(next))) continue;
      const [from, to] = sideBetween(orientation, spot, next);
      painter.moveTo(...toPicture(view, ...from));
      painter.lineTo(...toPicture(view, ...to));
    }
  painter.stroke();
}

/** From corner to corner: the two that are nearest to the neighbour. */
function sideBetween(orientation: Orientation, spot: Spot, next: Spot): [Spot, Spot] {
  const [[x, y], [toX, toY]] = [middleOf(orientation, spot), middleOf(orientation, next)];
  const ahead = ([dx, dy]: Spot) => dx * (toX - x) + dy * (toY - y);
  const [a, b] = CORNERS[orientation].toSorted((one, other) => ahead(other) - ahead(one)) as [Spot, Spot];
  return [
    [x + a[0], y + a[1]],
    [x + b[0], y + b[1]],
  ];
}
