import type { Graph } from "./graph.js";
import type { MapInput, PlaceOf } from "./map.js";
import type { Options } from "./options.js";
import type { Numbering, Place, Spelt } from "./place.js";
import { withQuery } from "./query.js";
import { type AsyncOptions, inSlices } from "./slices.js";
import { withText } from "./text.js";

/** A place where the estimate is too high. */
export interface Worst<P extends Place = Place> {
  at: P;
  /** The estimate there, weight included. */
  h: number;
  /**
   * The true cost from there to the goal or, with way points (see `through`), to the next of them. In a search from the goal
   * (see `reverse`): the true cost from the start, or the way point before, to there.
   */
  trueCost: number;
}

/** A step that lowers the estimate by more than it costs. In a search from the goal (see `reverse`), a path takes it the other way, from `to` to `from`. */
export interface OffendingStep<P extends Place = Place> {
  from: P;
  to: P;
  /** The estimate before the step. */
  hFrom: number;
  /** What the step costs. */
  cost: number;
  /** The estimate after the step. */
  hTo: number;
}

/** The truth about a search, as {@link audit} found it. */
export interface Audit<P extends Place = Place> {
  /**
   * The least cost of any path; Infinity when there is none. With `"theta"` on a map of more than 2048 cells: of any path of
   * single steps, as the best at any angle is not known there.
   */
  optimalCost: number;
  /** The cost of the path that these options find; Infinity when they find none, or one that does not reach the goal (see `nearest`). */
  cost: number;
  /**
   * Whether the path costs no more than `optimalCost`, and this was known before `maxExpansions` was reached. Where `optimalCost` is
   * that of single steps, `reason` says so.
   */
  optimal: boolean;
  /** Whether the estimate, weight included, never exceeds the true cost to the goal, at any place from which it can be reached. */
  admissible: boolean;
  /** Whether no step between places from which the goal can be reached lowers the estimate by more than it costs. */
  consistent: boolean;
  /** The verdict in one plain sentence. */
  reason: string;
  /** The place, if any, where the estimate exceeds the true cost by most. */
  worst?: Worst<P>;
  /** The step, if any, that lowers the estimate by most beyond what it costs. */
  offendingStep?: OffendingStep<P>;
}

/** Options of {@link auditAsync}. */
export type AuditAsyncOptions = Omit<AsyncOptions, "onProgress">;

/**
 * Checks a search: whether its path is the best there is, and whether its estimate is admissible and consistent on this
 * map. Looks at every cell from which the goal can be reached; elsewhere the estimate promises nothing.
 *
 * @example
 * ```ts
 * import { audit } from "stepstar";
 *
 * // Manhattan's estimate is too high where diagonal steps are possible.
 * const truth = audit("...\n.#.\n...\n...", [0, 0], [2, 3], { diagonal: "always", heuristic: "manhattan" });
 * truth.optimal; // => false
 * truth.admissible; // => false
 * truth.cost > truth.optimalCost; // => true
 * ```
 */
export function audit<Kind extends MapInput | Graph>(
  map: Kind,
  from: Spelt<PlaceOf<Kind>>,
  to: Spelt<PlaceOf<Kind>>,
  options?: Options,
): Audit<PlaceOf<Kind>>;
export function audit(map: MapInput | Graph, from: unknown, to: unknown, options?: unknown): unknown {
  const { auditing, numbering } = begin(map, from, to, options);
  return unpackAudit(auditing.finish(), numbering);
}

/**
 * The same as {@link audit}, in slices, for large maps: the page stays responsive meanwhile, and can cancel.
 *
 * @example
 * ```ts
 * import { auditAsync, Grid } from "stepstar";
 *
 * const truth = await auditAsync(new Grid(200, 200), [0, 0], [199, 199], { sliceMs: 4 });
 * truth.reason.startsWith("Optimal"); // => true
 * ```
 */
export function auditAsync<Kind extends MapInput | Graph>(
  map: Kind,
  from: Spelt<PlaceOf<Kind>>,
  to: Spelt<PlaceOf<Kind>>,
  options?: AuditAsyncOptions,
): Promise<Audit<PlaceOf<Kind>>>;
export async function auditAsync(
  map: MapInput | Graph,
  from: unknown,
  to: unknown,
  options?: object,
): Promise<unknown> {
  const { auditing, numbering } = begin(map, from, to, options, ["signal", "sliceMs"]);
  await inSlices(auditing, options);
  return unpackAudit(auditing.finish(), numbering);
}

function begin(map: MapInput | Graph, from: unknown, to: unknown, options: unknown, more?: readonly string[]) {
  return withQuery([map, from, to, options, more], (raw, query, numbering) => ({
    auditing: raw.audit(...query),
    numbering,
  }));
}

/** Unpacks an audit from the engine's row of numbers, which ends with the reason as text. */
function unpackAudit(packed: Float64Array, { placeOf }: Numbering): Audit {
  const [row, reason] = withText(packed);
  const [optimalCost, cost, optimal, admissible, consistent, at, h, trueCost, from, to, hFrom, stepCost, hTo] = row;
  const found: Audit = {
    optimalCost: optimalCost!,
    cost: cost!,
    optimal: optimal === 1,
    admissible: admissible === 1,
    consistent: consistent === 1,
    reason,
  };
  if (at! >= 0) found.worst = { at: placeOf(at!), h: h!, trueCost: trueCost! };
  if (from! >= 0) {
    found.offendingStep = { from: placeOf(from!), to: placeOf(to!), hFrom: hFrom!, cost: stepCost!, hTo: hTo! };
  }
  return found;
}
