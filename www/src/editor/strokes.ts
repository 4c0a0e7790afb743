/** Which cells a stroke touches: exact, so that a fast one has no gaps and a wall no leaks. */
import type { Spot } from "../board/scene.js";
import type { Size } from "../board/view.js";

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

/** The rectangle with corners a and b: its outline, or all of it. */
export function rectangle(a: Spot, b: Spot, filled: boolean): Spot[] {
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  const cells: Spot[] = [];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (filled || x === left || x === right || y === top || y === bottom) cells.push([x, y]);
    }
  }
  return cells;
}

/** The cells that can be reached from one in 4 directions over cells of which `same` is true. */
export function flood(map: Size, from: number, same: (index: number) => boolean): number[] {
  const seen = new Uint8Array(map.width * map.height);
  const found = [from];
  seen[from] = 1;
  for (let next = 0; next < found.length; next++) {
    const index = found[next]!;
    const x = index % map.width;
    for (const [neighbour, inside] of [
      [index - map.width, index >= map.width],
      [index + map.width, index + map.width < seen.length],
      [index - 1, x > 0],
      [index + 1, x + 1 < map.width],
    ] as const) {
      if (!inside || seen[neighbour] || !same(neighbour)) continue;
      seen[neighbour] = 1;
      found.push(neighbour);
    }
  }
  return found;
}
