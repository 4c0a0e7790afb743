/** A plain `npm test` tries a part of the random, repeated and many-sized cases, always the same one; with `CI=1`, as `.ci/run` sets it, all of them. */
export const everything = Boolean(process.env.CI);
