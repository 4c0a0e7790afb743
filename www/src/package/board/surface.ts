/** Canvases on top of each other in one focusable box: sharp on every screen, painted at most once a frame, and there only near the reader's view. */
import type { Board, Look } from "./board.js";
import { LARGEST_FIT, type Size } from "./view.js";

/** Pixels per CSS pixel on paper, at least: those of a screen could look jagged there. */
const PAPER_RATIO = 2;
/** The room for a board on paper, at most: its picture is then made as wide as the column. */
const PAPER: Size = { width: 800, height: 1000 };
/** A slide may magnify the whole board; by less than this it is only rounding. */
const ROUNDING = 0.02;
const LARGEST_RATIO = 4;

export class Surface {
  readonly element = document.createElement("div");
  #layers: CanvasRenderingContext2D[] = [];
  readonly #observer: ResizeObserver;
  #frame = 0;
  #near = false;
  #isLaidOut = false;
  #isPainted = false;
  #shape: Size = PAPER;
  /** The size on paper, while it is printed: it doesn't hang on the window. */
  #paper: Size | null = null;
  #fading: Animation | null = null;
  size: Size = { width: 0, height: 0 };
  waiting: Look[] = [];
  ratio = 0;

  constructor(
    private readonly names: readonly string[],
    private readonly paint: () => void,
    private readonly resized: (waited: readonly Look[]) => void,
  ) {
    this.element.className = "board";
    this.element.tabIndex = 0;
    // What the graphics card has lost comes back empty, and without its transform.
    this.element.addEventListener("contextrestored", () => this.#renew(), true);
    // The very first picture is painted in its frame: by then a small search has ended, and is painted with it.
    this.#observer = new ResizeObserver(() => {
      this.measure();
      if (!this.#isPainted) this.flush();
    });
    this.#observer.observe(this.element);
  }

  /** Whether it is in the reader's view or near it: elsewhere there is no canvas. */
  set near(near: boolean) {
    if (near === this.#near) return;
    this.#near = near;
    // Until the browser has laid it out, what observes its size will furnish it.
    if (this.#isLaidOut) this.#renew();
  }

  #renew(): void {
    this.ratio = 0;
    this.measure();
  }

  /** As many canvases as are needed now. */
  #furnish(): void {
    const wanted = this.#paper ? 1 : this.#near ? this.names.length : 0;
    for (const { canvas } of this.#layers.splice(wanted)) discard(canvas);
    for (const name of this.names.slice(this.#layers.length, wanted)) {
      const canvas = document.createElement("canvas");
      canvas.className = name;
      this.element.append(canvas);
      this.#layers.push(canvas.getContext("2d", { alpha: name !== this.names[0] })!);
    }
  }

  /** Lays the picture as it is on top of the ground, and fades it out. */
  fade(milliseconds: number): void {
    const ground = this.#layers[0]?.canvas;
    // In a hidden part of the page the canvas has no size, and can't be copied.
    if (!ground || ground.width * ground.height === 0 || this.#paper) return;
    this.#fading?.cancel();
    const before = document.createElement("canvas");
    Object.assign(before, { className: "before", width: ground.width, height: ground.height });
    before.getContext("2d")!.drawImage(ground, 0, 0);
    ground.after(before);
    const fading = before.animate([{ opacity: 1 }, { opacity: 0 }], { duration: milliseconds, easing: "ease-out" });
    this.#fading = fading;
    fading.onfinish = fading.oncancel = () => discard(before);
  }

  /** Looks at the board now, or as soon as it has a size. */
  look(board: Board, look: Look): void {
    if (this.size.width > 0) look(board);
    else this.waiting.push(look);
  }

  layer(index: number): CanvasRenderingContext2D {
    return this.#layers[this.#paper ? 0 : index]!;
  }

  /**
   * `whole`: all of the map, in its own shape. Otherwise it is the part that the screen shows, or would, in the shape that it has there.
   * On paper all layers are one: Chromium prints a canvas as it was drawn, and clearing a layer clears what lies below it.
   * Everything has to be painted again afterwards.
   */
  set paper(paper: "whole" | "part" | null) {
    // Another screen may have more pixels, and a page printed as soon as it is there has not measured it yet.
    this.measure();
    if ((paper === null) === (this.#paper === null)) return;
    this.#paper = paper && (paper === "whole" || this.size.width === 0 ? this.#paperSize : this.size);
    if (this.#paper) put(this.element, "--paper-shape", this.#paper);
    this.#renew();
  }

  /** CSS pixels per cell of a map that fills a sheet. */
  get #sheetScale(): number {
    return Math.min(PAPER.width / this.#shape.width, PAPER.height / this.#shape.height);
  }

  get #paperSize(): Size {
    // No larger than cells become where the board shows all of a map: a small one would have a margin.
    const scale = Math.min(this.#sheetScale, LARGEST_FIT);
    return { width: this.#shape.width * scale, height: this.#shape.height * scale };
  }

  /** Sets the shape that shows all of the map without a gap, for boards that choose their own height. */
  shape(shape: Size): void {
    this.#shape = shape;
    put(this.element, "--shape", shape);
    this.element.style.setProperty("--rows", String(shape.height));
  }

  request(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.flush();
    });
  }

  /** Paints at once, without waiting for the next frame. */
  flush(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.size.width === 0 || !this.#layers[0]) return;
    this.#isPainted = true;
    this.paint();
  }

  clear(index: number): void {
    if (!this.#paper) this.layer(index).clearRect(0, 0, this.size.width + 1, this.size.height + 1);
  }

  measure(): void {
    this.#isLaidOut = true;
    const { clientWidth, clientHeight } = this.element;
    const { width, height } = this.#paper ?? { width: clientWidth, height: clientHeight };
    if (width === this.size.width && height === this.size.height && this.#wantedRatio === this.ratio) return;
    this.size = { width, height };
    this.#resizeLayers();
    if (width === 0) return;
    this.resized(this.waiting.splice(0));
    // Resizing empties a canvas, and the browser is about to show this frame.
    if (this.#isPainted) this.flush();
    else this.request();
  }

  get #wantedRatio(): number {
    const { clientWidth: width } = this.element;
    const magnified = width > 0 ? this.element.getBoundingClientRect().width / width : 1;
    const ratio = magnified > 1 + ROUNDING ? Math.min(LARGEST_RATIO, magnified * devicePixelRatio) : devicePixelRatio;
    // The picture of a small map is stretched to the sheet.
    return this.#paper ? Math.max(PAPER_RATIO * Math.max(1, this.#sheetScale / LARGEST_FIT), ratio) : ratio;
  }

  #resizeLayers(): void {
    const { width, height } = this.size;
    const ratio = this.#wantedRatio;
    this.ratio = ratio;
    this.#fading?.cancel();
    this.#furnish();
    for (const context of this.#layers) {
      context.canvas.width = Math.round(width * ratio);
      context.canvas.height = Math.round(height * ratio);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
    }
  }

  free(): void {
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#fading?.cancel();
    for (const { canvas } of this.#layers) discard(canvas);
    this.element.remove();
  }
}

function put({ style }: HTMLElement, name: string, { width, height }: Size): void {
  style.setProperty(name, `${width} / ${height}`);
}

/** Frees its memory at once, not when the browser next cleans up. */
function discard(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.remove();
}
