/** Where a path may begin and end, as a caller writes it and as numbers. */
import { isList, isRevoked } from "../kind-of.js";
import { MOST_NODES } from "./definitions.js";
import { type ErrorWords, GOAL, list, partOf, START, whole, wrongType } from "./errors.js";
import type { AnyPlace, Numbering, Spelt } from "./place.js";

/** Where a path may begin: a place, or several, of which the best one is taken. */
export type Starts<P extends AnyPlace> = Spelt<P> | readonly Spelt<P>[];

/** A range: every place that is at most so many straight steps from one, `|dx| + |dy| <= within`. */
export interface Within<P extends AnyPlace> {
  readonly within: number;
  readonly of: Spelt<P>;
}

/** Where a path may end: a place, several, or all within a range, of which the best one is taken. */
export type Goals<P extends AnyPlace> = Starts<P> | Within<P>;

/** One place by its number, or several. */
export type Ends = number | Uint32Array;

/** A list even of one, as recordings and audits take them. @internal */
export const listed = (ends: Ends): Uint32Array => (typeof ends === "number" ? Uint32Array.of(ends) : ends);

/** @internal */
export function readStarts(from: unknown, numbering: Numbering, name: ErrorWords = START): Ends {
  if (!isSeveral(from, numbering)) return numbering.numberOf(from, name);
  const { length } = list(from, name, "an array", "places", MOST_NODES);
  const numbers = new Uint32Array(length);
  for (let i = 0; i < length; i++) numbers[i] = numbering.numberOf(from[i], name);
  return numbers;
}

/** @internal */
export function readGoals(to: unknown, numbering: Numbering): Ends {
  if (typeof to !== "object" || to === null || isRevoked(to) || !("within" in to))
    return readStarts(to, numbering, GOAL);
  if (!numbering.within) throw wrongType(GOAL, to, "the id of a node, or several, on a graph");
  const { within, of } = to as { within: unknown; of?: unknown };
  const steps = whole(within, partOf('"within"', GOAL), 0, 0xffffffff);
  return Uint32Array.from(numbering.within(numbering.numberOf(of, GOAL), steps));
}

/** Whether these are places in a list, and not the coordinates of one. */
function isSeveral(places: unknown, { hasConnections }: Numbering): places is readonly unknown[] {
  return isList(places) && (hasConnections || (typeof places[0] === "object" && places[0] !== null));
}
