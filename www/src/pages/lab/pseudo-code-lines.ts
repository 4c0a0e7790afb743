/** The loops of all searches as pseudo-code, each line with the moments at which it has just run. */
import type { Algorithm, EventKind, ResolvedOptions } from "stepstar";
import { asGiven } from "./meaning.js";

/** `round`: a search in rounds (IDA*) begins another one. */
export type Moment = EventKind | "start" | "round" | "found" | "failed";

export interface Line {
  readonly text: string;
  readonly lights?: readonly Moment[];
}

export interface Loop {
  readonly algorithm: Algorithm;
  readonly options: ResolvedOptions;
  readonly onGraph: boolean;
}

export function linesOf(loop: Loop): Line[] {
  const { algorithm, options } = loop;
  const lines = { ida: inRounds, bidirectional: fromBothEnds }[algorithm as string] ?? fromOneEnd;
  if (options.through.length === 0) return lines(loop);
  return [{ text: "for each part of the path" }, ...lines(loop).map(indented)];
}

const FIRST: { readonly [name in Algorithm]?: string } = {
  dijkstra: "least g",
  greedy: "least h",
  bfs: "oldest",
};

function fromOneEnd(loop: Loop): Line[] {
  const { algorithm, options } = loop;
  const [from] = ends(options);
  const early = options.goalTest === "generated";
  // First in, first out keeps the first way to a node, and greedy search never looks back at a closed one.
  const closed = algorithm === "bfs" ? "none" : algorithm === "greedy" ? "ignore" : options.closed;
  // At any angle a node is reached from the one before n where that sees it.
  const by = algorithm === "theta" ? "p" : "n";
  return present([
    { text: `open = { ${from} }`, lights: ["start"] },
    { text: "while open is not empty" },
    { text: `  n = take the ${FIRST[algorithm] ?? "least f"} from open; close n`, lights: ["close"] },
    !early && atGoal("  ", "n", options),
    {
      text: algorithm === "jps" ? "  for each jump from n, as far as m" : "  for each neighbour m of n",
      lights: ["ray"],
    },
    algorithm !== "jps" && blocked(loop),
    closed === "ignore" && IGNORE,
    algorithm === "theta" && { text: "    p = n's parent if it sees m, else n" },
    { text: algorithm === "bfs" ? "    if m is new" : `    if g(${by}) + cost < g(m)` },
    { text: `      parent(m) = ${by}; g(m) = g(${by}) + cost`, lights: ["improve"] },
    { text: `      ${opening(algorithm, options.weight)}`, lights: ["open"] },
    closed === "reopen" && REOPEN,
    closed === "repair" && REPAIR,
    early && atGoal("      ", "m", options),
    NO_PATH,
  ]);
}

/** Depth first below a bound, which rises to the least f that was above it. */
function inRounds(loop: Loop): Line[] {
  const { options } = loop;
  const [from] = ends(options);
  const early = options.goalTest === "generated";
  return present([
    { text: `bound = f(${from})`, lights: ["start"] },
    { text: "repeat" },
    { text: `  forget all; open = { ${from} }; beyond = ∞`, lights: ["round"] },
    { text: "  while open is not empty" },
    { text: "    n = take the newest from open; close n", lights: ["close"] },
    !early && atGoal("    ", "n", options),
    { text: "    for each neighbour m of n" },
    indented(blocked(loop)),
    options.closed === "ignore" && indented(IGNORE),
    { text: "      if g(n) + cost < g(m)" },
    { text: `        f = g(n) + cost + ${weighted(options.weight)}` },
    { text: "        if f > bound: beyond = the lesser of beyond and f; skip" },
    { text: "        parent(m) = n; g(m) = g(n) + cost", lights: ["improve"] },
    { text: "        open m", lights: ["open"] },
    options.closed === "reopen" && indented(REOPEN),
    options.closed === "repair" && indented(REPAIR),
    early && atGoal("        ", "m", options),
    { text: "  bound = beyond" },
    { text: "until bound = ∞: no path", lights: ["failed"] },
  ]);
}

/** Two searches share one order, by which neither goes further than half way. */
function fromBothEnds(loop: Loop): Line[] {
  const { options } = loop;
  const early = options.goalTest === "generated";
  const [from, to] = ends({ ...options, reverse: false });
  const found: Line = { text: "if they have met: walk the parents back to both ends", lights: ["found"] };
  return present([
    { text: `open = { ${from}, ${to} }: two sides; best = ∞`, lights: ["start"] },
    { text: "while open is not empty" },
    { text: "  n = take the least of max(f, 2 g) from open, of either side" },
    { text: "  if it is at least best: leave the loop" },
    { text: "  close n on its side", lights: ["close"] },
    { text: "  for each neighbour m of n" },
    blocked(loop),
    options.closed === "ignore" && IGNORE,
    { text: "    if g(n) + cost < g(m), on this side" },
    { text: "      parent(m) = n; g(m) = g(n) + cost", lights: ["improve"] },
    { text: `      ${opening(loop.algorithm, options.weight)}`, lights: ["open"] },
    options.closed === "reopen" && REOPEN,
    options.closed === "repair" && REPAIR,
    { text: "      if the other side has m: best = the lesser of best and the sum of both g" },
    early && { text: "      if best < ∞: leave the loop" },
    found,
    { text: "else: no path", lights: ["failed"] },
  ]);
}

const IGNORE: Line = { text: "    if m is closed: skip" };
const REOPEN: Line = { text: "      if m was closed: open it again", lights: ["reopen"] };
const REPAIR: Line = { text: "      if m was closed: repair what hangs on it" };
const NO_PATH: Line = { text: "no path", lights: ["failed"] };

function atGoal(indent: string, node: "n" | "m", options: ResolvedOptions): Line {
  return { text: `${indent}if ${node} is the ${ends(options)[1]}: walk the parents back`, lights: ["found"] };
}

function ends({ reverse, through }: ResolvedOptions): readonly [from: string, to: string] {
  const [from, to] = through.length > 0 ? (["stop before", "next stop"] as const) : (["start", "goal"] as const);
  return reverse ? [to, from] : [from, to];
}

function blocked({ onGraph }: Loop): Line {
  return { text: `    if m is ${onGraph ? "occupied" : "a wall"}: skip` };
}

function opening(algorithm: Algorithm, weight: number): string {
  if (algorithm === "bfs" || algorithm === "dijkstra") return "open m";
  return `f(m) = ${algorithm === "greedy" ? weighted(weight) : `g(m) + ${weighted(weight)}`}; open m`;
}

const weighted = (weight: number) => (weight === 1 ? "h(m)" : `${asGiven(weight)} h(m)`);
const indented = ({ text, lights }: Line): Line => ({ text: `  ${text}`, ...(lights && { lights }) });
const present = (lines: readonly (Line | false)[]) => lines.filter((line) => line !== false);
