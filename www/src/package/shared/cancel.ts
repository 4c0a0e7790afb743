/** The one way to cancel: what goes on for longer than a task takes a signal, and ends when that is aborted. */

export function atEnd(signal: AbortSignal, run: () => void): void {
  signal.addEventListener("abort", run, { once: true });
}

export function later(milliseconds: number, signal: AbortSignal, run: () => void): void {
  const timer = setTimeout(() => done(), milliseconds);
  const done = unlessEnded(signal, run, () => clearTimeout(timer));
}

export function nextFrame(signal: AbortSignal, run: () => void): void {
  const frame = requestAnimationFrame(() => done());
  const done = unlessEnded(signal, run, () => cancelAnimationFrame(frame));
}

function unlessEnded(signal: AbortSignal, run: () => void, stop: () => void): () => void {
  if (signal.aborted) stop();
  else atEnd(signal, stop);
  return () => {
    // A signal may live as long as a page.
    signal.removeEventListener("abort", stop);
    run();
  };
}

/** Work of which the newest piece counts: each ends the one before, and the last one ends with `whole`. */
export class Newest {
  #last = new AbortController();

  constructor(private readonly whole?: AbortSignal) {
    if (whole) atEnd(whole, () => this.cancel());
  }

  /** The signal of a new piece. */
  begin(): AbortSignal {
    this.cancel();
    this.#last = new AbortController();
    if (this.whole?.aborted) this.cancel();
    return this.#last.signal;
  }

  cancel(): void {
    this.#last.abort();
  }
}
