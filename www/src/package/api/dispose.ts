/** Apart from handles, as declarations of the package name it. */

/** `Symbol.dispose`, or what stands in for it where it doesn't exist yet. */
export const dispose: typeof Symbol.dispose = Symbol.dispose ?? Symbol.for("Symbol.dispose");
