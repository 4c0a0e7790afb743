/** Runs searches so that the page stays alive: in slices, and the newest question wins. */

import { type Grid, type Options, type Point, type Trace, traceAsync } from "../api/index.js";
import { atEnd, Newest } from "../shared/cancel.js";
import { type Said, saidBy } from "../shared/said.js";
import type { BusyDetail, EngineMap, Place, Recorder } from "./contract.js";
import { recordField, type WantedField } from "./fields.js";
import { type PlannedWalk, recordWalk } from "./walks.js";

export interface SearchQuestion {
  readonly map: EngineMap;
  /** The drawing that the map was made from: an answer about another one is useless. */
  readonly about: unknown;
  readonly from: Place | readonly Place[];
  readonly to: Place | readonly Place[] | { readonly within: number; readonly of: Place };
  readonly options: Options;
  /** What records in place of a search. */
  readonly recorder?: Recorder | null | undefined;
  /** What every place costs, in place of one path. */
  readonly field?: WantedField | null | undefined;
  /** Somebody walks over the map while it changes. */
  readonly walk?: PlannedWalk | null | undefined;
}

type Asked = Omit<SearchQuestion, "map"> & { readonly map: Grid; readonly from: Point; readonly to: Point };

export interface Listener {
  answered(trace: Trace, question: SearchQuestion, milliseconds: number): void;
  failed(said: Said, question: SearchQuestion): void;
  busy(detail: BusyDetail): void;
}

/** Short enough for input and painting to get their share of a frame. */
const SLICE_MS = 6;
/** Progress is reported no earlier and no more often than this: nobody could read it. */
const PROGRESS_MS = 100;
/** A younger search may finish when a new question comes: during a drag, its path is better than none. */
const PATIENCE_MS = 400;

export class Search {
  #began: number | null = null;
  readonly #newest: Newest;
  #next: SearchQuestion | null = null;
  #waiting: (() => void)[] = [];

  constructor(
    private readonly listener: Listener,
    signal: AbortSignal,
  ) {
    this.#newest = new Newest(signal);
    atEnd(signal, () => this.cancel());
  }

  ask(question: SearchQuestion): void {
    this.#next = question;
    if (this.#began === null) void this.#run();
    else if (performance.now() - this.#began > PATIENCE_MS) this.#newest.cancel();
  }

  /** Gives up whatever runs or waits; false: nothing was running. */
  cancel(): boolean {
    this.#next = null;
    this.#newest.cancel();
    return this.#began !== null;
  }

  get settled(): Promise<void> {
    if (this.#began === null && !this.#next) return Promise.resolve();
    return new Promise((done) => this.#waiting.push(done));
  }

  async #run(): Promise<void> {
    while (this.#next) {
      const question = this.#next;
      this.#next = null;
      const signal = this.#newest.begin();
      const began = performance.now();
      this.#began = began;
      let lastReport = 0;
      const onProgress = ({ expanded, open }: { expanded: number; open: number }) => {
        const now = performance.now();
        if (now - (lastReport || began) < PROGRESS_MS) return;
        lastReport = now;
        this.listener.busy({ busy: true, expanded, open });
      };
      try {
        const options = { ...question.options, signal, onProgress, sliceMs: SLICE_MS };
        // Or a map of another kind and its places.
        const { map, from, to, recorder, walk, field } = question as Asked;
        const trace = await (recorder
          ? recorder(map, from, to, question.options)
          : walk
            ? recordWalk(map, from, to, walk, options)
            : field
              ? recordField(map, from, field, options)
              : traceAsync(map, from, to, options));
        // Given up between its end and here.
        if (signal.aborted) trace.free();
        else this.listener.answered(trace, question, performance.now() - began);
      } catch (error) {
        if (!signal.aborted) this.listener.failed(saidBy(error), question);
      }
      this.#began = null;
      if (lastReport) this.listener.busy({ busy: false, expanded: 0, open: 0 });
    }
    for (const done of this.#waiting.splice(0)) done();
  }
}
