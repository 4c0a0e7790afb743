/** Events come from the engine in blocks, and the last block is kept: walking along a trace costs one call for many events. */

const SIZE = 256;

/** Numbers per event. */
const COLUMNS = 7;

/** @internal */
export class EventBlock {
  readonly #length: number;
  #first = 0;
  #rows = new Float64Array(0);

  constructor(length: number) {
    this.#length = length;
  }

  /** The numbers of one event. */
  row(i: number, source: { events(first: number, end: number): Float64Array<ArrayBuffer> }): Float64Array {
    const inside = i >= this.#first && i < this.#first + this.#rows.length / COLUMNS;
    if (!inside) {
      this.#first = i - (i % SIZE);
      this.#rows = source.events(this.#first, Math.min(this.#first + SIZE, this.#length));
    }
    const from = (i - this.#first) * COLUMNS;
    return this.#rows.subarray(from, from + COLUMNS);
  }
}
