/** The row below a board of several floors: all of them side by side, or one alone. */
import type { Board } from "../board/board.js";
import type { PlainMap } from "../board/drawing.js";
import type { GridBoard } from "../board/grid-board.js";
import { hasFloors } from "../board/sheet.js";
import { make, put } from "../shared/dom.js";
import type { Words } from "../words/index.js";

export class FloorTabs {
  readonly element = make("div", "floors");

  constructor(private readonly words: Words) {
    this.element.setAttribute("role", "group");
    this.element.hidden = true;
  }

  /** A board that knows floors. */
  show(board: Board, drawing: PlainMap): void {
    const { element, words } = this;
    put(element, { hidden: !hasFloors(drawing) });
    if (!hasFloors(drawing)) return;
    const shown = board as GridBoard;
    const { floors } = drawing.sheet;
    element.ariaLabel = words.say(words.floorsBoard, { n: floors.length });
    if (element.childElementCount !== floors.length + 1) {
      const names = [words.allFloors, ...floors.map((_, n) => words.say(words.floor, { n }))];
      element.replaceChildren(...names.map((name) => make("button", "", name)));
    }
    [...element.children].forEach((button, i) => {
      const floor = i === 0 ? null : i - 1;
      put(button as HTMLButtonElement, { ariaPressed: String(shown.floor === floor) });
      (button as HTMLButtonElement).onclick = () => {
        shown.floor = floor;
      };
    });
  }
}
