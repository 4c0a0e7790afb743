/** The heap as it lies in memory at a step: the events up to there, played into a heap of the same kind. */
import type { Options, Trace, TraceEvent } from "stepstar";
import type { Place } from "stepstar/element";
import type { Entry } from "../../lists/structures/entry.js";
import { Heap } from "../../lists/structures/heap.js";

/** Playing more events than this into the heap would be felt. */
export const MOST_EVENTS = 20_000;

export interface HeapNode {
  readonly at: Place;
  readonly f: number;
}

export class HeapReplay {
  readonly #trace: Trace;
  readonly #entryOf: (event: TraceEvent, number: number) => Entry;
  readonly #places = new Map<number, HeapNode>();
  #heap: Heap;
  #position = 0;

  constructor(trace: Trace, options: Pick<Options, "tieBreak">) {
    this.#trace = trace;
    this.#heap = this.#empty();
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
      const node = typeof event.at === "number" ? event.at : event.at[1] * width + event.at[0];
      this.#places.set(node, { at: event.at, f: event.f });
      return { f: event.f, tie: tie(event, number), node };
    };
  }

  /** The first entries of the heap at a position, in the order of the array. */
  at(position: number, most: number): HeapNode[] {
    // A heap can't be played backwards.
    if (position < this.#position) {
      this.#heap = this.#empty();
      this.#position = 0;
    }
    for (; this.#position < position; this.#position++) this.#play(this.#trace.event(this.#position), this.#position);
    return this.#heap.entries.slice(0, most).map(({ node }) => this.#places.get(node)!);
  }

  #empty(): Heap {
    return new Heap(this.#trace.width * this.#trace.height);
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
