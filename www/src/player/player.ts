/** Moves through a trace: steps, plays, stops at break points. Knows nothing of buttons. */
import type { EventKind, Point, Trace } from "../api/index.js";
import { samePlace } from "../board/drawing.js";
import type { BreakPoint, StepUnit } from "../element/contract.js";
import { Clock, pleasantRate, rateAt, sliderAt } from "./clock.js";

const KINDS: Record<BreakPoint["when"], EventKind[]> = {
  opens: ["open"],
  closes: ["close"],
  improves: ["improve", "reopen"],
};

export interface Moved {
  /** One step, slow enough to be followed. */
  readonly slow: boolean;
  readonly stopped?: "end" | BreakPoint;
}

/** A place in a search: so many events, or where another search shows the same, so many expansions from its beginning. */
export type Moment = number | { readonly expansions: number };

/** What was chosen for a player, and outlives it. */
export interface Chosen {
  /** Steps a second; null: a pleasant pace. */
  chosenRate: number | null;
  unit: StepUnit;
  breakPoints: readonly BreakPoint[];
}

/** Where a break point is met next, as it was seen from a position before it; null: no more. */
interface Ahead {
  readonly from: number;
  readonly next: number | null;
}

/** Faster than this nobody sees a cell fade. */
const SLOW_RATE = 12;

export class Player implements Chosen {
  #trace: Trace | null = null;
  #frame = 0;
  #last = 0;
  /** Where one was, though the search on the board may be over sooner. */
  #wanted: Moment = Infinity;
  #unit: StepUnit = "expansion";
  readonly #clock = new Clock();
  /** To look through a long trace takes longer than a frame: it is done once. */
  readonly #ahead = new WeakMap<Trace, Map<BreakPoint, Ahead>>();
  chosenRate: number | null = null;
  breakPoints: readonly BreakPoint[] = [];

  /**
   * `inStep`: with another search beside it, which has the same expansions and other events. `plays`: false where the reader is to say
   * what comes next. `shown`: all searches on the boards, the one it goes through among them: a break point stops any of them.
   */
  constructor(
    private readonly moved: (moved: Moved) => void,
    readonly inStep = false,
    private readonly plays = true,
    private readonly shown: () => readonly Trace[] = () => (this.#trace ? [this.#trace] : []),
  ) {}

  /**
   * Another trace. Whoever was at the end stays at the end, whoever was in the middle keeps the place, or finds it again as
   * soon as a trace is long enough for it.
   */
  open(trace: Trace | null, moment?: Moment): void {
    const old = this.#trace;
    // Where it was put, and still is, it goes on in a longer one, which may come later: of two compared, that is the one that counts.
    if (trace && old && old.position !== positionAt(old, this.#wanted)) this.#wanted = this.moment();
    this.#trace = trace;
    // Without a new one the old one may be gone already: it is not looked at.
    if (!trace) {
      this.pause();
      return;
    }
    this.#wanted = moment ?? this.#wanted;
    trace.position = positionAt(trace, this.#wanted);
    if (trace.position === trace.length && !this.playing) this.pause();
  }

  /** Where one is, for another search to begin there; the end is the end of any. */
  moment(byExpansions = this.inStep): Moment {
    const trace = this.#trace;
    if (!trace || trace.position === trace.length) return Infinity;
    return byExpansions ? { expansions: trace.expansionAt(trace.position) } : trace.position;
  }

  get position(): number {
    return this.#trace?.position ?? 0;
  }

  get length(): number {
    return this.#trace?.length ?? 0;
  }

  /** As it was chosen: two searches in step share only their expansions. */
  get chosenUnit(): StepUnit {
    return this.#unit;
  }

  get unit(): StepUnit {
    return this.inStep ? "expansion" : this.#unit;
  }

  set unit(unit: StepUnit) {
    this.#unit = unit;
  }

  /** Steps of the chosen unit in all. */
  get steps(): number {
    return (this.unit === "event" ? this.#trace?.length : this.#trace?.expansions) ?? 0;
  }

  get playing(): boolean {
    return this.#frame !== 0;
  }

  get rate(): number {
    return this.chosenRate ?? pleasantRate(this.steps);
  }

  get slider(): number {
    return sliderAt(this.rate, this.steps);
  }

  set slider(slider: number) {
    this.chosenRate = rateAt(slider, this.steps);
  }

  /** False when it was there already. */
  seek(position: number, slow = false): void {
    const trace = this.#trace;
    this.#wanted = Infinity;
    if (!trace) return;
    const to = positionAt(trace, position);
    if (to === trace.position) return;
    trace.position = to;
    this.moved({ slow });
  }

  step(count: number, unit = this.unit): void {
    this.pause();
    this.seek(this.#after(count, unit), Math.abs(count) === 1);
  }

  toNextMark(direction: 1 | -1): void {
    const to = this.#trace?.next(this.position, direction, { mark: true });
    this.pause();
    this.seek(to ?? (direction > 0 ? this.length : 0), true);
  }

  play(): void {
    if (!this.#trace || this.playing || !this.plays) return;
    if (this.position === this.length) this.seek(0);
    this.#wanted = Infinity;
    this.#clock.reset();
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
    this.moved({ slow: false });
  }

  pause(): void {
    if (!this.playing) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.moved({ slow: false });
  }

  /** Where `count` steps lead to. */
  #after(count: number, unit: StepUnit): number {
    const trace = this.#trace;
    if (!trace) return 0;
    if (unit === "event") return trace.position + count;
    const done = trace.expansionAt(trace.position);
    // Back from within an expansion leads to its beginning first.
    const inside = count < 0 && trace.positionOf(done) < trace.position;
    const wanted = done + count + (inside ? 1 : 0);
    return wanted > trace.expansions ? trace.length : trace.positionOf(Math.max(0, wanted));
  }

  #tick(now: number): void {
    this.#frame = requestAnimationFrame((next) => this.#tick(next));
    const due = this.#clock.tick(now - this.#last, this.rate);
    this.#last = now;
    const trace = this.#trace;
    if (!trace || due === 0) return;
    const wanted = Math.min(this.#after(due, this.unit), trace.length);
    const broken = this.#broken(trace, wanted);
    const to = broken?.position ?? wanted;
    const stopped = broken?.point ?? (to === trace.length ? "end" : undefined);
    trace.position = to;
    if (stopped) {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    }
    this.moved({ slow: this.rate <= SLOW_RATE, ...(stopped && { stopped }) });
  }

  /** The first break point on the way. */
  #broken(trace: Trace, end: number): { position: number; point: BreakPoint } | undefined {
    const hits = this.shown().flatMap((shown) =>
      this.breakPoints.flatMap((point) => {
        const next = this.#next(shown, point);
        if (next === null) return [];
        const position = shown === trace ? next : positionAt(trace, { expansions: shownBy(shown, next) });
        return position <= end ? [{ position, point }] : [];
      }),
    );
    return hits.sort((a, b) => a.position - b.position)[0];
  }

  #next(trace: Trace, point: BreakPoint): number | null {
    const { position } = trace;
    const ahead = this.#ahead.get(trace) ?? new Map<BreakPoint, Ahead>();
    const seen = ahead.get(point);
    if (seen && position >= seen.from && (seen.next === null || position < seen.next)) return seen.next;
    const next = trace.next(position, 1, { kinds: KINDS[point.when], at: point.at as Point | number });
    this.#ahead.set(trace, ahead.set(point, { from: position, next }));
    return next;
  }

  addBreakPoint(point: BreakPoint): void {
    this.removeBreakPoint(point);
    this.breakPoints = [...this.breakPoints, point];
  }

  removeBreakPoint({ at, when }: BreakPoint): void {
    this.breakPoints = this.breakPoints.filter((point) => point.when !== when || !samePlace(point.at, at));
  }
}

function positionAt(trace: Trace, moment: Moment): number {
  // What is no number is the beginning.
  if (typeof moment === "number") return Math.min(trace.length, Math.max(0, Math.round(moment) || 0));
  return moment.expansions > trace.expansions ? trace.length : trace.positionOf(moment.expansions);
}

/** How many expansions another search has done when this one, in step with it, shows a position, or the first one after it that is shown. */
function shownBy(trace: Trace, position: number): number {
  const expansions = trace.expansionAt(position);
  return trace.positionOf(expansions) < position ? expansions + 1 : expansions;
}
