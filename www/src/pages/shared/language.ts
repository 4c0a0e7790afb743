/** The language of the pages: that of the address, the reader's choice, or that of the browser. */
import "../../package/words/modules.js";
import { Translator } from "../../package/shared/translator.js";
import { wordsIn } from "../../package/words/index.js";
import type { TextPart, Texts } from "../../package/words/language.js";
import { known, LANGUAGES, ownName } from "../../package/words/languages.js";
import { addressed, carryOn } from "./addressed-language.js";
import { choice, make } from "./dom.js";
import { remember, remembered } from "./remembered.js";

/** Null while the page is in English. */
let spoken: Translator | null = null;

/** A text in the language of the page, for what leaves it; it stays English if it is in no catalogue. */
export const inLanguage = (english: string): string => spoken?.say(english) ?? english;

const KEY = "stepstar-language";

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

function chosen(): string {
  const own = remembered(KEY);
  const names = own === null ? navigator.languages : [own, ...navigator.languages];
  return names.map(known).find((name) => name !== undefined) ?? "en";
}

/** Says the page in the reader's language, and offers the others in its foot. `also`: besides what all pages share. */
export function language(...also: TextPart[]): Promise<void> {
  const now = addressed() ?? chosen();
  const names = LANGUAGES.map((name) => [name, ownName(name)] as const);
  const select = choice(names, now, (value) => {
    remember(KEY, value);
    // What an address says comes first.
    if (addressed() === undefined && remembered(KEY) === value) location.reload();
    else location.search = `?lang=${value}`;
  });
  select.ariaLabel = select.title = "Language of these pages";
  document.querySelector(".page-foot")?.append(select);
  if (now !== "en" && document.querySelector("main[translate=no]"))
    select.after(make("span", { className: "english" }, "This page is for developers, and in English alone."));
  carryOn();
  return speak(now, ...also);
}

export async function speak(language: string, ...also: TextPart[]): Promise<void> {
  if (language === "en") return;
  document.documentElement.lang = language;
  const translator = await translatorFor(language, "pages", ...also);
  spoken = translator;
  document.title = translator.say(document.title) ?? document.title;
  translator.watch(document.body);
}

export async function translatorFor(language: string, ...wanted: TextPart[]): Promise<Translator> {
  const files = wanted.map((part) => parts[part][`../../../languages/${language}.json`]?.());
  const [words, ...texts] = await Promise.all([wordsIn(language), ...files]);
  // What languages call themselves.
  const names = Object.fromEntries(LANGUAGES.map(ownName).map((name) => [name, name]));
  return new Translator(Object.assign({}, ...texts, names), words);
}
