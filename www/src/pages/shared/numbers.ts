/** Numbers for reading. */
import { grouped, telling } from "../../package/shared/grouped.js";
import { local, t } from "./text.js";

/** As many as in the board's sentences. */
const DECIMALS = 3;

/** 1,920 */
export function count(value: number): string {
  return local(grouped(value));
}

/** 3.828, 3,175.313, 25, 0.0004, ∞ */
export function cost(value: number): string {
  return value === Number.POSITIVE_INFINITY ? "∞" : local(telling(value, DECIMALS));
}

/** 0.42 ms, 17 ms, 3.2 s, 4 min, 2.5 h */
export function duration(milliseconds: number): string {
  if (milliseconds < 10) return t("{n} ms", { n: local(grouped(milliseconds, 2)) });
  if (milliseconds < 1000) return t("{n} ms", { n: local(grouped(milliseconds)) });
  const seconds = milliseconds / 1000;
  if (seconds < 90) return t("{n} s", { n: local(seconds.toFixed(1)) });
  if (seconds < 90 * 60) return t("{n} min", { n: local(grouped(seconds / 60)) });
  return t("{n} h", { n: local((seconds / 3600).toFixed(1)) });
}
