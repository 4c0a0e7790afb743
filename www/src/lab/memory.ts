/** Remembers maps by their revisions: when undo or “reload” brings one back, its name and its options come back, too. */
import type { Options } from "stepstar";

export interface Origin {
  readonly example?: string;
  readonly make?: string;
}

/** A map that was put on the board, with all that is drawn on it afterwards: options tried out hold for all of that. */
export interface Problem {
  /** The options when another problem took its place. */
  left: Options;
}

interface Named {
  origin: Origin;
  example: string | undefined;
  problem: Problem;
}

export class Memory {
  readonly #known = new Map<number, Readonly<Named>>();

  /** Remembers what the map is called. */
  keep(revision: number, { origin, example, problem }: Named): void {
    this.#known.set(revision, { origin, example, problem });
  }

  /** Restores what is known of a map that was here before; remembers a new one. */
  recall(revision: number, named: Named): void {
    const known = this.#known.get(revision);
    if (known) Object.assign(named, known);
    else this.keep(revision, named);
  }
}
