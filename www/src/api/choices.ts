/** The names between which options choose. Each list is in the engine's order, so that a place in it is enough to tell the choice. */

/** Which search runs. */
export type Algorithm = "auto" | "astar" | "dijkstra" | "greedy" | "bfs" | "bidirectional" | "jps" | "ida" | "theta";
/** When a diagonal step is possible. */
export type Diagonal = "never" | "always" | "at-most-one-obstacle" | "no-obstacles";
/** The estimate of what is still to go. */
export type Heuristic = "auto" | "manhattan" | "octile" | "euclidean" | "chebyshev" | "squared-euclidean" | "zero";
/** Which of two nodes with the same f is expanded first. */
export type TieBreak = "high-g" | "low-g" | "oldest" | "newest";
/** The data structure that keeps the open nodes. */
export type OpenList = "heap" | "sorted-list" | "array" | "buckets";
/** What happens when a closed node is reached more cheaply. */
export type Closed = "reopen" | "ignore" | "repair";
/** When the goal counts as reached. */
export type GoalTest = "expanded" | "generated";
/** What is done to a found path. */
export type Smooth = "none" | "straight-runs" | "line-of-sight";
/** A published way to write A*, as a set of options. */
export type Recipe = "neighbours" | "floor-plan" | "blocks" | "game-graph" | "rpg";

/** For each option that is a choice between names: the names. */
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

/** An option that is a choice between names. */
export type Choice = keyof Choices;

/**
 * For each option that is a choice between names: the names, for menus and checks.
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
