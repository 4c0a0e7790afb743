/** PlainMap on a graph: nodes are dragged, connections drawn from node to node; a click occupies a node or frees it. */
import { MOST_ID } from "../api/definitions.js";
import { type GraphDrawing, moved, type Places, stopsOf, toggled } from "../board/drawing.js";
import { toMap } from "../board/view.js";
import type { GraphBoard } from "../graph-view/graph-board.js";
import { centreOf, lane, RADIUS } from "../graph-view/graph-scene.js";
import type { PlainConnection } from "../shared/plain-map.js";
import type { Words } from "../words/index.js";
import type { What } from "./change.js";
import { endsOf, type Hand, type HandSettings, type Press } from "./hand.js";
import type { Studio } from "./studio.js";

/** A press that moves a node by less than this is a click on it. */
const CLICK_PIXELS = 4;
/** How far a key moves a node, in pixels. */
const NUDGE_PIXELS = 10;

interface Drag {
  readonly kind: "node" | "link" | "end";
  readonly id: number;
  px: number;
  py: number;
  moved: boolean;
  /** CONTROL was held: in the end the search is played. */
  readonly evolution?: boolean;
}

export class GraphHand implements Hand {
  #drag: Drag | null = null;
  /** What a tap moves: who can't drag, and has no right button, touches it first. */
  #touched: "start" | "goal" = "start";
  /** Start, goal and way points as they were before the press. */
  #places: Places | null = null;
  /** For screen readers: what this press has done to connections. */
  #announcement = "";
  /** What this press changes. */
  #what: What = "graph";
  /** The node that was clicked with a tool that connects, or chosen by keyboard: the next press is the other end. */
  #linkStart: number | null = null;
  /** The node that the keys moved last, and the places as they were then: as long as they are the same, nothing else has been done since. */
  #nudged: { readonly id: number; readonly places: Places } | null = null;

  constructor(
    private readonly studio: Studio,
    private readonly board: GraphBoard,
    private readonly settings: HandSettings,
    private readonly show: (evolution: boolean) => void,
    private readonly words: Words,
    private readonly say: (text: string) => void,
  ) {}

  press(px: number, py: number, how: Press): boolean {
    const { tool } = this.settings;
    const id = this.board.placeAt(px, py);
    if (!this.#connects || id === null) this.#beginLink(null);
    if (tool === "pan") return false;
    this.#what = "graph";
    this.#announcement = "";
    if (id === null) return this.#pressPaper(px, py, how);
    this.studio.pickUp();
    const ends = endsOf(tool);
    if (how.button === 1) this.#flip(id);
    else if (ends) {
      this.#what = ends;
      this.studio.place(toggled(this.studio.places, ends, id), ends);
    } else if (tool === "erase") this.#removeNode(id);
    else if (tool === "pointer") {
      this.#places = this.studio.places;
      if (!how.touch || id === this.#places.start) this.#touched = "start";
      else if (id === this.#places.goal) this.#touched = "goal";
      this.#what = how.button === 2 ? "goal" : this.#touched;
      this.#drag = { kind: "end", id, px, py, moved: false, evolution: how.control };
      this.studio.place({ [this.#what]: id }, this.#what);
      if (!how.control) this.show(false);
    } else {
      const kind = this.#connects || how.button === 2 ? "link" : "node";
      this.#drag = { kind, id, px, py, moved: false };
    }
    return true;
  }

  /** The line tool connects at the cost of the length, the terrain tool at the cost chosen. */
  get #connects(): boolean {
    return this.settings.tool === "line" || this.settings.tool === "terrain";
  }

  /** Off the nodes, the eraser and the terrain tool hit the nearest arrow; a tool that connects adds a node on bare paper. */
  #pressPaper(px: number, py: number, how: Press): boolean {
    if (how.button !== 0) return false;
    const { tool } = this.settings;
    const hit = tool === "erase" || tool === "terrain" ? this.#linkAt(px, py, how.reach) : undefined;
    if (!hit && !this.#connects) return false;
    this.studio.pickUp();
    if (hit) {
      this.#setLink(hit, tool === "erase" ? undefined : this.settings.terrain);
      return true;
    }
    this.#add(px, py);
    return true;
  }

  #add(px: number, py: number): number {
    const { drawing } = this;
    const id = unusedId(drawing.nodes);
    this.studio.replaceGraph({ ...drawing, nodes: [...drawing.nodes, { id, ...this.#spot(px, py) }] });
    return id;
  }

  addBeside(id: number): number {
    let [px, py] = this.board.pixelOf(id);
    do px += 4 * RADIUS;
    while (this.board.placeAt(px, py) !== null);
    return this.#add(px, py);
  }

  drag(px: number, py: number): void {
    const drag = this.#drag;
    // The cursor of the keys, on its way to the other end.
    if (!drag && this.#linkStart !== null) this.board.sketch({ from: this.#linkStart, x: px, y: py });
    if (!drag) return;
    drag.moved ||= Math.hypot(px - drag.px, py - drag.py) > CLICK_PIXELS;
    if (!drag.moved) return;
    if (drag.kind === "link") {
      this.board.sketch({ from: drag.id, x: px, y: py });
      drag.px = px;
      drag.py = py;
      return;
    }
    if (drag.kind === "end") {
      const to = this.board.placeAt(px, py);
      if (to === null || to === drag.id) return;
      // A drag that begins on the goal moves the goal, and leaves the start where it was.
      const stop = stopsOf(this.#places!).find(({ what, place }) => what !== "through" && place === drag.id);
      if (stop) this.#what = stop.what;
      this.studio.place(
        { ...this.#places, ...(stop ? moved(this.#places!, stop, to) : { [this.#what]: to }) },
        this.#what,
      );
      return;
    }
    this.#move(drag.id, px, py);
  }

  #move(id: number, px: number, py: number, continues = false): void {
    const { drawing } = this;
    const nodes = drawing.nodes.map((node) => (node.id === id ? { id, ...this.#spot(px, py) } : node));
    this.studio.replaceGraph({ ...drawing, nodes }, continues);
  }

  nudge(id: number, right: number, down: number): string {
    const [px, py] = this.board.pixelOf(id);
    const continues = this.#nudged?.id === id && this.#nudged.places === this.studio.places;
    this.#move(id, px + right * NUDGE_PIXELS, py + down * NUDGE_PIXELS, continues);
    this.#nudged = { id, places: this.studio.places };
    const { x, y } = this.drawing.nodes.find((node) => node.id === id)!;
    return `x = ${x}, y = ${y}`;
  }

  #spot(px: number, py: number): { x: number; y: number } {
    const [x, y] = toMap(this.board.view, px, py).map(round);
    return { x: x!, y: y! };
  }

  release(): void {
    const drag = this.#drag;
    this.#drag = null;
    this.board.sketch(null);
    if (drag?.kind === "node" && !drag.moved) this.#flip(drag.id);
    if (drag?.kind === "link") this.#connect(drag.id, this.board.placeAt(drag.px, drag.py));
    this.studio.drop(this.#what);
    if (this.#announcement) this.say(this.#announcement);
    if (drag?.evolution) this.show(true);
  }

  cancel(): void {
    this.#drag = null;
    this.#beginLink(null);
    this.studio.putBack(this.#what);
  }

  giveUp(): boolean {
    const begun = this.#linkStart !== null;
    this.#beginLink(null);
    return begun;
  }

  /** Connects two nodes, by one drag or by two clicks. */
  #connect(id: number, to: number | null): void {
    const from = to === id && this.#connects ? this.#linkStart : id;
    const begins = from === null || !this.drawing.nodes.some((node) => node.id === from);
    this.#beginLink(begins ? id : null);
    if (begins) this.#announcement = this.words.say(this.words.linkFrom, { from: id });
    else this.#toggleLink(from, to);
  }

  /** Begins a connection, drawn as an arrow that leads nowhere yet; null: none is begun. */
  #beginLink(from: number | null): void {
    this.#linkStart = from;
    const [x, y] = from === null ? [0, 0] : this.board.pixelOf(from);
    this.board.sketch(from === null ? null : { from, x: x + 3 * RADIUS, y });
  }

  /** Adds a connection, at the cost chosen or of its length. One that is there gets the cost chosen, or is removed if it has it already. */
  #toggleLink(from: number, to: number | null): void {
    if (to === null || to === from) return;
    const { drawing } = this;
    const old = drawing.connections.find((link) => link.from === from && link.to === to);
    const [a, b] = [from, to].map((id) => drawing.nodes.find((node) => node.id === id)!);
    // Rounded up: if it cost less than the distance, no estimate could be trusted.
    const length = Math.ceil(Math.hypot(a!.x - b!.x, a!.y - b!.y) * 100 - 1e-9) / 100;
    const cost = this.settings.tool === "terrain" ? this.settings.terrain : old ? old.cost : length;
    this.#setLink({ from, to, cost }, old?.cost === cost ? undefined : cost);
  }

  /** Replaces a connection in its place in the list, or adds it at the end; without a cost it is removed. */
  #setLink({ from, to }: PlainConnection, cost?: number): void {
    const { drawing } = this;
    const isOther = (link: PlainConnection) => link.from !== from || link.to !== to;
    const connections = drawing.connections.filter(isOther);
    const at = drawing.connections.findIndex((link) => !isOther(link));
    if (cost !== undefined) connections.splice(at < 0 ? connections.length : at, 0, { from, to, cost });
    this.studio.replaceGraph({ ...drawing, connections });
    this.#announcement =
      cost === undefined
        ? this.words.say(this.words.noLink, { from, to })
        : this.words.say(this.words.link, { from, to, cost: String(cost) });
  }

  #flip(id: number): void {
    const occupied = new Set(this.drawing.occupied);
    if (!occupied.delete(id)) occupied.add(id);
    this.studio.replaceGraph({ ...this.drawing, occupied });
  }

  #removeNode(id: number): void {
    const { nodes, connections, occupied } = this.drawing;
    this.studio.replaceGraph({
      kind: "graph",
      nodes: nodes.filter((node) => node.id !== id),
      connections: connections.filter(({ from, to }) => from !== id && to !== id),
      occupied: new Set([...occupied].filter((other) => other !== id)),
    });
  }

  #linkAt(px: number, py: number, reach: number): PlainConnection | undefined {
    const places = new Map(this.drawing.nodes.map((node) => [node.id, centreOf(this.board, node)]));
    let nearest: PlainConnection | undefined;
    let least = reach;
    for (const link of this.drawing.connections) {
      const { ux, uy, x1, y1, x2, y2 } = lane(places.get(link.from)!, places.get(link.to)!);
      const along = Math.max(0, Math.min(Math.hypot(x2 - x1, y2 - y1), (px - x1) * ux + (py - y1) * uy));
      const distance = Math.hypot(px - x1 - ux * along, py - y1 - uy * along);
      if (distance < least) [nearest, least] = [link, distance];
    }
    return nearest;
  }

  private get drawing(): GraphDrawing {
    return this.studio.drawing as GraphDrawing;
  }
}

/** One more than the largest id or, if that is the largest there can be, the smallest that is free. */
function unusedId(nodes: GraphDrawing["nodes"]): number {
  const taken = new Set(nodes.map(({ id }) => id));
  let id = nodes.reduce((most, node) => Math.max(most, node.id), -1) + 1;
  if (id > MOST_ID) for (id = 0; taken.has(id); ) id++;
  return id;
}

/** To two decimals: no hand is more precise. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
