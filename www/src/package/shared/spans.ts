/** Sentences that stand together: each in a span, so that each is a text of its own to the translator. */
import { make } from "./dom.js";

export function spans(...sentences: readonly string[]): (Node | string)[] {
  return sentences.filter(Boolean).flatMap((sentence, i) => [...(i > 0 ? [" "] : []), make("span", {}, sentence)]);
}

/** The sentences of a text; a point within a number has no space behind it. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) /);
}
