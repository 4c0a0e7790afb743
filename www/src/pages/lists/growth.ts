/** Fits growth laws to measurements: straight lines on log-log paper. */

export interface Sample {
  readonly n: number;
  readonly value: number;
}

/** `value = factor * n ** exponent`, by least squares over the logarithms. Null with fewer than two sizes. */
export function powerLaw(samples: readonly Sample[]): { factor: number; exponent: number } | null {
  const usable = samples.filter(({ n, value }) => n > 0 && value > 0);
  const xs = usable.map(({ n }) => Math.log(n));
  const ys = usable.map(({ value }) => Math.log(value));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const spread = xs.reduce((sum, value) => sum + (value - x) ** 2, 0);
  if (usable.length < 2 || spread === 0) return null;
  const exponent = xs.reduce((sum, value, i) => sum + (value - x) * (ys[i]! - y), 0) / spread;
  return { exponent, factor: Math.exp(y - exponent * x) };
}

/** From the four largest samples, without values below `least`: small maps say more about the machine than about the law. */
export function lawOfLargest(samples: readonly Sample[], least = 0): ReturnType<typeof powerLaw> {
  const telling = samples.filter(({ value }) => value >= least);
  return powerLaw(telling.sort((a, b) => a.n - b.n).slice(-4));
}

type Ends = readonly [from: number, to: number];

/** The part of `n` in which the law's values stay within theirs: as much of its line as a plot has room for. Null if there is none. */
export function partWithin(
  { factor, exponent }: { factor: number; exponent: number },
  n: Ends,
  values: Ends,
): Ends | null {
  const [first, last] = values.map((value) => (value / factor) ** (1 / exponent)).sort((a, b) => a - b);
  const [from, to] = [Math.max(n[0], first!), Math.min(n[1], last!)];
  return from < to ? [from, to] : null;
}

/**
 * Estimates the value at n = `all` from two moments of one run, or from two runs: the exponent between them is assumed to hold
 * from there on.
 */
export function extrapolate(earlier: Sample, now: Sample, all: number): number {
  const grown = Math.log(now.value / earlier.value) / Math.log(now.n / earlier.n);
  // A run that has hardly begun says little, but work per expansion never shrinks, and never grows faster than the list: so 1 to 2.
  const exponent = Math.min(2, Math.max(1, Number.isFinite(grown) ? grown : 1));
  return now.value * (all / now.n) ** exponent;
}
