/** Shows the step that an address names. Not by the property alone: a text there is an attribute, from which the next map would begin, too. */
import type { Step, StepStarElement } from "stepstar/element";

export function goTo(board: StepStarElement, step: Step): void {
  if (typeof step === "number") board.step = step;
  else board.position = Number(step.slice(1));
}
