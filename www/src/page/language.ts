/** The language of the pages: the reader's choice, or that of the browser. */
import "../words/modules.js";
import { wordsIn } from "../words/index.js";
import { LANGUAGES, type Language } from "../words/languages.js";
import { choice } from "./dom.js";
import { remember, remembered } from "./remembered.js";
import { type Texts, Translator } from "./translator.js";

const KEY = "stepstar-language";

interface Catalogue {
  readonly texts: Texts;
}

/** The catalogues of the pages, each a file, fetched when it is used. */
const catalogues = import.meta.glob<Catalogue>("./words/*.ts");

const isKnown = (name: string | null | undefined): name is Language => name != null && name in LANGUAGES;

function chosen(): Language {
  const own = remembered(KEY);
  if (isKnown(own)) return own;
  return navigator.languages.map((name) => name.slice(0, 2)).find(isKnown) ?? "en";
}

/** Of the pages on which one tries what one knows: check, zoo, exercises and their making. */
const practice = import.meta.glob<Catalogue>("./words/practice/*.ts");

/** Says the page in the reader's language, and offers the others in its foot. */
export function language(also?: "practice"): void {
  const now = chosen();
  const select = choice(Object.entries(LANGUAGES), now, (value) => {
    remember(KEY, value);
    location.reload();
  });
  select.ariaLabel = select.title = "Language of these pages";
  document.querySelector(".page-foot")?.append(select);
  void speak(now, also);
}

export async function speak(language: Language, also?: "practice"): Promise<void> {
  const bring = catalogues[`./words/${language}.ts`];
  if (!bring) return;
  document.documentElement.lang = language;
  const more = also === "practice" ? practice[`./words/practice/${language}.ts`] : undefined;
  const [{ texts }, added, { tell, number }] = await Promise.all([bring(), more?.(), wordsIn(language)]);
  // What languages call themselves.
  const names = Object.fromEntries(Object.values(LANGUAGES).map((name) => [name, name]));
  const translator = new Translator({ ...texts, ...added?.texts, ...names }, (text) => tell(text), number);
  document.title = translator.say(document.title) ?? document.title;
  translator.watch(document.body);
}
