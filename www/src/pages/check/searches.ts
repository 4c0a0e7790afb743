/** Programs that search once: what one printed, or the run of a search of our own. */
import { type Grid, type Mistake, type Options, type Point, simulate, trace } from "stepstar";
import type { StepStarElement } from "stepstar/element";
import { ALL, TEXTS } from "../../course/mistakes/texts.js";
import { button, choice, labelled, make } from "../shared/dom.js";
import { reasonOf, rich, t } from "../shared/text.js";
import { alerting, fileButton, handy } from "./controls.js";

/** The part of the page for what was printed. `begun`: another run stands there, and what was said is no longer true. */
export function searchPart({
  board,
  meant,
  begun,
  check,
}: {
  board: StepStarElement;
  meant: () => Options;
  begun: () => void;
  check: () => void;
}) {
  const run = make("textarea", { spellcheck: false, rows: 10, placeholder: "0 0\n1 0\n2 0" });
  run.setAttribute("aria-describedby", "run-hint");
  const habit = choice(
    [["", t("a correct search")], ...ALL.map((name) => [name, t(TEXTS[name].title)] as const)],
    "h-only",
    () => {},
  );
  const fault = alerting();

  /** The run of a search of our own, right or with the chosen mistake. */
  function example(): void {
    const { grid, graph, start, goal } = board;
    const map = (grid ?? graph) as Grid;
    try {
      fault.textContent = "";
      const options = meant();
      const searched = habit.value
        ? simulate(map, start as Point, goal as Point, habit.value as Mistake, options)
        : // Not the board's own, which may still be of the map or the meaning before.
          trace(map, start as Point, goal as Point, options);
      const lines = [...searched]
        .filter(({ kind }) => kind === "close")
        .map(({ at }) => (typeof at === "number" ? String(at) : `${at[0]} ${at[1]}`));
      searched.free();
      run.value = lines.join("\n");
      begun();
    } catch (error) {
      fault.textContent = reasonOf(error);
    }
  }

  const element = make(
    "div",
    {},
    labelled(t("What your program printed, a line for each expansion. Files can be dropped here."), run),
    make(
      "p",
      { className: "hint", id: "run-hint" },
      ...rich(t("Cells, CSV, JSON lines or a trace: <0>how to print a run</0>."), [make("a", { href: "#print" })]),
    ),
    make(
      "div",
      { className: "row" },
      button(t("Check it"), check, { className: "primary" }),
      fileButton(t("Open a file…"), (text) => {
        run.value = text;
        check();
      }),
    ),
    handy(habit, example),
    fault,
  );
  return { element, run, fault };
}
