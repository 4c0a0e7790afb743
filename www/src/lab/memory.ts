/** Maps that were on the board, by their revisions: when one comes back, by undo or “reload”, its name comes back, and how it was searched. */
import type { Options } from "stepstar";

export interface Origin {
  readonly example?: string;
  readonly make?: string;
}

/** A map that was put on the board, with all that is drawn on it afterwards: what one tries out is one's own choice for all of that. */
export interface Problem {
  /** As they were when another one took its place. */
  left: Options;
}

interface Named {
  origin: Origin;
  example: string | undefined;
  problem: Problem;
}

export class Memory {
  readonly #known = new Map<number, Readonly<Named>>();

  /** The map is called so. */
  keep(revision: number, { origin, example, problem }: Named): void {
    this.#known.set(revision, { origin, example, problem });
  }

  /** Gives a map that was here before the name it had, and remembers a new one. */
  recall(revision: number, named: Named): void {
    const known = this.#known.get(revision);
    if (known) Object.assign(named, known);
    else this.keep(revision, named);
  }
}
