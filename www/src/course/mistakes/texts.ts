/** The known mistakes in words: what each is called, what to ask about its map, and what goes wrong there. */
import type { Mistake } from "../../package/api/index.js";

export interface MistakeText {
  readonly title: string;
  /** What goes wrong on its smallest map. */
  readonly answer: string;
}

/** In the order in which one writes a search: the loop, the open list, costs, the estimate, the map. */
export const TEXTS: { readonly [name in Mistake]: MistakeText } = {
  "stops-when-opened": {
    title: "It stops when the goal is opened",
    answer:
      "A neighbour that is opened is only a candidate: a cheaper way to it may still come. The goal must be tested where a cell is taken from the open list.",
  },
  "no-stop": {
    title: "It goes on after the goal",
    answer: "The path is right, but the loop goes on until nothing is open: it expands every cell that it can reach.",
  },
  "closed-when-opened": {
    title: "A cell is finished as soon as it is opened",
    answer:
      "Marked as visited where it is put into the open list, a cell keeps the first way to it for ever. It may be marked only where it is taken out.",
  },
  "no-decrease": {
    title: "An open cell keeps its first g",
    answer: "A cheaper way to a cell that is already open is ignored. Its g and its parent must be replaced.",
  },
  "stale-f": {
    title: "An open cell keeps its place in the open list",
    answer:
      "A cheaper way gives the cell a new g and a new parent, but it still waits where its old f put it. It must move, or be put in once more.",
  },
  "never-reopens": {
    title: "A closed cell stays closed",
    answer:
      "With an estimate that is not consistent, a cheaper way to a closed cell can still come. The cell must be opened again, or the estimate be consistent.",
  },
  "h-only": {
    title: "It sorts by h alone",
    answer: "What the way has cost so far counts for nothing: this is greedy search, and it runs into what is dear.",
  },
  "g-only": {
    title: "It sorts by g alone",
    answer:
      "The estimate counts for nothing: this is Dijkstra’s algorithm. Its path is right, but it looks in every direction.",
  },
  "meets-too-early": {
    title: "Its two sides stop where they meet",
    answer:
      "Searching from both ends, the first cell that both sides know need not be on the best way. They may stop only when nothing open can be part of a cheaper one.",
  },
  "terrain-leaving": {
    title: "It pays for the cell it leaves",
    answer:
      "A step costs what the cell entered costs. Here the way into the dear cell is free, and the way out is paid.",
  },
  "ignores-terrain": {
    title: "It takes no notice of terrain",
    answer:
      "A step costs what the cell entered costs. Here the expensive cell counts as any other, and the search goes straight through it.",
  },
  "wrong-diagonal-cost": {
    title: "Its diagonals cost something else",
    answer: "A diagonal step is √2 long. With 1, or 1.4, or 2 the costs are wrong, and so is the order.",
  },
  "corner-cut": {
    title: "It cuts corners",
    answer: "It takes a diagonal step past a wall that the rule forbids, or leaves one out that the rule allows.",
  },
  "manhattan-with-diagonals": {
    title: "It counts dx + dy where diagonals are allowed",
    answer:
      "One diagonal step does the work of two: dx + dy is more than the way costs, so good cells look bad. With diagonals the octile distance is right.",
  },
  "squared-euclid": {
    title: "Its estimate has no square root",
    answer: "dx² + dy² is far more than the way costs. The estimate drowns g, and the search is as good as greedy.",
  },
  "euclid-truncated": {
    title: "Its estimate is a whole number",
    answer:
      "Rounded up, h is more than the way costs; rounded down, different cells look alike. Look for whole-number types where h is worked out.",
  },
  "heavy-estimate": {
    title: "It adds h more than once",
    answer:
      "f is g + h. With g + 2h the estimate counts double: the search hurries to the goal, and a way that is cheaper but begins badly comes too late.",
  },
  "max-octile": {
    title: "Its estimate is max(dx, dy)",
    answer:
      "Never too high, so the path is right: a remark, and no mistake. But it is lower than need be, and more cells are expanded.",
  },
  "wraps-around": {
    title: "Its map has no border",
    answer:
      "With cells in one long row, the neighbour after the last cell of a row is the first of the next. Each step must be tested against the border.",
  },
  "missing-direction": {
    title: "It never looks in one direction",
    answer:
      "One neighbour is missing in the list of directions, or another is there twice. Cells beyond are reached by a detour, or never.",
  },
  "wrong-bound": {
    title: "It leaves out one side of the map",
    answer:
      "The test against the border is wrong by one: the last column or row, or the first one, is never entered. They go from 0 to the width or height less 1.",
  },
  "dirty-map": {
    title: "It remembers the search before",
    answer:
      "What was closed in the last search is closed still, so this one finds another way, or none. g, parent and closed must be reset.",
  },
};

export const ALL = Object.keys(TEXTS) as Mistake[];

/** Of which there are many, each another search, so that clicks show none of them. */
const MANIFOLD: readonly Mistake[] = ["heavy-estimate", "missing-direction", "wrong-bound"];

/** Those that exercises look for. */
export const EXERCISED = ALL.filter((mistake) => !MANIFOLD.includes(mistake));
