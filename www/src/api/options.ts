import { kindOf } from "../kind-of.js";
import { engine } from "../raw.js";
import {
  type Algorithm,
  type Choice,
  type Closed,
  choices,
  type Diagonal,
  type GoalTest,
  type Heuristic,
  type OpenList,
  type Recipe,
  type Smooth,
  type TieBreak,
} from "./choices.js";
import { choose } from "./choose.js";
import { boolean, describe, finite, wrongNumber, wrongType } from "./errors.js";
import type { Graph } from "./graph.js";
import { type MapInput, withMap } from "./map.js";
import { anyPlace, type Numbering, type Place, type PointLike } from "./place.js";
import { didYouMean, quoted } from "./spelling.js";

/** How to search. With the defaults, the path is always a best one. Others may give a worse one, and are allowed because there is something to learn from them. */
export interface Options {
  /** Which algorithm searches: see {@link Algorithm}. `"auto"` (the default) takes the fastest that is exact for the map and the options. */
  algorithm?: Algorithm | undefined;
  /** When a diagonal step is allowed, depending on the two cells it passes between: see {@link Diagonal}. Default `"never"`. */
  diagonal?: Diagonal | undefined;
  /** The cost of a diagonal step where a straight one costs 1: more than 0, at most 1e100. Default `Math.SQRT2`. */
  diagonalCost?: number | undefined;
  /** How the cost still to go is estimated: see {@link Heuristic}. `"auto"` (the default) never makes the path longer than it must be. */
  heuristic?: Heuristic | undefined;
  /** The weight of the estimate: f = g + weight * h. More than 1 is quicker, but the path may cost up to that many times the best. 0 to 1e100. Default 1. */
  weight?: number | undefined;
  /** Which of two nodes with the same f is expanded first: see {@link TieBreak}. Only the first 28 bits of g count for this. Default `"high-g"`. */
  tieBreak?: TieBreak | undefined;
  /** The data structure that holds the open nodes: see {@link OpenList}. With the same `algorithm` all give the same path, but `"auto"` may find another that costs as little; they differ in how much work that takes. Default `"heap"`. */
  openList?: OpenList | undefined;
  /** What happens when a closed node is reached more cheaply: see {@link Closed}. Default `"reopen"`. */
  closed?: Closed | undefined;
  /** When the goal counts as reached: see {@link GoalTest}. Default `"expanded"`. */
  goalTest?: GoalTest | undefined;
  /** Search from the goal back to the start. Default false. */
  reverse?: boolean | undefined;
  /** Way points to visit in this order: points on a grid, ids on a graph. Default: none. */
  through?: readonly (PointLike | number)[] | undefined;
  /**
   * Give up after this many expansions, with the status `"limit"`. Expanding the goal counts as one, so 0 is
   * too few even from a place to itself, unless `goalTest` is `"generated"` or `algorithm` is `"bidirectional"`, whose two
   * sides meet before. Default Infinity.
   */
  maxExpansions?: number | undefined;
  /** If the goal is not reached (it may even be a wall), return the path to the reached place that is nearest to it, the one with the least h. With `reverse`: the path to the goal from the reached place that is nearest to the start; at a goal that is a wall or occupied no search can begin, and `reverse` is ignored. Default false. */
  nearest?: boolean | undefined;
  /** What is left out of a found path: see {@link Smooth}. Default `"none"`. */
  smooth?: Smooth | undefined;
  /** One of five published designs, see {@link Recipe}: sets the defaults of all the options above. Default: none of them. */
  recipe?: Recipe | undefined;
}

/** Options with every default filled in. */
export type ResolvedOptions = {
  -readonly [K in keyof Options as Exclude<K, "recipe" | "through">]-?: NonNullable<Options[K]>;
} & { through: Place[] };

/** How an option becomes a number in the row that the engine gets, and back. */
interface Field {
  readonly name: Exclude<keyof Options, "recipe" | "through">;
  pack(value: unknown, name: string): number;
  unpack(number: number): unknown;
}

const unchanged = (number: number) => number;
const choiceField = (name: Field["name"] & Choice): Field => ({
  name,
  pack: (value, title) => choose(value, title, choices[name]),
  unpack: (number) => choices[name][number],
});
const flagField = (name: "reverse" | "nearest"): Field => ({
  name,
  pack: (value, title) => Number(boolean(value, title)),
  unpack: (number) => number === 1,
});

/** In the order of the engine's row, where the numbers of the way points follow. */
const FIELDS: readonly Field[] = [
  choiceField("algorithm"),
  choiceField("diagonal"),
  { name: "diagonalCost", pack: (value, title) => finite(value, title, 0, true), unpack: unchanged },
  choiceField("heuristic"),
  { name: "weight", pack: (value, title) => finite(value, title, 0), unpack: unchanged },
  choiceField("tieBreak"),
  choiceField("openList"),
  choiceField("closed"),
  choiceField("goalTest"),
  flagField("reverse"),
  { name: "maxExpansions", pack: limit, unpack: unchanged },
  flagField("nearest"),
  choiceField("smooth"),
];

/** The names of all options. @internal */
export const NAMES: readonly string[] = /* @__PURE__ */ FIELDS.map(({ name }) => name as string).concat(
  "through",
  "recipe",
);

const defaultRows = new Map<Recipe | undefined, Float64Array>();

/** The row of a recipe or, without one, of the plain defaults. */
function defaultRow(recipe: Recipe | undefined): Float64Array {
  let row = defaultRows.get(recipe);
  if (!row) {
    row = engine().defaults(recipe === undefined ? undefined : choices.recipe.indexOf(recipe));
    defaultRows.set(recipe, row);
  }
  return row;
}

/** Checks options and packs them into the engine's row of numbers. `more`: further names that the caller reads itself. @internal */
export function packOptions(
  options: unknown,
  numbering: Pick<Numbering, "numberOf">,
  more: readonly string[] = [],
): Float64Array {
  if (options === undefined) return defaultRow(undefined);
  checkNames(options, "argument options", [...NAMES, ...more]);
  const recipe = read(options, "recipe");
  if (recipe !== undefined) choose(recipe, 'option "recipe"', choices.recipe);
  const row = defaultRow(recipe as Recipe | undefined).slice();
  for (let i = 0; i < FIELDS.length; i++) {
    const { name, pack } = FIELDS[i]!;
    const value = read(options, name);
    if (value !== undefined) row[i] = pack(value, `option "${name}"`);
  }
  const through = read(options, "through");
  return through === undefined ? row : withWayPoints(row, through, numbering);
}

/** Refuses anything but an object of options, and options that don't exist. @internal */
export function checkNames(options: unknown, argument: string, names: readonly string[]): asserts options is object {
  const wanted = "an object of options";
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw wrongType(argument, options, wanted);
  if (!names.some((name) => name in options)) {
    // Otherwise a Map, a promise or a Graph would be taken for an object without options.
    if (kindOf(options) !== "object") throw wrongType(argument, options, wanted);
  }
  for (const name of Object.keys(options)) if (!names.includes(name)) throw unknownOption(name, names);
}

/** Reads an option by its name, but not one that somebody has put on `Object.prototype`. */
export function read(options: object, name: string): unknown {
  if (name in Object.prototype && !Object.hasOwn(options, name)) return undefined;
  return Reflect.get(options, name);
}

function withWayPoints(row: Float64Array, through: unknown, numbering: Pick<Numbering, "numberOf">): Float64Array {
  if (!Array.isArray(through)) throw wrongType('option "through"', through, "an array of places");
  const longer = [...row];
  let count = 0;
  for (const place of through) longer.push(numbering.numberOf(place, `way point ${++count}`));
  return Float64Array.from(longer);
}

/** Checks for a limit: a whole number, or Infinity. @internal */
export function limit(value: unknown, name: string): number {
  if (value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && (value as number) >= 0)) return value as number;
  const allowed = "a whole number, 0 or more, or Infinity";
  throw wrongNumber(name, value, allowed);
}

function unknownOption(name: string, names: readonly string[]): TypeError {
  return new TypeError(
    `There is no option ${describe(name)}${didYouMean(name, names)} The options are ${quoted(names)}.`,
  );
}

function unpackOptions(row: Float64Array): Omit<ResolvedOptions, "through"> {
  return Object.fromEntries(FIELDS.map(({ name, unpack }, i) => [name, unpack(row[i]!)])) as never;
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
 * ```
 */
export function resolveOptions(options: Options = {}): ResolvedOptions {
  const through: Place[] = [];
  const row = packOptions(options, {
    // Without a map, way points are only collected.
    numberOf: (place, name) => through.push(anyPlace(place, name)),
  });
  return { ...unpackOptions(row), through };
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
export function algorithmFor(map: MapInput | Graph, options?: Options): Algorithm {
  return withMap(map, (inside) => {
    const row = packOptions(options, inside.numbering);
    return choices.algorithm[inside.raw.algorithm(row)]!;
  });
}
