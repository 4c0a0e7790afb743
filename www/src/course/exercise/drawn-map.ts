/** Draw the map: one on which two searches differ. */
import type { Grid, Mistake, Options, Point } from "../../package/api/index.js";
import { between, seeded } from "../../package/shared/random.js";
import { find_path } from "./engine.js";
import { firstWrong } from "./finder.js";
import type { Say } from "./words.js";

export interface Task {
  /** Its English. */
  readonly text: string;
  /** Null where the map is what was asked for, otherwise what it lacks. */
  lacks(grid: Grid, from: Point, to: Point, say: Say): string | null;
}

const differs = (mistake: Mistake, text: string): Task => ({
  text,
  lacks: (grid, from, to, say) =>
    firstWrong(grid, from, to, { algorithm: "astar", heuristic: "manhattan" }, mistake) === null
      ? say("On this map it goes as a correct A* could.")
      : null,
});

/** A search whose path is to cost more than it must. */
const dearer = (text: string, options: Options): Task => ({
  text,
  lacks(grid, from, to, say) {
    const best = find_path(grid, from, to, { algorithm: "dijkstra" });
    if (best.status !== "found") return say("There is no path at all.");
    const { cost } = find_path(grid, from, to, { heuristic: "manhattan", ...options });
    return cost > best.cost ? null : say("It finds a cheapest path, which costs {cost}.", { cost: best.cost });
  },
});

const TASKS: readonly Task[] = [
  dearer("Draw a map on which greedy search, which goes by h alone, finds a path that is not the cheapest.", {
    algorithm: "greedy",
  }),
  dearer(
    "Draw a map on which A* with an estimate that counts twice, f = g + 2 h, finds a path that is not the cheapest.",
    { algorithm: "astar", weight: 2 },
  ),
  differs(
    "h-only",
    "Draw a map on which a search that sorts its open list by h alone goes otherwise than any correct A*.",
  ),
  differs(
    "g-only",
    "Draw a map on which a search that sorts its open list by g alone goes otherwise than any correct A*.",
  ),
  differs(
    "terrain-leaving",
    "Draw a map on which a search that pays for the cell left in place of the cell entered goes otherwise than any correct A*.",
  ),
  differs(
    "no-decrease",
    "Draw a map on which a search that never improves a cell that is open goes otherwise than any correct A*.",
  ),
];

export function taskFor(seed: number): Task {
  return TASKS[between(seeded(seed), 0, TASKS.length - 1)]!;
}

export const tasks = TASKS;
