/** Walks over maps that change while somebody is under way. They come with the later part of the engine, beside diagnoses. */
import type { RawTrace, RawWalking } from "../raw.js";
import {
  type Change,
  MOST_SIDE,
  type Options,
  REPLANNERS,
  type Replanner,
  type Tick,
  WALK_MISTAKES,
  type WalkMistake,
  type WalkResult,
} from "./definitions.js";
import { bringDiagnosis, choose, engineFor, inSlices, MadeTrace, read, SLICE_NAMES, whole } from "./engine.js";
import type { MapInput } from "./map.js";
import type { Numbering, Point, PointLike } from "./place.js";
import type { Saying } from "./saying.js";
import type { AsyncOptions } from "./slices.js";
import type { Shape, Trace } from "./trace.js";
import { packChanges, withWalk } from "./walk-input.js";

/** The options of a walk: those of a search that matter for it, and two of its own. */
export interface WalkOptions extends Options {
  /** How each tick plans: see {@link Replanner}. Default: `"dstar-lite"`. */
  replanner?: Replanner | undefined;
  /**
   * How many cells far the agent sees, in rows and in columns. What it has never seen counts as free, and costs 1. Default: it knows
   * the whole map.
   */
  sees?: number | undefined;
  /**
   * The walk of a program that makes a mistake, to be looked at: with LPA* and D* Lite alone. Its plans may be wrong, and end before the
   * goal. Default: none.
   */
  mistake?: WalkMistake | undefined;
}

/** The trace of a {@link walk}, from {@link traceWalk}. */
export interface TracedWalk {
  /** How it went. */
  walk: WalkResult;
  /** Every step of its search, through all ticks. */
  trace: Trace<Point>;
}

/** The names of the options that are a walk's own. */
const OWN: readonly string[] = ["replanner", "sees", "mistake"];

/** Expansions. */
const MOST_AT_ONCE = 1e9;

/**
 * Lets an agent walk from one cell to another, one step a tick along its plan. Changes that come at a tick are made before its plan;
 * the agent's own cell and the goal are left as they are, which `message` says. Where there is no path it waits, as long as changes are
 * to come. With `replanner: "lpa"` the agent stays at the start until the last change has come.
 *
 * @param map A {@link Grid}, rows of 0 (free) and 1 (wall), or the text of a map. It is not changed.
 * @param changes Which cells become walls or free, or cost something else, and before the plan of which tick.
 * @example
 * ```ts
 * import { walk } from "stepstar";
 *
 * const map = "S...\n.##.\n...G";
 * const walked = walk(map, [0, 0], [3, 2], [{ at: 1, place: [3, 1], wall: true }]);
 * walked.ticks[0]!.path; // => [[0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [3, 2]]
 * walked.ticks[1]!.path.length; // => 7
 * walked.path.length; // => 8
 * walked.message; // => "Walked from (0, 0) to (3, 2) in 7 ticks, cost 7: 15 expansions."
 * ```
 */
export function walk(
  map: MapInput,
  from: PointLike,
  to: PointLike,
  changes: readonly Change[],
  options?: WalkOptions,
): WalkResult {
  const { walking, shape } = begin([map, from, to, options], changes, false);
  const { walk, trace } = finished(walking, shape);
  trace.free();
  return walk;
}

/**
 * The same as {@link walk}, and records every step of its search: one log through all ticks, which can be run forwards and backwards.
 * What a trace of a walk tells at a position is on the map of its tick.
 *
 * @example
 * ```ts
 * import { traceWalk } from "stepstar";
 *
 * const { walk, trace } = traceWalk("S...\n.##.\n...G", [0, 0], [3, 2], [{ at: 1, place: [3, 1], wall: true }]);
 * trace.ticks; // => walk.ticks.length
 * trace.explain(trace.tickStart(1)); // => "Tick 1: the agent has gone from (0, 0) to (1, 0). (3, 1) is a wall now."
 * trace.seek(trace.tickStart(1) + 2);
 * trace.node([3, 1]).rhs; // => Infinity
 * trace.free();
 * ```
 */
export function traceWalk(
  map: MapInput,
  from: PointLike,
  to: PointLike,
  changes: readonly Change[],
  options?: WalkOptions,
): TracedWalk {
  const { walking, shape } = begin([map, from, to, options], changes, true);
  return finished(walking, shape);
}

/**
 * The same in slices, within a tick, too: the page stays responsive, can show progress, and can cancel.
 *
 * @example
 * ```ts
 * import { traceWalkAsync } from "stepstar";
 *
 * const { walk, trace } = await traceWalkAsync("S.G", [0, 0], [2, 0], [], { onProgress: ({ expanded }) => expanded });
 * walk.ticks.length; // => 3
 * trace.free();
 * ```
 */
export async function traceWalkAsync(
  map: MapInput,
  from: PointLike,
  to: PointLike,
  changes: readonly Change[],
  options?: WalkOptions & AsyncOptions,
): Promise<TracedWalk> {
  const { walking, shape } = begin([map, from, to, options], changes, true, SLICE_NAMES);
  await inSlices(walking, options, () => ({ expanded: walking.expanded(), open: walking.open() }));
  return finished(walking, shape);
}

function begin(
  [map, from, to, options]: [MapInput, unknown, unknown, unknown],
  changes: unknown,
  recorded: boolean,
  more: readonly string[] = [],
): { walking: RawWalking; shape: Shape<Point> } {
  const own = ownOptions(options);
  return withWalk([map, from, to, options, [...OWN, ...more]], (raw, [ends, row], numbering) => {
    const packed = packChanges(changes, numbering);
    engineFor(packed);
    bringDiagnosis();
    const walking = raw.walk(ends, row, ...own, packed, recorded);
    const shape = { width: raw.width(), height: raw.height(), numbering };
    return { walking, shape };
  });
}

/** Walks on to the end. */
function finished(walking: RawWalking, shape: Shape<Point>): TracedWalk {
  try {
    while (!walking.advance(MOST_AT_ONCE)) {}
  } catch (error) {
    walking.free();
    throw error;
  }
  const [trace, walk] = walking.finish() as unknown as [RawTrace, RawWalk];
  return { walk: named(walk, shape.numbering), trace: new MadeTrace(trace, shape) as Trace<Point> };
}

/** The replanner, with a mistake behind it, and how far the agent sees. */
function ownOptions(options: unknown): [string, number] {
  if (typeof options !== "object" || options === null) return ["dstar-lite", 0];
  const [replanner, sees, mistake] = [read(options, "replanner"), read(options, "sees"), read(options, "mistake")];
  const replans = replanner === undefined ? "dstar-lite" : choose(replanner, 'option "replanner"', REPLANNERS);
  const broken = mistake === undefined ? "" : ` ${choose(mistake, 'option "mistake"', WALK_MISTAKES)}`;
  return [replans + broken, sees === undefined ? 0 : whole(sees, 'option "sees"', 1, MOST_SIDE)];
}

/** What the engine tells of a walk. */
interface RawWalk extends Pick<WalkResult, "status" | "message" | "cost" | "expanded"> {
  /** JSON. */
  saying: string;
  path: Uint32Array;
  at: Uint32Array;
  lengths: Uint32Array;
  costs: Float64Array;
  expansions: Float64Array;
  plans: Uint32Array;
}

function named(walk: RawWalk, { placeOf }: Numbering<Point>): WalkResult {
  const { status, message, cost, expanded } = walk;
  const points = (cells: Uint32Array) => [...cells].map((cell) => placeOf(cell));
  const ticks: Tick[] = [];
  let first = 0;
  walk.at.forEach((at, i) => {
    const end = first + walk.lengths[i]!;
    const path = points(walk.plans.subarray(first, end));
    ticks.push({ at: placeOf(at), path, cost: walk.costs[i]!, expanded: walk.expansions[i]! });
    first = end;
  });
  const saying: Saying = JSON.parse(walk.saying);
  return { status, message, saying, ticks, path: points(walk.path), cost, expanded };
}
