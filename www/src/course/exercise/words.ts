/** What exercises say, in the language of the element: by its English, as on the pages. */

import { make, unbroken } from "../../package/shared/dom.js";
import type { Said } from "../../package/shared/said.js";
import { sentencesOf } from "../../package/shared/spans.js";
import type { Words as Spoken } from "../../package/words/index.js";
import type { Texts } from "../../package/words/language.js";
import { Phrases } from "../../package/words/phrases.js";

const catalogues = import.meta.glob<Texts>(["../../../languages/*.json", "!**/en.json"], {
  query: "?exercise",
  import: "default",
  eager: true,
});

export class Words {
  /** Null in English. */
  readonly #phrases: Phrases | null;

  constructor(private readonly spoken: Pick<Spoken, "language" | "tell" | "number" | "joined">) {
    const texts = catalogues[`../../../languages/${spoken.language}.json`];
    this.#phrases = texts ? new Phrases(texts, spoken) : null;
  }

  /** Sentences by sentence, where they are not known as a whole; what is not known at all stays English, and says so. */
  #say(what: string | Said): { said: string; isEnglish: boolean }[] {
    const { text, saying }: Said = typeof what === "string" ? { text: what } : what;
    if (text === "") return [];
    if (!this.#phrases) return [{ said: text, isEnglish: false }];
    const whole = (saying && this.spoken.tell(saying)) ?? this.#phrases.say(text);
    if (whole !== null) return [{ said: whole, isEnglish: false }];
    return sentencesOf(text).map((sentence) => {
      const said = this.#phrases!.say(sentence);
      return { said: said ?? sentence, isEnglish: said === null && /\p{L}{2}/u.test(sentence) };
    });
  }

  spans(...texts: readonly (string | Said)[]): Node[] {
    const parts = texts.flatMap((text) => this.#say(text));
    return parts.flatMap(({ said, isEnglish }, i) => {
      const span = make("span", isEnglish ? { lang: "en" } : {}, ...unbroken(said));
      return i > 0 ? [new Text(" "), span] : [span];
    });
  }

  plain(text: string | Said): string {
    return this.#say(text)
      .map(({ said }) => said)
      .join(" ");
  }
}
