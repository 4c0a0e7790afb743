/** What pages say in a language: the texts of its file that they need, and the words of the board. */
import "../../package/words/modules.js";
import { wordsIn } from "../../package/words/index.js";
import type { LanguagePart, TextPart, Texts } from "../../package/words/language.js";
import { fill, localNumber } from "../../package/words/numbers.js";
import { type Say, type Sentences, sayer } from "../../package/words/say.js";
import type { Words } from "../../package/words/speaking.js";

export interface Spoken {
  readonly words: Words;
  readonly texts: Texts;
  /** What the engine says, from its facts. */
  readonly tell: Say;
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

/** What a diagnosis says. */
const diagnoses = import.meta.glob<Sentences>(["../../../languages/*.json", "!**/en.json"], {
  query: "?diagnosis",
  import: "default",
});

export async function spokenIn(language: string, ...wanted: readonly LanguagePart[]): Promise<Spoken> {
  const file = `../../../languages/${language}.json`;
  const isDiagnosed = wanted.includes("diagnosis");
  const texts = wanted.filter((part) => part !== "diagnosis").map((part) => parts[part][file]?.());
  const [words, diagnosis, ...found] = await Promise.all([
    wordsIn(language),
    isDiagnosed ? diagnoses[file]?.() : undefined,
    ...texts,
  ]);
  const tell = diagnosis ? sayer(language, { ...words.sentences, ...diagnosis }, words.joined) : words.tell;
  return { words, tell, texts: Object.assign({}, ...found) };
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
