/** Two boards that are stepped through together: the one that the reader uses leads, the other follows by whole expansions. */
import type { StepStarElement } from "../../package/element/contract.js";

export function inStep(boards: readonly [StepStarElement, StepStarElement]): void {
  let leader: StepStarElement | null = null;
  for (const board of boards) {
    const [other] = boards.filter((one) => one !== board) as [StepStarElement];
    const lead = () => {
      if (leader !== board) other.pause();
      leader = board;
    };
    for (const type of ["pointerdown", "keydown", "focusin"]) board.addEventListener(type, lead, { capture: true });
    board.addEventListener("step", ({ detail }) => {
      if (leader !== board || !other.trace) return;
      const { trace } = other;
      // At its end, and beyond, the other shows its end.
      const ended = detail.position === detail.length && detail.expansion >= trace.expansions;
      other.position = ended || detail.expansion > trace.expansions ? trace.length : trace.positionOf(detail.expansion);
    });
  }
}
