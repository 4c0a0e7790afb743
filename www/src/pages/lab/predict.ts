/** Predict: before each expansion the reader says which node comes next, by a click or with the cursor keys. */
import { button, place, put } from "../shared/dom.js";
import { t } from "../shared/text.js";
import type { Lab } from "./lab.js";

export function predict(lab: Lab): void {
  const { board } = lab;
  const toggle = button(
    t("Predict"),
    () => {
      board.mode = board.mode === "predict" ? "watch" : "predict";
      refresh();
    },
    { title: t("Say what comes next, before each expansion") },
  );
  lab.menu("A", toggle);

  const refresh = () => {
    const asks = board.mode === "predict";
    put(toggle, { ariaPressed: String(asks) });
    // The list of the open nodes would be the answer.
    place("panels").classList.toggle("predicting", asks);
  };
  for (const event of ["result", "withdrawn", "step"] as const) board.addEventListener(event, refresh);
  refresh();
}
