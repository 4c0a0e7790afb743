/** A board that shows a walk, right or with a known mistake. */
import type { Change, Options, Replanner, WalkMistake } from "stepstar";
import type { Place, StepStarElement } from "stepstar/element";
import { make } from "./dom.js";

export interface ShownWalk {
  readonly map: string;
  readonly start: Place;
  readonly goal: Place;
  readonly changes: readonly Change[];
  readonly replanner?: Replanner | undefined;
  readonly mistake?: WalkMistake | undefined;
  readonly options?: Options;
}

export function walkBoard({ map, start, goal, options, ...walk }: ShownWalk, label: string): StepStarElement {
  const board = document.createElement("step-star") as StepStarElement;
  board.ariaLabel = label;
  const script = make("script", { type: "application/json" });
  script.textContent = JSON.stringify(walk);
  board.append(script);
  board.setAttribute("step", "1");
  if (options) board.options = options;
  board.start = start;
  board.goal = goal;
  board.map = map;
  return board;
}
