/** What every place costs, on a board in place of a path. What records it is fetched where it is wanted, with its part of the engine. */
import type { AsyncOptions, Graph, Grid, Trace } from "../api/index.js";
import type { Field } from "../board/scene.js";
import type { Place } from "../shared/terms.js";
import type { SearchQuestion } from "./search.js";

type Fields = Pick<typeof import("../api/distances.js"), "traceDistancesAsync">;

let bring: () => Promise<Fields> = () => Promise.reject(new Error("This entry brings no distances."));

/** Where an entry of the package fetches distances from. */
export function bringFieldsWith(way: () => Promise<Fields>): void {
  bring = way;
}

/** Everything that is wanted of a field beside its starts. */
export interface WantedField {
  /** What costs more counts as not reached; null: no limit. */
  readonly maxCost: number | null;
}

export async function recordField(
  map: Grid | Graph,
  from: SearchQuestion["from"],
  { maxCost }: WantedField,
  options: AsyncOptions,
): Promise<Trace> {
  const { traceDistancesAsync } = await bring();
  const limit = maxCost === null ? {} : { maxCost };
  return (await traceDistancesAsync(map, from, { ...options, ...limit })) as Trace;
}

/** What the colours of a field go by: places are expanded in the order of their costs, so the last one costs most. */
export function fieldOf(trace: Trace, { maxCost }: WantedField): Field {
  const isLimited = maxCost !== null && maxCost < Infinity;
  for (let i = trace.length - 1; i >= 0; i--) {
    const { kind, g } = trace.event(i);
    if (kind === "close") return { most: g, isLimited };
  }
  return { most: 0, isLimited };
}

/** The way from its start to a place, as far as it is known at this step; with `reverse` the way from the place. */
export function wayTo(trace: Trace, at: Place, reverse: boolean): Place[] {
  const way: Place[] = [];
  if (trace.node(at as never).state === "unseen") return way;
  for (let place: Place | null = at; place !== null && way.length <= trace.length; ) {
    way.push(place);
    place = trace.node(place as never).parent as Place | null;
  }
  return reverse ? way : way.reverse();
}
