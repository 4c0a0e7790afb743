import type { Known } from "../known-global.js";
import type { Options } from "./definitions.js";
import { finite, optionNamed, wrongType } from "./errors.js";
import { read } from "./options.js";

/** How far a search has come. */
export interface Progress {
  /** Nodes expanded so far. */
  expanded: number;
  /** Nodes that wait in the open list. */
  open: number;
}

/** Options for work that runs in slices. */
export interface AsyncOptions extends Options {
  /** An `AbortSignal` that stops the work; the promise is then rejected with its reason. Default: none. */
  signal?: Known<"AbortSignal"> | undefined;
  /** Called after each slice, the last one included. Default: nothing is called. */
  onProgress?: ((done: Progress) => void) | undefined;
  /** How long a slice may take before the page gets a turn, in milliseconds; 0 gives it one as often as possible. Default 8. */
  sliceMs?: number | undefined;
}

/** The names that come on top of those in {@link Options}. @internal */
export const SLICE_NAMES = ["signal", "onProgress", "sliceMs"] as const;

/** Work that can be done bit by bit. @internal */
export interface Work {
  /** Does up to `budget` steps. True once all is done. */
  advance(budget: number): boolean;
  /** Gives up what it holds. */
  free?(): void;
}

/** Reads the options about slices, and checks them. */
function readSlices(options: object) {
  const [signal, onProgress, sliceMs = 8] = SLICE_NAMES.map((name) => read(options, name));
  if (signal !== undefined && typeof (signal as AbortSignal | null)?.throwIfAborted !== "function") {
    throw wrongType(optionNamed("signal"), signal, "an AbortSignal");
  }
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw wrongType(optionNamed("onProgress"), onProgress, "a function");
  }
  return {
    signal: signal as AbortSignal | undefined,
    onProgress: onProgress as ((done: Progress) => void) | undefined,
    sliceMs: finite(sliceMs, optionNamed("sliceMs"), 0),
  };
}

/**
 * Works until all is done, and gives the page a turn after each slice; frees the work if anything is thrown. Returns the options as it
 * read them, for work that follows: by then the caller may have changed the object. @internal
 */
export async function inSlices(
  work: Work,
  options: object = {},
  progress?: (done: boolean) => Progress | undefined,
): Promise<object> {
  try {
    const slices = readSlices(options);
    const { signal, onProgress, sliceMs } = slices;
    // How long a step takes depends on the map and the open list, so the budget adapts: a slice should look at the clock only a few times.
    let budget = 32;
    let done = false;
    signal?.throwIfAborted();
    while (!done) {
      const start = performance.now();
      let now = start;
      do {
        const before = now;
        done = work.advance(budget);
        now = performance.now();
        const share = (now - before) / (sliceMs / 4);
        // With slices of 0 ms the share is Infinity or NaN: then one step at a time.
        budget = Math.round(budget * Math.min(2, 1 / share)) || 1;
      } while (!done && now - start < sliceMs * 0.7);
      // After the last slice too, which may be the only one: a progress bar should reach its end.
      const told = progress?.(done);
      if (told) onProgress?.(told);
      if (!done) await yieldToPage();
      signal?.throwIfAborted();
    }
    return slices;
  } catch (error) {
    work.free?.();
    throw error;
  }
}

/** Resolves once everybody else has had a turn. */
function yieldToPage(): Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (done: () => void) => void };
  if (setImmediate) return new Promise((done) => setImmediate(done));
  if (typeof MessageChannel !== "function") return new Promise((done) => setTimeout(done));
  // Browsers slow timers down to 4 ms, but not messages.
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
