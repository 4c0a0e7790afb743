/** A run is judged in a worker, so that the page stays responsive. */
import { apart } from "../shared/apart.js";
import { type JudgedRun, type Judgement, judge } from "./judging.js";

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
