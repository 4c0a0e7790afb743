/** The language of the pages: the reader's choice, or that of the browser. */
import "../words/modules.js";
import { wordsIn } from "../words/index.js";
import { LANGUAGES, type Language } from "../words/languages.js";
import { choice } from "./dom.js";
import { remember, remembered } from "./remembered.js";
import { Translator } from "./translator.js";

const KEY = "stepstar-language";

/** The catalogues of the pages, each a file, fetched when it is used. */
const catalogues = import.meta.glob<{ texts: Record<string, string> }>("./words/*.ts");

const isKnown = (name: string | null | undefined): name is Language => name != null && name in LANGUAGES;

function chosen(): Language {
  const own = remembered(KEY);
  if (isKnown(own)) return own;
  return navigator.languages.map((name) => name.slice(0, 2)).find(isKnown) ?? "en";
}

/** Says the page in the reader's language, and offers the others in its foot. */
export function language(): void {
  const now = chosen();
  const select = choice(Object.entries(LANGUAGES), now, (value) => {
    remember(KEY, value);
    location.reload();
  });
  select.ariaLabel = select.title = "Language of these pages";
  document.querySelector(".page-foot")?.append(select);
  void speak(now);
}

export async function speak(language: Language): Promise<void> {
  const bring = catalogues[`./words/${language}.ts`];
  if (!bring) return;
  document.documentElement.lang = language;
  const [{ texts }, { tell, number }] = await Promise.all([bring(), wordsIn(language)]);
  // What languages call themselves.
  const names = Object.fromEntries(Object.values(LANGUAGES).map((name) => [name, name]));
  const translator = new Translator({ ...texts, ...names }, (text) => tell(text), number);
  document.title = translator.say(document.title) ?? document.title;
  translator.watch(document.body);
}
