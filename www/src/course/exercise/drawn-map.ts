/** Draw the map: one on which two searches differ. */
import type { Grid, Mistake, Options, Point } from "../../package/api/index.js";
import { between, seeded } from "../../package/shared/random.js";
import type { Recorder } from "../../package/shared/terms.js";
import { find_path, simulate, trace } from "./engine.js";
import { firstWrong } from "./finder.js";
import type { FillText } from "./words.js";

export interface DrawingTask {
  /** Its English. */
  readonly text: string;
  readonly hint: string;
  /** Null where the map does what the task says, otherwise what it lacks. */
  lacks(grid: Grid, from: Point, to: Point, say: FillText): string | null;
  /** A map that does it. */
  readonly model: string;
  /** The search that the task is about. */
  readonly record: Recorder;
}

/** What a learner begins with. */
export const EMPTY = "......\n......\nS....G\n......\n......\n";
const DEAR = "A cell that costs 9, straight between start and goal, is a good beginning.";
const straight = (options: Options): Options => ({ algorithm: "astar", heuristic: "manhattan", ...options });

const differs = (mistake: Mistake, text: string, model: string): DrawingTask => ({
  text,
  hint: DEAR,
  lacks: (grid, from, to, say) =>
    firstWrong(grid, from, to, straight({}), mistake) === null
      ? say("On this map it goes as a correct A* could.")
      : null,
  model: `......\n......\n${model}\n......\n......\n`,
  record: (map, from, to) => simulate(map as Grid, from as Point, to as Point, mistake, straight({})),
});

/** A search whose path is to cost more than it must. */
const dearer = (text: string, options: Options): DrawingTask => ({
  text,
  hint: DEAR,
  lacks(grid, from, to, say) {
    const best = find_path(grid, from, to, { algorithm: "dijkstra" });
    if (best.status !== "found") return say("There is no path at all.");
    const { cost } = find_path(grid, from, to, straight(options));
    return cost > best.cost ? null : say("It finds a cheapest path, which costs {cost}.", { cost: best.cost });
  },
  model: "......\n......\nS.33.G\n......\n......\n",
  record: (map, from, to) => trace(map as Grid, from as Point, to as Point, straight(options)),
});

const LEAST_STEPS = 5;

/** An empty map does not do it: there Dijkstra's algorithm looks behind the start as well. */
const nothingGained: DrawingTask = {
  text: "Draw a map on which the estimate is of no use: Dijkstra’s algorithm, which goes by g alone, expands no more cells than A*. Keep at least five steps between start and goal.",
  hint: "Where walls leave one way only, nobody can look elsewhere.",
  lacks(grid, from, to, say) {
    const { status, path, expanded: n } = find_path(grid, from, to, straight({}));
    if (status !== "found") return say("There is no path at all.");
    if (path.length <= LEAST_STEPS) return say("Start and goal are too near each other.");
    const { expanded } = find_path(grid, from, to, { algorithm: "dijkstra" });
    return expanded <= n ? null : say("A* expands {n} cells, and Dijkstra’s algorithm {more}.", { n, more: expanded });
  },
  model: "######\n######\nS....G\n######\n######\n",
  record: (map, from, to) => trace(map as Grid, from as Point, to as Point, { algorithm: "dijkstra" }),
};

export const tasks: readonly DrawingTask[] = [
  dearer("Draw a map on which greedy search, which goes by h alone, finds a path that is not the cheapest.", {
    algorithm: "greedy",
  }),
  dearer(
    "Draw a map on which A* with an estimate that counts twice, f = g + 2 h, finds a path that is not the cheapest.",
    { weight: 2 },
  ),
  differs(
    "h-only",
    "Draw a map on which a search that sorts its open list by h alone goes otherwise than any correct A*.",
    "S9...G",
  ),
  nothingGained,
  differs(
    "terrain-leaving",
    "Draw a map on which a search that pays for the cell left in place of the cell entered goes otherwise than any correct A*.",
    "S9...G",
  ),
  differs(
    "no-decrease",
    "Draw a map on which a search that never improves a cell that is open goes otherwise than any correct A*.",
    "S33..G",
  ),
];

/** Those that the map which the learner begins with does not do by itself. */
export const tasksOn = (grid: Grid, from: Point, to: Point, say: FillText): DrawingTask[] =>
  tasks.filter((task) => task.lacks(grid, from, to, say) !== null);

export const taskFor = (seed: number, open = tasks): DrawingTask => open[between(seeded(seed), 0, open.length - 1)]!;
