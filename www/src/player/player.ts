/** Moves through a trace: steps, plays, stops at break points. Knows nothing of buttons. */
import type { EventKind, Point, Trace } from "../api/index.js";
import { samePlace } from "../shared/places.js";
import type { BreakPoint, StepUnit } from "../shared/terms.js";
import { Clock, pleasantRate, rateAt, sliderAt } from "./clock.js";

export const KINDS: Record<BreakPoint["when"], EventKind[]> = {
  opens: ["open"],
  closes: ["close"],
  improves: ["improve", "reopen"],
};

export interface Moved {
  /** One step, slow enough to be followed. */
  readonly slow: boolean;
  readonly stopped?: "end" | BreakPoint;
}

/** A moment of a search, as a number of events or, to find the same one in another search, of expansions. */
export type Moment = number | { readonly expansions: number };

/** What the reader chose for a player; outlives the player. */
export interface Chosen {
  /** Steps per second; null: a pleasant rate. */
  chosenRate: number | null;
  unit: StepUnit;
  breakPoints: readonly BreakPoint[];
}

/** Where a break point is hit next, looking ahead from a position; null: never again. */
interface Lookahead {
  readonly from: number;
  readonly next: number | null;
}

/** At higher rates nobody sees a cell fade. */
const SLOW_RATE = 12;

export class Player implements Chosen {
  #trace: Trace | null = null;
  #frame = 0;
  #lastFrame = 0;
  /** Where the reader was, even if the search on the board ends before that. */
  #wantedMoment: Moment = Infinity;
  #unit: StepUnit = "expansion";
  /** Where the slider was last: without a search, no rate has a place on it. */
  #slider = 0;
  readonly #clock = new Clock();
  /** Looking through a long trace takes longer than a frame, so the results are kept. */
  readonly #lookahead = new WeakMap<Trace, Map<BreakPoint, Lookahead>>();
  chosenRate: number | null = null;
  breakPoints: readonly BreakPoint[] = [];

  /**
   * `inStep`: kept in step with another search, expansion by expansion, as their events differ. `plays`: false where the reader
   * predicts what comes next. `shown`: the traces on all boards, this one's among them: a break point in any of them stops playing.
   */
  constructor(
    private readonly moved: (moved: Moved) => void,
    readonly inStep = false,
    private readonly plays = true,
    private readonly shown: () => readonly Trace[] = () => (this.#trace ? [this.#trace] : []),
  ) {}

  /**
   * Opens another trace. A reader at the end stays at the end; one in the middle keeps the place, or gets it back as soon as
   * a trace is long enough for it.
   */
  open(trace: Trace | null, moment?: Moment): void {
    const old = this.#trace;
    // Until the reader moves, the wanted moment stays: a longer trace may come that reaches it, and of two compared the longer one counts.
    if (trace && old && old.position !== positionAt(old, this.#wantedMoment)) this.#wantedMoment = this.moment();
    this.#trace = trace;
    // Without a new trace the old one may be freed already, so it is not touched.
    if (!trace) {
      this.pause();
      return;
    }
    this.#wantedMoment = moment ?? this.#wantedMoment;
    trace.position = positionAt(trace, this.#wantedMoment);
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

  /** As it was chosen, though two searches in step always go by expansions. */
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
    if (this.steps > 0) this.#slider = sliderAt(this.rate, this.steps);
    return this.#slider;
  }

  set slider(slider: number) {
    // Without a search any rate would be one a second.
    if (this.steps > 0) this.chosenRate = rateAt(slider, this.steps);
  }

  /** Does not call `moved` if it is there already. */
  seek(position: number, slow = false): void {
    const trace = this.#trace;
    this.#wantedMoment = Infinity;
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
    // From now on it is where playing has come to, even if the trace is gone before the next one opens.
    this.#wantedMoment = Infinity;
    this.#clock.reset();
    this.#lastFrame = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
    this.moved({ slow: false });
  }

  pause(): void {
    if (!this.playing) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.moved({ slow: false });
  }

  /** Where `count` steps lead. */
  #after(count: number, unit: StepUnit): number {
    const trace = this.#trace;
    if (!trace) return 0;
    if (unit === "event") return trace.position + count;
    const done = trace.expansionAt(trace.position);
    // Going back from within an expansion leads to its beginning first.
    const inside = count < 0 && trace.positionOf(done) < trace.position;
    const wanted = done + count + (inside ? 1 : 0);
    return wanted > trace.expansions ? trace.length : trace.positionOf(Math.max(0, wanted));
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
    trace.position = to;
    if (stopped) {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    }
    this.moved({ slow: this.rate <= SLOW_RATE, ...(stopped && { stopped }) });
  }

  /** The first break point on the way to `end`. */
  #nextBreak(trace: Trace, end: number): { position: number; point: BreakPoint } | undefined {
    const hits = this.shown().flatMap((shown) =>
      this.breakPoints.flatMap((point) => {
        const next = this.#nextHit(shown, point);
        if (next === null) return [];
        const position = shown === trace ? next : positionAt(trace, { expansions: expansionsToShow(shown, next) });
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
    const next = trace.next(position, 1, { kinds: KINDS[point.when], at: point.at as Point | number });
    this.#lookahead.set(trace, ahead.set(point, { from: position, next }));
    return next;
  }
}

export function addBreakPoint(chosen: Chosen, point: BreakPoint): void {
  removeBreakPoint(chosen, point);
  chosen.breakPoints = [...chosen.breakPoints, point];
}

export function removeBreakPoint(chosen: Chosen, { at, when }: BreakPoint): void {
  chosen.breakPoints = chosen.breakPoints.filter((point) => point.when !== when || !samePlace(point.at, at));
}

function positionAt(trace: Trace, moment: Moment): number {
  // NaN counts as the beginning.
  if (typeof moment === "number") return Math.min(trace.length, Math.max(0, Math.round(moment) || 0));
  return moment.expansions > trace.expansions ? trace.length : trace.positionOf(moment.expansions);
}

/** After how many expansions a search that moves by whole expansions shows a position, or has passed it. */
function expansionsToShow(trace: Trace, position: number): number {
  const expansions = trace.expansionAt(position);
  return trace.positionOf(expansions) < position ? expansions + 1 : expansions;
}
