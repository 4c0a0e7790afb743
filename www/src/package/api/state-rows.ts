/** What is known of places comes from the engine as rows of numbers, as events do. */
import { HEADINGS, type NodeState, readState, STATE_LENGTH, STATES } from "./definitions.js";
import type { AnyPlace, Numbering } from "./place.js";

/** All of a row. @internal */
export function statesIn<P extends AnyPlace>(rows: Float64Array, numbering: Numbering<P>): NodeState<P>[] {
  const states: NodeState<P>[] = [];
  for (let at = 0; at < rows.length; at += STATE_LENGTH) states.push(stateIn(rows, at, numbering));
  return states;
}

/** The one that begins at a place of the row. @internal */
export function stateIn<P extends AnyPlace>(rows: Float64Array, from: number, { placeOf }: Numbering<P>): NodeState<P> {
  const { at, state, g, h, f, parent, rhs, heading } = readState(rows, from);
  const known: NodeState<P> = {
    at: placeOf(at),
    state: STATES[state]!,
    g,
    h,
    f,
    parent: parent < 0 ? null : placeOf(parent),
  };
  if (!Number.isNaN(rhs)) known.rhs = rhs;
  if (heading >= 0) known.heading = HEADINGS[heading]!;
  return known;
}
