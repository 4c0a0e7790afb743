/** The panel “What runs”: the loop as pseudo-code, with the line of this step lit. */
import type { Trace } from "stepstar";
import { make } from "../page/dom.js";
import { calmly } from "./calmly.js";
import { chosen, type Lab, searching } from "./lab.js";
import { linesOf, type Moment } from "./pseudo-code-lines.js";

/** How many letters the rest of a wrapped line is indented. */
const HANGING = 2;

export function pseudoCode(lab: Lab): void {
  const { board } = lab;
  const listing = make("pre");
  listing.setAttribute("role", "group");
  listing.setAttribute("aria-label", "Pseudo-code, the current line is marked");
  lab.panelOfA("What runs", listing);
  // While it plays, most steps light the same line as the one before.
  let shown = "";
  const refresh = calmly(() => {
    const algorithm = searching(lab) ?? "astar";
    const lit = momentOf(board.trace, algorithm === "ida");
    const lines = linesOf({ algorithm, options: chosen(lab), onGraph: board.graph !== null }).map(
      ({ text, lights }) => [lights?.includes(lit) ? "mark" : "span", text] as const,
    );
    if (shown === String(lines)) return;
    shown = String(lines);
    listing.replaceChildren(
      ...lines.map(([tag, text]) => {
        const line = make(tag, {}, `${text}\n`);
        if (tag === "mark") line.ariaCurrent = "step";
        line.style.setProperty("--hanging", `${text.search(/\S/) + HANGING}ch`);
        return line;
      }),
    );
  });
  board.addEventListener("step", refresh);
  board.addEventListener("result", refresh);
  board.addEventListener("withdrawn", refresh);
}

function momentOf(trace: Trace | null, inRounds: boolean): Moment {
  if (!trace || trace.position === 0) return "start";
  const { status } = trace.result;
  // A search stopped by its limit has neither found nor failed: the last line that ran stays lit.
  if (trace.position === trace.length && status !== "limit") return status === "found" ? "found" : "failed";
  const { kind, parent } = trace.event(trace.position - 1);
  if (kind !== "open" || parent !== null) return kind;
  return inRounds ? "round" : "start";
}
