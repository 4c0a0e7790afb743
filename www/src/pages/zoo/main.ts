/** The zoo: each known mistake on its smallest map, beside a search that does not make it. */
import { diagnose, Grid, type Mistake, type Options, type PathResult, type Point, simulate, trace } from "stepstar";
import type { StepStarElement } from "stepstar/element";
import "stepstar/element";
import { A_STAR } from "../../course/mistakes/code.js";
import { codeBlock } from "../../course/mistakes/code-block.js";
import { choicesFor, guess } from "../../course/mistakes/guess.js";
import { inStep } from "../../course/mistakes/in-step.js";
import { TEXTS } from "../../course/mistakes/texts.js";
import { spans } from "../../package/shared/spans.js";
import { offline } from "../offline/register.js";
import { copyButtons } from "../shared/copy.js";
import { arrived, make, place } from "../shared/dom.js";
import { languageMenu } from "../shared/language.js";
import { cost, count } from "../shared/numbers.js";
import { reasonOf, t } from "../shared/text.js";
import { theme } from "../shared/theme.js";
import { type Specimen, specimens } from "./specimens.js";
import { walkSpecimens } from "./walk-specimens.js";
import { shownWalks } from "./walks.js";

const names = specimens.map(({ mistake }) => mistake);

theme();
languageMenu();
try {
  place("mistakes").append(...specimens.map(shown), ...shownWalks(specimens.length));
} catch (error) {
  // Without the engine there is nothing to compare.
  const fault = make("p", { className: "warning" }, reasonOf(error));
  fault.setAttribute("role", "alert");
  place("mistakes").append(fault);
}
place("contents").append(
  make(
    "ol",
    {},
    ...[...names, ...walkSpecimens.map(({ mistake }) => mistake)].map((name, i) =>
      make(
        "li",
        {},
        make("a", { href: `#${name}`, ariaLabel: t("Mistake {number}", { number: i + 1 }) }, String(i + 1)),
      ),
    ),
  ),
);
copyButtons();
arrived();
offline();
// The sections were not there when the browser looked for the one that the address names.
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();

function shown({ mistake, map, options }: Specimen, i: number): HTMLElement {
  const { difference, same } = compared(mistake, map, options);
  const wrong = boardOf(map, options, t("With the mistake"));
  wrong.recorder = (on, from, to, given) => simulate(on as Grid, from as Point, to as Point, mistake, given);
  const right = boardOf(map, options, t("Without it"));
  right.controls = "none";
  inStep([wrong, right]);
  const figure = (board: StepStarElement) => make("figure", {}, make("figcaption", {}, board.ariaLabel!), board);
  const text = TEXTS[mistake];
  const mistakes = same
    .map((name) => t(TEXTS[name].title))
    .reduceRight(
      (others, mistake) =>
        others ? t("“{mistake}” and {others}", { mistake, others }) : t("“{mistake}”", { mistake }),
      "",
    );
  const alike =
    same.length > 1
      ? t("On this map {mistakes} give the same run.", { mistakes })
      : same.length > 0
        ? t("On this map {mistake} gives the same run.", { mistake: mistakes })
        : "";
  const answer = make(
    "details",
    {},
    make("summary", {}, t("The answer")),
    make("p", {}, make("b", {}, t(text.title)), ". ", make("span", {}, t(text.answer))),
    codeBlock(A_STAR, mistake, t),
    make("p", { className: "hint" }, ...spans(t("diagnose calls it {mistake}.", { mistake }), alike)),
  );
  const heading = make("h2", {}, t("Mistake {number}", { number: i + 1 }));
  heading.id = mistake;
  const section = make(
    "section",
    { className: "specimen" },
    make(
      "div",
      {},
      heading,
      make("p", {}, ...spans(meant(options), difference)),
      guess(mistake, choicesFor(mistake, same, names), TEXTS, answer, t),
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
  if (wrong.status !== right.status) return t("It finds no path, and there is one.");
  if (wrong.status === "found" && wrong.cost > right.cost)
    return t("Its path costs {cost}, and there is one for {best}.", { cost: cost(wrong.cost), best: cost(right.cost) });
  if (wrong.status === "found" && wrong.cost < right.cost)
    return t("It says that its path costs {cost}, and the best there is costs {best}.", {
      cost: cost(wrong.cost),
      best: cost(right.cost),
    });
  if (wrong.expanded > right.expanded)
    return t("Its path is as good, but it expands {expanded} cells in place of {right}.", {
      expanded: count(wrong.expanded),
      right: count(right.expanded),
    });
  if (wrong.expanded < right.expanded)
    return t("It expands {expanded} cells, and a right search {right}: here that goes well, elsewhere it does not.", {
      expanded: count(wrong.expanded),
      right: count(right.expanded),
    });
  return t("It expands as many cells, in another order.");
}

/** What the program was meant to do, in a sentence. */
function meant({ algorithm, diagonal, heuristic, weight }: Options): string {
  const steps = {
    never: t("Straight steps only"),
    always: t("Diagonal steps are allowed"),
    "no-obstacles": t("Diagonal steps are allowed where no wall stands beside them"),
    "at-most-one-obstacle": "",
  }[diagonal ?? "never"];
  const rest = [
    ...(algorithm === "bidirectional" ? [t("the search begins at both ends")] : []),
    ...(heuristic === "zero"
      ? [t("h is 0 everywhere")]
      : heuristic === "euclidean"
        ? [t("h is the distance as the crow flies")]
        : []),
    ...(weight ? [t("h counts {weight} times", { weight })] : []),
  ];
  return `${[steps, ...rest].join("; ")}.`;
}
