/** Canvases on top of each other in one focusable box; sharp on every screen; painted at most once a frame. */
import type { Size } from "./view.js";

/** Dots per CSS pixel on paper, where all that a screen has would show as steps. */
const PAPER_RATIO = 2;
/** Slides are magnified as a whole; what is larger or smaller by less than this was only rounded. */
const ROUNDED = 0.02;
const LARGEST_RATIO = 4;

export class Surface {
  readonly element = document.createElement("div");
  readonly #layers: CanvasRenderingContext2D[] = [];
  readonly #observer: ResizeObserver;
  #frame = 0;
  #paper = false;
  size: Size = { width: 0, height: 0 };
  ratio = 1;

  constructor(
    names: readonly string[],
    private readonly paint: () => void,
    private readonly resized: () => void,
  ) {
    this.element.className = "board";
    this.element.tabIndex = 0;
    for (const name of names) {
      const canvas = document.createElement("canvas");
      canvas.className = name;
      this.element.append(canvas);
      this.#layers.push(canvas.getContext("2d", { alpha: name !== names[0] })!);
    }
    this.#observer = new ResizeObserver(() => this.measure());
    this.#observer.observe(this.element);
  }

  layer(index: number): CanvasRenderingContext2D {
    return this.#layers[this.#paper ? 0 : index]!;
  }

  /**
   * On paper all layers are one: Chromium prints a canvas as it was drawn, and to clear a layer clears what lies below.
   * All of it has to be painted again.
   */
  set paper(paper: boolean) {
    // Another screen may have more dots.
    if (paper === this.#paper) this.measure();
    else {
      this.#paper = paper;
      this.#size();
    }
  }

  /** The shape that shows all of the map without a gap, for boards whose height is left to themselves. */
  shape({ width, height }: Size): void {
    this.element.style.setProperty("--shape", `${width} / ${height}`);
    this.element.style.setProperty("--rows", String(height));
  }

  request(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.size.width > 0) this.paint();
    });
  }

  /** Paints what was asked for at once. */
  flush(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.size.width > 0) this.paint();
  }

  clear(index: number): void {
    if (!this.#paper) this.layer(index).clearRect(0, 0, this.size.width + 1, this.size.height + 1);
  }

  measure(): void {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (width === this.size.width && height === this.size.height && this.#wanted === this.ratio) return;
    this.size = { width, height };
    this.#size();
    if (width === 0) return;
    this.resized();
    // A canvas that was resized is empty, and the frame is about to be shown.
    this.flush();
  }

  get #wanted(): number {
    const { clientWidth: width } = this.element;
    const magnified = width > 0 ? this.element.getBoundingClientRect().width / width : 1;
    const ratio = magnified > 1 + ROUNDED ? Math.min(LARGEST_RATIO, magnified * devicePixelRatio) : devicePixelRatio;
    return this.#paper ? Math.max(PAPER_RATIO, ratio) : ratio;
  }

  #size(): void {
    const { width, height } = this.size;
    const ratio = this.#wanted;
    this.ratio = ratio;
    for (const context of this.#layers) {
      context.canvas.width = Math.round(width * ratio);
      context.canvas.height = Math.round(height * ratio);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
    }
  }

  free(): void {
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
    this.element.remove();
  }
}
