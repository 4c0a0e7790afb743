/** Draw the map: one on which two searches differ. */
import type { Grid, Mistake, Options, Point } from "../../package/api/index.js";
import { between, seeded } from "../../package/shared/random.js";
import { find_path } from "./engine.js";
import { firstWrong } from "./finder.js";

export interface Task {
  readonly text: string;
  /** Null where the map is what was asked for, otherwise what it lacks. */
  lacks(grid: Grid, from: Point, to: Point): string | null;
}

const differs = (mistake: Mistake, text: string): Task => ({
  text: `Draw a map on which a search that ${text} goes otherwise than any correct A*.`,
  lacks: (grid, from, to) =>
    firstWrong(grid, from, to, { algorithm: "astar", heuristic: "manhattan" }, mistake) === null
      ? "On this map it goes as a correct A* could."
      : null,
});

/** A search whose path is to cost more than it must. */
const dearer = (text: string, options: Options): Task => ({
  text: `Draw a map on which ${text} finds a path that is not the cheapest.`,
  lacks(grid, from, to) {
    const best = find_path(grid, from, to, { algorithm: "dijkstra" });
    if (best.status !== "found") return "There is no path at all.";
    const { cost } = find_path(grid, from, to, { heuristic: "manhattan", ...options });
    return cost > best.cost ? null : `It finds a cheapest path, which costs ${best.cost}.`;
  },
});

const TASKS: readonly Task[] = [
  dearer("greedy search, which goes by h alone,", { algorithm: "greedy" }),
  dearer("A* with an estimate that counts twice, f = g + 2 h,", { algorithm: "astar", weight: 2 }),
  differs("h-only", "sorts its open list by h alone"),
  differs("g-only", "sorts its open list by g alone"),
  differs("terrain-leaving", "pays for the cell left in place of the cell entered"),
  differs("no-decrease", "never improves a cell that is open"),
];

export function taskFor(seed: number): Task {
  return TASKS[between(seeded(seed), 0, TASKS.length - 1)]!;
}

export const tasks = TASKS;
