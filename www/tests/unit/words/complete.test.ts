/** Every language says everything: what is missing is named. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { find_path, Grid, trace } from "../../../src/index.js";
import { readMap } from "../../../src/shared/read-map.js";
import { en, type Words } from "../../../src/words/en.js";
import { LANGUAGES } from "../../../src/words/languages.js";
import { english } from "../../../src/words/sentences.js";
import type { Form, Sentences } from "../../../src/words/tell.js";

const others = Object.keys(LANGUAGES).filter((language) => language !== "en");
const wordsOf = async (language: string) =>
  (await import(`../../../src/words/${language}.ts`)) as Record<string, Words> & { sentences: Sentences };

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

test("each language has a file, and each file is a language", () => {
  const files = readdirSync(join(import.meta.dirname, "../../../src/words"));
  const languages = files.flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? []);
  expect(languages.sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test.each(others)("no word is missing in %s", async (language) => {
  const there = new Map(texts((await wordsOf(language))[language]!));
  const missing = [...texts(en)].filter(([path, text]) => {
    const said = there.get(path);
    if (path === "number" || path === "tell" || path === "cell" || SAME.test(text)) return said === undefined;
    return !said || said === text;
  });
  expect(missing.map(([path]) => path)).toEqual([]);
});

const formsOf = (form: Form) => (typeof form === "string" ? [form] : Object.values(form));
const fieldsOf = (template: string) => new Set([...template.matchAll(/\{(\w+)/g)].map(([, name]) => name!));

test.each(others)("every sentence of the engine has all its facts in %s", async (language) => {
  const { sentences } = await wordsOf(language);
  const wrong = Object.entries(english).flatMap(([group, kinds]) =>
    Object.entries(kinds as Record<string, Form>).filter(([name, form]) => {
      const wanted = fieldsOf(formsOf(form)[0]!);
      const said = (sentences as unknown as Record<string, Record<string, Form>>)[group]?.[name];
      const has = (template: string) => [...fieldsOf(template)].sort().join() === [...wanted].sort().join();
      return !said || !formsOf(said).every(has);
    }),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

/** What the engine or the element says of something wrong. */
function mistakes(): string[] {
  const told = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      return (error as Error).message;
    }
    return expect.fail(`nothing is wrong with ${work}`);
  };
  const map = Grid.parse("S.#\n..G");
  const find = (options: object) => told(() => find_path(map, [0, 0], [2, 1], options));
  const maps = [
    "",
    " ",
    "S.\n...",
    "S.x",
    "S0",
    "S@",
    "SS",
    "3 3\n000",
    "2 1\n000",
    "2 1\n02",
    "[",
    "{}",
    "type octile\nx",
  ];
  return [
    ...[{ weight: -1 }, { weight: "much" }, { diagonalCost: 0 }, { maxExpansions: 1.5 }, { reverse: "no" }].map(find),
    ...[{ heuristic: "euclid" }, { heuristic: "x" }, { wieght: 2 }, { qqqqqqq: 2 }].map(find),
    told(() => find_path(map, [0, 0], [9, 9])),
    told(() => trace(Grid.parse("S5\n.G"), [0, 0], [1, 1], { algorithm: "jps" })),
    ...maps.map((text) => told(() => readMap(text))),
    'There is no attribute "algoritm": did you mean "algorithm"?',
    'The attribute "start" is "99,5": it must be a cell "x,y" of this map, "0,0" to "23,11".',
    'The attribute "goal" is "6": it must be the id of a node of this graph.',
    'The attribute "mode" is "compair": did you mean "compare"? It must be one of "watch", "predict", "compare", "exercise".',
    'The attribute "step" is "end": it must be a number of whole expansions, 0 or more, or of events, such as e206.',
    'The attribute "speed" is "fast": it must be a number of steps a second, more than 0.',
    'The attribute "height" is "tall": it must be a number of pixels, or a length as in CSS.',
    "The map maps/a.txt could not be loaded: status 404.",
    "The map a.txt could not be loaded: a page opened by double click may not read files. Put the map inside the element.",
  ];
}

test.each(others)("what is wrong is said in %s", async (language) => {
  const { tell } = (await wordsOf(language))[language]!;
  const english = /\b(the|must|is|be|of|not|which)\b/u;
  // What a browser says of JSON is in the browser's language.
  const left = mistakes().filter((said) => english.test((tell(said) ?? said).replaceAll(/"[^"]*"|JSON.*/g, "")));
  expect(left).toEqual([]);
});
