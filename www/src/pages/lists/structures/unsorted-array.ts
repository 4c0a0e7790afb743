/** An unsorted array: adding is quick, but finding the least searches all of it. */
import { type OpenEntry, type OpenStructure, precedes } from "./entry.js";

export class UnsortedArray implements OpenStructure {
  comparisons = 0;
  moves = 0;
  readonly #entries: OpenEntry[] = [];

  get length(): number {
    return this.#entries.length;
  }

  push(entry: OpenEntry): void {
    this.#entries.push(entry);
    this.moves++;
  }

  improve(entry: OpenEntry): void {
    this.#entries[this.find(entry.node)] = entry;
    this.moves++;
  }

  pop(): OpenEntry | undefined {
    let best = 0;
    for (let place = 1; place < this.#entries.length; place++) {
      this.comparisons++;
      if (precedes(this.#entries[place]!, this.#entries[best]!)) best = place;
    }
    const found = this.#entries[best];
    const last = this.#entries.pop();
    if (found !== last) this.#entries[best] = last!;
    this.moves++;
    return found;
  }

  /** The place of a node, or -1; looks at every entry before it. */
  find(node: number): number {
    const place = this.#entries.findIndex((entry) => entry.node === node);
    this.comparisons += place < 0 ? this.#entries.length : place + 1;
    return place;
  }
}
