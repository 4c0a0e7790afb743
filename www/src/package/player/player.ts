/** Moves through a trace: steps, plays, stops at break points. Knows nothing of buttons. */
import type { EventKind, Point, Trace } from "../api/index.js";
import { samePlace } from "../shared/places.js";
import type { BreakPoint, StepUnit } from "../shared/terms.js";
import { Clock, pleasantRate, rateAt, sliderAt } from "./clock.js";
import { afterTicks } from "./ticks.js";
import { afterSteps, endOfStep, isWithinStep, stepsAt, stepsTo } from "./whole-steps.js";

export const BREAK_KINDS: Record<BreakPoint["when"], EventKind[]> = {
  opens: ["open"],
  closes: ["close"],
  improves: ["improve", "reopen"],
};

export interface Moved {
  /** One step, slow enough to be followed. */
  readonly slow: boolean;
  readonly stopped?: "end" | BreakPoint;
}

/** A moment of a search, as a number of events or, to find the same one in another search, of whole expansions. */
export type Moment = number | { readonly expansions: number };

/** What is wanted of a player, whether it has a search to play or not. */
export interface PlayerWish {
  /** Where to be, even if the search on the board ends before that; undefined: where a search begins by itself. */
  moment: Moment | undefined;
  playing: boolean;
  /** Steps per second; null: a pleasant rate. */
  rate: number | null;
  unit: StepUnit;
  /** Replaced as a whole when one is added or removed. */
  breakPoints: readonly BreakPoint[];
}

export function calm(): PlayerWish {
  return { moment: undefined, playing: false, rate: null, unit: "expansion", breakPoints: [] };
}

/** Where a break point is hit next, looking ahead from a position; null: never again. */
interface Lookahead {
  readonly from: number;
  readonly next: number | null;
}

/** What counts the steps of each unit. */
const STEPS = { event: "length", expansion: "expansions", tick: "ticks" } as const;

/** At higher rates nobody sees a cell fade. */
const SLOW_RATE = 12;

export class Player {
  #trace: Trace | null = null;
  #frame = 0;
  #lastFrame = 0;
  /** Where the slider was last: without a search, no rate has a place on it. */
  #slider = 0;
  readonly #clock = new Clock();
  /** Looking through a long trace takes longer than a frame, so the results are kept. */
  readonly #lookahead = new WeakMap<Trace, Map<BreakPoint, Lookahead>>();
  /** What is on the board is of another map: nothing moves before this map's search is there. */
  held = false;
  /** Out of the reader's sight nothing plays. */
  seen = true;

  /**
   * `inStep`: kept in step with another search, expansion by expansion, as their events differ. `plays`: false where the reader
   * predicts what comes next. `shown`: the traces on all boards, this one's among them: a break point in any of them stops playing.
   */
  constructor(
    private readonly moved: (moved: Moved) => void,
    readonly inStep = false,
    private readonly plays = true,
    private readonly shown: () => readonly Trace[] = () => (this.#trace ? [this.#trace] : []),
    readonly wanted: PlayerWish = calm(),
  ) {}

  /** Opens another trace where the last one was: a reader at the end stays at the end, also of a search that comes later. */
  open(trace: Trace | null, moment = this.wanted.moment): void {
    this.#trace = trace;
    this.wanted.moment = moment;
    // Without a new trace the old one may be freed already, so it is not touched.
    if (trace) trace.position = positionAt(trace, this.#wantedMoment);
    this.#playOrStop();
  }

  /** Goes where it is wanted, and plays or stops, as far as there is something to play. */
  apply(): void {
    const trace = this.#trace;
    const from = this.position;
    if (trace && !this.held) trace.position = positionAt(trace, this.#wantedMoment);
    const changed = this.#playOrStop();
    if (this.position === from && !changed) return;
    // The other search has other events.
    if (this.inStep && !this.held) this.wanted.moment = this.moment();
    this.moved({ slow: false });
  }

  get #wantedMoment(): Moment {
    const { moment, playing } = this.wanted;
    return moment ?? (playing || !this.plays ? 0 : Infinity);
  }

  /** True: it has begun or stopped to play. */
  #playOrStop(): boolean {
    const { wanted } = this;
    if (!this.plays) wanted.playing = false;
    const playing = wanted.playing && this.seen && !this.held && this.#trace !== null;
    if (playing === this.playing) return false;
    if (playing) {
      // At the end it begins anew.
      if (this.position === this.length) this.put(0);
      this.#clock.reset();
      this.#lastFrame = performance.now();
      this.#frame = requestAnimationFrame((now) => this.#tick(now));
    } else this.#rest();
    return true;
  }

  #rest(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Goes there without a word; from now on it is wanted there. */
  put(position: number): void {
    if (this.held) return;
    const trace = this.#trace;
    if (trace) trace.position = positionAt(trace, position);
    this.wanted.moment = trace ? this.moment() : position;
  }

  /** Where the reader is, for another search to begin there; the end is the end of any search. */
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

  /** Two searches in step never go by events, and only walks by ticks, whatever is wanted. */
  get unit(): StepUnit {
    const { unit } = this.wanted;
    return unit === "tick" ? (this.walks ? unit : "expansion") : this.inStep ? "expansion" : unit;
  }

  /** Somebody walks, tick by tick. */
  get walks(): boolean {
    return (this.#trace?.ticks ?? 0) > 0;
  }

  /** Steps of the chosen unit in all. */
  get steps(): number {
    return this.#trace?.[STEPS[this.unit]] ?? 0;
  }

  get playing(): boolean {
    return this.#frame !== 0;
  }

  get rate(): number {
    return this.wanted.rate ?? pleasantRate(this.steps);
  }

  get slider(): number {
    if (this.steps > 0) this.#slider = sliderAt(this.rate, this.steps);
    return this.#slider;
  }

  set slider(slider: number) {
    // Without a search any rate would be one a second.
    if (this.steps > 0) this.wanted.rate = rateAt(slider, this.steps);
  }

  /** Does not call `moved` if it is there already. */
  seek(position: number, slow = false): void {
    const from = this.position;
    this.put(position);
    if (this.position !== from) this.moved({ slow });
  }

  /** Goes to a position as by hand: in steps by expansion, to the end or the beginning of the one that it lies in. */
  scrub(position: number): void {
    const trace = this.#trace;
    if (!trace) return;
    const wanted = positionAt(trace, position);
    if (this.unit === "event") this.seek(wanted);
    else this.seek(wanted > trace.position ? endOfStep(trace, wanted) : trace.positionOf(stepsAt(trace, wanted)));
  }

  step(count: number, unit = this.unit): void {
    this.pause();
    this.seek(this.#after(count, unit), Math.abs(count) === 1);
  }

  toNextMark(direction: 1 | -1): void {
    const trace = this.#trace;
    // The step that the board shows includes the marks in it: look before it.
    const whole = trace && this.unit !== "event";
    const shown = whole && direction < 0 ? trace.positionOf(Math.max(0, stepsTo(trace, this.position) - 1)) + 1 : null;
    const to = trace?.next(Math.min(shown ?? this.position, this.length), direction, { mark: true }) ?? null;
    this.pause();
    if (to === null) this.seek(direction > 0 ? this.length : 0, true);
    else this.seek(whole ? endOfStep(trace, to) : to, true);
  }

  play(): void {
    this.wanted.playing = true;
    this.apply();
  }

  pause(): void {
    this.wanted.playing = false;
    this.apply();
  }

  /** Where `count` steps lead. */
  #after(count: number, unit: StepUnit): number {
    const trace = this.#trace;
    if (!trace) return 0;
    if (unit === "event") return trace.position + count;
    if (unit === "tick") return afterTicks(trace, count);
    // Going back from within an expansion leads to its beginning first.
    const inside = count < 0 && isWithinStep(trace, trace.position);
    return afterSteps(trace, stepsAt(trace, trace.position) + count + (inside ? 1 : 0));
  }

  #tick(now: number): void {
    this.#frame = requestAnimationFrame((next) => this.#tick(next));
    const due = this.#clock.tick(now - this.#lastFrame, this.rate);
    this.#lastFrame = now;
    const trace = this.#trace;
    if (!trace || due === 0) return;
    const wanted = Math.min(this.#after(due, this.unit), trace.length);
    const hit = this.#nextBreak(trace, wanted);
    const to = hit?.position ?? wanted;
    const stopped = hit?.point ?? (to === trace.length ? "end" : undefined);
    this.put(to);
    if (stopped) {
      this.wanted.playing = false;
      this.#rest();
    }
    this.moved({ slow: this.rate <= SLOW_RATE, ...(stopped && { stopped }) });
  }

  /** The first break point on the way to `end`. */
  #nextBreak(trace: Trace, end: number): { position: number; point: BreakPoint } | undefined {
    const hits = this.shown().flatMap((shown) =>
      this.wanted.breakPoints.flatMap((point) => {
        const next = this.#nextHit(shown, point);
        if (next === null) return [];
        const stepwise = this.unit !== "event";
        const position = stepwise ? afterSteps(trace, stepsTo(shown, next)) : next;
        return position <= end ? [{ position, point }] : [];
      }),
    );
    return hits.sort((a, b) => a.position - b.position)[0];
  }

  #nextHit(trace: Trace, point: BreakPoint): number | null {
    const { position } = trace;
    const ahead = this.#lookahead.get(trace) ?? new Map<BreakPoint, Lookahead>();
    const seen = ahead.get(point);
    if (seen && position >= seen.from && (seen.next === null || position < seen.next)) return seen.next;
    const next = trace.next(position, 1, { kinds: BREAK_KINDS[point.when], at: point.at as Point | number });
    this.#lookahead.set(trace, ahead.set(point, { from: position, next }));
    return next;
  }
}

export function addBreakPoint(wanted: PlayerWish, point: BreakPoint): void {
  removeBreakPoint(wanted, point);
  wanted.breakPoints = [...wanted.breakPoints, point];
}

export function removeBreakPoint(wanted: PlayerWish, { at, when }: BreakPoint): void {
  wanted.breakPoints = wanted.breakPoints.filter((point) => point.when !== when || !samePlace(point.at, at));
}

function positionAt(trace: Trace, moment: Moment): number {
  // NaN counts as the beginning.
  if (typeof moment === "number") return Math.min(trace.length, Math.max(0, Math.round(moment) || 0));
  return afterSteps(trace, moment.expansions);
}
