/** The names that options can take. Each list is in the engine's order, so that a name's index is its number there. */

/**
 * Which algorithm searches. `"auto"`: the fastest that is exact for the map and the options. `"astar"`: A*, by f = g + weight * h.
 * `"dijkstra"`: by g alone. `"greedy"`: by h alone, quick and often wrong. `"bfs"`: breadth first, for the fewest steps,
 * whatever they cost. `"bidirectional"`: from both ends at once. `"jps"`: jump point search, for grids whose free cells all
 * cost the same. `"ida"`: iterative deepening, depth first below a rising bound on f. `"theta"`: Theta*, whose paths run at any
 * angle.
 */
export type Algorithm = "auto" | "astar" | "dijkstra" | "greedy" | "bfs" | "bidirectional" | "jps" | "ida" | "theta";
/**
 * When a diagonal step is allowed: `"never"`; `"always"`, even between two walls; `"at-most-one-obstacle"`, if at most one of
 * the two cells beside it is a wall; `"no-obstacles"`, if both are free.
 */
export type Diagonal = "never" | "always" | "at-most-one-obstacle" | "no-obstacles";
/**
 * How the cost still to go is estimated, from the distances dx and dy to the goal. `"auto"`: the largest simple estimate that
 * is consistent on the map. `"manhattan"`: dx + dy. `"octile"`: the cost of diagonal and then straight steps, without walls.
 * `"euclidean"`: the straight distance. `"chebyshev"`: the larger of dx and dy. `"squared-euclidean"`: dx² + dy², nearly always
 * too high. `"zero"`: 0, which makes A* Dijkstra's algorithm.
 */
export type Heuristic = "auto" | "manhattan" | "octile" | "euclidean" | "chebyshev" | "squared-euclidean" | "zero";
/**
 * Which of two nodes with the same f is expanded first. `"high-g"`: the one with the larger g. `"low-g"`: the one with the
 * smaller g. `"oldest"`: the one that has been waiting longest. `"newest"`: the one written last.
 */
export type TieBreak = "high-g" | "low-g" | "oldest" | "newest";
/**
 * The data structure that holds the open nodes. `"heap"`: a binary heap. `"sorted-list"`: a sorted linked list. `"array"`: an
 * unsorted array. `"buckets"`: buckets of equal width in f.
 */
export type OpenList = "heap" | "sorted-list" | "array" | "buckets";
/**
 * What happens when a closed node is reached more cheaply. `"reopen"`: it is opened again. `"ignore"`: nothing, and the path may
 * cost too much unless the estimate is consistent (with `"ida"`, even then). `"repair"`: it stays closed and is improved, and
 * so are the nodes that were reached by way of it.
 */
export type Closed = "reopen" | "ignore" | "repair";
/**
 * When the goal counts as reached. `"expanded"`: when it is expanded. `"generated"`: as soon as it is generated, which is sooner,
 * but the path may cost too much unless all steps cost the same.
 */
export type GoalTest = "expanded" | "generated";
/**
 * What is left out of a found path. `"none"`: nothing. `"straight-runs"`: the cells inside straight runs. `"line-of-sight"`:
 * every cell where the last one kept has the next one in sight, across cells that cost as much as its own.
 */
export type Smooth = "none" | "straight-runs" | "line-of-sight";
/**
 * A published design of A*, as a set of options. `"neighbours"`: nodes that know their neighbours, and a list kept sorted by f.
 * `"floor-plan"`: four directions, and an unsorted list searched for the least f. `"blocks"`: eight directions that all cost 1,
 * past corners too, and the goal tested when it is generated. `"game-graph"`: a heap, and closed nodes reopened. `"rpg"`: from
 * the goal back to the start in eight directions, with a squared estimate, and closed nodes repaired. {@link recipes} has the
 * options of each.
 */
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
