/** The numbers: how far the search is at this step, and what all of it cost. */
import { make } from "../shared/dom.js";
import { cost, count, duration } from "../shared/numbers.js";
import { calmly } from "./calmly.js";
import { write } from "./figures.js";
import { chosen, type Lab, searching } from "./lab.js";
import { meaning } from "./meaning.js";

/** With way points g begins anew at each. */
function soFarOf(lab: Lab): string {
  const options = chosen(lab);
  return options.through.length > 0 ? `cost ${meaning(searching(lab) ?? "astar", options).g}` : "cost so far";
}

export function totals(lab: Lab): void {
  const { board } = lab;
  const soFar = make("dl", { className: "figures" });
  const whole = make("dl", { className: "figures small" });
  lab.panelOfA("The numbers", soFar, make("h3", {}, "The whole search"), whole);

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
      [found ? "cost" : soFarOf(lab), cost(found ? ofPath : expanded)],
      ["expanded", count(counts.expanded)],
      ["open", count(counts.open)],
      ["generated", count(counts.generated)],
      ["improved", count(counts.improved)],
      ["reopened", count(counts.reopened)],
    ]);
  };
  const result = () => {
    const found = board.result;
    if (!found) return;
    const places = found.path.length;
    write(whole, [
      ["cost", cost(found.cost)],
      // A smoothed path doesn't list every step that it takes.
      chosen(lab).smooth === "none" ? ["steps", places ? count(places - 1) : "–"] : ["places listed", count(places)],
      ["expanded", count(found.expanded)],
      ["comparisons", count(found.comparisons)],
      ["moves in open", count(found.moves)],
      ["time, recorded", duration(milliseconds)],
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
