/** What a trace records: its events, and what is known about places at a position. */
import type { Numbering, Place } from "./place.js";

/** What happened to a node: `"open"`, it was reached for the first time; `"improve"`, by a better way; `"reopen"`, opened again; `"close"`, expanded; `"ray"`, a line was looked along as far as the node. */
export type EventKind = "open" | "improve" | "reopen" | "close" | "ray";

/** Whether a node has not been seen yet, waits in the open list, or is done. */
export type State = "unseen" | "open" | "closed";

/** In the order of the engine's numbers. */
const STATES: readonly State[] = ["unseen", "open", "closed"];

/** In the order of the engine's numbers. @internal */
export const KINDS: readonly EventKind[] = ["open", "improve", "reopen", "close", "ray"];

/** One step of a search. */
export interface TraceEvent<P extends Place = Place> {
  /** The number of the event, which leads from this position to the next. */
  position: number;
  /** What happened: see {@link EventKind}. */
  kind: EventKind;
  /** The place to which it happened. */
  at: P;
  /** The cost of the best way to the place known after this event. */
  g: number;
  /** The estimated cost still to go. */
  h: number;
  /** What the open nodes are ordered by; g with `"bfs"`, which takes them as they came. */
  f: number;
  /** The place before it on that way; null for a start. */
  parent: P | null;
  /** In a search from both ends: whether it belongs to the one from the start or the one from the goal, which looks backward. */
  side?: "forward" | "backward";
}

/** What is known about a place at a position of the trace. */
export interface NodeState<P extends Place = Place> {
  at: P;
  /** Whether it waits in the open list, is done, or has not been seen yet. */
  state: State;
  /** The cost of the best way to the place so far; Infinity while unseen. */
  g: number;
  /** The estimated cost still to go. */
  h: number;
  /** What the open nodes are ordered by, g with `"bfs"`, which takes them as they came; Infinity while unseen. */
  f: number;
  /** The place before it on the best way so far; null for a start, and while unseen. */
  parent: P | null;
}

/** What is known about many cells, row by row. */
export interface NodeValues {
  /** 0 unseen, 1 open, 2 closed. */
  state: Uint8Array<ArrayBuffer>;
  /** The cost of the best way to each so far; Infinity while unseen. */
  g: Float64Array<ArrayBuffer>;
  /** The estimated cost still to go from each. */
  h: Float64Array<ArrayBuffer>;
  /** What the open nodes are ordered by, g with `"bfs"`, which takes them as they came; Infinity while unseen. */
  f: Float64Array<ArrayBuffer>;
  /** The parent of each, as y * width + x on the whole map (on a graph: as its index in the list of nodes); -1 for none. */
  parent: Int32Array<ArrayBuffer>;
}

/** The counts of a search at a position. */
export interface Counts {
  /** Nodes that are open at the position. */
  open: number;
  /** Nodes that are closed at the position. */
  closed: number;
  /** How many nodes have been expanded, that is, taken from the open list. */
  expanded: number;
  /** How many nodes have been reached for the first time. */
  generated: number;
  /** How often a better way to an open node has been found; with `closed: "repair"`, to a closed node as well. */
  improved: number;
  /** How often a closed node has been opened again. */
  reopened: number;
}

/** @internal */
export function unpackEvent<P extends Place>(
  [kind, at, g, h, f, parent, side]: Float64Array,
  position: number,
  numbering: Numbering<P>,
  hasSides: boolean,
): TraceEvent<P> {
  const event: TraceEvent<P> = {
    position,
    kind: KINDS[kind!]!,
    at: numbering.placeOf(at!),
    g: g!,
    h: h!,
    f: f!,
    parent: parent! < 0 ? null : numbering.placeOf(parent!),
  };
  if (hasSides) event.side = side === 1 ? "backward" : "forward";
  return event;
}

/** @internal */
export function unpackNode<P extends Place>(
  [at, state, g, h, f, parent]: Float64Array,
  numbering: Numbering<P>,
): NodeState<P> {
  return {
    at: numbering.placeOf(at!),
    state: STATES[state!]!,
    g: g!,
    h: h!,
    f: f!,
    parent: parent! < 0 ? null : numbering.placeOf(parent!),
  };
}

/** @internal */
export function unpackValues(columns: Float64Array<ArrayBuffer>): NodeValues {
  const area = columns.length / 5;
  const [state, g, h, f, parent] = [0, 1, 2, 3, 4].map((i) => columns.subarray(i * area, (i + 1) * area));
  return { state: Uint8Array.from(state!), g: g!, h: h!, f: f!, parent: Int32Array.from(parent!) };
}

/** @internal */
export function unpackCounts(row: ArrayLike<number>): Counts {
  const [open, closed, expanded, generated, improved, reopened] = row as number[];
  return {
    open: open!,
    closed: closed!,
    expanded: expanded!,
    generated: generated!,
    improved: improved!,
    reopened: reopened!,
  };
}
