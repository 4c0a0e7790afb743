/** What exercises say, in the language of the element: a text is named by its English, as on the pages. */

import { make, unbroken } from "../../package/shared/dom.js";
import type { Said } from "../../package/shared/said.js";
import type { Words as Spoken } from "../../package/words/index.js";
import type { Texts } from "../../package/words/language.js";
import { fill, localNumber } from "../../package/words/numbers.js";

const catalogues = import.meta.glob<Texts>(["../../../languages/*.json", "!**/en.json"], {
  query: "?exercise",
  import: "default",
  eager: true,
});

/** Fills a text, in some language. Numbers are written as that does. */
export type FillText = (english: string, fields?: Readonly<Record<string, string | number>>) => string;

export const inEnglish: FillText = (english, fields = {}) => fill("en", english, fields, String);

export class ExerciseWords {
  readonly #texts: Texts;

  constructor(private readonly spoken: Pick<Spoken, "language" | "tell" | "joined">) {
    this.#texts = catalogues[`../../../languages/${spoken.language}.json`] ?? {};
  }

  readonly say: FillText = (english, fields = {}) => {
    const { language, joined } = this.spoken;
    const written = (field: string | number) =>
      typeof field === "string" ? field : localNumber(String(field), language, false);
    return joined(fill(language, this.#texts[english] ?? english, fields, written));
  };

  /** What the engine says stays English, and says so, where the language has no template for it. */
  #told({ text, saying }: Said): { text: string; lang?: string } {
    if (this.spoken.language === "en") return { text };
    const said = saying && this.spoken.tell(saying);
    return said ? { text: said } : { text, lang: "en" };
  }

  plain(what: string | Said): string {
    return typeof what === "string" ? what : this.#told(what).text;
  }

  /** Texts that stand together: what is said here already, and what the engine says. */
  spans(...texts: readonly (string | Said)[]): Node[] {
    return texts.filter(Boolean).flatMap((what, i) => {
      const { text, ...properties } = typeof what === "string" ? { text: what } : this.#told(what);
      const span = make("span", properties, ...unbroken(text));
      return i > 0 ? [new Text(" "), span] : [span];
    });
  }
}
