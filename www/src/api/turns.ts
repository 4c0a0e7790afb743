/** A path as the engine's memory holds it: the cells where it turns. Written out here, long paths cross over for next to nothing. */
import { type PathResult, STATUSES } from "./find.js";
import type { Point } from "./place.js";

/**
 * The result whose row begins at `at`: status, cost, seven counts, how many turns there are, and their numbers.
 * `otherwise` has the sentence when no path was found.
 */
export function unpackTurns(row: Float64Array, at: number, width: number, otherwise: () => string): PathResult {
  const status = STATUSES[row[at]!]!;
  const cost = row[at + 1]!;
  const path = writtenOut(row, at + 10, row[at + 9]!, width);
  return {
    status,
    message: status === "found" ? foundMessage(path, cost) : otherwise(),
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

/** All cells of a path. From one turn to the next all steps are equal. */
function writtenOut(row: Float64Array, first: number, turns: number, width: number): Point[] {
  const path: Point[] = [];
  if (turns === 0) return path;
  // In whole numbers: the remainder of a float is slow.
  let number = row[first]! | 0;
  let y = (number / width) | 0;
  let x = number - y * width;
  path.push([x, y]);
  for (let i = first + 1; i < first + turns; i++) {
    number = row[i]! | 0;
    const toY = (number / width) | 0;
    const [wide, high] = [number - toY * width - x, toY - y];
    const [right, down] = [Math.sign(wide), Math.sign(high)];
    for (let left = Math.max(Math.abs(wide), Math.abs(high)); left > 0; left--) {
      x += right;
      y += down;
      path.push([x, y]);
    }
  }
  return path;
}

/** The engine's sentence for a found path. */
function foundMessage(path: readonly Point[], cost: number): string {
  const [goalX, goalY] = path[path.length - 1]!;
  if (path.length === 1) return `You are there: the start is the goal, (${goalX}, ${goalY}).`;
  const [[x, y], steps] = [path[0]!, path.length - 1];
  const unit = steps === 1 ? "step" : "steps";
  return `A path from (${x}, ${y}) to (${goalX}, ${goalY}) in ${steps} ${unit}, cost ${decimal(cost)}.`;
}

/** A number as the engine's sentences have it: up to three decimals. */
function decimal(value: number): string {
  let [rest, exponent] = [value, 0];
  if (value >= 1e18) for (; rest >= 10; exponent++) rest /= 10;
  let whole = Math.trunc(rest);
  let part = Math.round((rest - whole) * 1000);
  if (part === 1000) [whole, part] = [whole + 1, 0];
  if (exponent > 0 && whole === 10) [whole, exponent] = [1, exponent + 1];
  // Beyond the safe whole numbers a number prints fewer digits than it has.
  const digits = Number.isSafeInteger(whole) ? whole : BigInt(whole);
  const power = exponent > 0 ? `e${exponent}` : "";
  if (part === 0) return `${digits}${power}`;
  let places = 3;
  for (; part % 10 === 0; part /= 10) places--;
  return `${digits}.${String(part).padStart(places, "0")}${power}`;
}
