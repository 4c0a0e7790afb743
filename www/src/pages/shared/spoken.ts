/** What pages say in a language: the texts of its file that they need, and the words of the board. */
import "../../package/words/modules.js";
import { wordsIn } from "../../package/words/index.js";
import type { TextPart, Texts } from "../../package/words/language.js";
import { fill, localNumber } from "../../package/words/numbers.js";
import { Phrases } from "../../package/words/phrases.js";
import type { Words } from "../../package/words/speaking.js";

export interface Spoken {
  readonly words: Words;
  readonly texts: Texts;
  /** For sentences that come whole, as from the engine. */
  readonly phrases: Phrases;
}

/** The texts of the pages: of each file a part for itself, as `query` keeps the others out. */
const parts: Record<TextPart, Partial<Record<string, () => Promise<Texts>>>> = {
  pages: import.meta.glob<Texts>(["../../../languages/*.json", "!**/en.json"], { query: "?pages", import: "default" }),
  practice: import.meta.glob<Texts>(["../../../languages/*.json", "!**/en.json"], {
    query: "?practice",
    import: "default",
  }),
  guides: import.meta.glob<Texts>(["../../../languages/*.json", "!**/en.json"], {
    query: "?guides",
    import: "default",
  }),
  exercise: import.meta.glob<Texts>(["../../../languages/*.json", "!**/en.json"], {
    query: "?exercise",
    import: "default",
  }),
  links: import.meta.glob<Texts>(["../../../languages/*.json", "!**/en.json"], { query: "?links", import: "default" }),
};

export async function spokenIn(language: string, ...wanted: readonly TextPart[]): Promise<Spoken> {
  const files = language === "en" ? [] : wanted.map((part) => parts[part][`../../../languages/${language}.json`]?.());
  const [words, ...found] = await Promise.all([wordsIn(language), ...files]);
  const texts: Texts = Object.assign({}, ...found);
  return { words, texts, phrases: new Phrases(texts, words) };
}

export type Fields = Readonly<Record<string, string | number>>;

/** A number is written as the language does, but not grouped: it may be an id. */
export function filled({ language, joined }: Words, text: string, fields: Fields): string {
  const written = (field: string | number) =>
    typeof field === "string" ? field : localNumber(String(field), language, false);
  return joined(fill(language, text, fields, written));
}

/** What says texts that are named by their English. */
export const sayingIn =
  ({ words, texts }: Pick<Spoken, "words" | "texts">) =>
  (english: string, fields: Fields): string =>
    filled(words, texts[english] ?? english, fields);
