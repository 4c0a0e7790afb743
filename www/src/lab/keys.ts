/** The keys of board and lab work anywhere on the page where nothing else wants them. */
import { place } from "../page/dom.js";
import type { Lab } from "./lab.js";

/** Elements that want all keys for themselves. */
const WANTS_KEYS = "input, select, textarea, [tabindex]";
/** Elements that want only Enter and Space: a button that was just pressed keeps the focus, and the other keys must still work. */
const WANTS_PRESSES = "button, summary, a";
const PRESSES = ["Enter", " "];

export function keys({ board, shortcuts }: Lab): void {
  board.append(shortcuts.list);
  place("to-board").onclick = (event) => {
    // The address describes the board: the link must not change it.
    event.preventDefault();
    board.focus();
  };
  document.addEventListener("keydown", (event) => {
    const [target] = event.composedPath();
    // Behind a dialog no keys work, wherever the focus is, or if it is nowhere: Escape is for the dialog.
    if (document.querySelector("dialog[open]")) return;
    if (!(target instanceof Element)) return;
    // What comes from within the board has the board as its target: the board had no use for that key.
    if (event.target !== board || target === board) {
      const taker = target.closest(WANTS_KEYS);
      if (taker && taker !== board) return;
      if (PRESSES.includes(event.key) && target.closest(WANTS_PRESSES)) return;
      board.pressKey(event);
    }
    if (!event.defaultPrevented) shortcuts.press(event);
  });
}
