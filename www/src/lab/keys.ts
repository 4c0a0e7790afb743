/** The keys of the board work wherever nothing else wants them. */
import type { Lab } from "./lab.js";

/** What takes keys itself. */
const WANTS_KEYS = "input, select, textarea, button, summary, a, dialog, step-star, [tabindex]";

export function keys(lab: Lab): void {
  document.addEventListener("keydown", (event) => {
    if (event.target instanceof Element && !event.target.closest(WANTS_KEYS)) lab.board.pressKey(event);
  });
}
