import type { Known } from "../known-global.js";
import { finite, wrongType } from "./errors.js";
import { type Options, read } from "./options.js";

/** How far a search has come. */
export interface Progress {
  /** Nodes expanded so far. */
  expanded: number;
  /** Nodes that are waiting. */
  open: number;
}

/** Options for work that runs in slices. */
export interface AsyncOptions extends Options {
  /** An `AbortSignal` stops the work: the promise is rejected with its reason. */
  signal?: Known<"AbortSignal"> | undefined;
  /** Called after each slice, the last one included. */
  onProgress?: ((done: Progress) => void) | undefined;
  /** How long a slice may take before the page gets a turn, in milliseconds; 0 for a turn as often as can be. Default 8. */
  sliceMs?: number | undefined;
}

/** The names that come on top of those of {@link Options}. @internal */
export const SLICE_NAMES = ["signal", "onProgress", "sliceMs"] as const;

/** Work that can be done bit by bit. @internal */
export interface Work {
  /** Does up to so many steps. True once all is done. */
  advance(budget: number): boolean;
}

/** Checked options about slices. @internal */
export function readSlices(options: object = {}) {
  const [signal, onProgress, sliceMs = 8] = SLICE_NAMES.map((name) => read(options, name));
  if (signal !== undefined && !(typeof signal === "object" && signal !== null && "throwIfAborted" in signal)) {
    throw wrongType('option "signal"', signal, "an AbortSignal");
  }
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw wrongType('option "onProgress"', onProgress, "a function");
  }
  return {
    signal: signal as AbortSignal | undefined,
    onProgress: onProgress as ((done: Progress) => void) | undefined,
    sliceMs: finite(sliceMs, 'option "sliceMs"', 0),
  };
}

/** Works until all is done, and lets the page have a turn after each slice. @internal */
export async function inSlices(
  work: Work,
  { signal, sliceMs }: { signal: AbortSignal | undefined; sliceMs: number },
  told?: () => void,
): Promise<void> {
  // How long a step takes depends on the map and the open list: the budget finds out, so that a slice has a few looks at the clock.
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
      // Of no time at all there is no share.
      budget = Math.round(budget * Math.min(2, 1 / share)) || 1;
    } while (!done && now - start < sliceMs * 0.7);
    // Also after the last slice, which may be the only one: whoever draws progress wants to see its end.
    told?.();
    if (!done) await turn();
    signal?.throwIfAborted();
  }
}

/** Resolves when everybody else has had a turn. */
function turn(): Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (done: () => void) => void };
  if (setImmediate) return new Promise((done) => setImmediate(done));
  if (typeof MessageChannel !== "function") return new Promise((done) => setTimeout(done));
  // Timers are slowed down to 4 ms; messages are not.
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
