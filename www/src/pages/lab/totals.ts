/** The numbers: how far the search is at this step, and what all of it cost. */
import { make } from "../shared/dom.js";
import { cost, count, duration } from "../shared/numbers.js";
import { t } from "../shared/text.js";
import { calmly } from "./calmly.js";
import { write } from "./figures.js";
import { chosen, type Lab, searching } from "./lab.js";
import { meaning } from "./meaning.js";

/** With way points g begins anew at each. */
function soFarOf(lab: Lab): string {
  const options = chosen(lab);
  return options.through.length > 0
    ? t("cost {from}", { from: meaning(searching(lab) ?? "astar", options).g })
    : t("cost so far");
}

export function totals(lab: Lab): void {
  const { board } = lab;
  const soFar = make("dl", { className: "figures" });
  const whole = make("dl", { className: "figures small" });
  lab.panelOfA("numbers", t("The numbers"), soFar, make("h3", {}, t("The whole search")), whole);

  let milliseconds = 0;
  const step = () => {
    const { trace } = board;
    if (!trace) return;
    const { position } = trace;
    const counts = trace.counts();
    // Of the node expanded last: one that is repaired, or reached at any angle, may have another parent.
    const begun = trace.expansionAt(position);
    const expanded = begun === 0 ? 0 : trace.event(trace.eventOf(begun)).g;
    // At the end there may be a path without the goal: to the nearest cell that was reached.
    const { path, cost: ofPath } = trace.result;
    const found = position === trace.length && path.length > 0;
    write(soFar, [
      [found ? t("cost") : soFarOf(lab), cost(found ? ofPath : expanded)],
      [t("expanded"), count(counts.expanded)],
      [t("open"), count(counts.open)],
      [t("generated"), count(counts.generated)],
      [t("improved"), count(counts.improved)],
      [t("reopened"), count(counts.reopened)],
    ]);
  };
  const result = () => {
    const found = board.result;
    if (!found) return;
    const places = found.path.length;
    write(whole, [
      [t("cost"), cost(found.cost)],
      // A smoothed path doesn't list every step that it takes.
      chosen(lab).smooth === "none"
        ? [t("steps"), places ? count(places - 1) : "–"]
        : [t("places listed"), count(places)],
      [t("expanded"), count(found.expanded)],
      [t("comparisons"), count(found.comparisons)],
      [t("moves in open"), count(found.moves)],
      [t("time, recorded"), duration(milliseconds)],
    ]);
    step();
  };
  board.addEventListener("result", ({ detail }) => {
    milliseconds = detail.milliseconds;
    result();
  });
  board.addEventListener("withdrawn", () => {
    for (const list of [soFar, whole]) write(list, []);
  });
  board.addEventListener("step", calmly(step));
  result();
}
