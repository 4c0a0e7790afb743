/** A plain `npm test` tries a part of the random, repeated and many-sized cases, always the same one; with `CI=1`, as `.ci/run` sets it, all of them. */
export const everything = Boolean(process.env.CI);

/** Of cases that differ in little, all with `CI=1`, and else as many from the beginning. */
export function some<T>(cases: readonly T[], count: number): readonly T[] {
  return everything ? cases : cases.slice(0, count);
}
