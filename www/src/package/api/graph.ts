/// <reference lib="esnext.disposable" preserve="true" />
import { isList } from "../kind-of.js";
import { engine, engineFor, type RawGraph } from "../raw.js";
import {
  CONNECTION_LENGTH,
  type Connection,
  type GraphNode,
  MOST,
  MOST_CONNECTIONS,
  MOST_ID,
  MOST_NODES,
  NODE_LENGTH,
  readConnection,
  readNode,
} from "./definitions.js";
import { boolean, finite, numbered, object, partOf, whole, wrongType } from "./errors.js";
import { dispose, Handle, notOurs } from "./handle.js";
import { idNumbering, type Numbering } from "./place.js";

/** What a {@link Graph} is made from. */
export interface GraphDescription {
  readonly nodes: readonly Readonly<GraphNode>[];
  readonly connections: readonly Readonly<Connection>[];
}

/** @internal */
export interface GraphInside {
  readonly raw: RawGraph;
  readonly numbering: Numbering;
  lead?(follower: object): void;
}

/** @internal */
export let insideGraph: (value: unknown) => GraphInside | undefined;

/** A graph of the engine as users have it. @internal */
export let adoptGraph: (raw: RawGraph) => Graph;

/** How a method comes to the engine's graph: of whatever it was called on. */
let ours: (graph: Graph) => Handle<RawGraph>;

/**
 * A directed, weighted graph. Make one with {@link Graph.from}.
 *
 * Its nodes lie in the engine's memory, where nobody looks for them: `toEqual`, `JSON.stringify` and `postMessage` find every graph
 * empty. Compare, save and send its `nodes` and `connections`.
 *
 * @example
 * ```ts
 * import { find_path, Graph } from "stepstar";
 *
 * const graph = Graph.from({
 *   nodes: [
 *     { id: 1, x: 0, y: 0 },
 *     { id: 2, x: 3, y: 4 },
 *     { id: 3, x: 6, y: 0 },
 *   ],
 *   connections: [
 *     { from: 1, to: 2, cost: 5 },
 *     { from: 2, to: 3, cost: 5 },
 *     { from: 1, to: 3, cost: 12 },
 *   ],
 * });
 * find_path(graph, 1, 3).path; // => [1, 2, 3]
 * graph.setOccupied(2, true);
 * find_path(graph, 1, 3).path; // => [1, 3]
 * ```
 */
export class Graph {
  /** Consoles show this name; minified, it would be another. @internal */
  static readonly name = "Graph";
  readonly #handle: Handle<RawGraph>;

  static {
    insideGraph = (value) =>
      Object(value) === value && #handle in (value as Graph) ? (value as Graph).#handle : undefined;
    adoptGraph = (raw) => new Graph(raw);
    ours = (graph) => {
      if (insideGraph(graph)) return graph.#handle;
      throw notOurs("Graph");
    };
  }

  private constructor(raw: RawGraph) {
    if (!(raw instanceof engine().Graph))
      throw new TypeError("A Graph is made with Graph.from({ nodes, connections }).");
    this.#handle = new Handle(raw, "graph", idNumbering);
  }

  /**
   * Makes a graph of nodes and connections: up to 16 million nodes and 20 million connections.
   *
   * @example
   * ```ts
   * import { Graph } from "stepstar";
   *
   * const graph = Graph.from({ nodes: [{ id: 7, x: 0, y: 0 }], connections: [] });
   * graph.nodes; // => [{ id: 7, x: 0, y: 0 }]
   * ```
   */
  static from(graph: GraphDescription): Graph {
    object(graph, "graph", "{ nodes, connections }");
    const { nodes, connections } = graph;
    const ids = new Uint32Array(count(nodes, "nodes of the graph", MOST_NODES));
    const xs = new Float64Array(ids.length);
    const ys = new Float64Array(ids.length);
    for (let i = 0; i < ids.length; i++) {
      const node = object(nodes[i], numbered("node", i), "{ id, x, y }");
      ids[i] = whole(node.id, partOf("id", numbered("node", i)), 0, MOST_ID);
      xs[i] = finite(node.x, partOf("x", numbered("node", i)), -MOST);
      ys[i] = finite(node.y, partOf("y", numbered("node", i)), -MOST);
    }
    const from = new Uint32Array(count(connections, "connections of the graph", MOST_CONNECTIONS));
    const to = new Uint32Array(from.length);
    const costs = new Float64Array(from.length);
    for (let i = 0; i < from.length; i++) {
      const connection = object(connections[i], numbered("connection", i), "{ from, to, cost }");
      from[i] = whole(connection.from, partOf('"from"', numbered("connection", i)), 0, MOST_ID);
      to[i] = whole(connection.to, partOf('"to"', numbered("connection", i)), 0, MOST_ID);
      costs[i] = finite(connection.cost, partOf("cost", numbered("connection", i)), 0);
    }
    return new Graph(new (engineFor(ids, xs, ys, from, to, costs).Graph)(ids, xs, ys, from, to, costs));
  }

  /**
   * A copy of the nodes, in the order of the list that made the graph.
   *
   * @example
   * ```ts
   * import { Graph } from "stepstar";
   *
   * const nodes = [
   *   { id: 1, x: 0, y: 0 },
   *   { id: 2, x: 1, y: 0 },
   * ];
   * const graph = Graph.from({ nodes, connections: [{ from: 1, to: 2, cost: 3 }] });
   * graph.nodes.length; // => 2
   * ```
   */
  get nodes(): GraphNode[] {
    return listed(ours(this).raw.nodes(), NODE_LENGTH, readNode);
  }

  /**
   * A copy of the connections, grouped by the node at which they begin.
   *
   * @example
   * ```ts
   * import { Graph } from "stepstar";
   *
   * const nodes = [
   *   { id: 1, x: 0, y: 0 },
   *   { id: 2, x: 1, y: 0 },
   * ];
   * const graph = Graph.from({ nodes, connections: [{ from: 1, to: 2, cost: 3 }] });
   * graph.connections; // => [{ from: 1, to: 2, cost: 3 }]
   * ```
   */
  get connections(): Connection[] {
    return listed(ours(this).raw.connections(), CONNECTION_LENGTH, readConnection);
  }

  /**
   * Marks a node as occupied, or frees it. Of the occupied nodes a path visits none but the one where it begins. Connections stay.
   *
   * @example
   * ```ts
   * import { Graph } from "stepstar";
   *
   * const graph = Graph.from({ nodes: [{ id: 7, x: 0, y: 0 }], connections: [] });
   * graph.setOccupied(7, true);
   * graph.isOccupied(7); // => true
   * ```
   */
  setOccupied(id: number, occupied: boolean): void {
    ours(this).edit("setOccupied", idNumbering.numberOf(id, "node"), boolean(occupied, "argument occupied"));
  }

  /**
   * Whether the node is occupied.
   *
   * @example
   * ```ts
   * import { Graph } from "stepstar";
   *
   * const graph = Graph.from({ nodes: [{ id: 7, x: 0, y: 0 }], connections: [] });
   * graph.isOccupied(7); // => false
   * ```
   */
  isOccupied(id: number): boolean {
    const number = idNumbering.numberOf(id, "node");
    if (ours(this).raw.contains(number)) return ours(this).raw.isOccupied(number);
    throw new RangeError(`Node ${number} is not one of the graph.`);
  }

  /**
   * Frees the graph's memory at once; otherwise that happens some time after its last use. Calling it again does nothing.
   *
   * @example
   * ```ts
   * import { Graph } from "stepstar";
   *
   * const nodes = [
   *   { id: 1, x: 0, y: 0 },
   *   { id: 2, x: 1, y: 0 },
   * ];
   * const graph = Graph.from({ nodes, connections: [{ from: 1, to: 2, cost: 3 }] });
   * graph.free();
   * ```
   */
  free(): void {
    ours(this).free();
  }

  /**
   * Calls {@link Graph.free} at the end of a block that declares `using graph = ...`.
   *
   * @example
   * ```ts
   * import { Graph } from "stepstar";
   *
   * const nodes = [
   *   { id: 1, x: 0, y: 0 },
   *   { id: 2, x: 1, y: 0 },
   * ];
   * using graph = Graph.from({ nodes, connections: [{ from: 1, to: 2, cost: 3 }] });
   * graph.nodes.length; // => 2
   * ```
   */
  [dispose](): void {
    ours(this).free();
  }

  /** Keeps reactive frameworks from wrapping it, as they do plain objects: behind a Proxy it would not work. @internal */
  get [Symbol.toStringTag](): string {
    return "Graph";
  }
}

function count(list: unknown, name: string, most: number): number {
  if (!isList(list)) throw wrongType(`list of ${name}`, list, "an array");
  return whole(list.length, `number of ${name}`, 0, most);
}

/** Each of many, of which the engine has so many numbers one after the other. */
function listed<T>(numbers: Float64Array, length: number, read: (numbers: Float64Array, at: number) => T): T[] {
  const list: T[] = [];
  for (let at = 0; at < numbers.length; at += length) list.push(read(numbers, at));
  return list;
}
