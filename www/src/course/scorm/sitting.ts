/** A page of exercises in a system with SCORM 1.2: marks go there, and it knows who the student is. */
import type { StepStarElement } from "stepstar/element";
import { wordsFor } from "../../package/words/index.js";
import { Keeper } from "../marks/keeper.js";
import { restored } from "../marks/saved.js";
import type { Api } from "./api.js";
import { Session } from "./session.js";

export interface Sitting {
  readonly student: string;
  /** Brings back what was kept, once the first exercise is there. */
  restore(): Promise<void>;
}

export function sit(api: Api, board: StepStarElement, show: (sentence: string) => void): Sitting {
  const session = new Session(api);
  const saved = restored(session.begin());
  const keeper = new Keeper(board, null, () => {
    const taken = session.report({ score: keeper.score, complete: keeper.complete, state: keeper.saved });
    show(taken ? keeper.sentence : wordsFor(board).course.lost);
  });
  window.addEventListener("pagehide", () => session.finish());
  return {
    student: session.student,
    async restore() {
      if (saved) await keeper.restore(saved);
      show(keeper.sentence);
    },
  };
}
