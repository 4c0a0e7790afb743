/** The cells whose numbers the path would half hide. */
import type { Spot } from "./scene.js";
import { cellsBetween } from "./strokes.js";
import type { Region } from "./view.js";

/** The cells of a region that the path's line runs over, jumps included. */
export function quietCells(path: readonly Spot[], width: number, region: Region): Set<number> {
  const quiet = new Set<number>();
  const mayMeet = (a: number, b: number, from: number, count: number) =>
    Math.max(a, b) >= from && Math.min(a, b) < from + count;
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

/** Straight and diagonal runs touch only the cells that they lead through, not those beside them. */
function cellsOnLine(a: Spot, b: Spot): Spot[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return cellsBetween(a, b);
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: steps + 1 }, (_, i) => [a[0] + Math.sign(dx) * i, a[1] + Math.sign(dy) * i] as const);
}
