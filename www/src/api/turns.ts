/** A path as the engine's memory holds it: the cells where it turns. Written out here, long paths cross over for next to nothing. */
import { type PathResult, STATUSES } from "./find.js";
import type { Point } from "./place.js";

/**
 * The result whose row begins at `at`: status, cost, seven counts, how many turns there are, and their numbers.
 * `raw` has the sentence when no path was found.
 */
export function unpackTurns(row: Float64Array, at: number, width: number, raw: { message(): string }): PathResult {
  const status = STATUSES[row[at]!]!;
  const cost = row[at + 1]!;
  const path = writtenOut(row, at + 10, row[at + 9]!, width);
  return {
    status,
    message: status === "found" ? foundMessage(path, cost) : raw.message(),
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
  if (turns === 0) return [];
  // In whole numbers: the remainder of a float is slow.
  let number = row[first]! | 0;
  let y = (number / width) | 0;
  let x = (number - y * width) | 0;
  const path: Point[] = new Array(cellCount(row, first, turns, width));
  let cells = 0;
  path[cells++] = [x, y];
  for (let i = first + 1; i < first + turns; i++) {
    number = row[i]! | 0;
    const toY = (number / width) | 0;
    const toX = (number - toY * width) | 0;
    const right = toX > x ? 1 : toX < x ? -1 : 0;
    const down = toY > y ? 1 : toY < y ? -1 : 0;
    while (x !== toX || y !== toY) {
      x = (x + right) | 0;
      y = (y + down) | 0;
      path[cells++] = [x, y];
    }
  }
  return path;
}

/** How many cells there will be: an array that grows is copied again and again. */
function cellCount(row: Float64Array, first: number, turns: number, width: number): number {
  let count = 1;
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

/** The engine's sentence for a found path. */
function foundMessage(path: readonly Point[], cost: number): string {
  const start = path[0]!;
  const goal = path[path.length - 1]!;
  if (path.length === 1) return `You are there: the start is the goal, (${goal[0]}, ${goal[1]}).`;
  const steps = path.length - 1;
  const unit = steps === 1 ? "step" : "steps";
  return `A path from (${start[0]}, ${start[1]}) to (${goal[0]}, ${goal[1]}) in ${steps} ${unit}, cost ${decimal(cost)}.`;
}

/** Up to here a number can be cut to a whole one by its bits, and JavaScript has texts of small ones at hand. */
const SMALL = 2 ** 31;

/** A number as the engine's sentences have it: up to three decimals. */
function decimal(value: number): string {
  // Nearly all costs: to print a fraction, or to fill a text up, took as long as all else of a short path.
  if (value < SMALL) {
    const whole = value | 0;
    const part = Math.round((value - whole) * 1000) | 0;
    if (part === 0) return `${whole}`;
    if (part < 1000) return `${whole}.${part < 10 ? "00" : part < 100 ? "0" : ""}${withoutZeros(part)}`;
  }
  return largeDecimal(value);
}

/** The same of any number. */
function largeDecimal(value: number): string {
  let [rest, exponent] = [value, 0];
  if (value >= 1e18) for (; rest >= 10; exponent++) rest /= 10;
  let whole = Math.trunc(rest);
  let part = Math.round((rest - whole) * 1000);
  if (part === 1000) [whole, part] = [whole + 1, 0];
  if (exponent > 0 && whole === 10) [whole, exponent] = [1, exponent + 1];
  // Beyond the safe whole numbers a number prints fewer digits than it has.
  const digits = Number.isSafeInteger(whole) ? whole : BigInt(whole);
  const power = exponent > 0 ? `e${exponent}` : "";
  return part === 0 ? `${digits}${power}` : `${digits}.${String(part).padStart(3, "0").replace(/0+$/, "")}${power}`;
}

/** Thousandths without the zeros at their end. */
function withoutZeros(part: number): number {
  if (part % 10 !== 0) return part;
  return part % 100 === 0 ? (part / 100) | 0 : (part / 10) | 0;
}
