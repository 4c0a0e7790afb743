/** Maps that were on the board, by their revisions: when one comes back, by undo or “reload”, its name comes back. */
export interface Origin {
  readonly example?: string;
  readonly make?: string;
}

interface Named {
  origin: Origin;
  example: string | undefined;
}

export class Memory {
  readonly #known = new Map<number, Readonly<Named>>();

  /** The map is called so. */
  keep(revision: number, { origin, example }: Named): void {
    this.#known.set(revision, { origin, example });
  }

  /** Gives a map that was here before the name it had, and remembers a new one. */
  recall(revision: number, named: Named): void {
    const known = this.#known.get(revision);
    if (known) Object.assign(named, known);
    else this.keep(revision, named);
  }
}
