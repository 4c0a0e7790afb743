/** The files of all languages, and what is missing in one. */
import { en } from "../../../src/package/words/en.js";
import { type LanguageFile, TEXT_PARTS } from "../../../src/package/words/language.js";
import { LANGUAGES } from "../../../src/package/words/languages.js";
import { english } from "../../../src/package/words/sentences.js";
import type { Form } from "../../../src/package/words/tell.js";

const found = import.meta.glob<LanguageFile>("../../../languages/*", { eager: true });

export const files: Readonly<Record<string, LanguageFile>> = Object.fromEntries(
  Object.entries(found).map(([path, file]) => [path.replace(/.*\/|\.ts$/g, ""), file]),
);

export const others = LANGUAGES.filter((language) => language !== "en");

/** Names, and what is written alike. */
const SAME = /^(A\*|IDA\*|Theta\*|Dijkstra|Manhattan|Pause|Start|Cursor|Optimal|optimal|optimum|Kein|Goal|Graph)$/u;

/** The paths of all texts in words. */
function* texts(words: object, path = ""): Generator<readonly [path: string, text: string]> {
  for (const [name, value] of Object.entries(words)) {
    const here = path ? `${path}.${name}` : name;
    if (typeof value === "string") yield [here, value];
    else if (typeof value === "object") yield* texts(value, here);
    else yield [here, String(value)];
  }
}

export const formsOf = (form: Form) => (typeof form === "string" ? [form] : Object.values(form));
const fieldsOf = (template: string) => [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, name]) => name!))].sort();

function* missingWords({ words = {} as never }: Partial<LanguageFile>): Generator<string> {
  const there = new Map(texts(words));
  for (const [path, text] of texts(en)) {
    const said = there.get(path);
    const alike = ["number", "tell", "joined", "cell"].includes(path) || SAME.test(text);
    if (!said || (said === text && !alike)) yield `words.${path}`;
  }
}

/** A sentence without one of its facts is none. */
function* missingSentences({ sentences = {} as never }: Partial<LanguageFile>): Generator<string> {
  const groups = sentences as Partial<Record<string, Partial<Record<string, Form>>>>;
  for (const [group, kinds] of Object.entries(english as Record<string, Record<string, Form>>))
    for (const [name, form] of Object.entries(kinds)) {
      const said = groups[group]?.[name];
      const wanted = fieldsOf(formsOf(form)[0]!).join();
      if (!said || formsOf(said).some((template) => fieldsOf(template).join() !== wanted))
        yield `sentences.${group}.${name}`;
    }
}

/** Every text that some language has, each has. */
function* missingTexts(file: Partial<LanguageFile>): Generator<string> {
  for (const part of TEXT_PARTS)
    for (const english of new Set(Object.values(files).flatMap((file) => Object.keys(file[part]))))
      if (!file[part]?.[english]) yield `${part}: ${english}`;
}

export const missing = (file: Partial<LanguageFile>): string[] => [
  ...missingWords(file),
  ...missingSentences(file),
  ...missingTexts(file),
];
