/**
 * Two boards that are stepped through together: the one that the reader uses leads, the other follows by whole expansions, and of walks tick
 * by tick.
 */
import type { Trace } from "../../package/api/index.js";
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
      if (board.trace && board.trace.ticks > 0) {
        other.position = sameInTick(board.trace, detail, trace);
        return;
      }
      // At its end, and beyond, the other shows its end.
      const ended = detail.position === detail.length && detail.expansion >= trace.expansions;
      other.position = ended || detail.expansion > trace.expansions ? trace.length : trace.positionOf(detail.expansion);
    });
  }
}

/** As many expansions into the same tick of another walk, or as many as that tick has. */
function sameInTick(one: Trace, at: { readonly position: number; readonly expansion: number }, other: Trace): number {
  const tick = one.tickAt(at.position);
  const since = at.expansion - one.expansionAt(one.tickStart(tick));
  if (tick >= other.ticks) return other.length;
  const begun = other.tickStart(tick);
  const end = tick + 1 < other.ticks ? other.tickStart(tick + 1) : other.length;
  if (at.position === one.tickStart(tick)) return begun;
  const expansion = other.expansionAt(begun) + since;
  return expansion > other.expansions
    ? end
    : Math.max(Math.min(other.positionOf(expansion), end), Math.min(begun + 1, end));
}
