/** The numbers of the place that is pointed at, beside it, where the board has no room for them in the cell. */
import type { Point, Trace } from "../api/index.js";
import type { Board } from "../board/board.js";
import { make } from "../shared/dom.js";
import type { Place } from "./contract.js";
import { tidy } from "./written.js";

/** Between the lens and the cell. */
const GAP = 6;

export class Lens {
  readonly element = make("div", "lens");

  constructor() {
    // A screen reader has the line below the board.
    this.element.ariaHidden = "true";
    this.element.hidden = true;
  }

  /** `trace`: of this board's search; null if it has none. */
  show(board: Board, at: Place | null, trace: Trace | null): void {
    const node = at === null || !trace || board.legible(at) ? null : trace.node(at as Point);
    this.element.hidden = true;
    // Before the board is measured, which has the browser lay out the page.
    if (at === null || !node || node.state === "unseen") return;
    const [x, y] = board.pixelOf(at);
    const { clientWidth, clientHeight } = board.surface;
    if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) return;
    this.element.hidden = false;
    const numbers = (["f", "g", "h"] as const).map((name) => make("span", name, `${name} ${tidy(node[name])}`));
    this.element.replaceChildren(...numbers);
    // Above a cell of the lower half, below one of the upper half; and as far to the side as the cell is: so it never leaves the board.
    const isLow = y > clientHeight / 2;
    const away = board.reach + GAP;
    const { style } = this.element;
    style.left = `${x}px`;
    style.top = `${isLow ? y - away : y + away}px`;
    style.translate = `${(-100 * x) / clientWidth}% ${isLow ? -100 : 0}%`;
  }
}
