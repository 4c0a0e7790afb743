/** Whole expansions: where in a trace all that one of them wrote is written, and the next one comes. */
import type { Trace } from "../api/index.js";

/** How many expansions are complete at a position. */
export function stepsAt(trace: Trace, position: number): number {
  const begun = trace.expansionAt(position);
  return trace.positionOf(begun) <= position ? begun : begun - 1;
}

/** Whether a position lies within an expansion, of which something is still to come. */
export function isWithinStep(trace: Trace, position: number): boolean {
  return endOfStep(trace, position) !== position;
}

/** The position itself if it is between two expansions, else where the one that it lies in ends. */
export function endOfStep(trace: Trace, position: number): number {
  return afterSteps(trace, stepsTo(trace, position));
}

/** After how many whole expansions a position is reached or passed. */
export function stepsTo(trace: Trace, position: number): number {
  const complete = stepsAt(trace, position);
  return trace.positionOf(complete) < position ? complete + 1 : complete;
}

/** The position after so many expansions; the end if there are not so many. */
export function afterSteps(trace: Trace, steps: number): number {
  return steps > trace.expansions ? trace.length : trace.positionOf(Math.max(0, steps));
}
