/** The names that options can take. Each list is in the engine's order, so that a name's index is its number there. */

/** Which algorithm searches. */
export type Algorithm = "auto" | "astar" | "dijkstra" | "greedy" | "bfs" | "bidirectional" | "jps" | "ida" | "theta";
/** When a diagonal step is allowed. */
export type Diagonal = "never" | "always" | "at-most-one-obstacle" | "no-obstacles";
/** How the cost still to go is estimated. */
export type Heuristic = "auto" | "manhattan" | "octile" | "euclidean" | "chebyshev" | "squared-euclidean" | "zero";
/** Which of two nodes with the same f is expanded first. */
export type TieBreak = "high-g" | "low-g" | "oldest" | "newest";
/** The data structure that holds the open nodes. */
export type OpenList = "heap" | "sorted-list" | "array" | "buckets";
/** What happens when a closed node is reached more cheaply. */
export type Closed = "reopen" | "ignore" | "repair";
/** When the goal counts as reached. */
export type GoalTest = "expanded" | "generated";
/** How a found path is smoothed. */
export type Smooth = "none" | "straight-runs" | "line-of-sight";
/** A published design of A*, as a set of options. */
export type Recipe = "neighbours" | "floor-plan" | "blocks" | "game-graph" | "rpg";

/** The names that each option with a fixed set of names can take. */
export interface Choices {
  readonly algorithm: readonly Algorithm[];
  readonly diagonal: readonly Diagonal[];
  readonly heuristic: readonly Heuristic[];
  readonly tieBreak: readonly TieBreak[];
  readonly openList: readonly OpenList[];
  readonly closed: readonly Closed[];
  readonly goalTest: readonly GoalTest[];
  readonly smooth: readonly Smooth[];
  readonly recipe: readonly Recipe[];
}

/** An option that takes one of a fixed set of names. */
export type Choice = keyof Choices;

/**
 * The names that each option with a fixed set of names can take, for menus and checks.
 *
 * @example
 * ```ts
 * import { choices } from "stepstar";
 *
 * choices.tieBreak; // => ["high-g", "low-g", "oldest", "newest"]
 * ```
 */
export const choices: Choices = /* @__PURE__ */ Object.freeze({
  algorithm: list("auto", "astar", "dijkstra", "greedy", "bfs", "bidirectional", "jps", "ida", "theta"),
  diagonal: list("never", "always", "at-most-one-obstacle", "no-obstacles"),
  heuristic: list("auto", "manhattan", "octile", "euclidean", "chebyshev", "squared-euclidean", "zero"),
  tieBreak: list("high-g", "low-g", "oldest", "newest"),
  openList: list("heap", "sorted-list", "array", "buckets"),
  closed: list("reopen", "ignore", "repair"),
  goalTest: list("expanded", "generated"),
  smooth: list("none", "straight-runs", "line-of-sight"),
  recipe: list("neighbours", "floor-plan", "blocks", "game-graph", "rpg"),
} as const);

function list<const T extends readonly string[]>(...names: T): T {
  return Object.freeze(names);
}
