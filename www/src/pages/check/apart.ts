/** A run is judged in a worker, so that the page stays responsive. */
import { apart } from "../shared/apart.js";
import { type JudgedRun, type Judgement, judge } from "./judging.js";
import type { JudgedWalk, WalkJudgement } from "./judging-walk.js";

/** Rejects where it is given up. */
export async function judgedApart(question: JudgedRun, signal: AbortSignal): Promise<Judgement> {
  try {
    return await apart("judge", question, [], signal);
  } catch {
    signal.throwIfAborted();
    // Where a frame forbids workers, the page does it itself.
    return judge(question);
  }
}

/** The same of a program that replans. */
export async function walkJudgedApart(question: JudgedWalk, signal: AbortSignal): Promise<WalkJudgement> {
  try {
    return await apart("judgeWalk", question, [], signal);
  } catch {
    signal.throwIfAborted();
    const { judgeWalk } = await import("./judging-walk.js");
    return judgeWalk(question);
  }
}
