/** A binary heap that knows where each node is, so that a cheaper way moves a node instead of adding it twice. */
import { type OpenEntry, type OpenStructure, precedes } from "./entry.js";

export class Heap implements OpenStructure {
  comparisons = 0;
  moves = 0;
  /** Entry 0 comes first; the children of entry i are 2 i + 1 and 2 i + 2. */
  readonly entries: OpenEntry[] = [];
  /** The place of each node, or -1. */
  readonly #places: Int32Array;

  constructor(nodes: number) {
    this.#places = new Int32Array(nodes).fill(-1);
  }

  get length(): number {
    return this.entries.length;
  }

  has(node: number): boolean {
    return this.#places[node]! >= 0;
  }

  push(entry: OpenEntry): void {
    this.moves++;
    this.#rise(this.entries.length, entry);
  }

  improve(entry: OpenEntry): void {
    this.#rise(this.#places[entry.node]!, entry);
    this.#sink(this.#places[entry.node]!, entry);
  }

  pop(): OpenEntry | undefined {
    const first = this.entries[0];
    const last = this.entries.pop();
    if (first) this.#places[first.node] = -1;
    if (this.entries.length > 0) this.#sink(0, last!);
    return first;
  }

  #rise(from: number, entry: OpenEntry): void {
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      this.comparisons++;
      if (!precedes(entry, this.entries[parent]!)) break;
      this.#move(place, this.entries[parent]!);
      place = parent;
    }
    this.#settle(place, entry);
  }

  #sink(from: number, entry: OpenEntry): void {
    let place = from;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.entries.length) break;
      if (child + 1 < this.entries.length) {
        this.comparisons++;
        if (precedes(this.entries[child + 1]!, this.entries[child]!)) child++;
      }
      this.comparisons++;
      if (!precedes(this.entries[child]!, entry)) break;
      this.#move(place, this.entries[child]!);
      place = child;
    }
    this.#settle(place, entry);
  }

  #move(place: number, entry: OpenEntry): void {
    this.moves++;
    this.#settle(place, entry);
  }

  #settle(place: number, entry: OpenEntry): void {
    this.entries[place] = entry;
    this.#places[entry.node] = place;
  }
}
