/** What a position of a trace shows beside the cells: the cell expanded now, the path to it, the rays looked along. */
import type { Trace } from "../api/index.js";
import type { Place } from "../shared/terms.js";

/** At most so many rays of one expansion are drawn. */
const MOST_RAYS = 64;

export interface Step {
  readonly now: Place | null;
  readonly path: readonly Place[];
  readonly rays: readonly (readonly [Place, Place])[];
}

export const NOTHING: Step = { now: null, path: [], rays: [] };

export function stepAt(trace: Trace): Step {
  const { position } = trace;
  const begun = trace.expansionAt(position);
  // Events up to here belong to earlier expansions, and to this one's close.
  const closed = begun === 0 ? 0 : trace.eventOf(begun) + 1;
  const rays: [Place, Place][] = [];
  for (let i = Math.max(closed, position - MOST_RAYS); i < position; i++) {
    const event = trace.event(i);
    if (event.kind === "ray" && event.parent !== null) rays.push([event.parent, event.at]);
  }
  const done = position === trace.length;
  const now = closed === 0 || done ? null : trace.event(closed - 1).at;
  // At the end, the path is the result's: there may be none, and the node expanded last need not be the nearest.
  return done ? { now, path: trace.result.path, rays: [] } : { now, path: trace.path(), rays };
}
