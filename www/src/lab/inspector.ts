/** One cell looked at closely: its values at this step, and break points for it. */
import type { Point } from "stepstar";
import type { BreakPoint, Place } from "stepstar/element";
import { unbroken } from "../element/parts.js";
import { button, make } from "../page/dom.js";
import { cost } from "../page/numbers.js";
import { at, samePlace } from "../page/places.js";
import { calmly } from "./calmly.js";
import { isCell, type Lab } from "./lab.js";

const moments = [
  ["opens", "it opens"],
  ["improves", "it improves"],
  ["closes", "it closes"],
] as const;

export function inspector(lab: Lab): void {
  const { board } = lab;
  const sentence = make("p", { className: "hint" });
  const values = make("dl", { className: "figures" });
  const stops = make("div", { className: "row" });
  const way = make("div", { className: "row" });
  lab.panelOfA("One cell", sentence, values, way, stops).classList.add("one-cell");

  const refresh = () => {
    const { trace } = board;
    const cell = board.pinned ?? board.hover;
    values.replaceChildren();
    way.replaceChildren();
    stops.hidden = cell === null;
    if (!trace || cell === null || !inside(cell)) {
      sentence.textContent = "Point at a cell to see its values; click it with the tool “Look” to pin it.";
      return;
    }
    const pinned = samePlace(cell, board.pinned);
    if (isCell(cell) && board.grid?.isWall(...cell)) {
      sentence.replaceChildren(...unbroken(`${at(cell)} is a wall.`));
      return;
    }
    const node = trace.node(cell as Point | number);
    const terrain = isCell(cell) && board.grid ? board.grid.cost(...cell) : 1;
    const told = [
      `${capital(at(cell))} is ${node.state}`,
      node.parent === null ? "" : `, reached from ${at(node.parent)}`,
      terrain === 1 ? "." : `; stepping onto it costs ${cost(terrain)}.`,
      pinned ? " Pinned." : "",
    ];
    sentence.replaceChildren(...unbroken(told.join("")));
    const entries = [
      ["g, from the start", node.g],
      ["h, estimated", node.h],
      ["f", node.f],
    ] as const;
    values.append(
      ...entries.map(([name, value]) =>
        make(
          "div",
          {},
          make("dt", {}, name),
          make("dd", {}, node.state === "unseen" && name !== "h, estimated" ? "–" : cost(value)),
        ),
      ),
    );
    if (pinned) {
      offerWay(cell);
      offerStops(cell);
    } else stops.replaceChildren();
  };

  /** Way points come in the order in which they were made. */
  const offerWay = (cell: Place) => {
    const { through, start, goal } = board;
    if (!isCell(cell) || samePlace(cell, start) || samePlace(cell, goal)) return;
    const others = through.filter((place) => !samePlace(place, cell));
    const toggle =
      others.length < through.length
        ? button("No way point", () => {
            board.through = others;
          })
        : button("Way point here", () => {
            board.through = [...through, cell];
          });
    toggle.title = "The path goes through all way points, in the order of their numbers";
    way.append(toggle);
  };

  const offerStops = (cell: Place) => {
    stops.replaceChildren(
      make("span", { className: "hint" }, "Stop playing when"),
      ...moments.map(([when, text]) => {
        const point: BreakPoint = { at: cell, when };
        const set = board.breakPoints.some((other) => other.when === when && samePlace(other.at, cell));
        const toggle = button(text, () => {
          if (set) board.removeBreakPoint(point);
          else board.addBreakPoint(point);
        });
        toggle.ariaPressed = String(set);
        return toggle;
      }),
    );
  };

  const inside = (cell: Place) =>
    isCell(cell)
      ? board.grid !== null && cell[0] < board.grid.width && cell[1] < board.grid.height
      : board.graph !== null;

  const calm = calmly(refresh);
  for (const event of ["inspect", "step", "result", "withdrawn", "settings"] as const)
    board.addEventListener(event, calm);
  refresh();
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
