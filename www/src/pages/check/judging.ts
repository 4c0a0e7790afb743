/** What is known of a run on the map of the page, in its worker or in the page itself. */
import { type DiagnoseOptions, type Diagnosis, diagnose, type Grid, type Point } from "stepstar";
import type { Place } from "stepstar/element";
import { readMap } from "../../package/shared/read-map.js";
import { type Said, saidBy } from "../../package/shared/said.js";

export interface JudgedRun {
  /** As the page shows it to programs. */
  readonly map: string;
  readonly from: Place;
  readonly to: Place;
  readonly run: string;
  readonly options: DiagnoseOptions;
}

/** What is known of a run, or why nothing can be. */
export type Judgement = Diagnosis | { readonly fault: Said };

export function judge({ map, from, to, run, options }: JudgedRun): Judgement {
  const { grid, graph } = readMap(map);
  try {
    return diagnose((grid ?? graph) as Grid, from as Point, to as Point, run, options) as Diagnosis;
  } catch (error) {
    return { fault: saidBy(error) };
  } finally {
    grid?.free();
    graph?.free();
  }
}
