/** What to begin with: a function to fill in, and whole programs. */
import javascript from "../../../../../docs/runs/astar.mjs?raw";
import python from "../../../../../docs/runs/astar.py?raw";
import { t } from "../../shared/text.js";
import type { Language } from "./instrument.js";

export interface Beginning {
  readonly label: string;
  readonly language: Language;
  readonly source: string;
}

const PYTHON = `import heapq

def astar(grid, start, goal):
    # grid[y][x] is 0 where one can go and 1 where a wall is; start and goal are (x, y).
    # Take cells from an open list, the one with the least f = g + h first,
    # and return the path when the goal is taken.
    open_list = [(0, start)]
    while open_list:
        f, current = heapq.heappop(open_list)
        if current == goal:
            return current
        # ...

astar(grid, start, goal)
`;

const JAVASCRIPT = `function astar(grid, start, goal) {
  // grid[y][x] is 0 where one can go and 1 where a wall is; start and goal are [x, y].
  // Take cells from an open list, the one with the least f = g + h first,
  // and return the path when the goal is taken.
  const open = [{ cell: start, g: 0, f: 0 }];
  while (open.length > 0) {
    open.sort((a, b) => a.f - b.f);
    const current = open.shift();
    if (String(current.cell) === String(goal)) return current;
    // ...
  }
}

astar(grid, start, goal);
`;

const PACMAN = `import util

def aStarSearch(problem, heuristic):
    frontier = util.PriorityQueue()
    start = problem.getStartState()
    frontier.push((start, [], 0), heuristic(start, problem))
    expanded = set()
    while not frontier.isEmpty():
        state, actions, cost = frontier.pop()
        if state in expanded:
            continue
        expanded.add(state)
        if problem.isGoalState(state):
            return actions
        for successor, action, step in problem.getSuccessors(state):
            new = cost + step
            frontier.push((successor, actions + [action], new), new + heuristic(successor, problem))
    return []
`;

export const BEGINNINGS: readonly Beginning[] = [
  { label: t("Python: a function to fill in"), language: "python", source: PYTHON },
  { label: t("JavaScript: a function to fill in"), language: "javascript", source: JAVASCRIPT },
  { label: t("Python: a whole A*"), language: "python", source: python },
  { label: t("JavaScript: a whole A*"), language: "javascript", source: javascript },
  { label: t("Python: aStarSearch(problem, heuristic) of the Pac-Man project"), language: "python", source: PACMAN },
];
