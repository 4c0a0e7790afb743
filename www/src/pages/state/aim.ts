/** What a board looks for beside its options: a range around the goal, or what every place costs, up to a limit. */
import type { StepStarElement } from "stepstar/element";
import type { PageState } from "./address.js";

export type BoardAim = Pick<PageState, "within" | "show" | "maxCost">;

export const aimOf = ({ within, show, maxCost }: StepStarElement): BoardAim => ({
  ...(within !== null && { within }),
  ...(show === "distances" && { show }),
  ...(show === "distances" && maxCost !== null && { maxCost }),
});

/** What is not named is as on a board without worlds. */
export function setAim(board: StepStarElement, { within, show, maxCost }: BoardAim = {}): void {
  board.within = within ?? null;
  board.show = show ?? "path";
  board.maxCost = maxCost ?? null;
}
