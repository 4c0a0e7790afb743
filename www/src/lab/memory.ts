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
  keep({ origin, example }: Named): void {
    this.#known.set(contents(this.board), { origin, example });
  }

  /** Gives a map that was here before the name it had, and remembers a new one. */
  recall(named: Named): void {
    const known = this.#known.get(contents(this.board));
    if (known) Object.assign(named, known);
    else this.keep(named);
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
 * Two numbers of 32 bits that each differ for nearly all pairs of maps. Four walls at once, and both halves of a cost: millions
 * of cells are asked for it after each stroke.
 */
function hash(cells: Uint8Array | Float64Array): string {
  const words = new Uint32Array(cells.buffer, cells.byteOffset, cells.byteLength >> 2);
  const halves = cells instanceof Uint8Array ? 1 : 2;
  const rest = cells instanceof Uint8Array ? cells.subarray(words.length * 4) : [];
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < words.length + rest.length; i += halves) {
    const word = i < words.length ? words[i]! ^ (halves - 1 && words[i + 1]!) : rest[i - words.length]!;
    a = Math.imul(a ^ word, 0x01000193);
    b = Math.imul(b ^ word ^ (a >>> 15), 0x85ebca6b);
  }
  return `${a >>> 0}.${b >>> 0}`;
}
