/** The files of all languages, and what is missing in one. */
import { words as englishWords, sentences as own } from "../../../languages/en.json";
import diagnosis from "../../../languages/engine/diagnosis.json";
import engine from "../../../languages/engine/en.json";
import { type LanguageFile, TEXT_PARTS } from "../../../src/package/words/language.js";
import { LANGUAGES } from "../../../src/package/words/languages.js";
import type { Form } from "../../../src/package/words/numbers.js";
import { speaking } from "../../../src/package/words/speaking.js";

const found = import.meta.glob<LanguageFile>("../../../languages/*.json", { eager: true, import: "default" });

export const files: Readonly<Record<string, LanguageFile>> = Object.fromEntries(
  Object.entries(found)
    .map(([path, file]) => [path.replace(/.*\/|\.json$/g, ""), file] as const)
    .filter(([language]) => language !== "en"),
);

/** What the element uses of each. */
export const spoken = Object.fromEntries(
  Object.entries(files).map(([language, file]) => [language, speaking(language, file)]),
);

export const others = LANGUAGES.filter((language) => language !== "en");

/** What is made of words of English only has no other language; sums are the same in each. */
const ENGLISH_ONLY: Readonly<Record<string, readonly string[]>> = {
  all: ["sentences"],
  allowed: ["words"],
  error: ["lacks", "like"],
  own: ["words"],
};

type Groups = Readonly<Record<string, Readonly<Record<string, Form>>>>;
const { formula: _, ...sentences } = engine;

/** All that the languages have to say, in English. */
const english: { readonly [part in "sentences" | "diagnosis"]: Groups } = {
  sentences: Object.fromEntries(
    Object.entries<Readonly<Record<string, Form>>>({ ...sentences, ...own }).map(([group, kinds]) => [
      group,
      Object.fromEntries(Object.entries(kinds).filter(([name]) => !ENGLISH_ONLY[group]?.includes(name))),
    ]),
  ),
  diagnosis,
};

/** Names, and what is written alike. */
const SAME =
  /^(A\*|IDA\*|LPA\*|D\* Lite|Theta\*|Dijkstra|Manhattan|Pause|Start|Cursor|Optimal|optimal|optimum|Kein|Goal|Graph)$/u;

/** The paths of all texts of a part. */
function* texts(part: object, path = ""): Generator<readonly [path: string, text: string]> {
  for (const [name, value] of Object.entries(part)) {
    const here = path ? `${path}.${name}` : name;
    if (typeof value === "string") yield [here, value];
    else if ("other" in value) yield [here, formsOf(value).join(" | ")];
    else yield* texts(value, here);
  }
}

export const formsOf = (form: Form) => (typeof form === "string" ? [form] : Object.values(form));
/** `{Stop}` is the field `stop` that begins a sentence. */
const fieldsOf = (template: string) =>
  [...new Set([...template.matchAll(/\{(\w)(\w*)/g)].map(([, first, rest]) => first!.toLowerCase() + rest!))].sort();

/** A text without one of its fields is none. */
function* missingWords({ words = {} as never }: Partial<LanguageFile>): Generator<string> {
  const there = new Map(texts(words));
  for (const [path, text] of texts(englishWords)) {
    const said = there.get(path);
    const alike = path === "cell" || SAME.test(text);
    if (!said || (said === text && !alike) || fieldsOf(said).join() !== fieldsOf(text).join()) yield `words.${path}`;
  }
}

/** A sentence without one of its facts is none. */
function* missingSentences(file: Partial<LanguageFile>, part: keyof typeof english): Generator<string> {
  const groups: Partial<Record<string, Partial<Record<string, Form>>>> = file[part] ?? {};
  for (const [group, kinds] of Object.entries(english[part]))
    for (const [name, form] of Object.entries(kinds)) {
      const said = groups[group]?.[name];
      const wanted = fieldsOf(formsOf(form)[0]!).join();
      if (!said || formsOf(said).some((template) => fieldsOf(template).join() !== wanted))
        yield `${part}.${group}.${name}`;
    }
}

/** Every text that some language has, each has. */
function* missingTexts(file: Partial<LanguageFile>): Generator<string> {
  for (const part of TEXT_PARTS)
    for (const english of new Set(Object.values(files).flatMap((file) => Object.keys(file[part]))))
      if (!file[part]?.[english]) yield `${part}: ${english}`;
}

/** What English does not have, nobody asks for. */
export function* superfluous(file: LanguageFile): Generator<string> {
  for (const part of ["words", "sentences", "diagnosis"] as const) {
    const there = new Set([...texts({ words: englishWords, ...english }[part])].map(([path]) => path));
    for (const [path] of texts(file[part])) if (!there.has(path)) yield `${part}.${path}`;
  }
}

export const missing = (file: Partial<LanguageFile>): string[] => [
  ...missingWords(file),
  ...missingSentences(file, "sentences"),
  ...missingSentences(file, "diagnosis"),
  ...missingTexts(file),
];
