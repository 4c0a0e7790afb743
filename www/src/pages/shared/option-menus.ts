/** What menus call the values of options: English, which `named` says in the language of the page. */
import type { Options } from "stepstar";
import { t } from "./text.js";

type Menu = readonly (readonly [value: string, english: string])[];

/** Of the lab, which has room for few words. */
export const OPTION_MENUS = {
  recipe: [
    ["", "Your own choice"],
    ["neighbours", "neighbours"],
    ["floor-plan", "floor-plan"],
    ["blocks", "blocks"],
    ["game-graph", "game-graph"],
    ["rpg", "rpg"],
  ],
  algorithm: [
    ["auto", "Fastest here"],
    ["astar", "A*"],
    ["dijkstra", "Dijkstra"],
    ["greedy", "Greedy best-first"],
    ["bfs", "Breadth-first"],
    ["bidirectional", "From both ends"],
    ["jps", "Jump points"],
    ["ida", "IDA*"],
    ["theta", "Theta*, any angle"],
  ],
  diagonal: [
    ["never", "4 directions"],
    ["always", "8, cutting corners"],
    ["at-most-one-obstacle", "8, past one corner"],
    ["no-obstacles", "8, no corners"],
  ],
  heuristic: [
    ["auto", "Best that is safe"],
    ["manhattan", "Manhattan"],
    ["octile", "Octile"],
    ["euclidean", "Euclidean"],
    ["chebyshev", "Chebyshev"],
    ["squared-euclidean", "Euclidean squared"],
    ["zero", "Zero"],
  ],
  tieBreak: [
    ["high-g", "Larger g first"],
    ["low-g", "Smaller g first"],
    ["oldest", "Oldest first"],
    ["newest", "Newest first"],
  ],
  openList: [
    ["heap", "Binary heap"],
    ["sorted-list", "Sorted list"],
    ["array", "Unsorted array"],
    ["buckets", "Buckets"],
  ],
  closed: [
    ["reopen", "Reopen it"],
    ["ignore", "Ignore it"],
    ["repair", "Repair its subtree"],
  ],
  goalTest: [
    ["expanded", "When expanded"],
    ["generated", "When generated"],
  ],
  smooth: [
    ["none", "Every cell"],
    ["straight-runs", "Corners only"],
    ["line-of-sight", "Line of sight"],
  ],
} as const satisfies Partial<Record<keyof Options, Menu>>;

/** Of pages that ask what a program is meant to do, in the words of those who write one. */
export const PROGRAM_OPTIONS = {
  diagonal: [
    ["never", "straight"],
    ["always", "diagonal, always"],
    ["at-most-one-obstacle", "diagonal past one wall"],
    ["no-obstacles", "diagonal past no wall"],
  ],
  heuristic: [
    ["auto", "any that is right"],
    ["manhattan", "dx + dy"],
    ["octile", "octile"],
    ["euclidean", "as the crow flies"],
    ["chebyshev", "max(dx, dy)"],
    ["zero", "none (0)"],
  ],
  algorithm: [
    ["auto", "A*"],
    ["dijkstra", "Dijkstra"],
    ["greedy", "greedy"],
    ["bfs", "breadth first"],
    ["bidirectional", "A* from both ends"],
  ],
} as const satisfies Partial<Record<keyof Options, Menu>>;

export const named = (menu: Menu): Menu => menu.map(([value, english]) => [value, t(english)]);
