/** What g, h and f stand for in the search on the board: not every search counts g from the start, or adds h to it. */
import type { Algorithm, ResolvedOptions } from "stepstar";

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
  const weighted = weight === 1 ? "h" : `${asGiven(weight)} h`;
  return { g, h, f: algorithm === "greedy" ? weighted : `g + ${weighted}` };
}

/** A number that somebody gave, as the engine's sentences have it: rounded, 1.0000000001 would say that there is no weight. */
export function asGiven(value: number): string {
  return String(+value.toFixed(12));
}

function ends(algorithm: Algorithm, reverse: boolean, inLegs: boolean): [g: string, h: string] {
  if (algorithm === "bidirectional") return ["from its own end", "to the other"];
  const [from, to] = inLegs ? ["the stop before", "the next stop"] : ["the start", "the goal"];
  return reverse ? [`from ${to}`, `to ${from}`] : [`from ${from}`, `to ${to}`];
}
