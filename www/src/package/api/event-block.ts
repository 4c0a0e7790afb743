/** Events come from the engine as rows of numbers, and in blocks: to walk along a trace takes one call for many events. */
import type { RawTrace } from "../raw.js";
import { EVENT_LENGTH, HEADINGS, KINDS, readEvent, SIDES, type TraceEvent } from "./definitions.js";
import type { AnyPlace, Numbering } from "./place.js";

const SIZE = 256;

/** The events of a trace from its first to before `length`. @internal */
export function* eventsOf<P extends AnyPlace>(
  raw: () => RawTrace,
  length: number,
  numbering: Numbering<P>,
  hasSides: boolean,
): IterableIterator<TraceEvent<P>> {
  for (let first = 0; first < length; first += SIZE) {
    const end = Math.min(first + SIZE, length);
    const rows = raw().events(first, end);
    for (let i = first; i < end; i++) yield eventIn(rows, EVENT_LENGTH * (i - first), i, numbering, hasSides);
  }
}

/** The event of a row, with a side if the search `hasSides`. @internal */
export function eventIn<P extends AnyPlace>(
  rows: Float64Array,
  at: number,
  position: number,
  { placeOf }: Numbering<P>,
  hasSides: boolean,
): TraceEvent<P> {
  const { kind, at: place, g, h, f, parent, side, heading } = readEvent(rows, at);
  const event: TraceEvent<P> = {
    position,
    kind: KINDS[kind]!,
    at: placeOf(place),
    g,
    h,
    f,
    parent: parent < 0 ? null : placeOf(parent),
  };
  if (hasSides) event.side = SIDES[side]!;
  if (heading >= 0) event.heading = HEADINGS[heading]!;
  return event;
}
