import { isList, isRevoked, kindOf } from "../kind-of.js";
import { engine } from "../raw.js";
import {
  type Algorithm,
  CHOICES,
  type Choices,
  NAMES,
  type Options,
  type Recipe,
  type ResolvedOptions,
} from "./definitions.js";
import { type ErrorWords, numbered, partOf, refused, wayPoint, wrongType } from "./errors.js";
import { type AnyMap, withMap } from "./map.js";
import type { Estimator, OwnEstimate } from "./own-estimate.js";
import { type AnyPlace, anyPlace, placeReader } from "./place.js";
import { plain } from "./plain.js";

/**
 * The names that each option with a fixed set of names can take, for menus and checks.
 *
 * @example
 * ```ts
 * import { choices } from "stepstar";
 *
 * choices.tieBreak; // => ["high-g", "low-g", "oldest", "newest"]
 * ```
 */
export const choices: Choices = /* @__PURE__ */ frozen(CHOICES);

function frozen(lists: Choices): Choices {
  for (const names of Object.values(lists)) Object.freeze(names);
  return Object.freeze(lists);
}

/** An option that takes one of a fixed set of names. */
export type Choice = keyof Choices;

/** Of a longer formula the engine says that it is too long. */
const LONGEST_FORMULA = 1001;

/** Reads what was written as a place, for the argument `name`. */
type ReadPlace = (place: unknown, name: ErrorWords) => AnyPlace;

/** The last options that the engine was handed, and what they say, in the order of the names. */
let last: Record<string, unknown> = { __proto__: null };
let lastValues: readonly unknown[] = [];

/**
 * A plain copy of options, for the engine to check: each is read once. Undefined where there are none. `more`: further names that the caller
 * reads itself; `own`: takes an estimate that is a function, where one is possible. Options that say what the last ones said are the same
 * object as those, which the engine need not read again: leave it as it is, unless there is such an estimate. @internal
 */
export function plainOptions(
  options: unknown,
  readPlace: ReadPlace,
  more: readonly string[] = [],
  own?: (estimate: Estimator) => void,
): Record<string, unknown> | undefined {
  if (options === undefined) return undefined;
  checkNames(options, "argument options", more.length > 0 ? [...NAMES, ...more] : NAMES);
  const values: unknown[] = [];
  let isLast = true;
  let isOwn = false;
  for (const name of NAMES) {
    let value = read(options, name);
    if (name === "heuristic" && own && typeof value === "function") {
      own(value as Estimator);
      isOwn = true;
      value = undefined;
    } else if (value !== undefined) value = plainValue(name, value, readPlace);
    isLast &&= value === lastValues[values.length];
    values.push(value);
  }
  if (isLast && !isOwn) return last;
  const copy: Record<string, unknown> = { __proto__: null };
  for (let i = 0; i < NAMES.length; i++) if (values[i] !== undefined) copy[NAMES[i]!] = values[i];
  if (!isOwn) [last, lastValues] = [copy, values];
  return copy;
}

function plainValue(name: string, value: unknown, readPlace: ReadPlace): unknown {
  if (name === "heuristic" && typeof value === "string") return value.slice(0, LONGEST_FORMULA);
  if (name === "through" && isList(value)) return plainPlaces(value, readPlace, wayPoint);
  if (name === "movers" && isList(value)) return plainMovers(value, readPlace);
  return plain(value);
}

function plainPlaces(
  places: readonly unknown[],
  readPlace: ReadPlace,
  named: (number: number) => ErrorWords,
): AnyPlace[] {
  const plainOnes: AnyPlace[] = [];
  for (const place of places) plainOnes.push(readPlace(place, named(plainOnes.length + 1)));
  return plainOnes;
}

/** A list of places for each. */
function plainMovers(movers: readonly unknown[], readPlace: ReadPlace): unknown[] {
  const lists: unknown[] = [];
  for (const mover of movers) {
    const named = partOf("place", numbered("mover", lists.length + 1));
    lists.push(isList(mover) ? plainPlaces(mover, readPlace, () => named) : plain(mover));
  }
  return lists;
}

/** Refuses anything but an object of options, and options that don't exist. @internal */
export function checkNames(options: unknown, argument: string, names: readonly string[]): asserts options is object {
  const wanted = "an object of options";
  if (typeof options !== "object" || options === null || isRevoked(options) || Array.isArray(options))
    throw wrongType(argument, options, wanted);
  // A Map has a size, too, but not of its own.
  if (!names.some((name) => (name === "size" ? Object.hasOwn(options, name) : name in options))) {
    // Otherwise a Map, a promise or a Graph would be taken for an object without options.
    if (kindOf(options) !== "object") throw wrongType(argument, options, wanted);
  }
  for (const name of Object.keys(options)) if (!names.includes(name)) throw refused(name, name, { option: names });
}

/** Reads an option by its name, but not one that somebody has put on `Object.prototype`. */
export function read(options: object, name: string): unknown {
  const value: unknown = (options as Record<string, unknown>)[name];
  // Nearly all are undefined: that is asked first.
  return value === undefined || !(name in Object.prototype) || Object.hasOwn(options, name) ? value : undefined;
}

/**
 * Returns the options with whatever was left out filled in, from the recipe if there is one, otherwise from the defaults.
 *
 * @example
 * ```ts
 * import { resolveOptions } from "stepstar";
 *
 * resolveOptions({}).tieBreak; // => "high-g"
 * resolveOptions({ recipe: "rpg" }).closed; // => "repair"
 * resolveOptions({ recipe: "rpg", closed: "reopen" }).closed; // => "reopen"
 * resolveOptions({ heuristic: "dx + dy" }).heuristic; // => "dx + dy"
 * ```
 */
export function resolveOptions(options: Options = {}): ResolvedOptions {
  let own: OwnEstimate | undefined;
  const copy = plainOptions(options, anyPlace, [], (estimate) => {
    own = estimate as OwnEstimate;
  });
  const given = copy?.heuristic as string | undefined;
  const resolved: ResolvedOptions = engine().resolveOptions(copy);
  if (given !== undefined && !choices.heuristic.includes(given as never)) own = given;
  if (own !== undefined) resolved.heuristic = own;
  return resolved;
}

/**
 * The five published designs, each as the options it stands for.
 *
 * @example
 * ```ts
 * import { recipes } from "stepstar";
 *
 * recipes["floor-plan"].openList; // => "array"
 * ```
 */
export const recipes: Readonly<Record<Recipe, ResolvedOptions>> = /* @__PURE__ */ Object.defineProperties(
  {} as Record<Recipe, ResolvedOptions>,
  Object.fromEntries(
    choices.recipe.map((recipe) => [recipe, { enumerable: true, get: () => resolveOptions({ recipe }) }]),
  ),
);

/**
 * Returns the algorithm that runs on a map with these options: what `"auto"` stands for there.
 *
 * @example
 * ```ts
 * import { algorithmFor } from "stepstar";
 *
 * algorithmFor("...\n...", { algorithm: "dijkstra" }); // => "dijkstra"
 * ```
 */
export function algorithmFor(map: AnyMap, options?: Options): Algorithm {
  return withMap(map, (inside) => {
    // Which algorithm runs hangs on no estimate.
    const copy = plainOptions(options, placeReader(inside.numbering), [], () => {});
    return inside.raw.algorithm(copy) as Algorithm;
  });
}
