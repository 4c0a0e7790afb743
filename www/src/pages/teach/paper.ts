/** An exercise on paper: a board, its questions, and what is right. */
import { simulate, trace } from "stepstar";
import { questionsAfter } from "../../course/exercise/after-next.js";
import { cellsIn } from "../../course/exercise/cells.js";
import { taskFor } from "../../course/exercise/drawn-map.js";
import type { Instance } from "../../course/exercise/finder.js";
import { instanceFor } from "../../course/exercise/own-map.js";
import { rules } from "../../course/exercise/rules.js";
import { orderOf } from "../../course/exercise/run-of.js";
import { type Settings, seedFor } from "../../course/exercise/settings.js";
import { wrongRun } from "../../course/exercise/wrong-run.js";
import { TEXTS } from "../../course/mistakes/texts.js";
import { at as named } from "../shared/places.js";
import { local, t } from "../shared/text.js";

export interface Paper {
  readonly map: string;
  readonly rules: readonly string[];
  readonly prompt: string;
  readonly questions: readonly { readonly ask: string; readonly answer: string }[];
}

const EMPTY = "......\n......\nS....G\n......\n......\n";
const two = (value: number) => local(String(+value.toFixed(2)));

/** What a student gets first, so that paper and page agree. */
export function paperOf(settings: Settings): Paper {
  const seed = seedFor(settings, 0);
  if (settings.kind === "draw") {
    const { text } = taskFor(seed);
    return {
      map: EMPTY,
      rules: rules(settings, t),
      prompt: t(text),
      questions: [
        {
          ask: t("Draw walls, and write costs into cells."),
          answer: t("Any map that does it: check it with the page “Exercises”."),
        },
      ],
    };
  }
  const instance = instanceFor(settings, seed, t);
  const paper = (prompt: string, questions: Paper["questions"]): Paper => ({
    map: instance.map,
    rules: rules(settings, t),
    prompt,
    questions,
  });
  if (settings.kind === "order")
    return paper(t("Number the cells in the order in which A* expands them, the start with 1, until it is done."), [
      { ask: "", answer: orderAnswer(instance) },
    ]);
  if (settings.kind === "mistake") return wrongPaper(instance, seed, paper);
  const asked = questionsAfter(instance, settings.kind, seed, settings.questions);
  return paper(
    t("Go through the search with A*."),
    asked.map(({ expansions, next, cell, g, h, f, parent }) => {
      const fields = { n: expansions + 1, next: named(next), cell: named(cell) };
      return settings.kind === "values"
        ? {
            ask: t("After {n} expansions, the last that of {next}: g, h and f of {cell}", fields),
            answer: t("g = {g}, h = {h}, f = {f}", { g: two(g), h: two(h), f: two(f) }),
          }
        : {
            ask: t("After {n} expansions, the last that of {next}: the parent of {cell}", fields),
            answer: named(parent),
          };
    }),
  );
}

function orderAnswer({ map, from, to, options }: Instance): string {
  const cells = cellsIn(map);
  const steps = trace(cells, from, to, options);
  const order = orderOf(steps).map((at, i) => `${i + 1} ${named(at)}`);
  for (const one of [steps, cells]) one.free();
  return order.join(", ");
}

function wrongPaper(
  instance: Instance,
  seed: number,
  paper: (prompt: string, questions: Paper["questions"]) => Paper,
): Paper {
  const { mistake, expansion, choices } = wrongRun(instance, seed);
  const cells = cellsIn(instance.map);
  const steps = simulate(cells, instance.from, instance.to, mistake, instance.options);
  const run = orderOf(steps)
    .map((at, i) => `${i + 1} ${named(at)}`)
    .join(", ");
  for (const one of [steps, cells]) one.free();
  return paper(t("A program that is meant to be A* expanded the cells in this order: {run}.", { run }), [
    {
      ask: t("Which is the first expansion that no correct A* would make?"),
      answer: t("Expansion {expansion}", { expansion }),
    },
    {
      ask: `${t("What is its mistake?")} ${choices.map((name) => `☐ ${t(TEXTS[name].title)}`).join("  ")}`,
      answer: t(TEXTS[mistake].title),
    },
  ]);
}
