/** The loops of all searches as pseudo-code, each line with the moments at which it has just run. */
import type { Algorithm, EventKind, ResolvedOptions } from "stepstar";
import { local, t } from "../shared/text.js";
import { asGiven } from "./meaning.js";

/** `round`: a search in rounds (IDA*) begins another one. */
export type CodeMoment = EventKind | "start" | "round" | "found" | "failed";

export interface PseudoCodeLine {
  readonly text: string;
  readonly lights?: readonly CodeMoment[];
}

export interface Loop {
  readonly algorithm: Algorithm;
  readonly options: ResolvedOptions;
  readonly onGraph: boolean;
  /** Without a goal, and up to which cost; null: no limit. */
  readonly field?: { readonly limit: number | null } | undefined;
}

export function linesOf(loop: Loop): PseudoCodeLine[] {
  const { algorithm, options } = loop;
  if (loop.field) return overAll(loop, loop.field.limit);
  const lines = { ida: inRounds, bidirectional: fromBothEnds }[algorithm as string] ?? fromOneEnd;
  if (options.through.length === 0) return lines(loop);
  return [{ text: t("for each part of the path") }, ...lines(loop).map(indented)];
}

const takes = (algorithm: Algorithm): string => {
  if (algorithm === "dijkstra") return t("n = take the least g from open; close n");
  if (algorithm === "greedy") return t("n = take the least h from open; close n");
  return algorithm === "bfs"
    ? t("n = take the oldest from open; close n")
    : t("n = take the least f from open; close n");
};

/** What every place costs: the same loop without a goal. */
function overAll(loop: Loop, limit: number | null): PseudoCodeLine[] {
  const [from] = ends(loop.options);
  return present([
    { text: t("open = { {from} }", { from }), lights: ["start"] },
    { text: t("while open is not empty") },
    { text: `  ${takes("dijkstra")}`, lights: ["close"] },
    { text: `  ${t("for each neighbour m of n")}` },
    blocked(loop),
    limit !== null && { text: `    ${t("if g(n) + cost > {limit}: skip", { limit: local(asGiven(limit)) })}` },
    { text: `    ${t("if g({by}) + cost < g(m)", { by: "n" })}` },
    { text: `      ${t("parent(m) = {by}; g(m) = g({by}) + cost", { by: "n" })}`, lights: ["improve"] },
    { text: `      ${t("open m")}`, lights: ["open"] },
    { text: t("every g is what it costs"), lights: ["found", "failed"] },
  ]);
}

function fromOneEnd(loop: Loop): PseudoCodeLine[] {
  const { algorithm, options } = loop;
  const [from] = ends(options);
  const early = options.goalTest === "generated";
  // First in, first out keeps the first way to a node, and greedy search never looks back at a closed one.
  const closed = algorithm === "bfs" ? "none" : algorithm === "greedy" ? "ignore" : options.closed;
  // At any angle a node is reached from the one before n where that sees it.
  const by = algorithm === "theta" ? "p" : "n";
  return present([
    { text: t("open = { {from} }", { from }), lights: ["start"] },
    { text: t("while open is not empty") },
    { text: `  ${takes(algorithm)}`, lights: ["close"] },
    !early && atGoal("  ", "n", options),
    {
      text: algorithm === "jps" ? `  ${t("for each jump from n, as far as m")}` : `  ${t("for each neighbour m of n")}`,
      lights: ["ray"],
    },
    algorithm !== "jps" && blocked(loop),
    closed === "ignore" && ignore(),
    algorithm === "theta" && { text: `    ${t("p = n's parent if it sees m, else n")}` },
    { text: algorithm === "bfs" ? `    ${t("if m is new")}` : `    ${t("if g({by}) + cost < g(m)", { by })}` },
    { text: `      ${t("parent(m) = {by}; g(m) = g({by}) + cost", { by })}`, lights: ["improve"] },
    { text: `      ${opening(algorithm, options.weight)}`, lights: ["open"] },
    closed === "reopen" && reopen(),
    closed === "repair" && repair(),
    early && atGoal("      ", "m", options),
    noPath(),
  ]);
}

/** Depth first below a bound, which rises to the least f that was above it. */
function inRounds(loop: Loop): PseudoCodeLine[] {
  const { options } = loop;
  const [from] = ends(options);
  const early = options.goalTest === "generated";
  return present([
    { text: t("bound = f({from})", { from }), lights: ["start"] },
    { text: t("repeat") },
    { text: `  ${t("forget all; open = { {from} }; beyond = ∞", { from })}`, lights: ["round"] },
    { text: `  ${t("while open is not empty")}` },
    { text: `    ${t("n = take the newest from open; close n")}`, lights: ["close"] },
    !early && atGoal("    ", "n", options),
    { text: `    ${t("for each neighbour m of n")}` },
    indented(blocked(loop)),
    options.closed === "ignore" && indented(ignore()),
    { text: `      ${t("if g({by}) + cost < g(m)", { by: "n" })}` },
    { text: `        ${t("f = g(n) + cost + {estimate}", { estimate: weighted(options.weight) })}` },
    { text: `        ${t("if f > bound: beyond = the lesser of beyond and f; skip")}` },
    { text: `        ${t("parent(m) = {by}; g(m) = g({by}) + cost", { by: "n" })}`, lights: ["improve"] },
    { text: `        ${t("open m")}`, lights: ["open"] },
    options.closed === "reopen" && indented(reopen()),
    options.closed === "repair" && indented(repair()),
    early && atGoal("        ", "m", options),
    { text: `  ${t("bound = beyond")}` },
    { text: t("until bound = ∞: no path"), lights: ["failed"] },
  ]);
}

/** Two searches share one order, by which neither goes further than half way. */
function fromBothEnds(loop: Loop): PseudoCodeLine[] {
  const { options } = loop;
  const early = options.goalTest === "generated";
  const [from, to] = ends({ ...options, reverse: false });
  const found: PseudoCodeLine = { text: t("if they have met: walk the parents back to both ends"), lights: ["found"] };
  return present([
    { text: t("open = { {from}, {to} }: two sides; best = ∞", { from, to }), lights: ["start"] },
    { text: t("while open is not empty") },
    { text: `  ${t("n = take the least of max(f, 2 g) from open, of either side")}` },
    { text: `  ${t("if it is at least best: leave the loop")}` },
    { text: `  ${t("close n on its side")}`, lights: ["close"] },
    { text: `  ${t("for each neighbour m of n")}` },
    blocked(loop),
    options.closed === "ignore" && ignore(),
    { text: `    ${t("if g(n) + cost < g(m), on this side")}` },
    { text: `      ${t("parent(m) = {by}; g(m) = g({by}) + cost", { by: "n" })}`, lights: ["improve"] },
    { text: `      ${opening(loop.algorithm, options.weight)}`, lights: ["open"] },
    options.closed === "reopen" && reopen(),
    options.closed === "repair" && repair(),
    { text: `      ${t("if the other side has m: best = the lesser of best and the sum of both g")}` },
    early && { text: `      ${t("if best < ∞: leave the loop")}` },
    found,
    { text: t("else: no path"), lights: ["failed"] },
  ]);
}

const ignore = (): PseudoCodeLine => ({ text: `    ${t("if m is closed: skip")}` });
const reopen = (): PseudoCodeLine => ({ text: `      ${t("if m was closed: open it again")}`, lights: ["reopen"] });
const repair = (): PseudoCodeLine => ({ text: `      ${t("if m was closed: repair what hangs on it")}` });
const noPath = (): PseudoCodeLine => ({ text: t("no path"), lights: ["failed"] });

function atGoal(indent: string, node: "n" | "m", options: ResolvedOptions): PseudoCodeLine {
  const { reverse, through } = options;
  const found =
    through.length > 0
      ? reverse
        ? t("if {node} is the stop before: walk the parents back", { node })
        : t("if {node} is the next stop: walk the parents back", { node })
      : reverse
        ? t("if {node} is the start: walk the parents back", { node })
        : t("if {node} is the goal: walk the parents back", { node });
  return { text: indent + found, lights: ["found"] };
}

function ends({ reverse, through }: ResolvedOptions): readonly [from: string, to: string] {
  const [from, to] =
    through.length > 0 ? ([t("stop before"), t("next stop")] as const) : ([t("start"), t("goal")] as const);
  return reverse ? [to, from] : [from, to];
}

function blocked({ onGraph }: Loop): PseudoCodeLine {
  return { text: `    ${onGraph ? t("if m is occupied: skip") : t("if m is a wall: skip")}` };
}

function opening(algorithm: Algorithm, weight: number): string {
  if (algorithm === "bfs" || algorithm === "dijkstra") return t("open m");
  return t("f(m) = {sum}; open m", { sum: algorithm === "greedy" ? weighted(weight) : `g(m) + ${weighted(weight)}` });
}

const weighted = (weight: number) => (weight === 1 ? "h(m)" : `${local(asGiven(weight))} h(m)`);
const indented = ({ text, lights }: PseudoCodeLine): PseudoCodeLine => ({
  text: `  ${text}`,
  ...(lights && { lights }),
});
const present = (lines: readonly (PseudoCodeLine | false)[]) => lines.filter((line) => line !== false);
