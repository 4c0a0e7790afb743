/** What is known of the run of a program that replans, in the page's worker or in the page itself. */
import { type Change, type DiagnoseWalkOptions, diagnoseWalk, type Point, type WalkDiagnosis } from "stepstar";
import type { Place } from "stepstar/element";
import { readMap } from "../../package/shared/read-map.js";
import { type Said, saidBy } from "../../package/shared/said.js";

export interface JudgedWalk {
  /** As the page shows it to programs. */
  readonly map: string;
  readonly from: Place;
  readonly to: Place;
  readonly changes: readonly Change[];
  readonly run: string;
  readonly options: DiagnoseWalkOptions;
}

/** What is known of a run, or why nothing can be. */
export type WalkJudgement = WalkDiagnosis | { readonly fault: Said };

export async function judgeWalk({ map, from, to, changes, run, options }: JudgedWalk): Promise<WalkJudgement> {
  const { grid, graph } = readMap(map);
  try {
    return await diagnoseWalk((grid ?? graph) as never, from as Point, to as Point, changes, run, options);
  } catch (error) {
    return { fault: saidBy(error) };
  } finally {
    grid?.free();
    graph?.free();
  }
}
