/** The engine gives a path as the cells where it turns. Written out here, long paths cross the boundary for next to nothing. */
import { engineNumbers, type RawGridPathfinder } from "../raw.js";
import { type PathResult, STATUSES, unpackResult } from "./find.js";
import type { Numbering, Point } from "./place.js";

/** Costs below this can be truncated by `| 0`. */
const SMALL = 2 ** 31 - 1;

/** Three decimals say little or nothing about costs below this. */
const TINY = 1e-2;

/**
 * Searches a grid, and unpacks the row of the result: status, cost, seven counts, how many turns there are, and their cells.
 *
 * One function, since engines compile a function well, together with what it calls, once its own loops have run for a while. With a loop
 * that is soon; without one the call of the engine and the sentence would take a thousand searches to get there.
 */
export function findByTurns(
  raw: RawGridPathfinder,
  numbering: Numbering<Point>,
  width: number,
  start: number,
  goal: number,
): PathResult {
  const at = raw.findTurns(start, goal) / Float64Array.BYTES_PER_ELEMENT;
  if (at === 0) return unpackResult(raw.find(start, goal), numbering);
  let row = engineNumbers();
  const status = STATUSES[row[at]!]!;
  const cost = row[at + 1]!;
  if (status === "found" && (cost >= SMALL || (cost > 0 && cost < TINY))) {
    // Only the engine can print such a cost.
    return unpackResult(raw.find(start, goal), numbering);
  }
  const first = at + 10;
  const turns = row[at + 9]!;
  const path: Point[] = new Array(cellCount(row, first, turns, width));
  let cells = 0;
  let x = 0;
  let y = 0;
  // From one turn to the next, all steps are the same.
  for (let i = first; i < first + turns; i++) {
    // In integers: the remainder of a float is slow.
    const number = row[i]! | 0;
    const toY = (number / width) | 0;
    const toX = (number - toY * width) | 0;
    if (i === first) {
      x = toX;
      y = toY;
      path[cells++] = [x, y];
    }
    const right = toX > x ? 1 : toX < x ? -1 : 0;
    const down = toY > y ? 1 : toY < y ? -1 : 0;
    while (x !== toX || y !== toY) {
      x = (x + right) | 0;
      y = (y + down) | 0;
      path[cells++] = [x, y];
    }
  }
  let message: string;
  if (status === "found") message = foundMessage(path, cost);
  else {
    message = raw.message();
    // To print it the memory may have grown: then the view is another.
    row = engineNumbers();
  }
  return {
    status,
    message,
    path,
    cost,
    expanded: row[at + 2]!,
    generated: row[at + 3]!,
    improved: row[at + 4]!,
    reopened: row[at + 5]!,
    comparisons: row[at + 6]!,
    lookups: row[at + 7]!,
    moves: row[at + 8]!,
  };
}

/** Counts the cells in advance: an array that grows is copied again and again. */
function cellCount(row: Float64Array, first: number, turns: number, width: number): number {
  let count = Math.min(turns, 1);
  let x = 0;
  let y = 0;
  for (let i = first; i < first + turns; i++) {
    const number = row[i]! | 0;
    const toY = (number / width) | 0;
    const toX = (number - toY * width) | 0;
    if (i > first) count += Math.max(Math.abs(toX - x), Math.abs(toY - y));
    x = toX;
    y = toY;
  }
  return count;
}

/** The sentence that the engine has for a found path. */
function foundMessage(path: readonly Point[], cost: number): string {
  const start = path[0]!;
  const goal = path[path.length - 1]!;
  if (path.length === 1) return `You are there: the start is the goal, (${goal[0]}, ${goal[1]}).`;
  const steps = path.length - 1;
  const unit = steps === 1 ? "step" : "steps";
  return `A path from (${start[0]}, ${start[1]}) to (${goal[0]}, ${goal[1]}) in ${steps} ${unit}, cost ${decimal(cost)}.`;
}

/** A cost as in the engine's sentences, with up to three decimals. */
function decimal(cost: number): string {
  // In small integers, whose texts JavaScript caches: printing a fraction, or padding, took as long as all the rest of a short path.
  let whole = cost | 0;
  let part = Math.round((cost - whole) * 1000) | 0;
  if (part === 1000) [whole, part] = [whole + 1, 0];
  if (part === 0) return `${whole}`;
  const zeros = part < 10 ? "00" : part < 100 ? "0" : "";
  if (part % 10 === 0) part = (part / (part % 100 === 0 ? 100 : 10)) | 0;
  return `${whole}.${zeros}${part}`;
}
