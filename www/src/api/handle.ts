/** How JavaScript holds an object in the engine's memory. */
import type { Numbering } from "./place.js";

/** What edits call, of a map and of a pathfinder over a copy of it. */
type Editable = Record<"setWall" | "setCost" | "setOccupied", (...values: readonly (number | boolean)[]) => void>;

/** Frees its object on demand; otherwise the bindings do, some time after nobody refers to it any more. */
export class Handle<T extends { free(): void }, N extends Numbering = Numbering> {
  #raw: T | undefined;
  readonly #name: string;
  /** Weakly: a pathfinder may be dropped without a word. */
  #followers: WeakRef<Handle<T>>[] = [];
  /** How its places are numbered. */
  readonly numbering: N;

  constructor(raw: T, name: string, numbering: N) {
    this.#raw = raw;
    this.#name = name;
    this.numbering = numbering;
  }

  /** The bindings' object; throws once it has been freed. */
  get raw(): T {
    if (this.#raw) return this.#raw;
    throw new TypeError(`This ${this.#name} has been freed, and can't be used any more.`);
  }

  /** The bindings' object, undefined once it has been freed. */
  get held(): T | undefined {
    return this.#raw;
  }

  /** Has the edits of this map reach a pathfinder over a copy of it, too. */
  lead(follower: object): void {
    const { length } = this.#followers;
    // Those that are gone are forgotten at each power of two: asking them every time would take longer and longer.
    if (!(length & (length - 1))) this.#tell();
    this.#followers.push(new WeakRef(follower as Handle<T>));
  }

  /** Edits the object and all that follow it. */
  edit(name: keyof T & keyof Editable, ...values: readonly (number | boolean)[]): void {
    (this.raw as unknown as Editable)[name](...values);
    if (this.#followers[0]) this.#tell((raw) => raw[name](...values));
  }

  /** Does something to all that follow it, and forgets those that are gone. */
  #tell(edit?: (raw: Editable) => void): void {
    this.#followers = this.#followers.filter((each) => {
      const raw = each.deref()?.held;
      if (raw) edit?.(raw as unknown as Editable);
      return raw;
    });
  }

  /** Frees the memory. Calling it again does nothing. */
  free(): void {
    const raw = this.#raw;
    this.#raw = undefined;
    raw?.free();
  }
}

/** Makes properties read-only at run time too: some of them bound what the engine is asked for. */
export function readOnly(object: object): void {
  // Not frozen: a subclass may add properties.
  for (const name of Object.keys(object)) {
    Object.defineProperty(object, name, { writable: false, configurable: false });
  }
}

/** `Symbol.dispose`, or what stands in for it where it doesn't exist yet. */
export const dispose: typeof Symbol.dispose = Symbol.dispose ?? Symbol.for("Symbol.dispose");
