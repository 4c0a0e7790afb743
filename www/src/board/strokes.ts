/** Which cells a stroke touches: exact, so that a fast stroke has no gaps and a wall no leaks. */
import type { Spot } from "./scene.js";
import type { Region, Size } from "./view.js";

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
  let nextX = dx === 0 ? Infinity : ((stepX > 0 ? x + 1 : x) - a[0]) / dx;
  let nextY = dy === 0 ? Infinity : ((stepY > 0 ? y + 1 : y) - a[1]) / dy;
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

/** The cells of regions, as indexes on a map of this width. */
export function cellsIn(regions: readonly Region[], mapWidth: number): Uint32Array {
  const cells = new Uint32Array(regions.reduce((sum, { width, height }) => sum + width * height, 0));
  let count = 0;
  for (const { x, y, width, height } of regions) {
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) cells[count++] = row * mapWidth + column;
  }
  return cells;
}

/**
 * The cells that can be reached from a cell in 4 directions, over cells for which `same` is true: run by run along the rows, as
 * there may be millions.
 */
export function flood({ width, height }: Size, from: number, same: (index: number) => boolean): Uint32Array {
  const size = width * height;
  const seen = new Uint8Array(size);
  const found = new Uint32Array(size);
  let count = 0;
  /** A cell of each run that touches one already found. */
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen[at]) continue;
    const row = at - (at % width);
    let [first, end] = [at, at + 1];
    while (first > row && same(first - 1)) first--;
    while (end < row + width && same(end)) end++;
    for (let index = first; index < end; index++) {
      seen[index] = 1;
      found[count++] = index;
    }
    for (const step of [-width, width]) {
      if (first + step < 0 || first + step >= size) continue;
      let before = false;
      for (let index = first + step; index < end + step; index++) {
        const fits = !seen[index] && same(index);
        if (fits && !before) waiting.push(index);
        before = fits;
      }
    }
  }
  return found.subarray(0, count);
}
