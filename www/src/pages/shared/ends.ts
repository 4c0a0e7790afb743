/** Where to start and where to go on a fresh map: two far corners of its largest connected part. */
import type { Point } from "stepstar";

export function ends(width: number, height: number, walls: Uint8Array): { start: Point; goal: Point } {
  const part = largestPart(width, height, walls);
  // Least and largest x + y are the corners top left and bottom right.
  let start = 0;
  let goal = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = -1;
  for (const cell of part) {
    const distance = (cell % width) + Math.floor(cell / width);
    if (distance < least) [least, start] = [distance, cell];
    if (distance > most) [most, goal] = [distance, cell];
  }
  const point = (cell: number): Point => [cell % width, Math.floor(cell / width)];
  return { start: point(start), goal: point(goal) };
}

/** The cells of the largest part that is connected in four directions. */
export function largestPart(width: number, height: number, walls: Uint8Array): Uint32Array {
  const seen = Uint8Array.from(walls);
  const queue = new Uint32Array(width * height);
  let best = new Uint32Array(0);
  let left = walls.reduce((sum, wall) => sum + 1 - wall, 0);
  for (let cell = 0; cell < seen.length; cell++) {
    if (seen[cell]) continue;
    let length = 0;
    const visit = (next: number) => {
      if (seen[next]) return;
      seen[next] = 1;
      queue[length++] = next;
    };
    visit(cell);
    for (let i = 0; i < length; i++) {
      const at = queue[i]!;
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < width * (height - 1)) visit(at + width);
    }
    if (length > best.length) best = queue.slice(0, length);
    left -= length;
    // No other part can be larger.
    if (best.length >= left) break;
  }
  return best;
}
