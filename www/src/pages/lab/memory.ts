/** Remembers maps by their revisions: when undo or “reload” brings one back, its name and its options come back, too. */
import type { Options } from "stepstar";
import type { BoardAim } from "../state/aim.js";

export interface Origin {
  readonly example?: string;
  readonly make?: string;
}

/** A map that was put on the board, with all that is drawn on it afterwards: options tried out hold for all of that. */
export interface Problem {
  /** The options when another problem took its place. */
  left: Options;
  /** And what the board looked for beside them. */
  aim?: BoardAim;
}

interface Named {
  origin: Origin;
  example: string | undefined;
  problem: Problem;
}

/** Undo rarely leads back over more maps than this; one that does comes back without its name. */
const MOST = 1000;

export class Memory {
  /** By rising revision; those in between have the name of the one before: strokes would add an entry each. */
  readonly #known: { readonly revision: number; readonly named: Readonly<Named> }[] = [];
  #newest = -1;

  /** How many entries there are. */
  get size(): number {
    return this.#known.length;
  }

  /** Remembers what the map is called; `revision` is the newest. */
  keep(revision: number, { origin, example, problem }: Named): void {
    this.#newest = revision;
    const last = this.#known.at(-1)?.named;
    const same = last?.problem === problem && last.example === example;
    if (same && last.origin.example === origin.example && last.origin.make === origin.make) return;
    this.#known.push({ revision, named: { origin, example, problem } });
    if (this.#known.length > MOST) this.#known.shift();
  }

  /** Restores what is known of a map that was here before; remembers a new one. */
  recall(revision: number, named: Named): void {
    if (revision > this.#newest) this.keep(revision, named);
    else Object.assign(named, this.#known.findLast((known) => known.revision <= revision)?.named);
  }
}
