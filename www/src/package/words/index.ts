/** The languages of the element: English is always there, each other is fetched when a page first needs it. */
import { en } from "./en.js";
import type { ElementTexts } from "./language.js";
import { LANGUAGES } from "./languages.js";
import { speaking, type Words } from "./speaking.js";

export type { Words };

/** Where an entry of the package fetches what the element says in a language from. */
export type Bring = (language: string) => Promise<ElementTexts>;

const known = new Map<string, Words>([["en", en]]);
const coming = new Map<string, Promise<void>>();
let bring: Bring = () => Promise.reject(new Error("This entry brings no languages."));

export function bringWith(way: Bring): void {
  bring = way;
}

/** That of the page around an element: "de-AT" is German; a language without a catalogue is English. */
function languageOf(element: Element): string {
  const spoken = LANGUAGES.find((name) => name !== "en" && element.matches(`:lang(${name})`));
  if (spoken) return spoken;
  // In the shadow of another element Firefox matches no language but one set there: the search goes on from that element.
  const root = element.getRootNode();
  return root instanceof ShadowRoot && !element.closest("[lang]") ? languageOf(root.host) : "en";
}

/** In the language of the place in the page; in English while that is not there. */
export function wordsFor(element: Element): Words {
  return known.get(languageOf(element)) ?? en;
}

/** When the words for an element will be there; undefined if they are. Those that can't be fetched are English. */
export function wordsComing(element: Element): Promise<void> | undefined {
  return come(languageOf(element));
}

function come(language: string): Promise<void> | undefined {
  if (known.has(language)) return undefined;
  let promise = coming.get(language);
  if (!promise) {
    promise = bring(language)
      .then((texts) => speaking(language, texts))
      .catch(() => en)
      .then((words) => {
        known.set(language, words);
      });
    coming.set(language, promise);
  }
  return promise;
}

/** The words of a language, whatever that of the page is; English where they can't be fetched. */
export async function wordsIn(language: string): Promise<Words> {
  await come(language);
  return known.get(language) ?? en;
}

/** What each command is called; on a graph some do something else. */
export function commandsOf({ commands, graphTools }: Words, graph: boolean): Partial<Record<string, string>> {
  return graph ? { ...commands, ...graphTools } : commands;
}
