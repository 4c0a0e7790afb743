/** The heap as it is in memory at a step: replays the events up to there into a heap of the same kind. */
import type { Options, Trace, TraceEvent } from "stepstar";
import type { Place } from "stepstar/element";
import type { OpenEntry } from "../../lists/structures/entry.js";
import { Heap } from "../../lists/structures/heap.js";

/** Replaying more events than this would keep the reader waiting. */
export const MOST_EVENTS = 20_000;
/** Replaying this many takes part of a frame. */
export const EVENTS_A_FRAME = 3000;

export interface HeapNode {
  readonly at: Place;
  readonly f: number;
}

export class HeapReplay {
  readonly #trace: Trace;
  readonly #entryOf: (event: TraceEvent, number: number) => OpenEntry;
  readonly #places = new Map<number, HeapNode>();
  readonly #numbers = new Map<number, number>();
  readonly #heap: Heap;
  #position = 0;

  /** `ids`: those of a graph's nodes, in its order, by which the last ties are settled. */
  constructor(trace: Trace, options: Pick<Options, "tieBreak">, ids: readonly number[] = []) {
    this.#trace = trace;
    for (const id of ids) this.#numberOf(id);
    this.#heap = new Heap(trace.width * trace.height);
    const width = trace.width;
    const tie = (event: TraceEvent, number: number) =>
      options.tieBreak === "low-g"
        ? event.g
        : options.tieBreak === "oldest"
          ? number
          : options.tieBreak === "newest"
            ? -number
            : -event.g;
    this.#entryOf = (event, number) => {
      const node = typeof event.at === "number" ? this.#numberOf(event.at) : event.at[1] * width + event.at[0];
      this.#places.set(node, { at: event.at, f: event.f });
      return { f: event.f, tie: tie(event, number), node };
    };
  }

  /** Replays up to `most` events on the way to a position. True once the heap is there. */
  advance(position: number, most: number): boolean {
    // A heap can't be played backwards.
    if (position < this.#position) {
      while (this.#heap.pop());
      this.#position = 0;
    }
    const end = Math.min(position, this.#position + most);
    for (; this.#position < end; this.#position++) this.#play(this.#trace.event(this.#position), this.#position);
    return this.#position === position;
  }

  /** The first entries of the heap, in the order of its array. */
  entries(most: number): HeapNode[] {
    return this.#heap.entries.slice(0, most).map(({ node }) => this.#places.get(node)!);
  }

  /** A graph's ids may be any numbers; the heap wants them from 0 on. */
  #numberOf(id: number): number {
    const number = this.#numbers.get(id) ?? this.#numbers.size;
    this.#numbers.set(id, number);
    return number;
  }

  #play(event: TraceEvent, number: number): void {
    if (event.kind === "ray") return;
    if (event.kind === "close") this.#heap.pop();
    else {
      const entry = this.#entryOf(event, number);
      if (event.kind !== "improve") this.#heap.push(entry);
      else if (this.#heap.has(entry.node)) this.#heap.improve(entry);
    }
  }
}
