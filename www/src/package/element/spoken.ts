/** Which language each part of a sentence is in, for the voice of a screen reader. */

import { make, unbroken } from "../shared/dom.js";
import { groupedIn } from "../shared/grouped.js";
import type { Said } from "../shared/said.js";

import type { Words } from "../words/index.js";

/** The language of what the engine says and the words do not know. */
export const ENGINE_LANGUAGE = "en";

/** A sentence, and the part of it that is still the engine's. */
export interface SpokenSentence {
  readonly text: string;
  readonly english: string;
}

/** What the engine says, in the language of the controls where that knows it. `grouping`: of thousands. */
export function told(said: Said, words: Words, grouping = false): SpokenSentence {
  if (words.language === ENGINE_LANGUAGE) return { text: grouping ? groupedIn(said.text) : said.text, english: "" };
  const text = said.saying ? words.tell(said.saying, grouping) : null;
  return text === null ? { text: said.text, english: said.text } : { text, english: "" };
}

/** A sentence in the language of the controls, but for the part of it that is still the engine's. */
export function spoken(sentence: string, engine: string): Node[] {
  if (!engine) return unbroken(sentence);
  const at = sentence.indexOf(engine);
  const part = make("span", "", ...unbroken(engine));
  part.lang = ENGINE_LANGUAGE;
  return [...unbroken(sentence.slice(0, at)), part, ...unbroken(sentence.slice(at + engine.length))];
}
