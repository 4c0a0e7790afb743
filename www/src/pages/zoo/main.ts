/** The zoo: each known mistake on its smallest map, beside a search that does not make it. */
import { diagnose, Grid, type Mistake, type Options, type PathResult, type Point, simulate, trace } from "stepstar";
import type { StepStarElement } from "stepstar/element";
import "stepstar/element";
import { codeBlock } from "../../course/mistakes/code-block.js";
import { choicesFor, guess } from "../../course/mistakes/guess.js";
import { inStep } from "../../course/mistakes/in-step.js";
import { TEXTS } from "../../course/mistakes/texts.js";
import { spans } from "../../package/shared/spans.js";
import { offline } from "../offline/register.js";
import { arrived, make, place } from "../shared/dom.js";
import { language } from "../shared/language.js";
import { cost, count } from "../shared/numbers.js";
import { theme } from "../shared/theme.js";
import { type Specimen, specimens } from "./specimens.js";

const names = specimens.map(({ mistake }) => mistake);

theme();
language("practice", "exercise");
place("mistakes").append(...specimens.map(shown));
place("contents").append(
  make(
    "ol",
    {},
    ...names.map((name, i) =>
      make("li", {}, make("a", { href: `#${name}`, ariaLabel: `Mistake ${i + 1}` }, String(i + 1))),
    ),
  ),
);
arrived();
offline();
// The sections were not there when the browser looked for the one that the address names.
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();

function shown({ mistake, map, options }: Specimen, i: number): HTMLElement {
  const { difference, same } = compared(mistake, map, options);
  const wrong = boardOf(map, options, "With the mistake");
  wrong.recorder = (on, from, to, given) => simulate(on as Grid, from as Point, to as Point, mistake, given);
  const right = boardOf(map, options, "Without it");
  right.controls = "none";
  inStep([wrong, right]);
  const figure = (board: StepStarElement) => make("figure", {}, make("figcaption", {}, board.ariaLabel!), board);
  const text = TEXTS[mistake];
  const alike =
    same.length > 0
      ? `On this map ${same.map((name) => `“${TEXTS[name].title}”`).join(" and ")} ${same.length > 1 ? "give" : "gives"} the same run.`
      : "";
  const answer = make(
    "details",
    {},
    make("summary", {}, "The answer"),
    make("p", {}, make("b", {}, text.title), ". ", make("span", {}, text.answer)),
    codeBlock(mistake),
    make("p", { className: "hint" }, ...spans(`diagnose calls it ${mistake}.`, alike)),
  );
  const heading = make("h2", {}, `Mistake ${i + 1}`);
  heading.id = mistake;
  const section = make(
    "section",
    { className: "specimen" },
    make(
      "div",
      {},
      heading,
      make("p", {}, ...spans(meant(options), difference)),
      guess(mistake, choicesFor(mistake, same, names), answer),
      answer,
    ),
    make("div", { className: "pair" }, figure(wrong), figure(right)),
  );
  section.setAttribute("aria-labelledby", mistake);
  return section;
}

function boardOf(map: string, options: Options, label: string): StepStarElement {
  const board = document.createElement("step-star") as StepStarElement;
  board.ariaLabel = label;
  board.setAttribute("step", "1");
  board.setAttribute("height", "150");
  board.options = options;
  board.map = map;
  return board;
}

/** What is seen of the two searches from outside, and which other mistakes would be seen in the same way. */
function compared(mistake: Mistake, map: string, options: Options): { difference: string; same: Mistake[] } {
  const grid = Grid.parse(map);
  const [from, to] = [grid.start!, grid.goal!];
  const right = trace(grid, from, to, options);
  const wrong = simulate(grid, from, to, mistake, options);
  const run = [...wrong].filter(({ kind }) => kind === "close").map(({ at }) => at);
  const same = diagnose(grid, from, to, run, options).mistakes.filter((name) => name !== mistake);
  const difference = differenceOf(wrong.result, right.result);
  for (const one of [right, wrong, grid]) one.free();
  return { difference, same };
}

function differenceOf(wrong: PathResult, right: PathResult): string {
  if (wrong.status !== right.status) return "It finds no path, and there is one.";
  if (wrong.status === "found" && wrong.cost > right.cost)
    return `Its path costs ${cost(wrong.cost)}, and there is one for ${cost(right.cost)}.`;
  if (wrong.status === "found" && wrong.cost < right.cost)
    return `It says that its path costs ${cost(wrong.cost)}, and the best there is costs ${cost(right.cost)}.`;
  if (wrong.expanded > right.expanded)
    return `Its path is as good, but it expands ${count(wrong.expanded)} cells in place of ${count(right.expanded)}.`;
  if (wrong.expanded < right.expanded)
    return `It expands ${count(wrong.expanded)} cells, and a right search ${count(right.expanded)}: here that goes well, elsewhere it does not.`;
  return "It expands as many cells, in another order.";
}

/** What the program was meant to do, in a sentence. */
function meant({ algorithm, diagonal, heuristic, weight }: Options): string {
  const steps = {
    never: "Straight steps only",
    always: "Diagonal steps are allowed",
    "no-obstacles": "Diagonal steps are allowed where no wall stands beside them",
    "at-most-one-obstacle": "",
  }[diagonal ?? "never"];
  const rest = [
    ...(algorithm === "bidirectional" ? ["the search begins at both ends"] : []),
    ...(heuristic === "zero"
      ? ["h is 0 everywhere"]
      : heuristic === "euclidean"
        ? ["h is the distance as the crow flies"]
        : []),
    ...(weight ? [`h counts ${weight} times`] : []),
  ];
  return `${[steps, ...rest].join("; ")}.`;
}
