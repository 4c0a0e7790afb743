/// <reference lib="esnext.disposable" preserve="true" />
import type { RawDistances } from "../raw.js";
import type { Options } from "./definitions.js";
import { listed, readStarts, type Starts } from "./ends.js";
import { refused } from "./errors.js";
import { dispose, Handle, notOurs, readOnly } from "./handle.js";
import { type AnyMap, type MapInside, type PlaceOf, withMap } from "./map.js";
import { plainOptions, read } from "./options.js";
import { type AnyPlace, type Numbering, placeReader, type Spelt } from "./place.js";
import { MadeTrace, shapeOf } from "./record.js";
import { type AsyncOptions, inSlices, SLICE_NAMES } from "./slices.js";
import type { Trace } from "./trace.js";
import { bringWorlds } from "./worlds-part.js";

/** Options of {@link distances}. */
export interface DistanceOptions extends Options {
  /** The most that a place may cost: what is dearer counts as not reached. Default: Infinity. */
  maxCost?: number | undefined;
}

const MORE = ["maxCost"] as const;

/** What users don't see: its constructor, which is private. */
const made = <P extends AnyPlace>(raw: RawDistances, numbering: Numbering<P>): Distances<P> =>
  new (Distances as unknown as new (raw: RawDistances, numbering: Numbering<P>) => Distances<P>)(raw, numbering);

/** How a method comes to the engine's distances: of whatever it was called on. */
let ours: <P extends AnyPlace>(found: Distances<P>) => Handle<RawDistances, Numbering<P>>;

/**
 * What every place costs from the nearest of some starts, and which way leads back: made by {@link distances}. It holds memory of the engine:
 * call `free()`, or declare it with `using`.
 *
 * @example
 * ```ts
 * import { distances } from "stepstar";
 *
 * const far = distances("...\n.#.", [0, 0]);
 * Array.from(far.costs); // => [0, 1, 2, 1, Infinity, 3]
 * far.parent([2, 1]); // => [2, 0]
 * far.path([2, 1]); // => [[0, 0], [1, 0], [2, 0], [2, 1]]
 * far.free();
 * ```
 */
export class Distances<P extends AnyPlace = AnyPlace> {
  /** Consoles show this name; minified, it would be another. @internal */
  static readonly name = "Distances";
  /**
   * What each place costs: on a grid row by row, on floors floor by floor, on a graph in the order of its nodes. Infinity where no way leads.
   */
  declare readonly costs: Float64Array<ArrayBuffer>;
  /** The outcome in a plain sentence. */
  declare readonly message: string;
  /** How many places were expanded. */
  declare readonly expanded: number;
  readonly #handle: Handle<RawDistances, Numbering<P>>;

  static {
    ours = (found) => {
      if (Object(found) === found && #handle in found) return found.#handle;
      throw notOurs("Distances");
    };
  }

  private constructor(raw: RawDistances, numbering: Numbering<P>) {
    this.#handle = new Handle(raw, "set of distances", numbering);
    readOnly<Distances<P>>(this, { costs: raw.costs(), message: raw.message(), expanded: raw.expanded() });
  }

  /**
   * The place before one on the cheapest way to it; with `reverse` the place after it, on the way from it. Null for a start, and where no way
   * leads.
   *
   * @example
   * ```ts
   * import { distances } from "stepstar";
   *
   * distances("...", [0, 0]).parent([2, 0]); // => [1, 0]
   * ```
   */
  parent(at: Spelt<P>): P | null {
    const { numbering } = ours(this);
    const number = numbering.numberOf(at, "place");
    const parent = ours(this).raw.parent(number);
    return parent === undefined ? null : numbering.placeOf(parent);
  }

  /**
   * The cheapest way to a place from the nearest start, both included; with `reverse` the way from the place to there. Empty where none leads.
   *
   * @example
   * ```ts
   * import { distances } from "stepstar";
   *
   * distances("...", [[0, 0], [2, 0]]).path([1, 0]).length; // => 2
   * ```
   */
  path(to: Spelt<P>): P[] {
    const { numbering } = ours(this);
    const number = numbering.numberOf(to, "place");
    return [...ours(this).raw.path(number)].map((place) => numbering.placeOf(place));
  }

  /**
   * Frees the memory of the engine at once; otherwise that happens some time after the last use. `costs` stay. Calling it again does nothing.
   *
   * @example
   * ```ts
   * import { distances } from "stepstar";
   *
   * distances("...", [0, 0]).free();
   * ```
   */
  free(): void {
    ours(this).free();
  }

  /**
   * Calls {@link Distances.free} at the end of a block that declares `using far = distances(...)`.
   *
   * @example
   * ```ts
   * import { distances } from "stepstar";
   *
   * using far = distances("...", [0, 0]);
   * far.costs[2]; // => 2
   * ```
   */
  [dispose](): void {
    ours(this).free();
  }

  /** Keeps reactive frameworks from wrapping it, as they do plain objects: behind a Proxy it would not work. @internal */
  get [Symbol.toStringTag](): string {
    return "Distances";
  }
}

/**
 * Finds what every place costs from the nearest of some starts, and which way leads back to it: see {@link Distances}. With `maxCost` only as
 * far as that, as games use for ranges; with `reverse` what the way from every place to there costs. Options about goals and estimates play no
 * part.
 *
 * @param map A {@link Grid}, rows of 0 (free) and 1 (wall), the text of a map, a {@link Graph}, {@link Floors} or {@link Hexagons}. It is not changed.
 * @param from One place, or several in an array.
 * @example
 * ```ts
 * import { distances } from "stepstar";
 *
 * const range = distances(".5..\n....", [0, 0], { maxCost: 3 });
 * Array.from(range.costs); // => [0, Infinity, Infinity, Infinity, 1, 2, 3, Infinity]
 * range.free();
 * ```
 */
export function distances<Kind extends AnyMap>(
  map: Kind,
  from: Starts<PlaceOf<Kind>>,
  options?: DistanceOptions,
): Distances<PlaceOf<Kind>>;
export function distances(map: AnyMap, from: unknown, options?: unknown): unknown {
  return flooded(map, from, options, (raw, query, numbering) => made(raw.distances(...query), numbering));
}

/**
 * Records how {@link distances} are found, step by step: a {@link Trace} without a goal, whose result has no path.
 *
 * @example
 * ```ts
 * import { traceDistances } from "stepstar";
 *
 * const steps = traceDistances("...\n...", [0, 0], { maxCost: 2 });
 * steps.result.message; // => "Reached 5 places from (0, 0) at a cost of at most 2."
 * steps.seek(steps.length);
 * steps.node([1, 1]).g; // => 2
 * steps.free();
 * ```
 */
export function traceDistances<Kind extends AnyMap>(
  map: Kind,
  from: Starts<PlaceOf<Kind>>,
  options?: DistanceOptions,
): Trace<PlaceOf<Kind>>;
export function traceDistances(map: AnyMap, from: unknown, options?: unknown): unknown {
  return flooded(map, from, options, (raw, query, numbering) => {
    const recording = raw.recordDistances(...query);
    try {
      recording.advance(Number.POSITIVE_INFINITY);
    } catch (error) {
      recording.free();
      throw error;
    }
    return new MadeTrace(recording.finish(), shapeOf(raw, numbering));
  });
}

/** The same in slices, as a page needs it. @internal */
export async function traceDistancesAsync(
  map: AnyMap,
  from: unknown,
  options: DistanceOptions & AsyncOptions,
): Promise<unknown> {
  const [recording, shape] = flooded(
    map,
    from,
    options,
    (raw, query, numbering) => [raw.recordDistances(...query), shapeOf(raw, numbering)] as const,
    [...MORE, ...SLICE_NAMES],
  );
  await inSlices(recording, options, () => ({ expanded: recording.expanded(), open: recording.open() }));
  return new MadeTrace(recording.finish(), shape);
}

function flooded<T>(
  map: AnyMap,
  from: unknown,
  options: unknown,
  work: (
    raw: MapInside["raw"],
    query: [starts: Uint32Array, most: number, options: object | undefined],
    numbering: Numbering,
  ) => T,
  more: readonly string[] = MORE,
): T {
  return withMap(map, (inside) => {
    const { numbering } = inside;
    const starts = listed(readStarts(from, numbering));
    const copy = plainOptions(options, placeReader(numbering), more);
    const most = options === undefined ? Infinity : (read(options as object, "maxCost") ?? Infinity);
    // What is below 0 is refused by the engine, with its sentence.
    if (typeof most !== "number") throw refused('option "maxCost"', most, { size: "a number, 0 or more, or Infinity" });
    bringWorlds();
    return work(inside.raw, [starts, most, copy], numbering);
  });
}
