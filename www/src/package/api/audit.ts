import type { Audit, Options } from "./definitions.js";
import { type Goals, listed, type Starts } from "./ends.js";
import type { AnyMap, PlaceOf } from "./map.js";
import { withQuery } from "./query.js";
import { type AsyncOptions, inSlices } from "./slices.js";
import { bringSteps } from "./steps-code.js";

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
export function audit<Kind extends AnyMap>(
  map: Kind,
  from: Starts<PlaceOf<Kind>>,
  to: Goals<PlaceOf<Kind>>,
  options?: Options,
): Audit<PlaceOf<Kind>>;
export function audit(map: AnyMap, from: unknown, to: unknown, options?: unknown): unknown {
  return finished(begin(map, from, to, options));
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
export function auditAsync<Kind extends AnyMap>(
  map: Kind,
  from: Starts<PlaceOf<Kind>>,
  to: Goals<PlaceOf<Kind>>,
  options?: AuditAsyncOptions,
): Promise<Audit<PlaceOf<Kind>>>;
export async function auditAsync(map: AnyMap, from: unknown, to: unknown, options?: object): Promise<unknown> {
  const auditing = begin(map, from, to, options, ["signal", "sliceMs"]);
  await inSlices(auditing, options);
  return finished(auditing);
}

/** The findings, of which the engine hands over what they say as JSON. */
function finished(auditing: { finish(): { saying: string } }): unknown {
  const audit = auditing.finish();
  return { ...audit, saying: JSON.parse(audit.saying) };
}

function begin(map: AnyMap, from: unknown, to: unknown, options: unknown, more?: readonly string[]) {
  return withQuery([map, from, to, options, more], (raw, [starts, goals, copy]) => {
    bringSteps();
    return raw.audit(listed(starts), listed(goals), copy);
  });
}
