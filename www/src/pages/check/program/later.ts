/** What a program puts off, done in its order without waiting: its searches may be animated, and take the time of their work alone. */

interface Work {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  /** After how long it comes again. */
  readonly every?: number;
}

/** So often what is promised is let go on before the next is due. A choice: a step of an animation has a few such. */
const TURNS = 20;

/** In milliseconds, after which a worker has told of what was promised and failed. A choice: it tells with its next task, but one or two may come before. */
const REJECTIONS = 10;

const wait = setTimeout;

export class Later {
  readonly #waiting = new Map<number, Work>();
  #now = 0;
  #count = 0;

  readonly functions = {
    setTimeout: (run: () => void, ms = 0, ...values: never[]) => this.put(run.bind(null, ...(values as [])), ms),
    setInterval: (run: () => void, ms = 0, ...values: never[]) =>
      this.put(run.bind(null, ...(values as [])), ms, Math.max(1, ms)),
    setImmediate: (run: () => void) => this.put(run, 0),
    requestAnimationFrame: (run: (now: number) => void) => this.put(() => run(this.#now), 16),
    clearTimeout: (id: number) => this.#waiting.delete(id),
    clearInterval: (id: number) => this.#waiting.delete(id),
    clearImmediate: (id: number) => this.#waiting.delete(id),
    cancelAnimationFrame: (id: number) => this.#waiting.delete(id),
  };

  put(run: () => void, ms: number, every?: number): number {
    const order = ++this.#count;
    this.#waiting.set(order, { at: this.#now + Math.max(0, ms), order, run, ...(every && { every }) });
    return order;
  }

  /** Nothing that waits is done any more. */
  end(): void {
    this.#waiting.clear();
  }

  /** Does what waits, and what is put off meanwhile, through `attempt`; at most so many, as what is drawn for ever has no end. */
  async all(attempt: (work: () => void) => void, most: number): Promise<void> {
    for (let done = 0; done < most; done++) {
      for (let turn = 0; turn < TURNS; turn++) await null;
      if (this.#waiting.size === 0) await new Promise<void>((go) => wait(go, REJECTIONS));
      let next: Work | undefined;
      for (const one of this.#waiting.values()) if (!next || one.at < next.at) next = one;
      if (!next) return;
      const { at, order, run, every } = next;
      this.#now = at;
      if (every === undefined) this.#waiting.delete(order);
      else this.#waiting.set(order, { ...next, at: at + every });
      attempt(run);
    }
  }
}
