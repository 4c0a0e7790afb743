/** The catalogues of the pages: all languages have the same texts, each with the same places and elements. */
import { expect, test } from "vitest";
import type { Texts } from "../../../src/page/translator.js";
import { texts as de } from "../../../src/page/words/de.js";
import { texts as es } from "../../../src/page/words/es.js";
import { texts as ko } from "../../../src/page/words/ko.js";

const catalogues: Record<string, Texts> = { de, es, ko };
const all = [...new Set(Object.values(catalogues).flatMap((texts) => Object.keys(texts)))];

test.each(Object.keys(catalogues))("no text is missing in %s", (language) => {
  const texts = catalogues[language]!;
  expect(all.filter((english) => !texts[english])).toEqual([]);
});

test.each(Object.keys(catalogues))("every text in %s has the places and elements of the English one", (language) => {
  const partsOf = (text: string) => (text.match(/\{!?\}|<\d+\/?>/g) ?? []).sort().join(" ");
  const wrong = Object.entries(catalogues[language]!).filter(([english, text]) => partsOf(english) !== partsOf(text));
  expect(wrong).toEqual([]);
});
