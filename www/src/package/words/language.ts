/** What a file in languages/ holds. Each part is fetched only where it is used. */
import type { words } from "../../../languages/en.json";
import type { Form } from "./numbers.js";
import type { Sentences } from "./say.js";

/** By the English text. `<0>…</0>` is the first element inside, `<1/>` one whose content stays. */
export type Texts = Readonly<Record<string, string>>;

/** The parts with the texts of pages. */
export const TEXT_PARTS = ["pages", "practice", "exercise", "guides", "links"] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** The same names as in English. What has plural forms there may have others, or be one text. */
type Named<T> = T extends string
  ? string
  : T extends { other: string }
    ? Form
    : { readonly [Name in keyof T]: Named<T[Name]> };

/** What the element says, as the file has it. */
export interface ElementTexts {
  readonly words: Named<typeof words>;
  /** The templates of the engine's sentences. */
  readonly sentences: Sentences;
}

/** What pages ask for: texts, and what a diagnosis says. */
export type LanguagePart = TextPart | "diagnosis";

export type LanguageFile = ElementTexts &
  Readonly<Record<TextPart, Texts>> & {
    /** The templates of the sentences of a diagnosis. */
    readonly diagnosis: Sentences;
  };
