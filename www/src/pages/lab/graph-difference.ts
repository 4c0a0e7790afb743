/** The third picture of a comparison of graphs: nodes in the colours of who has closed them. */
import type { Graph, GraphNode } from "stepstar";
import { drawn } from "../shared/dom.js";

/** As large as on the board, where there is room. */
const MOST_RADIUS = 1 / 30;
/** Of the room that a node has. */
const SHARE = 0.3;
/** On a smaller node no name can be read. */
const READABLE = 8;

export class GraphDifference {
  readonly element = drawn("svg", { "aria-hidden": "true" });
  /** Width through height. */
  ratio = 1;
  #graph: Graph | null = null;
  #width = 0;
  #nodes: readonly GraphNode[] = [];
  #radius = 1;
  /** What stays while one steps: connections below, names above. */
  readonly #links = drawn("path", { class: "links" });
  readonly #names = drawn("g");

  /** `kinds`: who has closed each node, as the index of a class. */
  show(graph: Graph, kinds: ArrayLike<number>, classes: readonly string[], ends: Iterable<[string, unknown]>): void {
    this.#layOut(graph);
    const discs = classes.map(() => "");
    this.#nodes.forEach((node, i) => {
      discs[kinds[i]!] += disc(node, this.#radius);
    });
    this.element.replaceChildren(
      this.#links,
      ...classes.map((name, who) => drawn("path", { class: `node ${name}`, d: discs[who]! })),
      this.#names,
      ...[...ends].flatMap(([name, id]) => this.#end(name, id)),
    );
  }

  /** Above the node to the left, as on the board. */
  #end(name: string, id: unknown): Node[] {
    const node = this.#nodes.find((node) => node.id === id);
    if (!node) return [];
    const [x, y, r] = [node.x - this.#radius * 0.85, node.y - this.#radius * 0.85, this.#radius * 0.55];
    return [
      drawn("circle", { class: name, cx: x, cy: y, r }),
      drawn("text", { x, y: y + r * 0.4, "font-size": r * 1.2 }, name[0]!.toUpperCase()),
    ];
  }

  #layOut(graph: Graph): void {
    const pixels = this.element.clientWidth;
    if (graph === this.#graph && pixels === this.#width) return;
    this.#graph = graph;
    this.#width = pixels;
    const { nodes, connections } = graph;
    this.#nodes = nodes;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const { x, y } of nodes) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    const [across, down] = [right - left, bottom - top];
    const span = Math.max(across, down) || 1;
    const spacing = Math.max(Math.sqrt((across * down) / nodes.length), span / nodes.length);
    const radius = Math.min(span * MOST_RADIUS, spacing * SHARE);
    const margin = Math.max(2 * radius, span / 40);
    const [width, height] = [across + 2 * margin, down + 2 * margin];
    this.#radius = radius;
    this.ratio = width / height;
    this.element.setAttribute("viewBox", `${left - margin} ${top - margin} ${width} ${height}`);
    const places = new Map(nodes.map((node) => [node.id, node]));
    const lines = connections.map(({ from, to }) => {
      const [a, b] = [places.get(from)!, places.get(to)!];
      return `M${a.x} ${a.y}L${b.x} ${b.y}`;
    });
    this.#links.setAttribute("d", lines.join(""));
    const named = (radius * pixels) / width >= READABLE ? nodes : [];
    this.#names.replaceChildren(
      ...named.map(({ id, x, y }) => drawn("text", { x, y: y + radius * 0.3, "font-size": radius * 0.9 }, String(id))),
    );
  }
}

/** A circle, of which a path may have many. */
function disc({ x, y }: GraphNode, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}
