/** The story of one cell in a search: when it was opened, improved and closed, and why; or why it never came. */
import {
  type EventKind,
  type Floors,
  find_path,
  type Graph,
  type Grid,
  type Hexagons,
  type Point,
  type ResolvedOptions,
  type Trace,
} from "stepstar";
import type { Place } from "stepstar/element";
import { cost } from "../shared/numbers.js";
import { said, t } from "../shared/text.js";

type Cell = Point | number;

/** One event of the cell. */
export interface Chapter {
  /** "opened" */
  readonly what: string;
  /** The position just after the event. */
  readonly position: number;
  /** Of which expansion, counted from 1, it is a part; 0 for the start, which is open before any. */
  readonly step: number;
}

const WHAT: Record<EventKind, string> = {
  open: t("opened"),
  improve: t("improved"),
  reopen: t("opened again"),
  close: t("closed"),
  ray: t("looked at"),
  tick: t("walked onto"),
  worsen: t("dearer"),
  raise: t("given up"),
  requeue: t("put back"),
};

/** What is a chapter. */
const SHOWN: readonly EventKind[] = ["open", "improve", "reopen", "close", "worsen", "raise"];

/** A cell that is repaired or reopened again and again has more chapters than anybody reads. */
const MOST = 12;

/** What happened to a cell, in order; `more` tells whether that is not all. */
export function storyOf(trace: Trace, place: Place): { readonly chapters: readonly Chapter[]; readonly more: boolean } {
  const chapters: Chapter[] = [];
  let position = 0;
  for (;;) {
    const next = trace.next(position, 1, { at: place as Cell, kinds: SHOWN });
    if (next === null) return { chapters, more: false };
    if (chapters.length === MOST) return { chapters, more: true };
    position = next;
    chapters.push({ what: WHAT[trace.event(position - 1).kind], position, step: trace.expansionAt(position) });
  }
}

/** Why the chapter that was last at a position came then, or, before the first, why that one will. */
export function reasonAt(trace: Trace, chapters: readonly Chapter[]): string {
  const told = chapters.findLast(({ position }) => position <= trace.position) ?? chapters[0];
  if (!told) return "";
  const i = told.position - 1;
  return said({ text: trace.explain(i), saying: trace.saying(i) });
}

/** Why a search never came to a cell that is neither a wall nor occupied. */
export function whyNever(
  trace: Trace,
  map: Floors | Grid | Graph | Hexagons,
  place: Place,
  options: ResolvedOptions,
  starts: readonly Place[] = [],
): string {
  const { status } = trace.result;
  if (status === "limit") return t("Never seen: the search stopped at its limit.");
  if (status === "unreachable") return t("Never seen: no step leads here from any cell that was expanded.");
  if (trace.algorithm === "jps")
    return t("Never seen: jump points are the only cells that this search opens, and here no path has to turn.");
  const never = t("Never seen: the search was over before any neighbour was expanded.");
  const { weight, reverse, through } = options;
  const [first, last] = [trace.event(0), trace.event(trace.length - 1)];
  const isByF = trace.algorithm === "astar" || trace.algorithm === "dijkstra";
  if (!isByF || through.length > 0 || last.kind !== "close") return never;
  const { diagonal, diagonalCost } = options;
  const ways = { diagonal, diagonalCost };
  const [from, to] = (reverse ? [place, first.at] : [starts.length > 1 ? starts : first.at, place]) as [Point, Point];
  const g = find_path(map as Grid, from, to, ways).cost;
  if (g === Number.POSITIVE_INFINITY) return t("Never seen: no path leads here.");
  const estimate = trace.algorithm === "astar" ? weight * trace.node(place as Cell).h : 0;
  const f = g + estimate;
  const sum = estimate === 0 ? cost(f) : `${cost(g)} + ${cost(estimate)} = ${cost(f)}`;
  const end = cost(last.f);
  return reverse
    ? t(
        "Never seen: the search was over before any neighbour was expanded. On the cheapest way its f would be {sum}; the start came with {end}.",
        { sum, end },
      )
    : t(
        "Never seen: the search was over before any neighbour was expanded. On the cheapest way its f would be {sum}; the goal came with {end}.",
        { sum, end },
      );
}
