/** The row below a board of several floors: all of them side by side, or one alone. */
import type { Board } from "../board/board.js";
import { hasFloors, type PlainMap } from "../board/drawing.js";
import { GridBoard } from "../board/grid-board.js";
import { make, put } from "../shared/dom.js";
import type { Words } from "../words/index.js";

export class FloorTabs {
  readonly element = make("div", "floors");

  constructor(private readonly words: Words) {
    this.element.setAttribute("role", "group");
    this.element.hidden = true;
  }

  show(board: Board, drawing: PlainMap): void {
    const { element, words } = this;
    const count = hasFloors(drawing) ? drawing.sheet.floors.length : 1;
    put(element, { hidden: count === 1 });
    if (!(board instanceof GridBoard) || count === 1) return;
    element.ariaLabel = words.say(words.floorsBoard, { n: count });
    if (element.childElementCount !== count + 1) {
      const floors = [...Array(count).keys()];
      const tab = (floor: number | null, name: string) => {
        const button = make("button", "", name);
        button.type = "button";
        button.dataset.floor = String(floor ?? "all");
        return button;
      };
      element.replaceChildren(
        tab(null, words.allFloors),
        ...floors.map((floor) => tab(floor, words.say(words.floor, { n: floor }))),
      );
    }
    [...element.children].forEach((button, i) => {
      const floor = i === 0 ? null : i - 1;
      put(button as HTMLButtonElement, { ariaPressed: String(board.floor === floor) });
      (button as HTMLButtonElement).onclick = () => {
        board.floor = floor;
      };
    });
  }
}
