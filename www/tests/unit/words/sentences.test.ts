/** The engine's sentences in every language: English as the engine says them, to the letter, the others with the same facts. */
import { expect, test } from "vitest";
import { sentences as english } from "../../../languages/en.json";
import { audit, type Graph, type Grid, type Options, type Point, trace } from "../../../src/index.js";
import { factsOf, teller } from "../../../src/package/words/tell.js";
import { spoken } from "./languages.js";
import { questions } from "./questions.js";

const en = teller("en", english);

/** All that the engine says about one search. */
function* saidOf(map: Grid | Graph, from: Point | number, to: Point | number, options: Options): Generator<string> {
  using steps = trace(map as Grid, from as Point, to as Point, options);
  for (let i = 0; i < steps.length; i++) yield steps.explain(i);
  for (let n = 1; n <= steps.expansions; n++) yield steps.explainExpansion(n);
  yield steps.result.message;
  yield audit(map as Grid, from as Point, to as Point, options).reason;
}

const said = new Set<string>();
for (const { map, from, to, options } of questions())
  for (const sentence of saidOf(map, from, to, options)) said.add(sentence);

test("every sentence about a search is read, and said again in English to the letter", () => {
  const unread = [...said].filter((sentence) => en(sentence) !== sentence);
  expect(unread.slice(0, 5)).toEqual([]);
  expect(said.size).toBeGreaterThan(1000);
});

test("the searches tried here have the engine say every kind of sentence about a search", () => {
  const kinds = new Set([...said].flatMap((sentence) => factsOf(sentence)!.map(({ name }) => name)));
  // No search misses a path, unless it has a mistake.
  const all = Object.keys(english.story).filter((kind) => kind !== "missed");
  expect(all.slice(0, all.indexOf("noAttribute")).filter((kind) => !kinds.has(kind))).toEqual([]);
});

/** All numbers and places of a sentence, whatever their order and marks. */
const numbersOf = (sentence: string, point: string) =>
  [...sentence.replaceAll(point, ".").matchAll(/\d+(\.\d+)?(e-?\d+)?/g)].map(([number]) => Number(number)).sort();

const ENGLISH = /\b(the|open|closed|with|and|from|costs?|neighbours?|which|skipped|expanded|opened|it|is|of|to)\b/iu;

test.each(Object.entries(spoken))("%s says the same facts, and no word of English", (language, { tell }) => {
  const point = new Intl.NumberFormat(language).format(0.5).charAt(1);
  // Places have commas that are no decimal points.
  const apart = (text: string) => text.replaceAll(/\((\d+), (\d+)\)/g, "$1 $2").replaceAll(/(\d), /g, "$1 ");
  for (const sentence of said) {
    const there = tell(sentence)!;
    if (ENGLISH.test(there)) expect.fail(`${sentence}\n${there}`);
    expect(numbersOf(apart(there), point), `${sentence}\n${there}`).toEqual(numbersOf(apart(sentence), "."));
  }
});
