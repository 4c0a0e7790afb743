/** An open node and its place in the order: the least f, then the least tie, then the lowest node. */
export interface OpenEntry {
  readonly f: number;
  readonly tie: number;
  readonly node: number;
}

export function precedes(a: OpenEntry, b: OpenEntry): boolean {
  return a.f !== b.f ? a.f < b.f : a.tie !== b.tie ? a.tie < b.tie : a.node < b.node;
}

/** One of the compared data structures. It counts its operations, as these don't depend on the machine. */
export interface OpenStructure {
  readonly length: number;
  /** Pairs of entries compared, and entries looked at to find a node. */
  comparisons: number;
  /** Entries written to a place. */
  moves: number;
  push(entry: OpenEntry): void;
  /** The entry's node is in the list already, and now comes earlier. */
  improve(entry: OpenEntry): void;
  pop(): OpenEntry | undefined;
}
