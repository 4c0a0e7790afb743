/** Sentences that come whole, in English: each is said by the text of a catalogue that has its English. */
import type { Texts } from "./language.js";
import type { Words } from "./speaking.js";

const PLACE = /\{!?\}/;

export class Phrases {
  readonly #patterns: readonly (readonly [pattern: RegExp, english: string, text: string])[];

  constructor(
    private readonly texts: Texts,
    private readonly words: Pick<Words, "number" | "joined">,
  ) {
    const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const pattern = (english: string) => new RegExp(`^${english.split(PLACE).map(escaped).join("(.+?)")}$`, "su");
    // The longest first: it says most.
    this.#patterns = Object.entries(texts)
      .filter(([english]) => PLACE.test(english))
      .sort(([a], [b]) => b.length - a.length)
      .map(([english, text]) => [pattern(english), english, text] as const);
  }

  /** A sentence in the language; null if it is not known. */
  say(english: string): string | null {
    const known = this.texts[english];
    if (known !== undefined) return known;
    if (/^[-−]?[\d.,]+$/.test(english)) return this.words.number(english);
    for (const [pattern, template, text] of this.#patterns) {
      const [, ...found] = pattern.exec(english) ?? [];
      const kinds = template.match(new RegExp(PLACE, "g"))!;
      const parts = found.map((part, i) => this.say(part) ?? (kinds[i] === "{!}" ? null : part));
      if (parts.length === 0 || parts.includes(null)) continue;
      // In the order of the English text: a language that needs another one says it in another sentence.
      let i = 0;
      return this.words.joined(text.replaceAll(new RegExp(PLACE, "g"), () => parts[i++]!));
    }
    return null;
  }
}
