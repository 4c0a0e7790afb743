/** Checks of arguments. The engine says what is wrong with one: the argument, its value, and what is allowed. */
import { isList, isRevoked, kindOf } from "../kind-of.js";
import { engine } from "../raw.js";
import { MOST } from "./definitions.js";
import { type Plain, plain } from "./plain.js";

/** What the engine says by the name of a template and what stands in its places, in their order; or words of English. */
export type ErrorWords = string | readonly [id: string, ...parts: readonly unknown[]];

export const START: ErrorWords = ["stop.start"];
export const GOAL: ErrorWords = ["stop.goal"];
export const wayPoint = (number: number): ErrorWords => ["stop.way", number];
/** "node 3" */
export const numbered = (noun: string, number: number): ErrorWords => ["argument.numbered", noun, number];
/** "the cost of connection 3" */
export const partOf = (part: string, whole: ErrorWords): ErrorWords => ["argument.part", part, whole];
export const optionNamed = (name: ErrorWords): ErrorWords => ["argument.option", name];
export const attributeNamed = (name: ErrorWords): ErrorWords => ["argument.attribute", name];
export const costOf = (x: number, y: number): ErrorWords => ["argument.cost", [x, y]];

/** What an argument may be, as the engine tells it. */
type Allowed =
  | "above0"
  | "limit"
  | "flag"
  | { readonly whole: readonly [least: number, most: number] }
  | { readonly finite: number }
  | { readonly names: readonly string[] }
  | { readonly option: readonly string[] }
  | { readonly cell: readonly [width: number, height: number] }
  | { readonly type: ErrorWords }
  | { readonly size: ErrorWords }
  | { readonly like: string };

/** The error about an argument whose value is plain. */
const refusedPlain = (argument: ErrorWords, value: Plain, allowed: Allowed): Error =>
  engine().refused({ argument, value, allowed });

/** The error about an argument. */
export const refused = (argument: ErrorWords, value: unknown, allowed: Allowed): Error =>
  refusedPlain(argument, plain(value), allowed);

/** The error about coordinates that are no cell. */
export const misplaced = (argument: ErrorWords, x: unknown, y: unknown, width: number, height: number): Error =>
  refusedPlain(argument, [plain(x), plain(y)], { cell: [width, height] });

/** The error for a value of the wrong type. */
export const wrongType = (name: ErrorWords, value: unknown, allowed: ErrorWords): Error =>
  refused(name, value, { type: allowed });

/** The error for a number that is not allowed, or for something that isn't a number. */
export const wrongNumber = (name: ErrorWords, value: unknown, allowed: ErrorWords): Error =>
  refused(name, value, { size: allowed });

/** What to add to what is allowed, where a Grid or Graph is refused that is none of this package's own. */
export function noneOfOurs(value: unknown): string {
  try {
    if (["Grid", "Graph"].includes(kindOf(Object(value))))
      return ", not a proxy or one of another copy of this package";
  } catch {
    // It does not even tell its kind.
  }
  return "";
}

/** Checks for a whole number from `least` to `most`; -0 becomes 0. */
export function whole(value: unknown, name: ErrorWords, least: number, most: number): number {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return (value as number) + 0;
  throw refused(name, value, { whole: [least, most] });
}

/** Checks for true or false. */
export function boolean(value: unknown, name: ErrorWords): boolean {
  if (typeof value === "boolean") return value;
  throw refused(name, value, "flag");
}

/** Checks for an object, so that its properties can be read by name. */
export function object(value: unknown, name: ErrorWords, wanted: ErrorWords): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !isRevoked(value)) return value as Record<string, unknown>;
  throw wrongType(name, value, wanted);
}

/** Checks for an array, by its length before anything of it is read: an empty one may say that it has four billion items. */
export function list(
  value: unknown,
  name: ErrorWords,
  wanted: ErrorWords,
  items: string,
  most: number,
): readonly unknown[] {
  if (!isList(value)) throw wrongType(name, value, wanted);
  whole(value.length, `number of ${items}`, 0, most);
  return value;
}

/** Checks for a number that is at least `least` (with `above`: greater than it) and at most {@link MOST}; -0 becomes 0. */
export function finite(value: unknown, name: ErrorWords, least: number, above = false): number {
  if (typeof value === "number" && (above ? value > least : value >= least) && value <= MOST) return value + 0;
  throw refused(name, value, above ? "above0" : { finite: least });
}

/** Checks for a limit: a whole number, or Infinity. */
export function limit(value: unknown, name: ErrorWords): number {
  if (value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && (value as number) >= 0)) return value as number;
  throw refused(name, value, "limit");
}

/** Checks for one of some names. */
export function choose<const Name extends string>(value: unknown, name: ErrorWords, names: readonly Name[]): Name {
  if (names.includes(value as Name)) return value as Name;
  throw refused(name, value, { names });
}
