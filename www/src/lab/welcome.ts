/** The first visit: the example plays slowly from its beginning, or waits for a large Play where nothing is to move by itself. */
import { button, make } from "../page/dom.js";
import { remember, remembered } from "../page/remembered.js";
import type { Lab } from "./lab.js";

const KEY = "stepstar-visited";

/** Steps a second: each can be followed. */
const SLOW = 4;

/** Called once the first example is on the board, for a visit without a link. */
export function welcome(lab: Lab): void {
  if (remembered(KEY) !== null) return;
  remember(KEY, "yes");
  const { board } = lab;
  board.position = 0;
  board.speed = SLOW;
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    board.play();
    return;
  }
  const play = button("▶ Play", () => board.play(), { className: "primary", title: "Play the search, slowly" });
  const cover = make("div", { className: "welcome" }, play);
  board.parentElement!.append(cover);
  // Whatever else the reader does first, the button is not needed any more.
  for (const event of ["step", "edit", "withdrawn"] as const)
    board.addEventListener(event, () => (board.position > 0 || event !== "step" ? cover.remove() : undefined));
}
