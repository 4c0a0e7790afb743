import type { AsyncOptions } from "./slices.js";

/** The events worth a mark on a timeline, by number: at most 4000 of each kind, thinned evenly if there are more. */
export interface Marks {
  /** A better way was found. */
  improve: Uint32Array<ArrayBuffer>;
  /** A closed node was opened again. */
  reopen: Uint32Array<ArrayBuffer>;
  /** The goal was reached for the first time. */
  goalSeen: number | null;
  /** A node was expanded with a higher f than any before. */
  fRises: Uint32Array<ArrayBuffer>;
  /** The search started over: at a way point, or with the next round of an algorithm that works in rounds. */
  phases: Uint32Array<ArrayBuffer>;
}

/** Options of {@link Trace.marksAsync}. */
export type MarksAsyncOptions = Pick<AsyncOptions, "signal" | "sliceMs">;

/** @internal */
export function unpackMarks(lists: Uint32Array): Marks {
  let at = 0;
  const list = () => {
    const first = at + 1;
    at = first + lists[at]!;
    return lists.slice(first, at);
  };
  return { improve: list(), reopen: list(), goalSeen: list()[0] ?? null, fRises: list(), phases: list() };
}

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
