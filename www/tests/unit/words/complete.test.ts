/** Every language says everything: what is missing is named. */
import { expect, test } from "vitest";
import { find_path, Grid, trace } from "../../../src/index.js";
import { readMap } from "../../../src/package/shared/read-map.js";
import { ownName } from "../../../src/package/words/languages.js";
import { files, missing, others, spoken, superfluous } from "./languages.js";

test("each file in languages/ is a language, called by its own name", () => {
  expect([...others].sort()).toEqual(Object.keys(files).sort());
  expect(["de", "es", "ko"].map(ownName)).toEqual(["Deutsch", "Español", "한국어"]);
});

test.each(others)("no word, sentence or text is missing in %s", (language) => {
  expect(missing(files[language]!)).toEqual([]);
});

test.each(others)("no word or sentence of %s is one that English does not have", (language) => {
  const { de } = files;
  expect([...superfluous(files[language]!)]).toEqual([]);
  expect([...superfluous({ ...de!, words: { ...de!.words, paused: "Pause" } as never })]).toEqual(["words.paused"]);
});

test("what is missing in a language is named", () => {
  const { de } = files;
  const { Lab: _, ...pages } = de!.pages;
  const { pause: __, ...words } = de!.words;
  const story = { ...de!.sentences.story, round: "Eine Runde beginnt." };
  const partial = { ...de!, pages, words: words as never, sentences: { ...de!.sentences, story } };
  expect(missing(partial)).toEqual(["words.pause", "sentences.story.round", "pages: Lab"]);
  // Of an empty file, everything.
  expect(missing({}).length).toBeGreaterThan(1000);
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

test.each(others)("what is wrong is said in %s", (language) => {
  const { tell } = spoken[language]!;
  const english = /\b(the|must|is|be|of|not|which)\b/u;
  // What a browser says of JSON is in the browser's language.
  const left = mistakes().filter((said) => english.test((tell(said) ?? said).replaceAll(/"[^"]*"|JSON.*/g, "")));
  expect(left).toEqual([]);
});
