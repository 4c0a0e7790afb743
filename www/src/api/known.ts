/** What a trace tells: its events, and what is known of places at a position. */
import type { Place } from "./place.js";

/** What happened to a node: reached, reached better, taken up again, expanded; or a line was looked along, up to it. */
export type EventKind = "open" | "improve" | "reopen" | "close" | "ray";

/** Whether a node waits, is done, or has not been seen. */
export type State = "unseen" | "open" | "closed";

/** As the engine numbers them. @internal */
export const STATES: readonly State[] = ["unseen", "open", "closed"];

/** As the engine numbers them. @internal */
export const KINDS: readonly EventKind[] = ["open", "improve", "reopen", "close", "ray"];

/** One step of a search. */
export interface TraceEvent<P extends Place = Place> {
  /** The number of the event: it leads from this position to the next. */
  position: number;
  kind: EventKind;
  at: P;
  /** The cost of the best way known from then on. */
  g: number;
  /** The estimate of what is still to go. */
  h: number;
  /** What the order goes by. */
  f: number;
  /** The place before it on that way; null for a start. */
  parent: P | null;
  /** In a search from both ends: to which of the two it belongs. */
  side?: "forward" | "backward";
}

/** What is known of a place at a position of the trace. */
export interface NodeState<P extends Place = Place> {
  at: P;
  state: State;
  /** The cost of the best way to it so far; Infinity while unseen. */
  g: number;
  /** The estimate of what is still to go. */
  h: number;
  /** What the order goes by; Infinity while unseen. */
  f: number;
  /** The place before it on the best way so far. */
  parent: P | null;
}

/** What is known of many cells, row by row. */
export interface NodeValues {
  /** 0 unseen, 1 open, 2 closed. */
  state: Uint8Array;
  g: Float64Array;
  h: Float64Array;
  f: Float64Array;
  /** The cell before it, as y * width + x of the whole map (on a graph: its place in the list of nodes); -1 for none. */
  parent: Int32Array;
}

/** The counts of a search at a position. */
export interface Counts {
  /** Nodes that wait now. */
  open: number;
  /** Nodes that are done now. */
  closed: number;
  expanded: number;
  generated: number;
  improved: number;
  reopened: number;
}
