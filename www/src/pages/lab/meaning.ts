/** What g, h and f stand for in the search on the board: not every search counts g from the start, or adds h to it. */
import type { Algorithm, ResolvedOptions } from "stepstar";
import { local, t } from "../shared/text.js";

export interface Meaning {
  /** "from the start" */
  readonly g: string;
  /** "to the goal"; empty where there is no estimate. */
  h: string;
  /** "g + h" */
  readonly f: string;
}

type Chosen = Pick<ResolvedOptions, "reverse" | "weight"> & { readonly through: ArrayLike<unknown> };

export function meaning(algorithm: Algorithm, { reverse, weight, through }: Chosen): Meaning {
  const [g, h] = ends(algorithm, reverse, through.length > 0);
  if (algorithm === "dijkstra" || algorithm === "bfs") return { g, h: "", f: "g" };
  const weighted = weight === 1 ? "h" : `${local(asGiven(weight))} h`;
  return { g, h, f: algorithm === "greedy" ? weighted : `g + ${weighted}` };
}

/** A number that somebody gave, as the engine's sentences have it: rounded, 1.0000000001 would say that there is no weight. */
export function asGiven(value: number): string {
  return String(+value.toFixed(12));
}

function ends(algorithm: Algorithm, reverse: boolean, inLegs: boolean): [g: string, h: string] {
  if (algorithm === "bidirectional") return [t("from its own end"), t("to the other")];
  if (inLegs)
    return reverse
      ? [t("from the next stop"), t("to the stop before")]
      : [t("from the stop before"), t("to the next stop")];
  return reverse ? [t("from the goal"), t("to the start")] : [t("from the start"), t("to the goal")];
}
