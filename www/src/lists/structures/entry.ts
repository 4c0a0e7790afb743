/** An open node and its place in the order: the least f, then the least tie, then the lowest node. */
export interface Entry {
  readonly f: number;
  readonly tie: number;
  readonly node: number;
}

export function precedes(a: Entry, b: Entry): boolean {
  return a.f !== b.f ? a.f < b.f : a.tie !== b.tie ? a.tie < b.tie : a.node < b.node;
}

/** One of the data structures that are compared. It counts what it does; time comes second. */
export interface OpenStructure {
  readonly length: number;
  /** Pairs of entries compared, and entries looked at to find a node. */
  comparisons: number;
  /** Entries written to a place. */
  moves: number;
  push(entry: Entry): void;
  /** The node of this entry is in the list and has a better place now. */
  improve(entry: Entry): void;
  pop(): Entry | undefined;
}
