/** Numbers as people read them. */
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** As many decimals as the sentences of the board have. */
const exact = new Intl.NumberFormat("en", { maximumFractionDigits: 3 });

/** 1,920 */
export function count(value: number): string {
  return whole.format(value);
}

/** 3.828, 3,175.313, 25, ∞ */
export function cost(value: number): string {
  return value === Number.POSITIVE_INFINITY ? "∞" : exact.format(value);
}

/** 0.42 ms, 17 ms, 3.2 s, 4 min, 2.5 h */
export function duration(milliseconds: number): string {
  if (milliseconds < 10) return `${short.format(milliseconds)} ms`;
  if (milliseconds < 1000) return `${whole.format(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 90) return `${seconds.toFixed(1)} s`;
  if (seconds < 90 * 60) return `${whole.format(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
