/** Where one search is beside another that leads: after as many expansions. Of walks, after as many of the same tick. */
import type { Trace } from "../api/index.js";

export function besides(lead: Trace, trace: Trace): number {
  if (lead.position === lead.length) return trace.length;
  const tick = lead.ticks > 0 ? lead.tickAt(lead.position) : 0;
  if (tick >= trace.ticks && trace.ticks > 0) return trace.length;
  const isWalk = lead.ticks > 0 && trace.ticks > 0;
  const [first, end] = isWalk ? [trace.tickStart(tick), trace.tickStart(tick + 1)] : [0, trace.length];
  // Who has planned a tick stays there until the other has.
  if (isWalk && lead.position === lead.tickStart(tick + 1)) return end;
  const done = lead.expansionAt(lead.position) - (isWalk ? lead.expansionAt(lead.tickStart(tick)) : 0);
  const step = trace.expansionAt(first) + done;
  return step > trace.expansions ? end : Math.min(end, trace.positionOf(step));
}
