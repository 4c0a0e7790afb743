/** Which cells a stroke touches: exact, so that a fast stroke has no gaps and a wall no leaks. */
import type { Spot } from "./scene.js";
import type { Region } from "./view.js";

/**
 * The cells that the segment from a to b passes, in order, each a neighbour (4 directions) of the one before.
 * Points are fractions of cells: (2.5, 3.5) is the middle of cell (2, 3).
 *
 * The walk goes from one crossing of a cell's edge to the next (Amanatides and Woo, 1987).
 */
export function cellsAlong(a: Spot, b: Spot): Spot[] {
  let [x, y] = [Math.floor(a[0]), Math.floor(a[1])];
  const [lastX, lastY] = [Math.floor(b[0]), Math.floor(b[1])];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [stepX, stepY] = [Math.sign(dx), Math.sign(dy)];
  let nextX = ((stepX > 0 ? x + 1 : x) - a[0]) / dx;
  let nextY = ((stepY > 0 ? y + 1 : y) - a[1]) / dy;
  const cells: Spot[] = [[x, y]];
  // Counting crossings, not comparing positions, ends the walk whatever rounding does.
  for (let left = Math.abs(lastX - x) + Math.abs(lastY - y); left > 0; left--) {
    const across = y === lastY || (x !== lastX && nextX < nextY);
    if (across) {
      x += stepX;
      nextX += stepX / dx;
    } else {
      y += stepY;
      nextY += stepY / dy;
    }
    cells.push([x, y]);
  }
  return cells;
}

/** From the middle of one cell to the middle of another. */
export function cellsBetween(a: Spot, b: Spot): Spot[] {
  return cellsAlong([a[0] + 0.5, a[1] + 0.5], [b[0] + 0.5, b[1] + 0.5]);
}

/** The rectangle with corners a and b: its outline, or all of it. No cell is in two of the regions. */
export function rectangle(a: Spot, b: Spot, filled: boolean): Region[] {
  const [x, y] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  const [width, height] = [Math.abs(a[0] - b[0]) + 1, Math.abs(a[1] - b[1]) + 1];
  if (filled || width < 3 || height < 3) return [{ x, y, width, height }];
  const row = { x, y, width, height: 1 };
  const column = { x, y: y + 1, width: 1, height: height - 2 };
  return [row, { ...row, y: y + height - 1 }, column, { ...column, x: x + width - 1 }];
}

/** Cells as runs along the rows, each its first cell's index and the one after its last: of millions of cells, thousands of runs. */
export type Runs = Uint32Array;

export function runsOf(cells: Iterable<number>): Runs {
  return Uint32Array.from([...cells].flatMap((cell) => [cell, cell + 1]));
}

/** How many cells there are in runs. */
export function countIn(runs: Runs): number {
  let count = 0;
  for (let i = 0; i < runs.length; i += 2) count += runs[i + 1]! - runs[i]!;
  return count;
}

/** The index of each cell. */
export function* cellsIn(runs: Runs): Iterable<number> {
  for (let i = 0; i < runs.length; i += 2) for (let cell = runs[i]!; cell < runs[i + 1]!; cell++) yield cell;
}

/** The cells of regions, on a map of this width. */
export function runsIn(regions: readonly Region[], mapWidth: number): Runs {
  const runs = regions.flatMap(({ x, y, width, height }) =>
    [...Array(2 * height).keys()].map((i) => (y + (i >> 1)) * mapWidth + x + (i & 1) * width),
  );
  return Uint32Array.from(runs);
}

/** The smallest region that holds runs; null if there are none. */
export function around(runs: Runs, mapWidth: number): Region | null {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (let i = 0; i < runs.length; i += 2) {
    const x = runs[i]! % mapWidth;
    const y = (runs[i]! - x) / mapWidth;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + runs[i + 1]! - runs[i]!);
    bottom = Math.max(bottom, y + 1);
  }
  return bottom ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** Where the next cell of a value is in part of a row, or its end. Browsers search fast, but take long to begin. */
export function next(cells: Uint8Array, from: number, end: number, value: number): number {
  const near = Math.min(end, from + 16);
  while (from < near && cells[from] !== value) from++;
  const ahead = from < near ? 0 : cells.subarray(from, end).indexOf(value);
  return ahead < 0 ? end : from + ahead;
}

/** The cells that can be reached from a cell in 4 directions, over cells that are 0 in `closed`, where those found become 1. */
export function flood(width: number, from: number, closed: Uint8Array): Runs {
  const found: number[] = [];
  /** A cell of each run that touches one already found. */
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (closed[at]) continue;
    const row = at - (at % width);
    let first = at;
    while (first > row && !closed[first - 1]) first--;
    const end = next(closed, at, row + width, 1);
    closed.fill(1, first, end);
    found.push(first, end);
    for (const step of [-width, width]) {
      if (!(first + step in closed)) continue;
      for (let index = first + step; index < end + step; index = next(closed, index, end + step, 1)) {
        index = next(closed, index, end + step, 0);
        if (index < end + step) waiting.push(index);
      }
    }
  }
  return Uint32Array.from(found);
}
