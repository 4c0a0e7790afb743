/** The scrub bar: a slider over all events, with marks for what is worth going to. */
import type { Marks, Trace } from "../api/index.js";
import type { Palette } from "../board/palette.js";
import { atEnd, later, Newest } from "../shared/cancel.js";
import { make, put } from "../shared/dom.js";
import type { Words } from "../words/index.js";
import { chapterAt } from "./ticks.js";

/** The width of the slider's thumb: its middle stays half of that away from both ends. */
const THUMB = 18;
/** Marks appear once a search has stayed for a moment, not while its goal is being dragged. */
const REST_MS = 150;

export class ScrubBar {
  readonly element = make("div", "scrub");
  readonly #input: HTMLInputElement = make("input");
  readonly #canvas: HTMLCanvasElement = make("canvas");
  readonly #looking: Newest;
  #near = false;
  #marks: Marks | null = null;
  #trace: Trace | null = null;

  constructor(
    words: Words,
    seek: (position: number) => void,
    private readonly colours: () => Palette,
    signal: AbortSignal,
  ) {
    this.#looking = new Newest(signal);
    this.#input.type = "range";
    this.#input.min = "0";
    this.#input.setAttribute("aria-label", words.position);
    this.#input.title = `${words.position} (← →)`;
    this.#input.addEventListener("input", () => seek(this.#input.valueAsNumber));
    const { improve, reopen, goal, f } = words.marks;
    this.#canvas.title = [improve, reopen, goal, f].join(", ");
    // The graphics card has lost it.
    this.#canvas.addEventListener("contextrestored", () => this.#paint());
    this.#canvas.width = 0;
    this.element.append(this.#input, this.#canvas);
    const observer = new ResizeObserver(() => this.#paint());
    observer.observe(this.element);
    atEnd(signal, () => observer.disconnect());
  }

  /** Far from the reader's sight it takes no memory. */
  set near(near: boolean) {
    this.#near = near;
    this.#paint();
  }

  open(trace: Trace | null): void {
    this.#trace = trace;
    this.#input.disabled = !trace?.length;
    const signal = this.#looking.begin();
    later(REST_MS, signal, () => void this.#findMarks(signal));
  }

  /** The marks of the last trace stay until those of this one are found, so that nothing flickers. */
  async #findMarks(signal: AbortSignal): Promise<void> {
    try {
      // Of a walk the bar has one tick at a time.
      const trace = this.#trace?.ticks === 0 ? this.#trace : null;
      this.#marks = (await trace?.marksAsync({ signal })) ?? null;
      this.#paint();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** `text` is read aloud in place of the number. The sentence of the step is announced separately, and later. */
  show(position: number, text: string): void {
    const [first, end] = this.#trace ? chapterAt(this.#trace, position) : [0, 1];
    put(this.#input, { min: String(first), max: String(end), ariaValueText: text });
    this.#input.value = String(position);
    const share = (position - first) / Math.max(1, end - first);
    this.#input.style.setProperty("--done", `calc(${THUMB / 2}px + (100% - ${THUMB}px) * ${share.toFixed(5)})`);
  }

  /** Four kinds in four shapes, so that readers tell them apart without colour. */
  #paint(): void {
    const trace = this.#trace;
    const marks = this.#near && this.#marks;
    if (!trace || !marks) {
      // Without asking how large it is: while a figure opens, the browser would lay out the page just for that.
      this.#canvas.width = 0;
      return;
    }
    const ratio = devicePixelRatio;
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    const context = this.#canvas.getContext("2d");
    if (!context || width * ratio === 0) return;
    const palette = this.colours();
    context.scale(ratio, ratio);
    const at = (event: number) => THUMB / 2 + ((event + 1) / trace.length) * (width - THUMB);
    const { improve, reopen, goalSeen, fRises } = marks;
    // Marks every few pixels form a band: the denser, the fainter.
    const each = (events: Uint32Array, colour: string, draw: (x: number) => void) => {
      const columns = new Set(events.map((event) => Math.round(at(event))));
      context.globalAlpha = Math.min(1, Math.max(0.3, width / 6 / columns.size));
      context.fillStyle = colour;
      for (const x of columns) draw(x);
      context.globalAlpha = 1;
    };
    each(fRises, palette.soft, (x) => context.fillRect(x, height - 4, 1, 4));
    each(improve, palette["open-edge"], (x) => context.fillRect(x - 1, height - 9, 2, 9));
    each(reopen, palette.bad, (x) => {
      context.fillRect(x - 1, height - 9, 2, 9);
      context.fillRect(x - 3, height - 9, 6, 2);
    });
    if (goalSeen === null) return;
    context.fillStyle = palette.goal;
    context.beginPath();
    context.arc(at(goalSeen), height - 6, 3.5, 0, 2 * Math.PI);
    context.fill();
  }
}
