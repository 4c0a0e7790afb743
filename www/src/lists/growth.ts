/** Growth laws from measurements: straight lines on log-log paper. */

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

/** Small maps say more of the machine than of the law: the largest few samples decide. */
export function lawOfLargest(samples: readonly Sample[]): ReturnType<typeof powerLaw> {
  return powerLaw([...samples].sort((a, b) => a.n - b.n).slice(-4));
}

/**
 * What all of it would come to, from how it has grown so far: the exponent between an earlier moment and now, carried on. These are
 * two moments of one run, or two runs.
 */
export function extrapolate(earlier: Sample, now: Sample, all: number): number {
  const grown = Math.log(now.value / earlier.value) / Math.log(now.n / earlier.n);
  // A run that has hardly begun says little: work per expansion never shrinks, and no list is worse than its length.
  const exponent = Math.min(2, Math.max(1, Number.isFinite(grown) ? grown : 1));
  return now.value * (all / now.n) ** exponent;
}
