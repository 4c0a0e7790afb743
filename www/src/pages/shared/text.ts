/**
 * The texts of a page in the reader's language. `t("…")` names a text by its English; what the catalogue lacks stays English. Whoever
 * imports this is run once the catalogue is there, so that every text is written once, in the language in which it is read.
 */
import { inWords, type Named, Refusal } from "../../package/shared/named.js";
import { type Said, saidBy } from "../../package/shared/said.js";
import { en } from "../../package/words/en.js";
import type { LanguagePart } from "../../package/words/language.js";
import { known } from "../../package/words/languages.js";
import { addressed } from "./addressed-language.js";
import { remembered } from "./remembered.js";
import { type Fields, filled, type Spoken, spokenIn } from "./spoken.js";

export const LANGUAGE_KEY = "stepstar-language";

/** The language of the address, the reader's choice, or that of the browser. */
function wanted(): string {
  const own = remembered(LANGUAGE_KEY);
  const names = own === null ? navigator.languages : [own, ...navigator.languages];
  return addressed() ?? names.map(known).find((name) => name !== undefined) ?? "en";
}

// In a worker or a test there is no page.
const page = globalThis.document?.documentElement;
export const language = page ? wanted() : "en";
/** A page says in its markup which parts it needs: `<html data-texts="pages practice">`. */
let spoken = await spokenIn(language, ...((page?.dataset.texts?.split(" ") ?? []) as LanguagePart[]));

/** From now on. */
export function speak(next: Spoken): void {
  spoken = next;
}

/** What a page for developers says is English, but for what stands around it. */
const isEnglish = page?.querySelector("main[translate=no]") != null;

/** Fills a text that is named by its English. A number is written as the language does, but not grouped: it may be an id. */
export function around(english: string, fields: Fields = {}): string {
  const { words, texts } = spoken;
  return filled(words, texts[english] ?? english, fields);
}

export const t: typeof around = isEnglish ? (english, fields = {}) => filled(en, english, fields) : around;

/** Whether it is said in the language of the page. */
export const isKnown = (english: string): boolean => language === "en" || spoken.texts[english] !== undefined;

/** A sentence that is made elsewhere, from its facts, or a text by its English; it stays English if no catalogue has it. */
export function said(what: string | Said | Named): string {
  if (typeof what === "object" && "english" in what) return inWords(what, t);
  if (typeof what === "string") return t(what);
  const { text, saying } = what;
  if (language === "en" || isEnglish) return text;
  return (saying && spoken.tell(saying)) ?? text;
}

export const reasonOf = (error: unknown): string => said(error instanceof Refusal ? error.said : saidBy(error));

/** A number that is written as in English, "1,920.5". */
export const local = (english: string): string => (isEnglish ? english : spoken.words.number(english));

/** A text with its elements: `<0>…</0>` is the first of them with that content, `<1/>` the second as it is. */
export function rich(text: string, elements: readonly Element[]): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const { 0: whole, 1: number, 2: inside, index } of text.matchAll(/<(\d+)(?:\/>|>(.*?)<\/\1>)/gsu)) {
    const element = elements[Number(number)]!;
    if (inside !== undefined) element.replaceChildren(...rich(inside, [...element.children]));
    parts.push(text.slice(at, index), element);
    at = index + whole.length;
  }
  return [...parts, text.slice(at)].filter((part) => part !== "");
}
