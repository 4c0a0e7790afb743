/** The cells whose numbers would be half hidden. */
import { type Places, stopsOf } from "./drawing.js";
import type { Spot } from "./scene.js";
import { cellsBetween } from "./strokes.js";
import type { Region } from "./view.js";

/**
 * The cells below the discs of start, goal and way points, and those of a region that the path's line runs over, jumps included.
 */
export function quietCells(path: readonly Spot[], places: Places, width: number, region: Region): Set<number> {
  const quiet = new Set<number>();
  const mayMeet = (a: number, b: number, from: number, count: number) =>
    Math.max(a, b) >= from && Math.min(a, b) < from + count;
  for (const { place } of stopsOf(places)) quiet.add((place as Spot)[1] * width + (place as Spot)[0]);
  let before = path[0];
  for (const spot of path) {
    const [a, b] = [before!, spot];
    before = spot;
    // A path may have a million cells, most of them out of view.
    if (!mayMeet(a[0], b[0], region.x, region.width) || !mayMeet(a[1], b[1], region.y, region.height)) continue;
    for (const [x, y] of cellsOnLine(a, b)) quiet.add(y * width + x);
  }
  return quiet;
}

/** A diagonal run touches only the cells that it leads through, not those beside them. */
function cellsOnLine(a: Spot, b: Spot): Spot[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (Math.abs(dx) !== Math.abs(dy)) return cellsBetween(a, b);
  return [...Array(Math.abs(dx) + 1).keys()].map((i) => [a[0] + Math.sign(dx) * i, a[1] + Math.sign(dy) * i] as const);
}
