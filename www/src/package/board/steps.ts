/** What a position of a trace shows beside the cells: the cell expanded now, those it opened, the path to it, the rays looked along. */
import type { Trace } from "../api/index.js";
import type { Place } from "../shared/terms.js";

/** At most so many events of one expansion are looked at. */
const MOST_EVENTS = 64;

export interface StepMarks {
  readonly now: Place | null;
  /** Opened by this expansion; all others that are open were so before. */
  readonly fresh: readonly Place[];
  readonly path: readonly Place[];
  readonly rays: readonly (readonly [Place, Place])[];
}

export const NOTHING: StepMarks = { now: null, fresh: [], path: [], rays: [] };

export function stepAt(trace: Trace): StepMarks {
  const { position } = trace;
  const begun = trace.expansionAt(position);
  // Events up to here belong to earlier expansions, and to this one's close.
  const closed = begun === 0 ? 0 : trace.eventOf(begun) + 1;
  const rays: [Place, Place][] = [];
  const fresh: Place[] = [];
  for (let i = Math.max(closed, position - MOST_EVENTS); i < position; i++) {
    const event = trace.event(i);
    if (closed > 0 && (event.kind === "open" || event.kind === "reopen")) fresh.push(event.at);
    if (event.kind === "ray" && event.parent !== null) rays.push([event.parent, event.at]);
  }
  const done = position === trace.length;
  const now = closed === 0 || done ? null : trace.event(closed - 1).at;
  // At the end, the path is the result's: there may be none, and the node expanded last need not be the nearest.
  return done ? { ...NOTHING, path: trace.result.path } : { now, fresh, path: trace.path(), rays };
}
