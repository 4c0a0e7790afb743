/** How JavaScript holds an object in the engine's memory. */
import type { Numbering } from "./place.js";

/** Frees its object on demand; otherwise the bindings do, some time after nobody refers to it any more. */
export class Handle<T extends { free(): void }, N extends Numbering = Numbering> {
  #raw: T | undefined;
  readonly #name: string;
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
