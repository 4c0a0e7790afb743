/** The board of a graph: every frame paints all that is in view. */
import type { Trace } from "../api/index.js";
import type { Board, Look, Pointers } from "../board/board.js";
import { type GraphDrawing, type Places, placesOf } from "../board/drawing.js";
import { paintScene } from "../board/paint.js";
import type { Palette } from "../board/palette.js";
import type { Field } from "../board/scene.js";
import { NOTHING, type StepMarks, stepAt } from "../board/steps.js";
import { Surface } from "../board/surface.js";
import type { Size, View } from "../board/view.js";
import type { HighlightKind, Place } from "../shared/terms.js";
import { centreOf, frameOf, type GraphScene, linkName, type NodePicture, RADIUS, radiusIn } from "./graph-scene.js";

/** Room around the nodes for their discs and sums. */
const MARGIN = 64;
/** At most this share of a narrow board. */
const MARGIN_SHARE = 0.13;
const SHAPE: Size = { width: 16, height: 10 };
/** How many times smaller than the whole board a graph can be made; from further away it would be a dot. */
const MOST_SHRINKING = 4;

export class GraphBoard implements Board {
  readonly #surface = new Surface(
    ["ground"],
    () => paintScene(this.#surface.layer(0), this.scene()),
    (waited) => {
      if (this.#fitted) this.fit();
      for (const look of waited) look(this);
    },
  );
  readonly #highlights = new Map<HighlightKind, readonly number[]>();
  #drawing: GraphDrawing;
  #places: Places;
  #trace: Trace | null = null;
  #step: StepMarks = NOTHING;
  #pointers: Pointers = { hover: null, pinned: null, cursor: null, sketch: [], breaks: [] };
  #sketch: GraphScene["sketch"] = null;
  #view: View = { scale: 40, x: 0, y: 0 };
  #fitted = true;
  /** Every node is a goal. */
  #isField = false;

  constructor(
    drawing: GraphDrawing,
    places: Places,
    private colours: () => Palette,
    private readonly viewed: () => void,
  ) {
    this.#drawing = drawing;
    this.#places = places;
    this.#surface.shape(SHAPE);
  }

  get surface(): HTMLElement {
    return this.#surface.element;
  }

  measure(): void {
    this.#surface.measure();
  }

  set near(near: boolean) {
    this.#surface.near = near;
  }

  sized(look: Look): void {
    this.#surface.look(this, look);
  }

  get waiting(): readonly Look[] {
    return this.#surface.waiting;
  }

  get view(): View {
    return this.#view;
  }

  set view(view: View) {
    this.#setView(view, false);
  }

  get drawing(): GraphDrawing {
    return this.#drawing;
  }

  get fitted(): boolean {
    return this.#fitted;
  }

  draw(drawing: GraphDrawing, places: Places): void {
    const nodesChanged = drawing.nodes.length !== this.#drawing.nodes.length;
    this.#drawing = drawing;
    this.#places = places;
    // A trace of other nodes says nothing about these.
    if (nodesChanged) this.#trace = null;
    this.#surface.request();
  }

  search(trace: Trace | null, _engine: unknown, field: Field | null = null): void {
    this.#trace = trace;
    this.#isField = field !== null;
    this.#highlights.clear();
    this.move();
  }

  move(): void {
    this.#step = this.#trace ? stepAt(this.#trace) : NOTHING;
    this.#surface.request();
  }

  lead(way: readonly Place[]): void {
    this.#step = { ...this.#step, path: way };
    this.#surface.request();
  }

  preview(path: readonly Place[]): void {
    this.#step = { ...NOTHING, path };
    this.#surface.request();
  }

  point(pointers: Partial<Pointers>): void {
    this.#pointers = { ...this.#pointers, ...pointers };
    this.#surface.request();
  }

  /** A connection that is being drawn. */
  sketch(sketch: GraphScene["sketch"]): void {
    this.#sketch = sketch;
    this.#surface.request();
  }

  highlight(kind: HighlightKind, places: readonly Place[]): void {
    this.#highlights.set(kind, places.filter(isId));
    this.#surface.request();
  }

  recolour(palette: Palette, paper: boolean): void {
    this.colours = () => palette;
    this.#surface.paper = paper ? (this.#fitted ? "whole" : "part") : null;
    this.#surface.request();
    if (paper) this.#surface.flush();
  }

  fit(): void {
    this.#surface.waiting = [];
    // If it is not laid out yet, it is fitted once it is.
    this.#fitted = true;
    const view = this.#fittingView();
    if (view) this.#setView(view, true);
  }

  /** The view that shows all nodes; undefined if there are none, or no board yet. */
  #fittingView(): View | undefined {
    const { width, height } = this.#surface.size;
    const { left, right, top, bottom } = frameOf(this.#drawing.nodes);
    if (width === 0 || left > right) return undefined;
    const within = (size: number) => size - 2 * Math.min(MARGIN, size * MARGIN_SHARE);
    const scale = Math.min(within(width) / (right - left || 1), within(height) / (bottom - top || 1));
    return { scale, x: (left + right - width / scale) / 2, y: (top + bottom - height / scale) / 2 };
  }

  zoomBy(factor: number, px = this.#surface.size.width / 2, py = this.#surface.size.height / 2): void {
    const { scale, x, y } = this.#view;
    const least = Math.min(scale, (this.#fittingView()?.scale ?? 0) / MOST_SHRINKING);
    const next = Math.max(least, scale * factor);
    this.#setView({ scale: next, x: x + px / scale - px / next, y: y + py / scale - py / next }, false);
  }

  panBy(dx: number, dy: number): void {
    const { scale, x, y } = this.#view;
    this.#setView({ scale, x: x - dx / scale, y: y - dy / scale }, false);
  }

  show(place: Place, wanted = this.#view.scale): void {
    const node = this.#drawing.nodes.find(({ id }) => id === place);
    const { width, height } = this.#surface.size;
    const scale = Math.max(this.#view.scale, wanted);
    if (node) this.#setView({ scale, x: node.x - width / 2 / scale, y: node.y - height / 2 / scale }, false);
  }

  reveal(place: Place): void {
    const [px, py] = this.pixelOf(place);
    const { width, height } = this.#surface.size;
    if (px < RADIUS || py < RADIUS || px > width - RADIUS || py > height - RADIUS) this.show(place);
  }

  pixelOf(place: Place): readonly [number, number] {
    const node = this.#drawing.nodes.find(({ id }) => id === place);
    return node ? centreOf({ view: this.#view }, node) : [0, 0];
  }

  #setView(view: View, fitted: boolean): void {
    this.#view = view;
    this.#fitted = fitted;
    this.#surface.request();
    this.viewed();
  }

  placeAt(px: number, py: number): number | null {
    const near = this.#drawing.nodes.map((node) => {
      const [x, y] = centreOf({ view: this.#view }, node);
      return { id: node.id, distance: Math.hypot(px - x, py - y) };
    });
    // Of nodes at the same place, the last one is on top.
    const nearest = near.reduce((a, b) => (b.distance <= a.distance ? b : a), { id: -1, distance: Infinity });
    return nearest.distance <= RADIUS + 6 ? nearest.id : null;
  }

  /** Among smaller nodes there may be no room beside one. */
  legible(): boolean {
    return this.reach === RADIUS;
  }

  get reach(): number {
    return radiusIn({ size: this.#surface.size, view: this.#view, nodes: this.#drawing.nodes });
  }

  /** Nothing: on a graph the nodes themselves are dragged, not start and goal on top of them. */
  grabAt(): null {
    return null;
  }

  scene({ scale, palette = this.colours() }: { scale?: number; palette?: Palette } = {}): GraphScene {
    const { nodes, connections, occupied } = this.#drawing;
    const values = this.#trace?.values(0, 0, nodes.length, 1);
    const grow = scale ? scale / this.#view.scale : 1;
    const { width, height } = this.#surface.size;
    const pictures: NodePicture[] = nodes.map((node, i) => ({
      ...node,
      occupied: occupied.has(node.id),
      state: values?.state[i] ?? 0,
      g: values?.g[i] ?? 0,
      h: values?.h[i] ?? 0,
      f: values?.f[i] ?? 0,
    }));
    const tree = new Set<string>();
    values?.parent.forEach((parent, i) => {
      if (parent >= 0) tree.add(linkName(nodes[parent]!.id, nodes[i]!.id));
    });
    const { hover, pinned, cursor, breaks } = this.#pointers;
    const id = (place: Place | null) => (place !== null && isId(place) ? place : null);
    return {
      kind: "graph",
      size: { width: width * grow, height: height * grow },
      view: { ...this.#view, scale: this.#view.scale * grow },
      nodes: pictures,
      connections,
      tree,
      path: this.#step.path.filter(isId),
      now: id(this.#step.now),
      fresh: this.#step.fresh.filter(isId),
      starts: placesOf(this.#places, "start").filter(isId),
      goals: this.#isField ? [] : placesOf(this.#places, "goal").filter(isId),
      through: this.#places.through.filter(isId),
      breaks: breaks.filter(isId),
      highlights: [...this.#highlights.values()].flat(),
      hover: id(hover),
      pinned: id(pinned),
      cursor: id(cursor),
      sketch: this.#sketch,
      palette,
    };
  }

  free(): void {
    this.#surface.free();
    this.#trace = null;
  }
}

function isId(place: Place): place is number {
  return typeof place === "number";
}
