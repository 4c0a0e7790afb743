/** The third picture of a comparison: one pixel per cell, coloured by who has closed it. Made in slices, for maps of any size. */
import type { Graph, Grid, Trace } from "stepstar";
import { drawn, make } from "../shared/dom.js";
import { t } from "../shared/text.js";
import { GraphDifference } from "./graph-difference.js";
import { isCell, type Lab } from "./lab.js";
import { yieldToPage } from "./yield-to-page.js";

const CLOSED = 2;
/** Who has closed a cell: bit 1 is A, bit 2 is B. Walls have an entry of their own. */
const NAMES = ["free", "only-a", "only-b", "both", "wall"] as const;
const WALL = 4;
/** Rows painted between two looks at the clock. */
const ROWS = 16;
/** Pixels per cell: as on the board, smaller cells have no lines between them. */
const RULED = 10;
/** Pixels per cell: on a small map the picture is no larger than the boards. */
const LARGEST_CELL = 96;
/** Pixels per cell from which a wall has more than one stripe. */
const STRIPED = 16;
const SLICE_MS = 6;

export type Shares = { readonly [name in (typeof NAMES)[number]]: number };

export class Difference {
  readonly element = make("div", { className: "picture" });
  readonly #canvas = make("canvas");
  readonly #ends = drawn("svg", { "aria-hidden": "true" });
  readonly #nodes = new GraphDifference();
  #running = false;
  #again = false;
  /** What the canvas shows of each cell, to be painted again at once for print. */
  #kinds = new Uint8Array();

  constructor(
    private readonly lab: Lab,
    private readonly onCounted: (shares: Shares) => void,
  ) {
    this.element.setAttribute("role", "img");
    this.element.ariaLabel = t("The map: what only A has closed, what only B, what both");
    // Its colour is a token with a transition: when that ends, the theme has changed.
    this.#canvas.addEventListener("transitionend", () => void this.refresh());
    // The graphics card has lost it.
    this.#canvas.addEventListener("contextrestored", () => this.#repaint(""));
    // Paper is light, and a canvas doesn't follow a print style sheet.
    addEventListener("beforeprint", () => this.#repaint("light"));
    addEventListener("afterprint", () => this.#repaint(""));
  }

  /** Paints the step that the two boards show. A picture in progress is finished first, so that there is always some progress. */
  async refresh(): Promise<void> {
    this.#again = true;
    if (this.#running) return;
    this.#running = true;
    while (this.#again) {
      this.#again = false;
      await this.#paint();
    }
    this.#running = false;
  }

  async #paint(): Promise<void> {
    const { board } = this.lab;
    const { grid, graph, trace, otherTrace } = board;
    if (graph) this.#paintGraph(graph, trace, otherTrace);
    if (!grid || !isOf(grid, trace) || !isOf(grid, otherTrace)) return;
    const { width, height } = grid;
    const closedByA = trace.state();
    await yieldToPage();
    // Another search may have replaced this one meanwhile.
    if (board.otherTrace !== otherTrace || board.grid !== grid) return;
    const closedByB = otherTrace.state();
    const walls = grid.cells();
    this.#markEnds(grid);
    this.#drawGridLines(grid, walls);
    this.#hatchWalls(grid, walls);
    const context = this.#canvas.getContext("2d")!;
    const colours = this.#colours();
    const image = context.createImageData(width, height);
    const pixels = new Uint32Array(image.data.buffer);
    const counts = new Uint32Array(NAMES.length);
    const kinds = new Uint8Array(width * height);
    let began = performance.now();
    for (let y = 0; y < height; y += ROWS) {
      const end = Math.min(height, y + ROWS);
      for (let cell = y * width; cell < end * width; cell++) {
        const who = kindOf(walls[cell]!, closedByA[cell]!, closedByB[cell]!);
        counts[who]!++;
        kinds[cell] = who;
        pixels[cell] = colours[who]!;
      }
      context.putImageData(image, 0, 0, 0, y, width, end - y);
      if (performance.now() - began < SLICE_MS) continue;
      await yieldToPage();
      began = performance.now();
    }
    this.#kinds = kinds;
    this.onCounted(Object.fromEntries(NAMES.map((name, who) => [name, counts[who]!])) as Shares);
  }

  #repaint(colorScheme: string): void {
    const { width, height } = this.#canvas;
    if (this.#kinds.length !== width * height) return;
    const colours = this.#colours(colorScheme);
    const image = new ImageData(width, height);
    new Uint32Array(image.data.buffer).set(Uint32Array.from(this.#kinds, (kind) => colours[kind]!));
    this.#canvas.getContext("2d")!.putImageData(image, 0, 0);
  }

  /** Graphs are small enough to be painted at once. */
  #paintGraph(graph: Graph, trace: Trace | null, otherTrace: Trace | null): void {
    const size = { width: graph.nodes.length, height: 1 };
    if (!isOf(size, trace) || !isOf(size, otherTrace)) return;
    const { start, goal } = this.lab.board;
    const closedByB = otherTrace.state();
    const occupied = graph.nodes.map(({ id }) => graph.isOccupied(id));
    const kinds = trace.state().map((state, i) => kindOf(occupied[i]!, state, closedByB[i]!));
    this.#hold(this.#nodes.element);
    this.#nodes.show(graph, kinds, NAMES, Object.entries({ start, goal }));
    this.#shape(this.#nodes.ratio);
    const counts = NAMES.map((name, kind) => [name, kinds.filter((each) => each === kind).length]);
    this.onCounted(Object.fromEntries(counts) as Shares);
  }

  #hold(...pictures: Element[]): void {
    if (!pictures[0]!.isConnected) this.element.replaceChildren(...pictures);
  }

  /** Gives the picture its width through height. */
  #shape(ratio: number, widest = "100%"): void {
    this.element.style.aspectRatio = String(ratio);
    this.element.style.maxWidth = `min(${widest}, 80vh * ${ratio})`;
  }

  /** Start and goal, over a canvas in the shape of the map. */
  #markEnds({ width, height }: Grid): void {
    this.#hold(this.#canvas, this.#ends);
    this.#shape(width / height, `${width * LARGEST_CELL}px`);
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    // Enlarged cells keep sharp edges; cells smaller than a screen pixel are blended.
    this.#canvas.style.imageRendering = width > this.element.clientWidth ? "auto" : "pixelated";
    this.#ends.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const radius = Math.max(0.38, Math.max(width, height) / 80);
    const rim = radius * 1.2;
    const inside = (at: number, side: number) => Math.max(Math.min(at, side - rim), Math.min(rim, side / 2));
    const { start, goal } = this.lab.board;
    const ends = [
      ["start", "S", start],
      ["goal", "G", goal],
    ] as const;
    this.#ends.replaceChildren(
      ...ends.flatMap(([name, letter, place]) => {
        if (!isCell(place)) return [];
        // As on the board, a disc stays within the picture.
        const [x, y] = [inside(place[0] + 0.5, width), inside(place[1] + 0.5, height)];
        return [
          drawn("circle", { class: name, cx: x, cy: y, r: radius }),
          drawn("text", { x, y: y + radius * 0.45, "font-size": radius * 1.25 }, letter),
        ];
      }),
    );
  }

  /** The grid lines, left out between two walls. */
  #drawGridLines({ width, height }: Grid, walls: ArrayLike<number>): void {
    let d = "";
    if (this.element.clientWidth >= RULED * width) {
      const lines = (count: number, length: number, covered: (line: number, at: number) => boolean, way: "V" | "H") => {
        for (let line = 1; line < count; line++) {
          for (let from = 0, to = 0; to <= length; to++) {
            if (to < length && !covered(line, to)) continue;
            if (to > from) d += way === "V" ? `M${line} ${from}V${to}` : `M${from} ${line}H${to}`;
            from = to + 1;
          }
        }
      };
      const wall = (x: number, y: number) => Boolean(walls[y * width + x]);
      lines(width, height, (x, y) => wall(x - 1, y) && wall(x, y), "V");
      lines(height, width, (y, x) => wall(x, y - 1) && wall(x, y), "H");
    }
    this.#ends.prepend(drawn("path", { class: "rules", d }));
  }

  /** The stripes of the walls, as on the board: in the dark theme, colour alone hardly tells a wall from a free cell. */
  #hatchWalls({ width }: Grid, walls: ArrayLike<number>): void {
    let d = "";
    const cell = this.element.clientWidth / width;
    const stripes = cell < RULED ? [] : cell < STRIPED ? [1] : [0.5, 1, 1.5];
    for (let i = 0; i < walls.length && stripes.length > 0; i++) {
      if (!walls[i]) continue;
      const [x, y] = [i % width, Math.floor(i / width)];
      for (const at of stripes) {
        const [near, far] = [Math.max(0, at - 1), Math.min(1, at)];
        d += `M${x + near} ${y + far}L${x + far} ${y + near}`;
      }
    }
    this.#ends.prepend(drawn("path", { class: "hatch", d }));
  }

  /** The tokens of a theme, by default the one in force, as 32-bit pixels. */
  #colours(colorScheme = ""): Uint32Array {
    this.element.style.colorScheme = colorScheme;
    const style = getComputedStyle(this.element);
    const probe = new OffscreenCanvas(NAMES.length, 1).getContext("2d", { willReadFrequently: true })!;
    NAMES.forEach((name, x) => {
      this.element.style.color = `var(--${name})`;
      probe.fillStyle = style.color;
      probe.fillRect(x, 0, 1, 1);
    });
    this.element.style.removeProperty("color");
    this.element.style.removeProperty("color-scheme");
    return new Uint32Array(probe.getImageData(0, 0, NAMES.length, 1).data.buffer);
  }
}

/** The index of a name. */
function kindOf(wall: number | boolean, stateOfA: number, stateOfB: number): number {
  return wall ? WALL : Number(stateOfA === CLOSED) + 2 * Number(stateOfB === CLOSED);
}

function isOf(grid: { readonly width: number; readonly height: number }, trace: Trace | null): trace is Trace {
  return trace !== null && trace.width === grid.width && trace.height === grid.height;
}
