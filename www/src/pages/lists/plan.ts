/** Which runs there are, and what is reported of each: shared by the page and its worker. */

import { seeded } from "../../package/shared/random.js";
import { ends } from "../shared/ends.js";
import type { ListTask } from "./measured-search.js";
import type { VersionName } from "./versions.js";

/** Sides of the square maps: doubling, up to four million cells. */
export const SIZES = [31, 63, 125, 250, 500, 1000, 2000] as const;

export interface ListsPlan {
  readonly largest: number;
  /** Share of walls. */
  readonly density: number;
  readonly estimate: ListTask["estimate"];
  /** Longer runs are stopped. */
  readonly secondsARun: number;
}

export function sidesOf({ largest }: Pick<ListsPlan, "largest">): readonly number[] {
  return SIZES.filter((side) => side <= largest);
}

/** What is known about one version on one size. */
export interface MeasuredRun {
  readonly version: VersionName;
  readonly side: number;
  readonly expanded: number;
  readonly comparisons: number;
  readonly moves: number;
  readonly milliseconds: number;
  /** Share of the expansions that were made: 1 if the run finished, 0 if it was not even begun. */
  readonly share: number;
  /** Milliseconds that the whole run would take; `milliseconds` if it finished. */
  readonly expected: number;
  /** Comparisons that the whole run would take. */
  readonly expectedComparisons: number;
}

export type ListsMessage =
  | {
      readonly kind: "progress";
      readonly version: VersionName;
      readonly side: number;
      readonly share: number;
      readonly overall: number;
    }
  | { readonly kind: "run"; readonly run: MeasuredRun }
  | { readonly kind: "done" };

/** Random walls from a fixed seed, to be crossed from corner to corner. */
export function taskOf(side: number, { density, estimate }: Pick<ListsPlan, "density" | "estimate">): ListTask {
  const random = seeded(side);
  const walls = new Uint8Array(side * side);
  for (let cell = 0; cell < walls.length; cell++) if (random() < density) walls[cell] = 1;
  const { start, goal } = ends(side, side, walls);
  return {
    width: side,
    height: side,
    walls,
    estimate,
    start: start[1] * side + start[0],
    goal: goal[1] * side + goal[0],
  };
}
