/** Which language each part of a sentence is in, for the voice of a screen reader. */
import { make, unbroken } from "../shared/dom.js";

/** The engine's sentences are not translated. */
export const ENGINE_LANGUAGE = "en";

/** A sentence in the language of the controls, but for the part of it that the engine says. */
export function spoken(sentence: string, engine: string): Node[] {
  const at = sentence.indexOf(engine);
  const part = make("span", "", ...unbroken(engine));
  part.lang = ENGINE_LANGUAGE;
  return [...unbroken(sentence.slice(0, at)), part, ...unbroken(sentence.slice(at + engine.length))];
}
