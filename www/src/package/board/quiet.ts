/** The cells whose numbers would be half hidden, and of which numbers that is true. */
import { type Places, stopsOf } from "./drawing.js";
import type { Spot } from "./scene.js";
import { cellsBetween } from "./strokes.js";
import type { Region } from "./view.js";

/** What a cell leaves away, as bits. */
export const HIDDEN = { g: 1, h: 2, arrow: 4, all: 7 } as const;

/** Where these stand in their cell: left, top, right and bottom, as parts of it. */
const BOXES = [
  [HIDDEN.g, 0.06, 0.76, 0.46, 0.97],
  [HIDDEN.h, 0.54, 0.76, 0.94, 0.97],
  [HIDDEN.arrow, 0.67, 0.06, 0.95, 0.33],
] as const;
/** Half of the path's ribbon with its casing, as a part of a cell. */
const RIBBON = 0.33;

/**
 * The cells below the discs of start, goal and way points, and those of a region that the path's line runs over, jumps included:
 * these have no numbers. Those that a slanted line only touches leave away what it would cut.
 */
export function quietCells(path: readonly Spot[], places: Places, width: number, region: Region): Map<number, number> {
  const quiet = new Map<number, number>();
  const mayMeet = (a: number, b: number, from: number, count: number) =>
    Math.max(a, b) >= from && Math.min(a, b) < from + count;
  for (const { place } of stopsOf(places)) quiet.set((place as Spot)[1] * width + (place as Spot)[0], HIDDEN.all);
  let before = path[0];
  for (const spot of path) {
    const [a, b] = [before!, spot];
    before = spot;
    // A path may have a million cells, most of them out of view.
    if (!mayMeet(a[0], b[0], region.x, region.width) || !mayMeet(a[1], b[1], region.y, region.height)) continue;
    for (const [x, y] of cellsOnLine(a, b)) {
      quiet.set(y * width + x, HIDDEN.all);
      // A straight line stays within its row or column.
      if (a[0] === b[0] || a[1] === b[1]) continue;
      for (const beside of [[x - 1, y] as const, [x + 1, y] as const, [x, y - 1] as const, [x, y + 1] as const]) {
        const hidden = isIn(beside, region) ? touched(beside, a, b) : 0;
        const cell = beside[1] * width + beside[0];
        if (hidden) quiet.set(cell, (quiet.get(cell) ?? 0) | hidden);
      }
    }
  }
  return quiet;
}

/** A diagonal run touches only the cells that it leads through, not those beside them. */
function cellsOnLine(a: Spot, b: Spot): Spot[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (Math.abs(dx) !== Math.abs(dy)) return cellsBetween(a, b);
  return [...Array(Math.abs(dx) + 1).keys()].map((i) => [a[0] + Math.sign(dx) * i, a[1] + Math.sign(dy) * i] as const);
}

const isIn = ([x, y]: Spot, region: Region) =>
  x >= region.x && y >= region.y && x < region.x + region.width && y < region.y + region.height;

/** What of a cell beside a line comes under its ribbon: a box is as near to the line as the nearest of its corners. */
function touched([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const distance = (across: number, down: number) => {
    const [px, py] = [x + across - ax - 0.5, y + down - ay - 0.5];
    const along = Math.min(1, Math.max(0, (dx * px + dy * py) / (dx * dx + dy * dy)));
    return Math.hypot(px - along * dx, py - along * dy);
  };
  let hidden = 0;
  for (const [bit, left, top, right, bottom] of BOXES) {
    const corners = [distance(left, top), distance(right, top), distance(left, bottom), distance(right, bottom)];
    if (Math.min(...corners) < RIBBON) hidden |= bit;
  }
  return hidden;
}
