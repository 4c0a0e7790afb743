/** The row of ticks above the steps, where somebody walks: each tick is a chapter of the trace. */
import type { Trace } from "../api/index.js";
import { make, put } from "../shared/dom.js";
import type { Words } from "../words/index.js";

export class Ticks {
  readonly element = make("div", "ticks");
  readonly #input: HTMLInputElement = make("input");
  readonly #count = make("div", "tick-count");
  #trace: Trace | null = null;

  constructor(
    private readonly words: Words,
    seek: (position: number) => void,
  ) {
    this.#input.type = "range";
    this.#input.min = "0";
    this.#input.ariaLabel = words.ticks;
    this.#input.title = words.ticks;
    // To the end of its first step, which is what came of the changes.
    this.#input.addEventListener("input", () => {
      const trace = this.#trace;
      if (trace) seek(trace.positionOf(trace.expansionAt(trace.tickStart(this.#input.valueAsNumber) + 1)));
    });
    this.element.append(make("span", "", words.ticks), this.#input, this.#count);
    this.element.hidden = true;
  }

  open(trace: Trace | null): void {
    this.#trace = trace;
    const ticks = trace?.ticks ?? 0;
    this.element.hidden = ticks === 0;
    this.#input.max = String(Math.max(0, ticks - 1));
  }

  show(position: number): void {
    const trace = this.#trace;
    if (!trace || trace.ticks === 0) return;
    const tick = trace.tickAt(position);
    const last = trace.ticks - 1;
    const count = `${this.words.number(String(tick))} / ${this.words.number(String(last))}`;
    this.#input.value = String(tick);
    this.#input.style.setProperty("--done", `${(100 * tick) / Math.max(1, last)}%`);
    put(this.#input, { ariaValueText: count });
    put(this.#count, { textContent: count });
  }
}

/** Where `count` ticks lead: to where a plan is made, and back from within a tick first to its beginning. */
export function afterTicks(trace: Trace, count: number): number {
  const tick = trace.position === 0 ? 0 : trace.tickAt(trace.position);
  const isMade = trace.position === trace.tickStart(tick + 1);
  const made = tick + Number(isMade || (count < 0 && trace.position > trace.tickStart(tick)));
  return trace.tickStart(Math.max(0, made + count));
}

/** From where to where the steps of the list below go: of a walk those of one tick. */
export function chapterAt(trace: Trace, position: number): readonly [first: number, end: number] {
  if (trace.ticks === 0) return [0, trace.length];
  const tick = trace.tickAt(position);
  return [trace.tickStart(tick), trace.tickStart(tick + 1)];
}
