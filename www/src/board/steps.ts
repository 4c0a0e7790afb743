/** What a position of a trace shows beside the cells: the cell expanded now, the path to it, the rays looked along. */
import type { Trace } from "../api/index.js";
import type { Place } from "../element/contract.js";

/** Rays of one expansion that are worth drawing. */
const MOST_RAYS = 64;

export interface Step {
  readonly now: Place | null;
  readonly path: readonly Place[];
  readonly rays: readonly (readonly [Place, Place])[];
}

export const NOTHING: Step = { now: null, path: [], rays: [] };

export function stepAt(trace: Trace): Step {
  const { position } = trace;
  if (position === 0) return NOTHING;
  const expansion = trace.expansionAt(position);
  const first = expansion > 0 ? trace.next(position + 1, -1, { kinds: ["close"] }) : null;
  const rays: [Place, Place][] = [];
  for (let i = Math.max(first ?? 0, position - MOST_RAYS); i < position; i++) {
    const event = trace.event(i);
    if (event.kind === "ray" && event.parent !== null) rays.push([event.parent, event.at]);
  }
  const done = position === trace.length;
  return { now: first === null || done ? null : trace.event(first - 1).at, path: trace.path(), rays: done ? [] : rays };
}
