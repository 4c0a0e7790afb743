/** The catalogues of the pages: all languages have the same texts, each with the same places and elements. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import diagnosis from "../../../languages/engine/diagnosis.json";
import english from "../../../languages/engine/en.json";
import { ALL, TEXTS } from "../../../src/course/mistakes/texts.js";
import { type Diagnosis, diagnose, Graph, Grid, type Options, type Saying, simulate } from "../../../src/index.js";
import { TEXT_PARTS, type Texts } from "../../../src/package/words/language.js";
import { sayer } from "../../../src/package/words/say.js";
import { specimens } from "../../../src/pages/zoo/specimens.js";
import { files, spoken } from "./languages.js";

const catalogues: Record<string, Texts> = Object.fromEntries(
  Object.entries(files).map(([language, file]) => [
    language,
    Object.assign({}, ...TEXT_PARTS.map((part) => file[part])) as Texts,
  ]),
);

test.each(Object.entries(files))("no text of %s is there twice", (_, file) => {
  const all = TEXT_PARTS.flatMap((part) => Object.keys(file[part]));
  expect(all.filter((english, i) => all.indexOf(english) < i)).toEqual([]);
});

test.each(Object.keys(catalogues))("every text in %s has the elements of the English one", (language) => {
  const partsOf = (text: string) => (text.match(/<\d+\/?>/g) ?? []).sort().join(" ");
  const wrong = Object.entries(catalogues[language]!).filter(([english, text]) => partsOf(english) !== partsOf(text));
  expect(wrong).toEqual([]);
});

/** What is said of a run with each mistake on the smallest map of each, of one that is cut short, and of one that goes on: with what was meant said, and
 * with nothing said and the run as a text. */
function* diagnoses(): Generator<Diagnosis> {
  for (const { map, options } of specimens) {
    const grid = Grid.parse(map);
    for (const mistake of ALL) {
      const run = runWith(grid, mistake, options);
      for (const one of run ? [run, run.slice(0, -1), [...run, run[0]!], [...run].reverse()] : []) {
        if (one.length === 0) continue;
        const text = `Starting\n${one.map(([x, y]) => `row=${(y as number) + 1} col=${(x as number) + 1}`).join("\n")}\n`;
        const asked = [
          [one, options],
          [text, { ...options, diagonal: "auto", algorithm: "auto" }],
        ] as const;
        for (const [run, meant] of asked) yield diagnose(grid, grid.start!, grid.goal!, run as string, meant);
      }
    }
    grid.free();
  }
}

function runWith(grid: Grid, mistake: (typeof ALL)[number], options: Options) {
  try {
    const trace = simulate(grid, grid.start!, grid.goal!, mistake, options);
    const run = [...trace].filter(({ kind }) => kind === "close").map(({ at }) => at);
    trace.free();
    return run;
  } catch {
    // No room for it.
    return null;
  }
}

/** What the engine says of texts that are no runs: those of the file that holds it to its sentences. */
function* refusals(): Generator<Diagnosis> {
  const path = join(import.meta.dirname, "../../../../crates/core/tests/diagnose/not_a_run.txt");
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  const grid = Grid.parse("S..#\n.#..\n...G");
  const nodes = [1, 2, 3].map((id) => ({ id, x: id, y: 0 }));
  const connections = [1, 2].map((from) => ({ from, to: from + 1, cost: 1 }));
  const graph = Graph.from({ nodes, connections });
  for (const line of lines.filter((line) => !line.startsWith("    ")))
    yield line.startsWith("graph ")
      ? (diagnose(graph, 1, 3, JSON.parse(line.slice("graph ".length))) as Diagnosis)
      : (diagnose(grid, [0, 0], [3, 2], JSON.parse(line)) as Diagnosis);
  grid.free();
  graph.free();
}

const told = new Map<string, Saying>(
  [...diagnoses(), ...refusals()].map(({ message, saying }) => [message, saying] as const),
);

test("what a diagnosis says is said again in English, from its facts, to the letter", () => {
  const say = sayer("en", { ...english, ...diagnosis }, (text) => text);
  expect(told.size).toBeGreaterThan(100);
  expect([...told].filter(([message, saying]) => say(saying) !== message)).toEqual([]);
});

test("mistakes and diagnoses are said in every language", () => {
  for (const [language, file] of Object.entries(files)) {
    const say = sayer(language, { ...file.sentences, ...file.diagnosis }, spoken[language]!.joined);
    expect([...told.values()].filter((saying) => say(saying) === null)).toEqual([]);
    const texts = catalogues[language]!;
    for (const name of ALL)
      expect([texts[TEXTS[name].title], texts[TEXTS[name].answer]].filter((text) => !text)).toEqual([]);
  }
});

test("Korean leaves no particle open whose form is told by the sound before it", () => {
  const { sentences, diagnosis } = files.ko!;
  const say = sayer("ko", { ...sentences, ...diagnosis }, spoken.ko!.joined);
  const open = /[가-힣\d)](?<![A-Za-z]\)*)(?:은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로|\(이\)라고)/u;
  expect([...told.values()].map((saying) => say(saying)!).filter((sentence) => open.test(sentence))).toEqual([]);
});
