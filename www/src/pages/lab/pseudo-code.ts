/** The panel “What runs”: the loop as pseudo-code, with the lines that ran in this step lit. */
import type { Replanner, Trace } from "stepstar";
import type { StepUnit } from "stepstar/element";
import { codeLine } from "../../package/shared/code-line.js";
import { make } from "../shared/dom.js";
import { t } from "../shared/text.js";
import { calmly } from "./calmly.js";
import { chosen, type Lab, searching } from "./lab.js";
import { type CodeMoment, linesOf } from "./pseudo-code-lines.js";
import { walkingLines } from "./pseudo-code-walks.js";

/** How many letters the rest of a wrapped line is indented. */
const HANGING = 2;

export function pseudoCode(lab: Lab): void {
  const { board } = lab;
  const listing = make("pre");
  listing.setAttribute("role", "group");
  listing.setAttribute("aria-label", t("Pseudo-code, the lines that ran in this step are marked"));
  lab.panelOfA("step", t("What runs"), listing);
  // While it plays, most steps light the same line as the one before.
  let shown = "";
  const refresh = calmly(() => {
    const algorithm = searching(lab) ?? "astar";
    const lit = momentsOf(board.trace, board.stepUnit, algorithm === "ida");
    const field = board.show === "distances" ? { limit: board.maxCost } : undefined;
    const loop = { algorithm, options: chosen(lab), onGraph: board.graph !== null, field };
    const replanner = (board.getAttribute("replanner") ?? "dstar-lite") as Replanner;
    const all = board.changes ? walkingLines(replanner, loop) : linesOf(loop);
    const lines = all.map(
      ({ text, lights }) => [lights?.some((moment) => lit.has(moment)) ? "mark" : "span", text] as const,
    );
    if (shown === String(lines)) return;
    shown = String(lines);
    listing.replaceChildren(
      ...lines.map(([tag, text]) => {
        const line = make(tag, {}, ...codeLine(text), "\n");
        if (tag === "mark") line.ariaCurrent = "step";
        line.style.setProperty("--hanging", `${text.search(/\S/) + HANGING}ch`);
        return line;
      }),
    );
  });
  board.addEventListener("step", refresh);
  board.addEventListener("result", refresh);
  board.addEventListener("withdrawn", refresh);
  board.addEventListener("settings", refresh);
}

/** What happened in the step that led here: in one event, or in a whole expansion if that is the step and it is complete. */
function momentsOf(trace: Trace | null, unit: StepUnit, inRounds: boolean): ReadonlySet<CodeMoment> {
  if (!trace || trace.position === 0) return new Set(["start"]);
  const { position } = trace;
  const { status } = trace.result;
  // A search stopped by its limit has neither found nor failed: the last lines that ran stay lit.
  if (position === trace.length && status !== "limit") return new Set([status === "found" ? "found" : "failed"]);
  const begun = trace.expansionAt(position);
  const whole = unit !== "event" && begun > 0 && trace.positionOf(begun) === position;
  const isTick = unit === "tick" && trace.ticks > 0;
  const moments = new Set<CodeMoment>();
  let i = position - 1;
  if (whole) i = isTick ? trace.tickStart(trace.tickAt(position)) : trace.eventOf(begun);
  for (; i < position; i++) {
    const { kind, parent } = trace.event(i);
    moments.add(kind !== "open" || parent !== null ? kind : inRounds ? "round" : "start");
  }
  return moments;
}
