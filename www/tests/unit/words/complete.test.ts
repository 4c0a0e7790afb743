/** Every language says everything: what is missing is named. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sentences } from "../../../languages/en.json";
import { find_path, Graph, Grid, parseScenarios, type Saying, trace } from "../../../src/index.js";
import { attributeNamed, choose, wrongType } from "../../../src/package/api/errors.js";
import { readMap } from "../../../src/package/shared/read-map.js";
import { type Said, saidBy } from "../../../src/package/shared/said.js";
import { en } from "../../../src/package/words/en.js";
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
function mistakes(): Said[] {
  const told = (work: () => unknown): Said => {
    try {
      work();
    } catch (error) {
      return saidBy(error);
    }
    return expect.fail(`nothing is wrong with ${work}`);
  };
  const map = Grid.parse("S.#\n..G");
  const graph = Graph.from({ nodes: [{ id: 1, x: 0, y: 0 }], connections: [] });
  const find = (options: object) => told(() => find_path(map, [0, 0], [2, 1], options));
  const maps = [
    "",
    " ",
    "S.\n...",
    "S.x",
    "S0",
    "S@",
    "%%%%\n%PP%\n%%%%",
    "3 3\n000",
    "2 1\n000",
    "2 1\n02",
    "2 x\n00",
    "9999 2\n00",
    "[",
    "{}",
    "type octile\nx",
    "type octile\nheight x",
    "type octile\nheight 2\nwidth 2\nmap\n..",
    "type octile\nheight 1\nwidth 2\nmap\n.?",
    '{"cells":[[0,0]],"start":[9,9]}',
  ];
  const of = (name: string, value: string, ...allowed: readonly unknown[]) =>
    saidBy(wrongType(attributeNamed(name), value, allowed as never));
  const own = (id: string, fields: Saying["fields"]): Said => ({ text: "It is the one.", saying: { id, fields } });
  return [
    ...[{ weight: -1 }, { weight: "much" }, { diagonalCost: 0 }, { maxExpansions: 1.5 }, { reverse: "no" }].map(find),
    ...[{ heuristic: "euclid" }, { heuristic: "q" }, { wieght: 2 }, { qqqqqqq: 2 }, { recipe: 1 }].map(find),
    ...["dx dy", "dx +", "max(dx)", "abs(dx, dy)", "max(dx, dy", "sqrt 2", "dx - 9", "1+".repeat(600)].map(
      (heuristic) => find({ heuristic }),
    ),
    told(() => find_path(map, [0, 0], [9, 9])),
    told(() => find_path(map, [0, 0], [0.5, 1])),
    told(() => find_path(map, [0, 0], ["1", 1] as never)),
    told(() => find_path(graph, 1, 2)),
    told(() => find_path(graph, 1, 1, { algorithm: "theta" })),
    told(() => find_path(graph, 1, 1, { smooth: "straight-runs" })),
    told(() => map.setCost(0, 0, -1)),
    told(() => Grid.parse("5S").toText("digits")),
    told(() => trace(Grid.parse("S5\n.G"), [0, 0], [1, 1], { algorithm: "jps" })),
    told(() => trace(map, [0, 0], [1, 1], { algorithm: "jps", diagonal: "always", diagonalCost: 3 })),
    told(() => parseScenarios("")),
    told(() => parseScenarios("0 a")),
    told(() => parseScenarios("version 1\n0 a")),
    ...maps.map((text) => told(() => readMap(text))),
    of("start", "99,5", "allowed.cell", 23, 11),
    of("goal", "6", "allowed.node"),
    of("step", "end", "allowed.step"),
    of("speed", "fast", "allowed.speed"),
    of("height", "tall", "allowed.height"),
    of("src", ":", "allowed.address"),
    told(() => choose("compair", attributeNamed("mode"), ["watch", "predict", "compare", "exercise"])),
    own("own.noAttribute", { name: "algoritm", meant: "algorithm" }),
    own("own.notLoaded", { address: "maps/a.txt", failure: { id: "failure.status", fields: { code: "404" } } }),
    own("own.notLoaded", { address: "a.txt", failure: { id: "failure.file", fields: {} } }),
  ];
}

test.each(others)("what is wrong is said in %s", (language) => {
  const { tell } = spoken[language]!;
  const english = /\b(the|must|is|be|of|not|which)\b/u;
  const said = ({ text, saying }: Said) => (saying && tell(saying)) ?? text;
  // What a browser says of JSON is in the browser's language.
  const left = mistakes()
    .map(said)
    .filter((text) => english.test(text.replaceAll(/"[^"]*"|JSON.*/g, "")));
  expect(left).toEqual([]);
});

/** In the code, where they are thrown, they have to do without the catalogue. */
test("what a map or the engine's beginning throws is what the catalogue says in English", () => {
  for (const text of ["", "{}", "["]) {
    try {
      readMap(text);
      expect.unreachable();
    } catch (error) {
      const { text, saying } = saidBy(error);
      expect(en.tell(saying!)).toBe(text);
    }
  }
  const code = readFileSync(join(import.meta.dirname, "../../../src/package/inline.ts"), "utf8");
  for (const sentence of [sentences.own.policy, sentences.own.noEngine]) expect(code).toContain(sentence);
});
