import type { Marks } from "./definitions.js";
import type { AsyncOptions } from "./slices.js";

/** Options of {@link Trace.marksAsync}. */
export type MarksAsyncOptions = Pick<AsyncOptions, "signal" | "sliceMs">;

/** The position just after the next event with a mark. @internal */
export function nextMark(marks: Marks, position: number, direction: 1 | -1): number | null {
  const { improve, reopen, goalSeen, fRises, phases } = marks;
  const lists = [improve, reopen, fRises, phases, goalSeen === null ? [] : [goalSeen]];
  let least = Infinity;
  for (const list of lists) {
    for (const event of list) {
      const distance = (event + 1 - position) * direction;
      if (distance > 0 && distance < least) least = distance;
    }
  }
  return least === Infinity ? null : position + least * direction;
}
