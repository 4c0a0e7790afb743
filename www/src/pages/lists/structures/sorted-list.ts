/** A linked list kept in order: taking the first is quick, but every insertion walks to its place. */
import { type OpenEntry, type OpenStructure, precedes } from "./entry.js";

interface Link {
  entry: OpenEntry | null;
  next: Link | null;
}

export class SortedList implements OpenStructure {
  comparisons = 0;
  moves = 0;
  length = 0;
  /** A link before the first entry, so that no insertion is a special case. */
  readonly #head: Link = { entry: null, next: null };

  push(entry: OpenEntry): void {
    let link = this.#head;
    while (link.next) {
      this.comparisons++;
      if (precedes(entry, link.next.entry!)) break;
      link = link.next;
    }
    link.next = { entry, next: link.next };
    this.moves++;
    this.length++;
  }

  improve(entry: OpenEntry): void {
    let link = this.#head;
    while (link.next) {
      this.comparisons++;
      if (link.next.entry!.node === entry.node) break;
      link = link.next;
    }
    link.next = link.next!.next;
    this.length--;
    this.push(entry);
  }

  pop(): OpenEntry | undefined {
    const first = this.#head.next;
    if (!first) return undefined;
    this.#head.next = first.next;
    this.moves++;
    this.length--;
    return first.entry!;
  }
}
