/** Marks for a system with SCORM 1.2 that shows the page in a frame: it also knows who the student is. */
import { Keeper } from "../course/marks/keeper.js";
import { restored } from "../course/marks/saved.js";
import type { Api } from "../course/scorm/api.js";
import { Session } from "../course/scorm/session.js";
import type { Marks } from "./marks.js";

export interface Sitting {
  readonly student: string;
  /** Brings back what was kept, once the first exercise is there. */
  restore(): Promise<void>;
}

export function sit(api: Api, marks: Marks, show: (sentence: string) => void): Sitting {
  const session = new Session(api);
  const saved = restored(session.begin());
  const keeper = new Keeper(marks.board, Number.POSITIVE_INFINITY, () => {
    show(keeper.sentence);
    session.report({ score: keeper.score, complete: keeper.complete, state: keeper.saved });
  });
  window.addEventListener("pagehide", () => session.finish());
  return {
    student: String(api.LMSGetValue("cmi.core.student_id") ?? ""),
    async restore() {
      if (saved) await keeper.restore(saved);
      show(keeper.sentence);
    },
  };
}
