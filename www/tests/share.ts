/** Whether to run all random, repeated and many-sized cases (`CI=1`, as `.ci/run` sets it) rather than the fixed part of them that a plain `npm test` runs. */
export const everything = Boolean(process.env.CI);

/** All of the cases with `CI=1`, otherwise only the first `count`: for cases that differ in little. */
export function some<T>(cases: readonly T[], count: number): readonly T[] {
  return everything ? cases : cases.slice(0, count);
}
