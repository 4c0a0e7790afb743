/** The language of the pages: that of the address, the reader's choice, or that of the browser. */
import "../words/modules.js";
import { wordsIn } from "../words/index.js";
import type { TextPart, Texts } from "../words/language.js";
import { known, LANGUAGES, ownName } from "../words/languages.js";
import { choice } from "./dom.js";
import { remember, remembered } from "./remembered.js";
import { Translator } from "./translator.js";

const KEY = "stepstar-language";

/** The texts of the pages: of each file a part for itself, as `query` keeps the others out. */
const parts: Record<TextPart, Partial<Record<string, () => Promise<Texts>>>> = {
  pages: import.meta.glob<Texts>("../languages/*.ts", { query: "?pages", import: "pages" }),
  practice: import.meta.glob<Texts>("../languages/*.ts", { query: "?practice", import: "practice" }),
};

function chosen(): string {
  const own = remembered(KEY);
  const names = own === null ? navigator.languages : [own, ...navigator.languages];
  return names.map(known).find((name) => name !== undefined) ?? "en";
}

/** Says the page in the reader's language, and offers the others in its foot. `also`: besides what all pages share. */
export function language(...also: TextPart[]): void {
  const now = chosen();
  const names = LANGUAGES.map((name) => [name, ownName(name)] as const);
  const select = choice(names, now, (value) => {
    remember(KEY, value);
    location.reload();
  });
  select.ariaLabel = select.title = "Language of these pages";
  document.querySelector(".page-foot")?.append(select);
  void speak(now, ...also);
}

export async function speak(language: string, ...also: TextPart[]): Promise<void> {
  if (language === "en") return;
  document.documentElement.lang = language;
  const wanted = ["pages" as const, ...also].map((part) => parts[part][`../languages/${language}.ts`]!());
  const [{ tell, number }, ...texts] = await Promise.all([wordsIn(language), ...wanted]);
  // What languages call themselves.
  const names = Object.fromEntries(LANGUAGES.map(ownName).map((name) => [name, name]));
  const translator = new Translator(Object.assign({}, ...texts, names), (text) => tell(text), number);
  document.title = translator.say(document.title) ?? document.title;
  translator.watch(document.body);
}
