import type { RawTrace } from "../raw.js";
import type { Options } from "./definitions.js";
import { type Goals, listed, type Starts } from "./ends.js";
import type { AnyMap, MapInside, PlaceOf } from "./map.js";
import type { AnyPlace, Numbering } from "./place.js";
import { withQuery } from "./query.js";
import { type AsyncOptions, inSlices, SLICE_NAMES } from "./slices.js";
import { bringSteps } from "./steps-code.js";
import { type Shape, Trace } from "./trace.js";

/** What users don't see: its constructor, which is private. @internal */
export const MadeTrace = Trace as unknown as new (raw: RawTrace, shape: Shape<AnyPlace>) => Trace;

/** A few expansions' worth of room between two looks at the clock. */
const ROOM = 32;

/**
 * Records every step of a search, by default of plain A* (`algorithm: "astar"`): see {@link Trace}. The trace keeps the map
 * as it is now. It holds about 64 million events, with `algorithm: "ida"` 16 million: a search that needs more ends there, with
 * the status `"limit"`.
 *
 * @example
 * ```ts
 * import { trace } from "stepstar";
 *
 * const steps = trace("S.\n.G", [0, 0], [1, 1]);
 * steps.length; // => 7
 * steps.explain(0); // => "Opened the start (0, 0): g = 0, h = 2, so f = 2."
 * steps.result.cost; // => 2
 * steps.free();
 * ```
 */
export function trace<Kind extends AnyMap>(
  map: Kind,
  from: Starts<PlaceOf<Kind>>,
  to: Goals<PlaceOf<Kind>>,
  options?: Options,
): Trace<PlaceOf<Kind>>;
export function trace(map: AnyMap, from: unknown, to: unknown, options?: unknown): unknown {
  const { recording, shape } = begin(map, from, to, options);
  try {
    recording.advance(Number.POSITIVE_INFINITY);
  } catch (error) {
    recording.free();
    throw error;
  }
  return new MadeTrace(recording.finish(), shape);
}

/**
 * The same as {@link trace}, in slices: the page stays responsive meanwhile, and can show progress and cancel.
 *
 * @example
 * ```ts
 * import { Grid, traceAsync } from "stepstar";
 *
 * const cancel = new AbortController(); // cancel.abort() rejects the promise
 * const steps = await traceAsync(new Grid(200, 200), [0, 0], [199, 199], {
 *   signal: cancel.signal,
 *   onProgress: ({ expanded, open }) => console.log(`${expanded} expanded, ${open} open`),
 * });
 * steps.result.cost; // => 398
 * steps.free();
 * ```
 */
export function traceAsync<Kind extends AnyMap>(
  map: Kind,
  from: Starts<PlaceOf<Kind>>,
  to: Goals<PlaceOf<Kind>>,
  options?: AsyncOptions,
): Promise<Trace<PlaceOf<Kind>>>;
export async function traceAsync(map: AnyMap, from: unknown, to: unknown, options?: object): Promise<unknown> {
  const { recording, shape } = begin(map, from, to, options, SLICE_NAMES);
  // To make room for the nodes is quick, and says nothing of how long an expansion takes: the search finds a pace of its own.
  const room = { advance: () => recording.advance(ROOM) || recording.expanded() > 0, free: () => recording.free() };
  const progress = () => ({ expanded: recording.expanded(), open: recording.open() });
  // The search tells of its last slice.
  const slices = await inSlices(room, options, (done) => (done ? undefined : progress()));
  await inSlices(recording, slices, progress);
  return new MadeTrace(recording.finish(), shape);
}

function begin(map: AnyMap, from: unknown, to: unknown, options: unknown, more?: readonly string[]) {
  return withQuery([map, from, to, options, more], (raw, [starts, goals, copy], numbering) => {
    bringSteps();
    return { recording: raw.record(listed(starts), listed(goals), copy), shape: shapeOf(raw, numbering) };
  });
}

/** @internal */
export function shapeOf(raw: MapInside["raw"], numbering: Numbering): Shape<AnyPlace> {
  return "nodeCount" in raw
    ? { width: raw.nodeCount(), height: 1, numbering }
    : { width: raw.width(), height: raw.height(), numbering };
}
