/** `scorm.js` of a package for SCORM 1.2: connects the page's one board to the system that shows it. */
import type { StepStarElement } from "stepstar/element";
import { bringWith, wordsComing, wordsFor } from "../../package/words/index.js";
import { wordsBeside } from "../exercise/beside.js";
import { Keeper } from "../marks/keeper.js";
import { restored } from "../marks/saved.js";
import { findApi } from "./api.js";
import { Session } from "./session.js";

bringWith(wordsBeside);

async function connect(board: StepStarElement): Promise<void> {
  const api = findApi(window);
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  board.after(line);
  const session = api && new Session(api);
  const graded = board.dataset.graded;
  let seen = false;
  const report = () => {
    seen ||= board.trace !== null && board.position === board.trace.length;
    const { score, saved: state } = keeper;
    const taken = session?.report({ score, complete: score === undefined ? seen : keeper.complete, state }) ?? true;
    line.textContent = taken ? keeper.sentence : wordsFor(board).course.lost;
  };
  const keeper = new Keeper(board, graded === undefined ? null : Number(graded), report);
  const saved = restored(session?.begin());
  await board.settled;
  // Brought by the element's scripts, if they could be fetched.
  await wordsComing(board);
  if (saved) await keeper.restore(saved);
  line.textContent = keeper.sentence;
  window.addEventListener("pagehide", () => session?.finish());
}

const board = document.querySelector("step-star");
if (board) void customElements.whenDefined("step-star").then(() => connect(board));
