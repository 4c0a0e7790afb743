/** Buckets of width 1 in f, unordered inside: only the first that isn't empty is searched. */
import { type OpenEntry, type OpenStructure, precedes } from "./entry.js";

export class Buckets implements OpenStructure {
  comparisons = 0;
  moves = 0;
  length = 0;
  readonly #buckets: OpenEntry[][] = [];
  readonly #bucketOf: Int32Array;
  /** All buckets before this one are empty. */
  #first = 0;

  constructor(nodes: number) {
    this.#bucketOf = new Int32Array(nodes);
  }

  push(entry: OpenEntry): void {
    const bucket = Math.floor(entry.f);
    while (this.#buckets.length <= bucket) this.#buckets.push([]);
    this.#buckets[bucket]!.push(entry);
    this.#bucketOf[entry.node] = bucket;
    this.#first = Math.min(this.#first, bucket);
    this.moves++;
    this.length++;
  }

  improve(entry: OpenEntry): void {
    const bucket = this.#buckets[this.#bucketOf[entry.node]!]!;
    const place = bucket.findIndex((known) => known.node === entry.node);
    this.comparisons += place + 1;
    this.#take(bucket, place);
    this.push(entry);
  }

  pop(): OpenEntry | undefined {
    if (this.length === 0) return undefined;
    while (this.#buckets[this.#first]!.length === 0) this.#first++;
    const bucket = this.#buckets[this.#first]!;
    let best = 0;
    for (let place = 1; place < bucket.length; place++) {
      this.comparisons++;
      if (precedes(bucket[place]!, bucket[best]!)) best = place;
    }
    this.moves++;
    return this.#take(bucket, best);
  }

  #take(bucket: OpenEntry[], place: number): OpenEntry {
    const entry = bucket[place]!;
    const last = bucket.pop()!;
    if (last !== entry) bucket[place] = last;
    this.length--;
    return entry;
  }
}
