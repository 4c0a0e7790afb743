/** The events of a trace in columns, as there may be millions; each column has one entry per event. */

import { layoutOf, type TraceLayout } from "./trace-layout.js";

/** One event as it is in the file; a program may have written anything. */
export interface RawEvent {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly x?: unknown;
  readonly y?: unknown;
  readonly f?: unknown;
  readonly g?: unknown;
}

export interface Events {
  /** The kinds of events, and each event's index into them. */
  readonly kinds: readonly string[];
  readonly kind: Uint32Array<ArrayBuffer>;
  /** The places, and each event's index into them; -1: unknown. */
  readonly xs: Float64Array<ArrayBuffer>;
  readonly ys: Float64Array<ArrayBuffer>;
  readonly spot: Int32Array<ArrayBuffer>;
  /** NaN where the trace has none. */
  readonly g: Float64Array<ArrayBuffer>;
  readonly f: Float64Array<ArrayBuffer>;
  /** The ids of events without a place. */
  readonly names: ReadonlyMap<number, string>;
  /** The events that tell where the search starts or should end. */
  readonly ends: readonly number[];
  readonly layout: TraceLayout;
}

/** The kinds of those events. */
const ENDS: readonly unknown[] = ["source", "destination"];

export class Columns {
  readonly #kinds = new Map<string, number>();
  readonly #kind: number[] = [];
  readonly #xs: number[] = [];
  readonly #ys: number[] = [];
  readonly #spot: number[] = [];
  readonly #g: number[] = [];
  readonly #f: number[] = [];
  readonly #names = new Map<number, string>();
  readonly #ends: number[] = [];
  /** Places by y, then x: numbers are quicker to look up than a text made of both. */
  readonly #rows = new Map<number, Map<number, number>>();
  /** The last place of each id: events without a place happen there. */
  readonly #last = new Map<unknown, number>();

  add(event: RawEvent | null): void {
    const number = this.#kind.length;
    const { type, id, x, y, g, f } = event ?? {};
    if (typeof type !== "string" || id === undefined)
      throw new RangeError(`Event ${number} of this trace has no type or no id.`);
    if (!this.#kinds.has(type)) this.#kinds.set(type, this.#kinds.size);
    this.#kind.push(this.#kinds.get(type)!);
    const spot = Number.isFinite(x) && Number.isFinite(y) ? this.#place(x as number, y as number) : this.#last.get(id);
    if (spot === undefined) this.#names.set(number, String(id));
    else this.#last.set(id, spot);
    if (spot !== undefined && ENDS.includes(type)) this.#ends.push(number);
    this.#spot.push(spot ?? -1);
    this.#g.push(typeof g === "number" ? g : Number.NaN);
    this.#f.push(typeof f === "number" ? f : Number.NaN);
  }

  #place(x: number, y: number): number {
    let row = this.#rows.get(y);
    if (!row) {
      row = new Map();
      this.#rows.set(y, row);
    }
    let spot = row.get(x);
    if (spot === undefined) {
      spot = this.#xs.push(x) - 1;
      this.#ys.push(y);
      row.set(x, spot);
    }
    return spot;
  }

  /** Throws a RangeError with a sentence if there is nothing to show. */
  finish(): Events {
    if (this.#kind.length === 0) throw new RangeError("This trace has no events.");
    if (this.#xs.length === 0)
      throw new RangeError("The events of this trace have no x and y, so there is nothing to draw.");
    const [xs, ys, spot] = [new Float64Array(this.#xs), new Float64Array(this.#ys), new Int32Array(this.#spot)];
    return {
      kinds: [...this.#kinds.keys()],
      kind: new Uint32Array(this.#kind),
      xs,
      ys,
      spot,
      g: new Float64Array(this.#g),
      f: new Float64Array(this.#f),
      names: this.#names,
      ends: this.#ends,
      layout: layoutOf({ xs, ys, spot }),
    };
  }
}
