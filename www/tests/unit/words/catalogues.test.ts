/** The catalogues of the pages: all languages have the same texts, each with the same places and elements. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ALL, TEXTS } from "../../../src/course/mistakes/texts.js";
import { diagnose, Grid, type Options, simulate } from "../../../src/index.js";
import { sentencesOf } from "../../../src/package/shared/spans.js";
import { en } from "../../../src/package/words/en.js";
import { TEXT_PARTS, type Texts } from "../../../src/package/words/language.js";
import { Phrases } from "../../../src/package/words/phrases.js";
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

test.each(Object.keys(catalogues))("every text in %s has the places and elements of the English one", (language) => {
  const partsOf = (text: string) => (text.match(/\{!?\}|<\d+\/?>/g) ?? []).sort().join(" ");
  const wrong = Object.entries(catalogues[language]!).filter(([english, text]) => partsOf(english) !== partsOf(text));
  expect(wrong).toEqual([]);
});

/** What is said of a run with each mistake on the smallest map of each, of one that is cut short, and of one that goes on: with what was meant said, and
 * with nothing said and the run as a text. */
function diagnoses(): string[] {
  const said = new Set<string>();
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
        for (const [run, meant] of asked) {
          const { message } = diagnose(grid, grid.start!, grid.goal!, run as string, meant);
          for (const sentence of sentencesOf(message)) said.add(sentence);
        }
      }
    }
    grid.free();
  }
  return [...said];
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

/** What the engine says of texts that are no runs: the file that holds it to these sentences. */
function refusals(): string[] {
  const path = join(import.meta.dirname, "../../../../crates/core/tests/diagnose/not_a_run.txt");
  const messages = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("    "));
  return messages.flatMap((line) => sentencesOf(line.trim()));
}

test("mistakes and diagnoses are said in every language", () => {
  const sentences = [...diagnoses(), ...refusals()];
  expect(sentences.length).toBeGreaterThan(100);
  for (const texts of Object.values(catalogues)) {
    const phrases = new Phrases(texts, en);
    expect(sentences.filter((sentence) => phrases.say(sentence) === null)).toEqual([]);
    for (const name of ALL)
      expect([texts[TEXTS[name].title], texts[TEXTS[name].answer]].filter((text) => !text)).toEqual([]);
  }
});

test("Korean leaves no particle open whose form is told by the sound before it", () => {
  const phrases = new Phrases(catalogues.ko!, spoken.ko!);
  const said = [...diagnoses(), ...refusals()].map((sentence) => phrases.say(sentence)!);
  const open = /[가-힣\d)](?<![A-Za-z]\)*)(?:은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로|\(이\)라고)/u;
  expect(said.filter((sentence) => open.test(sentence))).toEqual([]);
});
