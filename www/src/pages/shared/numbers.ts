/** Numbers for reading. */
import { grouped, telling } from "../../package/shared/grouped.js";

/** As many as in the board's sentences. */
const DECIMALS = 3;

/** 1,920 */
export function count(value: number): string {
  return grouped(value);
}

/** 3.828, 3,175.313, 25, 0.0004, ∞ */
export function cost(value: number): string {
  return value === Number.POSITIVE_INFINITY ? "∞" : telling(value, DECIMALS);
}

/** 0.42 ms, 17 ms, 3.2 s, 4 min, 2.5 h */
export function duration(milliseconds: number): string {
  if (milliseconds < 10) return `${grouped(milliseconds, 2)} ms`;
  if (milliseconds < 1000) return `${grouped(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 90) return `${seconds.toFixed(1)} s`;
  if (seconds < 90 * 60) return `${grouped(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
