/** The keys of the board work wherever nothing else wants them. */
import { place } from "../page/dom.js";
import type { Lab } from "./lab.js";

/** What takes all keys itself. */
const WANTS_KEYS = "input, select, textarea, [tabindex]";
/** What takes these two alone: a button that was just pressed keeps the focus, and the player must still play. */
const WANTS_PRESSES = "button, summary, a";
const PRESSES = ["Enter", " "];

export function keys({ board }: Lab): void {
  place("to-board").onclick = (event) => {
    // The address tells what is on the board, and not where one reads.
    event.preventDefault();
    board.focus();
  };
  document.addEventListener("keydown", (event) => {
    // From within the board the event comes as the board's own: it has been heard there.
    const [target] = event.composedPath();
    // What lies behind a dialog rests, wherever in it the focus is, or nowhere: Escape is for the dialog.
    if (document.querySelector("dialog[open]")) return;
    if (!(target instanceof Element) || (event.target === board && target !== board)) return;
    const taker = target.closest(WANTS_KEYS);
    if (taker && taker !== board) return;
    if (PRESSES.includes(event.key) && target.closest(WANTS_PRESSES)) return;
    board.pressKey(event);
  });
}
