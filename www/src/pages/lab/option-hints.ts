/** What each option means, in a sentence for its tooltip. */
import type { Options } from "stepstar";
import { t } from "../shared/text.js";

export const optionHints: Partial<Record<keyof Options, string>> = {
  recipe: t("Sets all the others at once, as one of five published designs does it"),
  algorithm: t("What is expanded next: A* takes the least f, Dijkstra the least g, greedy the least h"),
  diagonal: t("Where a step may lead, and whether a diagonal one may pass the corner of a wall"),
  heuristic: t("Estimates the cost still to come; the badge tells whether that is ever too high"),
  tieBreak: t("Which of several nodes with the same f goes first"),
  weight: t("f = g + weight × h: above 1 the search hurries to the goal, and the path may cost more"),
  openList: t("What keeps the open nodes: see how the comparisons and moves differ"),
  closed: t("What happens when a cheaper way to a closed node is found"),
  goalTest: t("When the search ends: once the goal is expanded, or as soon as it is seen"),
  smooth: t("Which points of the path are listed: all, those where it turns, or those in sight of each other"),
  diagonalCost: t("The cost of a diagonal step; a straight one costs 1"),
  maxExpansions: t("The search gives up after so many expansions"),
  reverse: t("Back from the goal to the start, so that the parents lead forwards"),
  nearest: t("If the goal can't be reached, the path leads to the nearest node that was"),
};
