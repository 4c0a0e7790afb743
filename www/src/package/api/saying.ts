/** What the engine says, as data: in English it is said already, other languages say it by their catalogues. */
import { isList } from "../kind-of.js";
import type { PathResult } from "./definitions.js";
import { object, wrongType } from "./errors.js";
import type { AnyPlace } from "./place.js";

/**
 * What stands in a place of a sentence: a number as the sentence rounds it (null where it is infinite), a text, a node, a part that says something
 * itself, or an array: a cell as `[x, y]`, names, or several places or parts.
 */
export type SayingField = number | null | string | { readonly node: number } | Saying | readonly unknown[];

/** What is said, as data: which sentence, and what stands in its places. */
export interface Saying {
  /** The name of the sentence: of its group and in it, such as `"result.found"`. */
  readonly id: string;
  /** What stands in its places, by their names. */
  readonly fields: Readonly<Record<string, SayingField>>;
}

/** What is said of results whose paths and costs do not tell it, as JSON. */
const told = new WeakMap<object, string>();

/** Remembers what is said of a result. @internal */
export const keepSaying = (result: object, facts: string): void => void told.set(result, facts);

/**
 * Returns what the `message` of a result says, as data. An audit has it as its `saying`, and so has an error of the engine; of
 * a step, `saying(i)` of its trace tells it.
 *
 * @example
 * ```ts
 * import { find_path, sayingOf } from "stepstar";
 *
 * const { id, fields } = sayingOf(find_path("S.#.G", [0, 0], [4, 0]));
 * id; // => "result.unreachable"
 * fields.goal; // => [4, 0]
 * ```
 */
export function sayingOf<P extends AnyPlace>(result: PathResult<P>): Saying {
  const facts = told.get(result);
  if (facts !== undefined) return JSON.parse(facts);
  const wanted = "the result of a search";
  const { path, cost } = object(result, "argument result", wanted) as unknown as PathResult;
  if (!isList(path)) throw wrongType("argument result", result, wanted);
  // One that came from elsewhere, as by a worker, has but its message.
  if (path.length === 0) return { id: "own.words", fields: { words: result.message } };
  const [start, goal, n] = [placeField(path[0]!), placeField(path.at(-1)!), path.length - 1];
  return { id: n === 0 ? "result.there" : "result.found", fields: { start, goal, n, cost: rounded(cost) } };
}

function placeField(at: AnyPlace): SayingField {
  if (typeof at === "number") return { node: at };
  const [x, y, floor] = at;
  return floor === undefined ? at : { id: "place.floor", fields: { place: [x, y], floor } };
}

/** As the engine rounds costs in sentences. */
function rounded(cost: number): number {
  const size = Math.abs(cost);
  return size < 1e-6 || size >= 1e18 ? Number(cost.toPrecision(4)) : Number(cost.toFixed(size < 1e-2 ? 6 : 3));
}
