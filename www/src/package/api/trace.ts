/// <reference lib="esnext.disposable" preserve="true" />
import { engine, type RawTrace } from "../raw.js";
import { answerAt } from "./answer.js";
import {
  type Algorithm,
  type Counts,
  HEADINGS,
  type Marks,
  type NodeState,
  type NodeValues,
  type PathResult,
  type TraceEvent,
} from "./definitions.js";
import { limit, whole } from "./errors.js";
import { eventIn, eventsOf } from "./event-block.js";
import { adopt, type Grid } from "./grid.js";
import { dispose, Handle, notOurs, readOnly } from "./handle.js";
import { joined } from "./joined.js";
import type { MarksAsyncOptions } from "./marks.js";
import { checkNames } from "./options.js";
import type { AnyPlace, Numbering, Place, Spelt } from "./place.js";
import type { Saying } from "./saying.js";
import { inSlices } from "./slices.js";
import { nextSought, type Sought } from "./sought.js";
import { stateIn, statesIn } from "./state-rows.js";
import { type PaintTarget, painterOf } from "./trace-painter.js";

/** @internal */
export interface Shape<P extends AnyPlace> {
  readonly width: number;
  readonly height: number;
  readonly numbering: Numbering<P>;
}

/** Of a trace, in events. */
type Length = { readonly length: number };

/** How a method comes to the engine's trace: of whatever it was called on. */
let ours: <P extends AnyPlace>(trace: Trace<P>) => Handle<RawTrace, Numbering<P>>;

/**
 * The recorded steps of a search, and a position among them that can be moved freely in both directions: 0 is before the
 * first event, `length` is after the last, and event `i` leads from position `i` to `i + 1`. A trace begins at position 0.
 *
 * Made by {@link trace} and {@link traceAsync}. It holds memory of the engine: call `free()`, or declare it with `using`,
 * which TypeScript knows from 5.2 on and Node from 24 on.
 *
 * @example
 * ```ts
 * import { trace } from "stepstar";
 *
 * const steps = trace("S..\n.#.\n..G", [0, 0], [2, 2]);
 * for (const { kind, at } of steps) console.log(kind, at);
 * steps.position = steps.length;
 * steps.path(); // => steps.result.path
 * steps.seek(4); // the start and its neighbours have been seen
 * steps.openList().map(({ at }) => at); // => [[1, 0], [0, 1]]
 * steps.free();
 * ```
 */
export class Trace<P extends AnyPlace = Place> {
  /** Consoles show this name; minified, it would be another. @internal */
  static readonly name = "Trace";
  /** The result of the search. */
  declare readonly result: PathResult<P>;
  /** How many events there are. */
  declare readonly length: number;
  /** How many nodes were expanded in all. Of a walk each tick counts as one more: it is a step of its own. */
  declare readonly expansions: number;
  /** How many ticks a walk has: see {@link traceWalk}. 0 if this is no walk. */
  declare readonly ticks: number;
  /** The width of the map, in cells; on a graph, the number of nodes. */
  declare readonly width: number;
  /** The height of the map, in cells; on a graph, 1. */
  declare readonly height: number;
  /** The algorithm that ran. */
  declare readonly algorithm: Algorithm;
  /** How many bytes the recorded steps take up. */
  declare readonly bytes: number;
  readonly #handle: Handle<RawTrace, Numbering<P>>;

  static {
    ours = (trace) => {
      if (Object(trace) === trace && #handle in trace) return trace.#handle;
      throw notOurs("Trace");
    };
  }

  #marks: Marks | undefined;
  readonly #paint: ReturnType<typeof painterOf>;
  /** The position at the last call of `changed`. */
  #reported = 0;

  private constructor(raw: RawTrace, shape: Shape<P>) {
    if (!(raw instanceof engine().Trace)) throw new TypeError("A Trace is made by trace() or traceAsync().");
    const { width, height, numbering } = shape;
    this.#handle = new Handle(raw, "trace", numbering);
    readOnly<Trace<P>>(this, {
      result: answerAt(raw.result(), numbering),
      length: raw.length(),
      expansions: raw.expansions(),
      ticks: raw.ticks(),
      width,
      height,
      algorithm: raw.algorithm() as Algorithm,
      bytes: raw.bytes(),
    });
    this.#paint = painterOf(this.#handle, width, height);
  }

  /**
   * Returns event number `i`, counted from 0.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.event(0).kind; // => "open"
   * steps.event(0).at; // => [0, 0]
   * ```
   */
  event(i: number): TraceEvent<P> {
    const { raw, numbering } = ours(this);
    const position = whole(i, "number of the event", 0, this.length - 1);
    return eventIn(raw.events(position, position + 1), 0, position, numbering, hasSides(this));
  }

  /**
   * Iterates over all events, in order.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * Array.from(steps, ({ kind }) => kind); // => ["open", "close", "open", "close", "open", "close"]
   * ```
   */
  [Symbol.iterator](): IterableIterator<TraceEvent<P>> {
    const handle = ours(this);
    return eventsOf(() => handle.raw, this.length, handle.numbering, hasSides(this));
  }

  /**
   * How many events have happened: 0 is none, `length` is all of them.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.position; // => 0
   * steps.position = 2;
   * steps.node([0, 0]).state; // => "closed"
   * ```
   */
  get position(): number {
    return ours(this).raw.position();
  }

  set position(position: number) {
    this.seek(position);
  }

  /**
   * Moves to a position, in either direction.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.seek(1);
   * steps.node([0, 0]).state; // => "open"
   * ```
   */
  seek(position: number): void {
    ours(this).raw.seek(checked(this, position));
  }

  /**
   * Moves to where the n-th expansion, counted from 1, is complete: all that came of it is written, and the first of
   * `openList()` is what is expanded next. 0 is the beginning.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.seekExpansion(1);
   * steps.position; // => 3
   * steps.openList()[0].at; // => [1, 0]
   * ```
   */
  seekExpansion(n: number): void {
    const { raw } = ours(this);
    raw.seek(raw.positionOf(whole(n, "number of the expansion", 0, this.expansions)));
  }

  /**
   * Returns the position at which the n-th expansion, counted from 1, is complete: just before the next one, or the end; 0 for 0.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.positionOf(2); // => 5
   * ```
   */
  positionOf(expansion: number): number {
    return ours(this).raw.positionOf(whole(expansion, "number of the expansion", 0, this.expansions));
  }

  /**
   * Returns the number of the event with which the n-th expansion, counted from 1, begins: its node is closed.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.eventOf(2); // => 3
   * steps.event(3).kind; // => "close"
   * ```
   */
  eventOf(expansion: number): number {
    return ours(this).raw.eventOf(whole(expansion, "number of the expansion", 1, this.expansions));
  }

  /**
   * Returns how many expansions had begun at a position.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.expansionAt(3); // => 1
   * ```
   */
  expansionAt(position: number): number {
    return ours(this).raw.expansionAt(checked(this, position));
  }

  /**
   * Returns a copy of the state of every cell or node at the current position: 0 unseen, 1 open, 2 closed.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.seek(3);
   * Array.from(steps.state()); // => [2, 1, 0]
   * ```
   */
  state(): Uint8Array<ArrayBuffer> {
    return ours(this).raw.state();
  }

  /**
   * Returns what the search knows about a place at the current position.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.seek(3);
   * steps.node([1, 0]).g; // => 1
   * steps.node([1, 0]).parent; // => [0, 0]
   * ```
   */
  node(at: Spelt<P>): NodeState<P> {
    const number = ours(this).numbering.numberOf(at, "place");
    const { raw, numbering } = ours(this);
    return stateIn(raw.node(number), 0, numbering);
  }

  /**
   * Where turning costs (`turnCost`): returns all that the search knows of a place at the current position, once for each direction in which it has
   * entered it. Elsewhere what `node` tells, if the place has been seen.
   *
   * @example
   * ```ts
   * import { Grid, trace } from "stepstar";
   *
   * const steps = trace(new Grid(2, 2), [0, 0], [1, 1], { turnCost: 1 });
   * steps.seek(steps.length);
   * steps.headings([1, 0]).map(({ heading, g }) => [heading, g]); // => [["east", 1]]
   * ```
   */
  headings(at: Spelt<P>): NodeState<P>[] {
    const number = ours(this).numbering.numberOf(at, "place");
    const { raw, numbering } = ours(this);
    const found: NodeState<P>[] = [];
    // One that looks nowhere comes last.
    for (let side = 0; side <= HEADINGS.length; side++) found.push(...statesIn(raw.heading(number, side), numbering));
    return found;
  }

  /**
   * Returns the open nodes at the current position, in the order in which they would be expanded; at most the first `max` of them.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.seek(3);
   * steps.openList().map(({ at }) => at); // => [[1, 0]]
   * ```
   */
  openList(max = Infinity): NodeState<P>[] {
    const { raw, numbering } = ours(this);
    return statesIn(raw.openList(Math.min(limit(max, "argument max"), this.width * this.height)), numbering);
  }

  /**
   * Returns what has been counted up to the current position.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.seek(3);
   * steps.counts().expanded; // => 1
   * ```
   */
  counts(): Counts {
    return ours(this).raw.counts();
  }

  /**
   * Returns what the search knows about the cells of a region at the current position, row by row: one call for all the numbers that
   * a picture shows. On a graph the region is a range in the list of nodes: `values(0, 0, trace.width, 1)` is all of it.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.seek(3);
   * Array.from(steps.values(0, 0, 3, 1).state); // => [2, 1, 0]
   * ```
   */
  values(x: number, y: number, width: number, height: number): NodeValues {
    const handle = ours(this);
    whole(x, "x of the region", 0, this.width - 1);
    whole(y, "y of the region", 0, this.height - 1);
    whole(width, "width of the region", 0, this.width - x);
    whole(height, "height of the region", 0, this.height - y);
    return handle.raw.values(x, y, width, height);
  }

  /**
   * Returns the path to the node that was expanded last, by following parents back to the start. At the end of a search that
   * found a path it is that path, with every cell of it; with way points, the part of it after the last of them.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.seekExpansion(2);
   * steps.path(); // => [[0, 0], [1, 0]]
   * ```
   */
  path(): P[] {
    const { raw, numbering } = ours(this);
    const numbers = raw.path();
    const path: P[] = new Array(numbers.length);
    for (let i = 0; i < numbers.length; i++) path[i] = numbering.placeOf(numbers[i]!);
    return path;
  }

  /**
   * Explains in a sentence what happened at event `i`, and why.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.explain(0); // => "Opened the start (0, 0): g = 0, h = 2, so f = 2."
   * ```
   */
  explain(i: number): string {
    return ours(this).raw.explain(whole(i, "number of the event", 0, this.length - 1));
  }

  /**
   * Returns what {@link Trace.explain} says, as data.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.saying(1).id; // => "story.expanded"
   * steps.saying(1).fields.place; // => [0, 0]
   * ```
   */
  saying(i: number): Saying {
    return JSON.parse(ours(this).raw.saying(whole(i, "number of the event", 0, this.length - 1)));
  }

  /**
   * Returns what {@link Trace.explainExpansion} says, as data.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S..\n.#.\n..G", [0, 0], [2, 2]);
   * steps.sayingOfExpansion(3).id; // => "all.sentences"
   * ```
   */
  sayingOfExpansion(n: number): Saying {
    return JSON.parse(ours(this).raw.sayingOfExpansion(whole(n, "number of the expansion", 1, this.expansions)));
  }

  /**
   * Explains in sentences what the n-th expansion, counted from 1, did as a whole: what was expanded and why it came first, how
   * many neighbours were opened or improved, and which were skipped.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S..\n.#.\n..G", [0, 0], [2, 2]);
   * steps.explainExpansion(3); // => "Expanded (2, 0): f = 2 + 2 = 4 is the least of 2 open; of 2 that tied, it has come furthest (largest g). Opened 1 neighbour. Skipped: (1, 0): where it was reached from."
   * ```
   */
  explainExpansion(n: number): string {
    return ours(this).raw.explainExpansion(whole(n, "number of the expansion", 1, this.expansions));
  }

  /**
   * Returns the cells (y * width + x) or nodes whose state may have changed since the last call; the first time, all that were seen.
   *
   * @param since The position to compare with, instead of that of the last call.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.seek(4);
   * steps.changed();
   * steps.seek(5);
   * Array.from(steps.changed()); // => [2]
   * ```
   */
  changed(since: number = ours(this) && this.#reported): Uint32Array<ArrayBuffer> {
    const cells = ours(this).raw.changed(checked(this, since));
    this.#reported = this.position;
    return cells;
  }

  /**
   * Returns the numbers of the events that are worth stopping at.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.marks().goalSeen; // => 4
   * ```
   */
  marks(): Readonly<Marks> {
    const handle = ours(this);
    this.#marks ??= handle.raw.marks() as Marks;
    return this.#marks;
  }

  /**
   * The same as {@link Trace.marks}, in slices, for long traces: the page stays responsive meanwhile, and can cancel.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * const marks = await steps.marksAsync();
   * marks.goalSeen; // => 4
   * ```
   */
  async marksAsync(options: MarksAsyncOptions = {}): Promise<Readonly<Marks>> {
    checkNames(options, "argument options", ["signal", "sliceMs"]);
    const handle = ours(this);
    await inSlices({ advance: (budget) => this.#marks !== undefined || handle.raw.lookForMarks(budget) }, options);
    return this.marks();
  }

  /**
   * Returns the position just after the next event that fits, forwards (1) or backwards (-1) from a position; null if there is none.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.next(0, 1, { kinds: ["close"] }); // => 2
   * steps.next(2, 1, { at: [2, 0] }); // => 5
   * steps.next(6, 1); // => null
   * ```
   */
  next(position: number, direction: 1 | -1, what: Sought<P> = {}): number | null {
    const handle = ours(this);
    checked(this, position);
    return nextSought(handle, this, position, direction, what);
  }

  /**
   * Paints the current position, one pixel per cell: what has changed since the last call, or everything.
   *
   * @param context Where to paint; its canvas must have one pixel for each cell.
   * @param palette Colours as 32-bit words, 0xAABBGGRR, by index: 0 free, 1 wall, 2 open, 3 closed, and optionally 4 to 12
   * for terrain that costs 1 to 9.
   * @param grid The map whose walls and terrain to paint: that of the trace, or an edited one.
   * @param all Whether to paint everything, as after the canvas was resized or drawn on.
   * @returns The region in which anything was painted; null when nothing had changed.
   *
   * @example
   * ```ts
   * import type { Grid, Trace } from "stepstar";
   *
   * const palette = Uint32Array.of(0xffffffff, 0xff333333, 0xffc08000, 0xff60a0f0);
   * const draw = (on: CanvasRenderingContext2D, steps: Trace, grid: Grid) => steps.paint(on, palette, grid);
   * ```
   */
  paint(
    context: PaintTarget,
    palette: Uint32Array,
    grid: Grid,
    all = false,
  ): Record<"x" | "y" | "width" | "height", number> | null {
    ours(this);
    return this.#paint(context, palette, grid, all);
  }

  /**
   * Returns all events as a search trace for the Posthoc visualiser.
   *
   * @param from The first event to write. A text too long to make at once can be made in parts, to be joined.
   * @param to The event after the last one to write.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.toPosthoc().split("\n")[0]; // => "version: 1.4.0"
   * ```
   */
  toPosthoc(from = 0, to: number = this.length): string {
    const handle = ours(this);
    return joined((first, end) => handle.raw.toPosthoc(first, end), ...range(this, from, to));
  }

  /**
   * Returns all events as a table of comma-separated values.
   *
   * @param from The first event to write. A text too long to make at once can be made in parts, to be joined.
   * @param to The event after the last one to write.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.toCSV().split("\n")[0]; // => "step,kind,at,g,h,f,parent"
   * steps.toCSV(1, 2); // => "1,close,0 0,0,2,2,\n"
   * ```
   */
  toCSV(from = 0, to: number = this.length): string {
    const handle = ours(this);
    return joined((first, end) => handle.raw.toCSV(first, end), ...range(this, from, to));
  }

  /**
   * Frees the trace's memory at once; otherwise that happens some time after its last use. Calling it again does nothing.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * const steps = trace("S.G", [0, 0], [2, 0]);
   * steps.free();
   * ```
   */
  free(): void {
    ours(this).free();
  }

  /**
   * The tick of a walk that a position lies in, from 0.
   *
   * @example
   * ```ts
   * import { traceWalk } from "stepstar";
   *
   * const { trace } = traceWalk("S.G", [0, 0], [2, 0], []);
   * trace.tickAt(trace.length); // => 2
   * trace.free();
   * ```
   */
  tickAt(position: number): number {
    return ours(this).raw.tickAt(checked(this, position));
  }

  /**
   * The position at which a tick of a walk begins: its first event says where the agent is. The end for a tick after the last.
   *
   * @example
   * ```ts
   * import { traceWalk } from "stepstar";
   *
   * const { trace } = traceWalk("S.G", [0, 0], [2, 0], []);
   * trace.event(trace.tickStart(1)).at; // => [1, 0]
   * trace.free();
   * ```
   */
  tickStart(tick: number): number {
    return ours(this).raw.tickStart(whole(tick, "tick", 0, this.ticks));
  }

  /**
   * The map at the position, as whoever walks knows it; null on a graph.
   *
   * @example
   * ```ts
   * import { traceWalk } from "stepstar";
   *
   * const { trace } = traceWalk("S.G\n...", [0, 0], [2, 0], [{ at: 1, place: [1, 1], wall: true }]);
   * trace.position = trace.length;
   * trace.mapThen()!.isWall(1, 1); // => true
   * trace.free();
   * ```
   */
  mapThen(): Grid | null {
    const map = ours(this).raw.mapThen();
    return map ? adopt(map) : null;
  }

  /**
   * What the tick of the position has done so far with each cell, row by row: 0 is untouched, 1 kept, 2 repaired, 3 wasted, as {@link Touch}
   * explains them.
   *
   * @example
   * ```ts
   * import { traceWalk } from "stepstar";
   *
   * const { trace } = traceWalk("S.G", [0, 0], [2, 0], []);
   * trace.seek(trace.tickStart(1)); // the end of the first tick
   * [...trace.touched()]; // => [2, 2, 2]
   * trace.free();
   * ```
   */
  touched(): Uint8Array<ArrayBuffer> {
    return ours(this).raw.touched();
  }

  /**
   * Calls {@link Trace.free} at the end of a block that declares `using steps = trace(...)`.
   *
   * @example
   * ```ts
   * import { trace } from "stepstar";
   *
   * using steps = trace("S.G", [0, 0], [2, 0]);
   * steps.length; // => 6
   * ```
   */
  [dispose](): void {
    ours(this).free();
  }

  /** Keeps reactive frameworks from wrapping it, as they do plain objects: behind a Proxy it would not work. @internal */
  get [Symbol.toStringTag](): string {
    return "Trace";
  }
}

/** Whether each event belongs to one of two searches that meet. */
const hasSides = ({ algorithm }: { readonly algorithm: Algorithm }) => algorithm === "bidirectional";

function checked(trace: Length, position: number): number {
  return whole(position, "position", 0, trace.length);
}

/** The numbers of the first event to write and of the one after the last. */
function range(trace: Length, from: number, to: number): [number, number] {
  return [whole(from, "argument from", 0, trace.length), whole(to, "argument to", from, trace.length)];
}
