/** Tells when the page is printed: a canvas doesn't follow a print style sheet, so boards are painted light for paper, whatever the theme. */
import { atEnd } from "../shared/cancel.js";
import { beginAll } from "./queue.js";

const told = new Set<(printing: boolean) => void>();

function print({ type }: Event): void {
  beginAll();
  for (const tell of told) tell(type === "beforeprint");
}

/**
 * Before printing, everything has to be painted for paper synchronously. Until it is over, the pixel ratio is that of the paper, and
 * the browser reports a change of screen, which must not repaint the board.
 */
export function onPaper(signal: AbortSignal, tell: (printing: boolean) => void): void {
  told.add(tell);
  atEnd(signal, () => told.delete(tell));
  // Once for all stages.
  addEventListener("beforeprint", print);
  addEventListener("afterprint", print);
}
