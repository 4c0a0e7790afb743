/** Programs that replan while the map changes: what is asked about one, and its run. */
import {
  type Change,
  type Grid,
  type Point,
  type Replanner,
  traceWalk,
  type WalkMistake,
  type WalkOptions,
} from "stepstar";
import type { StepStarElement } from "stepstar/element";
import { ALL_OF_WALKS, WALK_TEXTS } from "../../course/mistakes/walk-texts.js";
import { button, choice, labelled, make } from "../shared/dom.js";
import { reasonOf, t } from "../shared/text.js";
import { readChanges, writeChanges } from "./changes.js";
import { alerting, handy } from "./controls.js";

export const REPLANNING_MENU: readonly (readonly [Replanner | "auto", string])[] = [
  ["auto", t("find out")],
  ["dstar-lite", "D* Lite"],
  ["lpa", "LPA*"],
  ["astar", t("A* anew at each tick")],
];

/** The part of the page for what changes and what was printed. `begun`: something is another, and what was said is no longer true. */
export function walkPart({
  board,
  meant,
  begun,
  check,
}: {
  board: StepStarElement;
  meant: () => WalkOptions;
  begun: () => void;
  check: () => void;
}) {
  const changes = make("textarea", {
    spellcheck: false,
    rows: 4,
    placeholder: "tick 4: (3, 5) wall",
    oninput: begun,
  });
  changes.setAttribute("aria-describedby", "changes-hint");
  const run = make("textarea", {
    spellcheck: false,
    rows: 10,
    placeholder: "tick 0: (3, 2)\ntick 0: (2, 2)\ntick 1: (4, 2)",
  });
  run.setAttribute("aria-describedby", "walk-hint");
  const habit = choice(
    [["", t("a correct program")], ...ALL_OF_WALKS.map((name) => [name, t(WALK_TEXTS[name].title)] as const)],
    "never-resets",
    () => {},
  );
  const fault = alerting();

  /** The walk of our own, right or with the chosen mistake, as a program prints it. */
  function example(): void {
    fault.textContent = "";
    try {
      const { grid, start, goal } = board;
      const options = { ...meant(), mistake: (habit.value || undefined) as WalkMistake | undefined };
      const { trace } = traceWalk(grid as Grid, start as Point, goal as Point, readChanges(changes.value), options);
      const lines = [...trace].map(({ kind, at }, i) =>
        kind === "close" || kind === "raise" ? `tick ${trace.tickAt(i + 1)}: (${(at as Point).join(", ")})` : "",
      );
      trace.free();
      run.value = lines.filter(Boolean).join("\n");
      begun();
    } catch (error) {
      fault.textContent = reasonOf(error);
    }
  }

  const element = make(
    "div",
    {},
    labelled(t("What changes, a line for each change"), changes),
    make(
      "p",
      { className: "hint", id: "changes-hint" },
      t(
        "Before the plan of which tick, which cell (x, y), and what it becomes: wall, free, or cost 2. The agent goes one step a tick, and tick 0 has the first plan.",
      ),
    ),
    labelled(t("The run: a line for each expansion, with its tick"), run),
    make(
      "p",
      { className: "hint", id: "walk-hint" },
      t(
        "A line such as “tick 3: (4, 2)” for each cell that is taken from the queue; behind it g=7 rhs=5, if you like, and “tick 3: agent at (1, 2)” where the agent is.",
      ),
    ),
    make("div", { className: "row" }, button(t("Check it"), check, { className: "primary" })),
    handy(habit, example),
    fault,
  );
  return {
    element,
    run,
    fault,
    /** Throws with a sentence. */
    changes: () => readChanges(changes.value),
    put(these: readonly Change[]) {
      changes.value = writeChanges(these);
      run.value = "";
    },
  };
}
