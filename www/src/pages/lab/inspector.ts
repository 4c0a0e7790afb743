/** One cell looked at closely: its values at this step, and break points for it. */
import type { Point } from "stepstar";
import type { BreakPoint, Place } from "stepstar/element";
import { unbroken } from "../../package/shared/dom.js";
import { samePlace } from "../../package/shared/places.js";
import { button, make, put } from "../shared/dom.js";
import { cost } from "../shared/numbers.js";
import { at } from "../shared/places.js";
import { calmly } from "./calmly.js";
import { type Chapter, reasonAt, storyOf, whyNever } from "./cell-story.js";
import { type Figure, write } from "./figures.js";
import { chosen, isCell, type Lab, searching } from "./lab.js";
import { meaning } from "./meaning.js";

const moments = [
  ["opens", "it opens"],
  ["improves", "it improves"],
  ["closes", "it closes"],
] as const;

/** A finger can't point without touching. */
const HANDS_ONLY = matchMedia("(hover: none)");

export function inspector(lab: Lab): void {
  const { board } = lab;
  // Nor is there a second button: a tap asks, and who wants to draw chooses with what.
  if (HANDS_ONLY.matches) board.tool = "pan";
  const sentence = make("p", { className: "hint" });
  const values = make("dl", { className: "figures" });
  const wayPointButton = button("", () => toggleWayPoint(), {
    title: "The path goes through all way points, in the order of their numbers",
  });
  // Start and goal can be dragged, too, but not everybody can drag. With a finger or a pen there is no right button either.
  const ends = (["start", "goal"] as const).map((end) => ({
    end,
    toggle: button(`${capital(end)} here`, () => moveEnd(end), { title: `Move the ${end} here` }),
  }));
  const placeRow = make("div", { className: "row" }, ...ends.map(({ toggle }) => toggle), wayPointButton);
  // Made once: rebuilt at every step, they would lose the focus, and nobody could click them while it plays.
  const toggles = moments.map(([when, text]) => ({
    when,
    toggle: button(text, () => toggleBreakPoint(when), { title: `Break point: stop when ${text}` }),
  }));
  const words = make("span", { className: "hint" }, "Stop playing when");
  const breakPointRow = make("div", { className: "row" }, words, ...toggles.map(({ toggle }) => toggle));
  const story = make("ol", { className: "story-of-cell", ariaLabel: "What happened to it" });
  const reason = make("p", { className: "hint" });
  const panel = lab.panelOfA("", sentence, values, story, reason, placeRow, breakPointRow);
  panel.classList.add("one-cell");
  // An element, as a browser that translates the page replaces the texts in it.
  const title = make("span");
  panel.querySelector("h2")!.prepend(title);

  const refresh = () => {
    // A search of the map before knows nothing of this one's cells.
    const trace = lab.coming ? null : board.trace;
    const kind = board.graph ? "node" : "cell";
    put(title, { textContent: `One ${kind}` });
    const cell = board.pinned ?? board.hover ?? left;
    const offered = cell !== null && trace !== null && samePlace(cell, board.pinned) && inside(cell) && !isWall(cell);
    put(placeRow, { hidden: !offered });
    put(breakPointRow, { hidden: !offered });
    for (const { end, toggle } of ends) put(toggle, { ariaPressed: String(offered && samePlace(cell, board[end])) });
    put(wayPointButton, { hidden: !isCell(cell) || samePlace(cell, board.start) || samePlace(cell, board.goal) });
    put(wayPointButton, { textContent: offered && isWayPoint(cell) ? "Remove way point" : "Way point here" });
    for (const { when, toggle } of toggles) put(toggle, { ariaPressed: String(offered && isSet({ at: cell, when })) });
    if (!trace || cell === null || !inside(cell)) {
      const how = HANDS_ONLY.matches
        ? `Tap a ${kind} to see its values, and why it came when it did.`
        : `Point at a ${kind} to see its values, and why it came when it did; ${board.graph ? "click it with the tool “Look”" : "right-click it"} to pin it.`;
      put(sentence, { textContent: how });
      show([]);
      tell([], "");
      return;
    }
    const pinned = samePlace(cell, board.pinned);
    if (isWall(cell)) {
      sentence.replaceChildren(...unbroken(`${at(cell)} is a wall.`));
      show([]);
      tell([], "");
      return;
    }
    const node = trace.node(cell as Point | number);
    const terrain = isCell(cell) && board.grid ? board.grid.cost(...cell) : 1;
    const phrases = [
      `${capital(at(cell))} is ${node.state === "unseen" ? "not seen" : node.state}`,
      node.parent === null ? "" : `, reached from ${at(node.parent)}`,
      terrain === 1 ? "." : `; stepping onto it costs ${cost(terrain)}.`,
      pinned ? " Pinned." : "",
    ];
    sentence.replaceChildren(...unbroken(phrases.join("")));
    const numbers = meaning(searching(lab) ?? "astar", chosen(lab));
    const entries = [
      [`g, ${numbers.g}`, node.g],
      ["h, estimated", node.h],
      [`f = ${numbers.f}`, node.f],
    ] as const;
    show(
      entries.map(([name, value]) => [name, node.state === "unseen" && name !== "h, estimated" ? "–" : cost(value)]),
    );
    const { chapters, more } = storyOf(trace, cell);
    const map = board.grid ?? board.graph;
    const why = chapters.length > 0 || !map ? reasonAt(trace, chapters) : whyNever(trace, map, cell, chosen(lab));
    tell(chapters, why, more);
  };

  let shownRows = "";
  /** Each event of the cell is a button that jumps there. Rewritten only where it differs: a button in use keeps the focus. */
  const tell = (chapters: readonly Chapter[], why: string, more = false) => {
    put(reason, { hidden: why === "" });
    if (reason.textContent !== why) reason.replaceChildren(...unbroken(why));
    const { trace } = board;
    const rows = chapters.map(({ what, step }) =>
      step === 0 ? `${what} at the beginning` : `${what} at step ${step}`,
    );
    if (more) rows.push("and more often");
    if (rows.join() !== shownRows) {
      shownRows = rows.join();
      const jumps = chapters.map(({ position }, i) =>
        make(
          "li",
          {},
          button(rows[i]!, () => jump(position), { title: "Go to that step" }),
        ),
      );
      story.replaceChildren(...jumps, ...(more ? [make("li", {}, rows.at(-1)!)] : []));
    }
    put(story, { hidden: rows.length === 0 });
    for (const [i, { position }] of chapters.entries())
      put(story.children[i]!.firstElementChild!, { ariaCurrent: String(position === trace?.position) });
  };

  const jump = (position: number) => {
    board.pause();
    board.position = position;
  };

  const show = (figures: readonly Figure[]) => {
    write(values, figures);
    // Left out on paper.
    panel.classList.toggle("blank", figures.length === 0);
  };

  /** The cell that the mouse was on when it left the board: on its way to these buttons it must not take them away. */
  let left: Place | null = null;
  let pointed: Place | null = null;
  board.addEventListener("pointerleave", () => {
    left = pointed;
    calm();
  });
  board.addEventListener("inspect", () => {
    left = null;
    if (board.hover !== null) pointed = board.hover;
  });

  const isWall = (cell: Place) => isCell(cell) && board.grid?.isWall(...cell) === true;
  const isWayPoint = (cell: Place) => board.through.some((place) => samePlace(place, cell));
  const isSet = ({ at: cell, when }: BreakPoint) =>
    board.breakPoints.some((other) => other.when === when && samePlace(other.at, cell));

  const moveEnd = (end: "start" | "goal") => {
    if (board.pinned !== null) board[end] = board.pinned;
  };

  /** The path visits way points in the order in which they were added. */
  const toggleWayPoint = () => {
    const cell = board.pinned;
    if (cell === null) return;
    board.through = isWayPoint(cell)
      ? board.through.filter((place) => !samePlace(place, cell))
      : [...board.through, cell];
  };

  const toggleBreakPoint = (when: BreakPoint["when"]) => {
    const cell = board.pinned;
    if (cell === null) return;
    if (isSet({ at: cell, when })) board.removeBreakPoint({ at: cell, when });
    else board.addBreakPoint({ at: cell, when });
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
