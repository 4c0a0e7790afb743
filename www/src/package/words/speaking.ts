/** A language as the element uses it: the texts of its file, and how they are filled. */
import type { ElementTexts } from "./language.js";
import { type Form, fill, localNumber } from "./numbers.js";
import { withParticles } from "./particles.js";
import { type Say, type Sentences, sayer } from "./say.js";

type ByName = Readonly<Partial<Record<string, string>>>;

export type Words = ElementTexts["words"] & {
  /** By command, by value of an option. */
  readonly graphTools: ByName;
  readonly choices: ByName;
  readonly language: string;
  /** A number as it stands in sentences, from how English writes it, "1,920.5". */
  number(english: string): string;
  /** What a language still changes where a text meets what was put into it. */
  joined(text: string): string;
  /** What the engine or the element says, from its facts; null for what the language has no template for: English has the engine's in the engine. */
  readonly tell: Say;
  /** What it says that by. */
  readonly sentences: Sentences;
  /** Fills a text. Numbers as strings are those of English; ids and counts stay as they are. A plural is chosen by the field `n`. */
  say(form: Form, fields: Readonly<Record<string, string | number>>): string;
};

/** What a language changes where two words meet: the only thing about a language that is no data. */
const JOINED: Readonly<Partial<Record<string, (text: string) => string>>> = {
  es: (text) => text.replaceAll(" a el ", " al ").replaceAll(" de el ", " del "),
  ko: withParticles,
};

/* @__NO_SIDE_EFFECTS__ */
export function speaking(language: string, { words, sentences }: ElementTexts): Words {
  const isEnglish = language === "en";
  const joined = JOINED[language] ?? ((text: string) => text);
  const number = isEnglish ? (english: string) => english : (english: string) => localNumber(english, language);
  return {
    ...words,
    language,
    number,
    joined,
    sentences,
    tell: sayer(language, sentences, joined),
    say: (form, fields) =>
      joined(fill(language, form, fields, (field) => (typeof field === "string" ? number(field) : String(field)))),
  };
}
