import { describe, wrongType } from "./errors.js";
import { didYouMean, quoted } from "./spelling.js";

/** The index of a name among the allowed ones; throws if it is none of them. */
export function choose(value: unknown, name: string, names: readonly string[]): number {
  const place = names.indexOf(value as string);
  if (place >= 0) return place;
  if (typeof value !== "string") throw wrongType(name, value, `one of ${quoted(names)}`);
  throw new RangeError(
    `The ${name} is ${describe(value)}${didYouMean(value, names)} It must be one of ${quoted(names)}.`,
  );
}
