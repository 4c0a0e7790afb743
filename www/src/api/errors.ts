/** Messages about bad input: which argument, what it is, and what is allowed. */
import { kindOf } from "../kind-of.js";

/** A value as a person would write it. Must never throw, whatever the value is. */
export function describe(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(cut(value));
    case "bigint":
      return cut(`${value}n`);
    case "function":
      return "a function";
    case "object":
      return value === null ? "null" : describeObject(value);
    default:
      return cut(String(value));
  }
}

const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function describeObject(value: object): string {
  try {
    if (!Array.isArray(value)) return `${/^[AEIOo]/.test(kindOf(value)) ? "an" : "a"} ${cut(kindOf(value))}`;
    const plain = value.length <= 4 && value.every((item) => typeof item === "number" || typeof item === "string");
    return plain ? `[${value.map(describe).join(", ")}]` : `an array of ${value.length}`;
  } catch {
    // A proxy may throw when it is inspected.
    return "an object";
  }
}

/** "The goal", but "Way point 1" and "Node 7": numbered things take no article. */
export function the(name: string): string {
  const numbered = /^(way point|node|connection|row|scenario) \d/.test(name);
  return numbered ? name[0]!.toUpperCase() + name.slice(1) : `The ${name}`;
}

const sentence = (name: string, value: unknown, allowed: string): string =>
  `${the(name)} is ${describe(value)}: it must be ${allowed}.`;

/** The error for a value of the wrong type. */
export function wrongType(name: string, value: unknown, allowed: string): TypeError {
  return new TypeError(sentence(name, value, allowed));
}

/** What to add to what is allowed, where a Grid or Graph is refused that is none of this package's own. */
export const noneOfOurs = (value: unknown): string =>
  /^a Gr(id|aph)$/.test(describe(value)) ? ", not a proxy or one of another copy of this package" : "";

/** The error for a number that is not allowed, or for something that isn't a number. */
export function wrongNumber(name: string, value: unknown, allowed: string): Error {
  return new (typeof value === "number" ? RangeError : TypeError)(sentence(name, value, allowed));
}

/** Checks for a whole number from `least` to `most`; -0 becomes 0. */
export function whole(value: unknown, name: string, least: number, most: number): number {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return (value as number) + 0;
  const allowed = least > most ? "one that there is, and there is none" : `a whole number from ${least} to ${most}`;
  throw wrongNumber(name, value, allowed);
}

/** Checks for true or false. */
export function boolean(value: unknown, name: string): boolean {
  if (typeof value === "boolean") return value;
  throw wrongType(name, value, "true or false");
}

/** Checks for an object, so that its properties can be read by name. */
export function object(value: unknown, name: string, wanted: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  throw wrongType(name, value, wanted);
}

/** The largest cost, weight and coordinate: so far from overflow that no sum of them gets there. */
export const MOST = 1e100;

/** Checks for a number that is at least `least` (with `above`: greater than it) and at most {@link MOST}; -0 becomes 0. */
export function finite(value: unknown, name: string, least: number, above = false): number {
  if (typeof value === "number" && (above ? value > least : value >= least) && value <= MOST) return value + 0;
  const range = above ? "greater than 0, at most" : `from ${least < 0 ? "-1e100" : 0} to`;
  const allowed = `a finite number ${range} 1e100`;
  throw wrongNumber(name, value, allowed);
}
