/** Maps that were on the board, by what is on them: when one comes back, by undo or “reload”, its name comes back. */
import type { Graph, Grid } from "stepstar";
import type { StepStarElement } from "stepstar/element";

export interface Origin {
  readonly example?: string;
  readonly make?: string;
}

interface Named {
  origin: Origin;
  example: string | undefined;
}

export class Memory {
  readonly #known = new Map<string, Readonly<Named>>();

  constructor(private readonly board: StepStarElement) {}

  /** The map on the board is called so. */
  keep(named: Named): void {
    this.#keep(contents(this.board), named);
  }

  #keep(map: string, { origin, example }: Named): void {
    this.#known.set(map, { origin, example });
  }

  /** Gives a map that was here before the name it had, and remembers a new one. */
  recall(named: Named): void {
    const map = contents(this.board);
    const known = this.#known.get(map);
    if (known) Object.assign(named, known);
    else this.#keep(map, named);
  }
}

/** What tells two maps apart, in a few letters; start and goal are no part of it. */
function contents({ grid, graph }: StepStarElement): string {
  if (graph) return contentsOfGraph(graph);
  return grid ? contentsOfGrid(grid) : "";
}

export function contentsOfGrid(grid: Pick<Grid, "width" | "height" | "cells" | "costs">): string {
  const costs = grid.costs();
  return [grid.width, grid.height, hash(grid.cells()), costs?.some((cost) => cost !== 1) ? hash(costs) : ""].join();
}

function contentsOfGraph(graph: Graph): string {
  const { nodes, connections } = graph;
  return JSON.stringify([nodes, connections, nodes.map(({ id }) => graph.isOccupied(id))]);
}

/**
 * Two numbers of 32 bits that each differ for nearly all pairs of maps. Of walls four at once, of a cost its upper half, which
 * tells a millionth: millions of cells are asked for it after each stroke.
 */
function hash(cells: Uint8Array | Float64Array): string {
  const [first, step] = cells instanceof Uint8Array ? [0, 1] : [1, 2];
  const words = new Uint32Array(cells instanceof Uint8Array ? filled(cells) : cells.buffer);
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = first; i < words.length; i += step) {
    const word = words[i]!;
    a = Math.imul(a ^ word, 0x01000193);
    b = Math.imul(b ^ word ^ (a >>> 15), 0x85ebca6b);
  }
  return `${a >>> 0}.${b >>> 0}`;
}

/** Whole words of four bytes. */
function filled(bytes: Uint8Array): ArrayBuffer {
  const words = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  words.set(bytes);
  return words.buffer;
}
