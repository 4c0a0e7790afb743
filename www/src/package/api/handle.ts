/** How JavaScript holds an object in the engine's memory. */
import type { Numbering } from "./place.js";

export { dispose } from "./dispose.js";

/** What edits call, of a map and of a pathfinder over a copy of it. */
type Editable = Record<"setWall" | "setCost" | "setOccupied", (...values: readonly (number | boolean)[]) => void>;

/** An edit of a map, which refers to the next one. Nothing refers to an edit that every pathfinder has made, so that its memory is freed. */
interface Edit {
  name?: keyof Editable;
  values?: readonly (number | boolean)[];
  next?: Edit;
}

/** After so many edits every pathfinder catches up: one without queries would keep all that it has missed. */
const MANY = 1 << 16;

/** Frees its object on demand; otherwise the bindings do, some time after nobody refers to it any more. */
export class Handle<T extends { free(): void }, N extends Numbering = Numbering> {
  #raw: T | undefined;
  readonly #name: string;
  /** Weakly: a pathfinder may be dropped without a word. */
  #followers: WeakRef<Handle<T>>[] = [];
  /** The newest edit, once pathfinders are to see them. */
  #newest: Edit | undefined;
  #edits = 0;
  /** Of a pathfinder: the last edit of its map that it has seen. */
  #seen: Edit | undefined;
  /** How its places are numbered. */
  readonly numbering: N;

  constructor(raw: T, name: string, numbering: N) {
    this.#raw = raw;
    this.#name = name;
    this.numbering = numbering;
  }

  /** The bindings' object, which has seen every edit of its map; throws once it has been freed. */
  get raw(): T {
    const raw = this.#raw;
    if (!raw) throw new TypeError(`This ${this.#name} has been freed, and can't be used any more.`);
    for (let edit = this.#seen?.next; edit; edit = edit.next) {
      (raw as unknown as Editable)[edit.name!](...edit.values!);
      this.#seen = edit;
    }
    return raw;
  }

  /** The bindings' object, undefined once it has been freed. */
  get held(): T | undefined {
    return this.#raw;
  }

  /** Has the edits of this map reach a pathfinder over a copy of it, too, which catches up whenever it is used. */
  lead(follower: object): void {
    const { length } = this.#followers;
    // Those that are gone are forgotten at each power of two: asking them every time would take longer and longer.
    if (!(length & (length - 1))) this.#followers = this.#followers.filter((each) => each.deref()?.held);
    this.#followers.push(new WeakRef(follower as Handle<T>));
    (follower as Handle<T>).#seen = this.#newest ??= {};
  }

  /** Edits the object, and what follows it whenever that is used. */
  edit(name: keyof T & keyof Editable, ...values: readonly (number | boolean)[]): void {
    (this.raw as unknown as Editable)[name](...values);
    if (!this.#newest) return;
    this.#newest = this.#newest.next = { name, values };
    if (++this.#edits % MANY) return;
    for (const each of this.#followers) {
      try {
        void each.deref()?.raw;
      } catch {
        // It has been freed, or has no room for a cost: whoever uses it next gets the error.
      }
    }
  }

  /** Frees the memory. Calling it again does nothing. */
  free(): void {
    const raw = this.#raw;
    this.#raw = this.#seen = undefined;
    raw?.free();
  }
}

/** The error for a method that is called on what is none of this package's own, such as a proxy of one. */
export function notOurs(kind: string): TypeError {
  return new TypeError(
    `This is no ${kind} of this package, and only such a one has its methods: call them on the ${kind} itself, not on a proxy or a copy of it.`,
  );
}

/**
 * Gives an object properties that are read-only at run time too: some of them bound the arguments that reach the engine. Such from the start,
 * as making them so later takes twice as long.
 */
export function readOnly<Made extends object>(
  object: Made,
  values: { readonly [Name in keyof Made]?: Made[Name] },
): void {
  // Not frozen: a subclass may add properties.
  for (const [name, value] of Object.entries(values)) Object.defineProperty(object, name, { value, enumerable: true });
}
