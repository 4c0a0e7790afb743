/** Wording that depends on a number or on the order of the search. */
import { expect, test } from "vitest";
import { type Point, trace } from "../../../src/index.js";
import { Predict } from "../../../src/package/element/predict.js";
import { en } from "../../../src/package/words/en.js";
import { spoken } from "../words/languages.js";

const de = spoken.de!;

/** The reply to an answer given after the first expansion. */
function replyTo(map: string, algorithm: "astar" | "bfs", chosen: Point, words = en): string {
  const steps = trace(map, [0, 0], [1, 1], { algorithm });
  const predict = new Predict(words);
  steps.position = 0;
  steps.position = predict.before(steps, steps.next(0, 1, { kinds: ["close"] })!);
  predict.answer(steps, chosen);
  return predict.prompt(steps);
}

test("the reply to a wrong answer names its f only when f is why it was wrong", () => {
  expect(replyTo("S9\n.G", "astar", [1, 0])).toContain("Not that one: its f is 10.");
  expect(replyTo("S.\n.G", "astar", [0, 1])).toContain(
    "Another goes first: of 2 that tied, it has come furthest (largest g), and the order of the cells decided.",
  );
  expect(replyTo("S.\n.G", "astar", [0, 1], de)).toContain(
    "Ein anderes kommt zuerst: von 2 gleichen entscheidet das größte g (am weitesten gekommen), dann die Reihenfolge der Felder.",
  );
  // Breadth-first search ignores costs, so f explains nothing.
  expect(replyTo("S9\n.G", "bfs", [0, 1])).toContain("Another goes first: of 2 open it has waited longest.");
});

test("English and German use the singular for one", () => {
  const rates = (words: typeof en, ...rates: string[]) => rates.map((n) => words.say(words.rate, { n }));
  expect(rates(en, "1", "2", "0.5")).toEqual(["1 step a second", "2 steps a second", "0.5 steps a second"]);
  expect(rates(de, "1", "2")).toEqual(["1 Schritt je Sekunde", "2 Schritte je Sekunde"]);
  expect([0, 1].map((n) => en.say(en.graphBoard, { n }))).toEqual(["Graph of 0 nodes", "Graph of 1 node"]);
});
