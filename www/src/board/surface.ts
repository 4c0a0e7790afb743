/** Canvases on top of each other in one focusable box: sharp on every screen, painted at most once a frame, and there only near the reader's view. */
import type { Board, Look } from "./board.js";
import type { Size } from "./view.js";

/** Pixels per CSS pixel on paper, at least: those of a screen could look jagged there. */
const PAPER_RATIO = 2;
/** The longer side on paper of what the screen does not show: it is fitted into the room there. */
const PAPER_SIDE = 800;
/** A slide may magnify the whole board; by less than this it is only rounding. */
const ROUNDING = 0.02;
const LARGEST_RATIO = 4;

export class Surface {
  readonly element = document.createElement("div");
  #layers: CanvasRenderingContext2D[] = [];
  readonly #observer: ResizeObserver;
  #frame = 0;
  #near = false;
  #paper = false;
  #onPaper: Size = { width: 0, height: 0 };
  #fading: Animation | null = null;
  size: Size = { width: 0, height: 0 };
  waiting: Look[] = [];
  ratio = 1;

  constructor(
    private readonly names: readonly string[],
    private readonly paint: () => void,
    private readonly resized: (waited: readonly Look[]) => void,
  ) {
    this.element.className = "board";
    this.element.tabIndex = 0;
    // What the graphics card has lost comes back empty, and without its transform.
    this.element.addEventListener("contextrestored", () => this.#renew(), true);
    this.#observer = new ResizeObserver(() => this.measure());
    this.#observer.observe(this.element);
  }

  /** Whether it is in the reader's view or near it: elsewhere there is no canvas. */
  set near(near: boolean) {
    if (near === this.#near) return;
    this.#near = near;
    this.#renew();
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
   * On paper all layers are one: Chromium prints a canvas as it was drawn, and clearing a layer clears what lies below it.
   * Everything has to be painted again afterwards.
   */
  set paper(paper: boolean) {
    // Another screen may have more pixels, and a page printed as soon as it is there has not measured it yet.
    this.measure();
    if (paper === this.#paper) return;
    this.#paper = paper;
    // What the screen does not show has a size on paper alone.
    this.#renew();
  }

  /** Sets the shape that shows all of the map without a gap, for boards that choose their own height. */
  shape({ width, height }: Size): void {
    const scale = PAPER_SIDE / Math.max(width, height);
    this.#onPaper = { width: width * scale, height: height * scale };
    this.element.style.setProperty("--shape", `${width} / ${height}`);
    this.element.style.setProperty("--rows", String(height));
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
    if (this.size.width > 0 && this.#layers[0]) this.paint();
  }

  clear(index: number): void {
    if (!this.#paper) this.layer(index).clearRect(0, 0, this.size.width + 1, this.size.height + 1);
  }

  measure(): void {
    const { clientWidth, clientHeight } = this.element;
    const hidden = this.#paper && clientWidth === 0;
    const { width, height } = hidden ? this.#onPaper : { width: clientWidth, height: clientHeight };
    if (width === this.size.width && height === this.size.height && this.#wantedRatio === this.ratio) return;
    this.size = { width, height };
    this.#resizeLayers();
    if (width === 0) return;
    this.resized(this.waiting.splice(0));
    // Resizing empties a canvas, and this frame is about to be shown.
    this.flush();
  }

  get #wantedRatio(): number {
    const { clientWidth: width } = this.element;
    const magnified = width > 0 ? this.element.getBoundingClientRect().width / width : 1;
    const ratio = magnified > 1 + ROUNDING ? Math.min(LARGEST_RATIO, magnified * devicePixelRatio) : devicePixelRatio;
    return this.#paper ? Math.max(PAPER_RATIO, ratio) : ratio;
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

/** Its memory is given back at once, not when the browser next cleans up. */
function discard(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.remove();
}
