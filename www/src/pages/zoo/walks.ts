/** The zoo's second part: mistakes of programs that keep a plan up to date while the map changes. */
import { type Change, type Point, traceWalk, type WalkMistake, type WalkResult } from "stepstar";
import type { StepStarElement } from "stepstar/element";
import { codeBlock } from "../../course/mistakes/code-block.js";
import { choicesFor, guess } from "../../course/mistakes/guess.js";
import { inStep } from "../../course/mistakes/in-step.js";
import { D_STAR_LITE } from "../../course/mistakes/walk-code.js";
import { ALL_OF_WALKS, WALK_TEXTS } from "../../course/mistakes/walk-texts.js";
import { spans } from "../../package/shared/spans.js";
import { make } from "../shared/dom.js";
import { cost, count } from "../shared/numbers.js";
import { t } from "../shared/text.js";
import { walkBoard } from "../shared/walk-board.js";
import { type WalkSpecimen, walkSpecimens } from "./walk-specimens.js";

/** `before`: how many mistakes stand above. */
export function shownWalks(before: number): HTMLElement[] {
  const heading = make("h2", {}, t("While the map changes"));
  const prose = t(
    "These programs are meant to be D* Lite: an agent walks, walls appear, and the plan is kept up to date. Whole ticks are stepped through together.",
  );
  return [
    heading,
    make("p", { className: "prose" }, prose),
    ...walkSpecimens.map((specimen, i) => shown(specimen, before + i + 1)),
  ];
}

function shown(specimen: WalkSpecimen, number: number): HTMLElement {
  const { mistake } = specimen;
  const right = walked(specimen, null);
  const wrong = walked(specimen, mistake);
  const same = ALL_OF_WALKS.filter((other) => other !== mistake && walked(specimen, other).run === wrong.run);
  const boards = [boardOf(specimen, mistake), boardOf(specimen, null)] as const;
  boards[1].controls = "none";
  inStep(boards);
  const text = WALK_TEXTS[mistake];
  const answer = make(
    "details",
    {},
    make("summary", {}, t("The answer")),
    make("p", {}, make("b", {}, t(text.title)), ". ", make("span", {}, t(text.answer))),
    codeBlock(D_STAR_LITE, mistake, t),
    make("p", { className: "hint" }, t("As an option of walk it is called {mistake}.", { mistake })),
  );
  const heading = make("h3", {}, t("Mistake {number}", { number }));
  heading.id = mistake;
  const section = make(
    "section",
    { className: "specimen" },
    make(
      "div",
      {},
      heading,
      make("p", {}, ...spans(said(specimen.changes), difference(wrong.walk, right.walk))),
      guess(mistake, choicesFor(mistake, same, ALL_OF_WALKS), WALK_TEXTS, answer, t),
      answer,
    ),
    make(
      "div",
      { className: "pair" },
      ...boards.map((board) => make("figure", {}, make("figcaption", {}, board.ariaLabel!), board)),
    ),
  );
  section.setAttribute("aria-labelledby", mistake);
  return section;
}

function walked({ map, start, goal, changes }: WalkSpecimen, mistake: WalkMistake | null) {
  const { walk, trace } = traceWalk(map, start, goal, changes, mistake ? { mistake } : {});
  const run = [...trace].map(({ kind, at }) => `${kind} ${at}`).join();
  trace.free();
  return { walk, run };
}

function boardOf({ map, start, goal, changes }: WalkSpecimen, mistake: WalkMistake | null): StepStarElement {
  const walk = { map, start, goal, changes, ...(mistake && { mistake }) };
  const board = walkBoard(walk, mistake ? t("With the mistake") : t("Without it"));
  board.setAttribute("height", "150");
  return board;
}

const placed = ([x, y]: Point) => `(${x}, ${y})`;

function said(changes: readonly Change[]): string {
  return changes
    .map(({ at, place }) => t("{place} becomes a wall at tick {tick}.", { place: placed(place as Point), tick: at }))
    .join(" ");
}

/** What is seen of the two walks from outside. */
function difference(wrong: WalkResult, right: WalkResult): string {
  if (wrong.status !== right.status) return t("The agent never arrives, and there is a way.");
  if (wrong.cost > right.cost)
    return t("The agent walks {cost} steps, and {best} are enough.", {
      cost: cost(wrong.cost),
      best: cost(right.cost),
    });
  return t("The agent walks as well, but {expanded} cells are expanded in place of {right}.", {
    expanded: count(wrong.expanded),
    right: count(right.expanded),
  });
}
