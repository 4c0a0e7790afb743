/** `step` as attributes, properties and links have it: 96 counts whole expansions, e206 counts events. */
import type { Trace } from "../api/index.js";
import type { Moment } from "../player/player.js";
import { isWithinStep, stepsAt } from "../player/whole-steps.js";
import type { Step } from "../shared/terms.js";

/** The moment that is meant; undefined if the text doesn't say one. */
export function momentOf(text: string | null): Moment | undefined {
  const [, events, count] = /^\s*(e?)(\d+(?:\.\d*)?|\.\d+|Infinity)\s*$/.exec(text ?? "") ?? [];
  if (count === undefined) return undefined;
  if (count === "Infinity") return Number.POSITIVE_INFINITY;
  return events ? Number(count) : { expansions: Math.round(Number(count)) };
}

/** Where a trace is. */
export function stepOf(trace: Trace | null): Step {
  if (!trace) return 0;
  const { position } = trace;
  return isWithinStep(trace, position) ? `e${position}` : stepsAt(trace, position);
}
