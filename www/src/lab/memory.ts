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

function contentsOfGrid(grid: Grid): string {
  const costs = grid.costs();
  return [grid.width, grid.height, hash(grid.cells()), costs?.some((cost) => cost !== 1) ? hash(costs) : ""].join();
}

function contentsOfGraph(graph: Graph): string {
  const { nodes, connections } = graph;
  return JSON.stringify([nodes, connections, nodes.map(({ id }) => graph.isOccupied(id))]);
}

/** Two numbers of 32 bits that each differ for nearly all pairs of maps. */
function hash(cells: Uint8Array | Float64Array): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let cell = 0; cell < cells.length; cell++) {
    const value = Math.round(cells[cell]! * 1000);
    a = Math.imul(a ^ value, 0x01000193);
    b = Math.imul(b ^ value ^ (a >>> 15), 0x85ebca6b);
  }
  return `${a >>> 0}.${b >>> 0}`;
}
