/** A map as plain data, whoever holds it: a board, a link, a generator, a file. */
import { Graph, Grid } from "../api/index.js";

export interface PlainGrid {
  readonly width: number;
  readonly height: number;
  /** Row by row, 1 is a wall. */
  readonly walls: Uint8Array;
  /** Row by row, what it costs to step onto a cell; absent where every cell costs 1. */
  readonly costs?: Float64Array | undefined;
}

export function toGrid({ width, height, walls, costs }: PlainGrid): Grid {
  return Grid.fromCells(width, height, walls, costs);
}

export interface Node {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface PlainConnection {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

export interface PlainGraph {
  readonly nodes: readonly Node[];
  readonly connections: readonly PlainConnection[];
  /** Ids of nodes. */
  readonly occupied: Iterable<number>;
}

/** A cell of one of several floors. */
export type FloorPlace = readonly [x: number, y: number, floor: number];

/** A link of which nothing is left to a default. */
export interface PlainLink {
  readonly from: FloorPlace;
  readonly to: FloorPlace;
  readonly cost: number;
  readonly oneWay: boolean;
}

/** The engine's graph, which the caller must free. */
export function graphOf({ nodes, connections, occupied }: PlainGraph): Graph {
  const graph = Graph.from({ nodes: [...nodes], connections: [...connections] });
  for (const id of occupied) graph.setOccupied(id, true);
  return graph;
}
