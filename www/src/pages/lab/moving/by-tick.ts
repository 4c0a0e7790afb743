/** Changes in the order of their ticks. */
import type { Change } from "stepstar";

export function byTick(changes: readonly Change[]): Map<number, Change[]> {
  const ticks = new Map<number, Change[]>();
  for (const change of [...changes].sort((a, b) => a.at - b.at))
    ticks.set(change.at, [...(ticks.get(change.at) ?? []), change]);
  return ticks;
}
