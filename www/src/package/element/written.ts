/** Places and costs as the element's sentences have them. */
import { grouped, telling } from "../shared/grouped.js";
import type { Place } from "../shared/terms.js";
import type { Words } from "../words/index.js";

/** "(3, 4)", on floors with the floor, or the id of a node. */
export function nameOf(place: Place, words: Words): string {
  if (typeof place === "number") return String(place);
  const [x, y, floor] = place;
  const at = `(${x}, ${y})`;
  return floor === undefined ? at : words.say(words.onFloor, { at, floor });
}

/** Within a sentence, where a bare id would be a number of something. */
export function inWords(place: Place, words: Words): string {
  return typeof place === "number" ? words.say(words.node, { id: place }) : nameOf(place, words);
}

/** Two costs that are not the same, with as many decimals as tell them apart. */
export function apart(one: number, other: number): readonly [string, string] {
  const both = [tidy(one), tidy(other)] as const;
  if (both[0] !== both[1] || one === other) return both;
  for (let decimals = 3; decimals < 16; decimals++) {
    const [a, b] = [grouped(one, decimals), grouped(other, decimals)];
    if (a !== b) return [a, b];
  }
  return [String(one), String(other)];
}

/** A cost for reading: at most two decimals, unless it is too small for them. */
export function tidy(value: number): string {
  return Number.isFinite(value) ? telling(value, 2) : "∞";
}
