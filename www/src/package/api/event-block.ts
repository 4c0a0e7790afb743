/** Events come from the engine in blocks: to walk along a trace takes one call for many events. */
import type { RawTrace } from "../raw.js";
import { EVENT_LENGTH, HEADINGS, KINDS, readEvent, SIDES, type TraceEvent } from "./definitions.js";
import type { AnyPlace, Numbering } from "./place.js";

const SIZE = 256;

/** The events of a trace from its first to before `length`, each with a side if the search `hasSides`. @internal */
export function* eventsOf<P extends AnyPlace>(
  raw: () => RawTrace,
  length: number,
  { placeOf }: Numbering<P>,
  hasSides: boolean,
): IterableIterator<TraceEvent<P>> {
  for (let first = 0; first < length; first += SIZE) {
    const rows = raw().events(first, Math.min(first + SIZE, length));
    for (let at = 0; at < rows.length; at += EVENT_LENGTH) {
      const { kind, at: place, g, h, f, parent, side, heading } = readEvent(rows, at);
      const event: TraceEvent<P> = {
        position: first + at / EVENT_LENGTH,
        kind: KINDS[kind]!,
        at: placeOf(place),
        g,
        h,
        f,
        parent: parent < 0 ? null : placeOf(parent),
      };
      if (hasSides) event.side = SIDES[side]!;
      if (heading >= 0) event.heading = HEADINGS[heading]!;
      yield event;
    }
  }
}
