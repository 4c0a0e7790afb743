/** Looks for the next event that someone wants to stop at. */
import { isList } from "../kind-of.js";
import type { RawTrace } from "../raw.js";
import { type EventKind, KINDS, type Marks } from "./definitions.js";
import { boolean, choose, optionNamed, wrongType } from "./errors.js";
import type { Handle } from "./handle.js";
import { nextMark } from "./marks.js";
import { checkNames } from "./options.js";
import type { AnyPlace, Numbering, Place, Spelt } from "./place.js";

/** What {@link Trace.next} looks for: an event that meets every condition here. */
export interface Sought<P extends AnyPlace = Place> {
  /** Only events of these kinds; an empty list means all kinds. */
  kinds?: readonly EventKind[] | undefined;
  /** Only events at this place. */
  at?: Spelt<P> | undefined;
  /** Only events that have a mark: see {@link Trace.marks}. */
  mark?: boolean | undefined;
}

/** The position just after the next event that fits, from a checked position. @internal */
export function nextSought<P extends AnyPlace>(
  handle: Handle<RawTrace, Numbering<P>>,
  trace: { marks(): Marks },
  position: number,
  direction: 1 | -1,
  what: Sought<P>,
): number | null {
  if (direction !== 1 && direction !== -1) throw wrongType("direction", direction, "1 or -1");
  checkNames(what, "argument what", ["kinds", "at", "mark"]);
  const { kinds = KINDS, at, mark = false } = what;
  if (!isList(kinds)) throw wrongType(optionNamed("kinds"), kinds, "an array of kinds");
  const wanted: EventKind[] = [];
  for (const kind of kinds) wanted.push(choose(kind, "kind of event", KINDS));
  const cell = at === undefined ? undefined : handle.numbering.numberOf(at, "place");
  if (!boolean(mark, "argument mark")) {
    const next = handle.raw.next(position, direction === 1, wanted, cell);
    return next === position ? null : next;
  }
  // There are few marks: each is checked against the other conditions.
  for (let next = nextMark(trace.marks(), position, direction); next !== null; ) {
    if (handle.raw.next(next - 1, true, wanted, cell) === next) return next;
    next = nextMark(trace.marks(), next, direction);
  }
  return null;
}
