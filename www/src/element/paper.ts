/** Has the boards painted light for print, whatever the theme: a canvas doesn't follow a print style sheet. */
import { beginAll } from "./turns.js";

const papers = new Set<Paper>();

function print({ type }: Event): void {
  beginAll();
  for (const paper of papers) {
    paper.printing = type === "beforeprint";
    if (paper.printing) paper.before();
    else paper.after();
  }
}

export class Paper {
  /** While printing, the pixel ratio is that of the paper and the browser reports a change of screen, which must not repaint the board. */
  printing = false;

  /** `before` has to paint for paper synchronously; `after` restores the screen. */
  constructor(
    readonly before: () => void,
    readonly after: () => void,
  ) {
    papers.add(this);
    addEventListener("beforeprint", print);
    addEventListener("afterprint", print);
  }

  free(): void {
    papers.delete(this);
  }
}
