/** What a file in languages/ exports. Each part is fetched only where it is used. */
import type { Words } from "./en.js";
import type { Sentences } from "./tell.js";

/** By the English text. `{}` stands for anything, `{!}` for what must be a text of the catalogue itself; `<0>…</0>` is the first element inside, `<1/>` one whose content stays. */
export type Texts = Readonly<Record<string, string>>;

/** The parts with the texts of pages. */
export const TEXT_PARTS = ["pages", "practice", "exercise", "guides", "links"] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

export interface LanguageFile extends Readonly<Record<TextPart, Texts>> {
  /** The templates of the engine's sentences. */
  readonly sentences: Sentences;
  /** What the element says. */
  readonly words: Words;
}
