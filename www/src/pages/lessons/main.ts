/** The lessons are plain markup around the element, as a course page would have it. */
import type { StepStarElement } from "stepstar/element";
import "stepstar/element";
import { offline } from "../offline/register.js";
import { languageMenu } from "../shared/language.js";
import { theme } from "../shared/theme.js";

theme();
languageMenu();
offline();

/** Each lesson can ask: its first board then wants to know what comes next, and with the button up again it is as before. */
for (const button of document.querySelectorAll<HTMLButtonElement>(".asks")) {
  const board = button.closest(".lesson")!.querySelector<StepStarElement>("step-star")!;
  const usual = board.mode === "predict" ? "watch" : board.mode;
  const show = () => {
    button.ariaPressed = String(board.mode === "predict");
  };
  button.onclick = () => {
    board.mode = board.mode === "predict" ? usual : "predict";
    show();
    board.focus({ preventScroll: true });
    board.scrollIntoView({ block: "nearest" });
  };
  show();
}

/** An estimate that the reader writes: what makes no sense the board says itself. */
for (const field of document.querySelectorAll<HTMLInputElement>(".formula")) {
  const board = field.closest(".lesson")!.querySelector<StepStarElement>("step-star")!;
  field.onchange = () => board.setAttribute("heuristic", field.value);
}
