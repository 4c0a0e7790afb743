/** What JavaScript holds of an object in the engine's memory. */
import type { Numbering } from "./place.js";

/** Freed when asked for, or some time after nobody holds it any more (the bindings see to that). */
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

  /** The object of the bindings. */
  get raw(): T {
    if (this.#raw) return this.#raw;
    throw new TypeError(`This ${this.#name} has been freed, and can't be used any more.`);
  }

  /** Gives the memory back. Calling it again does nothing. */
  free(): void {
    const raw = this.#raw;
    this.#raw = undefined;
    raw?.free();
  }
}

/** What types call read-only is so for everybody: the bounds of what the engine is asked for are among it. */
export function readOnly(object: object): void {
  // Not frozen: a subclass may add to it.
  for (const name of Object.keys(object)) {
    Object.defineProperty(object, name, { writable: false, configurable: false });
  }
}

/** `Symbol.dispose`, also where it is not known yet. */
export const dispose: typeof Symbol.dispose = Symbol.dispose ?? Symbol.for("Symbol.dispose");
