/** One cell looked at closely: its values at this step, and break points for it. */
import type { NodeState, Point, Trace } from "stepstar";
import type { BreakPoint, Place } from "stepstar/element";
import { unbroken } from "../../package/shared/dom.js";
import { samePlace } from "../../package/shared/places.js";
import { button, make, put } from "../shared/dom.js";
import { cost } from "../shared/numbers.js";
import { at } from "../shared/places.js";
import { t } from "../shared/text.js";
import { calmly } from "./calmly.js";
import { type Chapter, reasonAt, storyOf, whyNever } from "./cell-story.js";
import { type NamedValue, write } from "./figures.js";
import { headingNamed } from "./heading.js";
import { chosen, groundAt, isCell, type Lab, mapOn, meaningHere } from "./lab.js";

const moments = [
  ["opens", t("it opens")],
  ["improves", t("it improves")],
  ["closes", t("it closes")],
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
    title: t("The path goes through all way points, in the order of their numbers"),
  });
  // Start and goal can be dragged, too, but not everybody can drag. With a finger or a pen there is no right button either.
  const ends = (["start", "goal"] as const).map((end) => ({
    end,
    toggle:
      end === "start"
        ? button(t("Start here"), () => moveEnd(end), { title: t("Move the start here") })
        : button(t("Goal here"), () => moveEnd(end), { title: t("Move the goal here") }),
  }));
  const several = (["starts", "goals"] as const).map((all) => ({
    all,
    toggle: button("", () => toggleEnd(all), { title: t("Of several starts and goals the cheapest pair wins") }),
  }));
  const placeRow = make(
    "div",
    { className: "row" },
    ...ends.map(({ toggle }) => toggle),
    ...several.map(({ toggle }) => toggle),
    wayPointButton,
  );
  // Made once: rebuilt at every step, they would lose the focus, and nobody could click them while it plays.
  const toggles = moments.map(([when, text]) => ({
    when,
    toggle: button(text, () => toggleBreakPoint(when), {
      title: t("Break point: stop when {moment}", { moment: text }),
    }),
  }));
  const words = make("span", { className: "hint" }, t("Stop playing when"));
  const breakPointRow = make("div", { className: "row" }, words, ...toggles.map(({ toggle }) => toggle));
  const turns = make("ul", { className: "entered hint" });
  const story = make("ol", { className: "story-of-cell", ariaLabel: t("What happened to it") });
  const reason = make("p", { className: "hint" });
  const panel = lab.panelOfA("cell", "", sentence, values, turns, story, reason, placeRow, breakPointRow);
  panel.classList.add("one-cell");
  // An element, as a browser that translates the page replaces the texts in it.
  const title = make("span");
  panel.querySelector("h2")!.prepend(title);

  const refresh = () => {
    // A search of the map before knows nothing of this one's cells.
    const trace = lab.coming ? null : board.trace;
    const onGraph = board.graph !== null;
    const name = onGraph ? t("One node") : t("One cell");
    put(title, { textContent: name });
    lab.tabs.rename("cell", name);
    const cell = board.pinned ?? board.hover ?? left;
    const offered = cell !== null && trace !== null && samePlace(cell, board.pinned) && inside(cell) && !isWall(cell);
    put(placeRow, { hidden: !offered });
    put(breakPointRow, { hidden: !offered });
    for (const { end, toggle } of ends) put(toggle, { ariaPressed: String(offered && samePlace(cell, board[end])) });
    for (const { all, toggle } of several) {
      const isOne = offered && board[all].some((place) => samePlace(place, cell));
      put(toggle, { textContent: MORE[all][isOne ? 1 : 0], hidden: isOne && board[all].length === 1 });
    }
    put(wayPointButton, { hidden: !isCell(cell) || samePlace(cell, board.start) || samePlace(cell, board.goal) });
    put(wayPointButton, { textContent: offered && isWayPoint(cell) ? t("Remove way point") : t("Way point here") });
    for (const { when, toggle } of toggles) put(toggle, { ariaPressed: String(offered && isSet({ at: cell, when })) });
    if (!trace || cell === null || !inside(cell)) {
      put(sentence, { textContent: HANDS_ONLY.matches ? howToTap(onGraph) : howToPoint(onGraph) });
      show([]);
      tell([], "");
      return;
    }
    const pinned = samePlace(cell, board.pinned);
    if (isWall(cell)) {
      sentence.replaceChildren(...unbroken(t("{cell} is a wall.", { cell: at(cell) })));
      show([]);
      tell([], "");
      return;
    }
    const node = trace.node(cell as Point | number);
    const terrain = groundAt(board, cell)?.cost ?? 1;
    sentence.replaceChildren(...unbroken(sentenceOf(node, terrain, pinned)));
    if (board.show === "distances") {
      const steps = node.state === "unseen" ? 0 : waySteps(trace, cell);
      show([
        [t("cost from the start"), node.state === "unseen" ? "–" : cost(node.g)],
        [t("steps"), node.state === "unseen" ? "–" : String(steps)],
      ]);
      const { chapters, more } = storyOf(trace, cell);
      tell(
        chapters,
        chapters.length > 0
          ? reasonAt(trace, chapters)
          : t("Not reached: it is beyond the limit, or no way leads here."),
        more,
      );
      return;
    }
    const numbers = meaningHere(lab);
    const entries = [
      [t("g, {g}", { g: numbers.g }), node.g],
      [t("h, estimated"), node.h],
      [`f = ${numbers.f}`, node.f],
    ] as const;
    // Of a node that was not seen, only its estimate is known.
    show(entries.map(([name, value], i) => [name, node.state === "unseen" && i !== 1 ? "–" : cost(value)]));
    turns.replaceChildren(...entered(trace, cell).map((text) => make("li", {}, text)));
    const { chapters, more } = storyOf(trace, cell);
    const map = mapOn(board);
    const why =
      chapters.length > 0 || !map ? reasonAt(trace, chapters) : whyNever(trace, map, cell, chosen(lab), board.starts);
    tell(chapters, why, more);
  };

  let shownRows = "";
  /** Each event of the cell is a button that jumps there. Rewritten only where it differs: a button in use keeps the focus. */
  const tell = (chapters: readonly Chapter[], why: string, more = false) => {
    put(reason, { hidden: why === "" });
    if (reason.textContent !== why) reason.replaceChildren(...unbroken(why));
    const { trace } = board;
    const rows = chapters.map(({ what, step }) =>
      step === 0 ? t("{what} at the beginning", { what }) : t("{what} at step {step}", { what, step }),
    );
    if (more) rows.push(t("and more often"));
    if (rows.join() !== shownRows) {
      shownRows = rows.join();
      const jumps = chapters.map((chapter, i) =>
        make(
          "li",
          {},
          button(rows[i]!, () => jump(chapter), { title: t("Go to that step") }),
        ),
      );
      story.replaceChildren(...jumps, ...(more ? [make("li", {}, rows.at(-1)!)] : []));
    }
    put(story, { hidden: rows.length === 0 });
    for (const [i, chapter] of chapters.entries())
      put(story.children[i]!.firstElementChild!, { ariaCurrent: String(placeOf(chapter) === trace?.position) });
  };

  /** Where a chapter is looked at: in whole steps, at the end of its own. */
  const placeOf = ({ position, step }: Chapter) =>
    board.stepUnit === "expansion" && step > 0 ? (board.trace?.positionOf(step) ?? position) : position;

  const jump = (chapter: Chapter) => {
    board.pause();
    board.position = placeOf(chapter);
  };

  const show = (figures: readonly NamedValue[]) => {
    write(values, figures);
    turns.replaceChildren();
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
  let pinned: Place | null = null;
  board.addEventListener("inspect", () => {
    left = null;
    if (board.hover !== null) pointed = board.hover;
    // A cell that somebody pins is what they want to see; when it is let go, the step is in front again.
    if (!samePlace(pinned, board.pinned)) {
      if (board.pinned !== null) lab.tabs.show("cell");
      else if (lab.tabs.front === "cell") lab.tabs.show("step");
    }
    pinned = board.pinned;
  });

  const isWall = (cell: Place) => groundAt(board, cell)?.wall === true;
  const isWayPoint = (cell: Place) => board.through.some((place) => samePlace(place, cell));
  const isSet = ({ at: cell, when }: BreakPoint) =>
    board.breakPoints.some((other) => other.when === when && samePlace(other.at, cell));

  const moveEnd = (end: "start" | "goal") => {
    if (board.pinned !== null) board[end] = board.pinned;
  };

  /** Of several, the nearest counts. */
  const toggleEnd = (all: "starts" | "goals") => {
    const cell = board.pinned;
    if (cell === null) return;
    const others = board[all].filter((place) => !samePlace(place, cell));
    board[all] = others.length < board[all].length ? others : [...others, cell];
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

  const inside = (cell: Place) => (isCell(cell) ? groundAt(board, cell) !== null : board.graph !== null);

  const calm = calmly(refresh);
  for (const event of ["inspect", "step", "result", "withdrawn", "settings"] as const)
    board.addEventListener(event, calm);
  refresh();
}

const MORE = {
  starts: [t("One more start"), t("No start here")],
  goals: [t("One more goal"), t("No goal here")],
} as const;

/** Where turning costs: each direction in which the search has entered a cell, with what it knows of it. */
function entered(trace: Trace, at: Place): string[] {
  const states = trace.headings(at as Point | number).filter(({ heading }) => heading);
  return states.map(({ heading, g, f, state }) => {
    const fields = { g: cost(g), f: cost(f), state: state === "open" ? t("open") : t("closed") };
    return t("heading {heading}: {state}, g = {g}, f = {f}", {
      ...fields,
      heading: headingNamed(heading!),
    });
  });
}

/** How many steps a cell is from its start, as the parents lead. */
function waySteps(trace: Trace, at: Place): number {
  let steps = -1;
  for (let place: Place | null = at; place !== null; steps++)
    place = trace.node(place as Point | number).parent as Place | null;
  return steps;
}

const howToTap = (onGraph: boolean) =>
  onGraph
    ? t("Tap a node to see its values, and why it came when it did.")
    : t("Tap a cell to see its values, and why it came when it did.");

const howToPoint = (onGraph: boolean) =>
  onGraph
    ? t("Point at a node to see its values, and why it came when it did; click it with the tool “Look” to pin it.")
    : t("Point at a cell to see its values, and why it came when it did; right-click it to pin it.");

/** What the node is at this step, where it was reached from, and what a step onto it costs. */
function sentenceOf(node: NodeState, terrain: number, pinned: boolean): string {
  const place = capital(at(node.at));
  const state = { unseen: t("not seen"), open: t("open"), closed: t("closed") }[node.state];
  const fields = { place, state, from: node.parent === null ? "" : at(node.parent), cost: cost(terrain) };
  const plain =
    node.parent === null ? t("{place} is {state}.", fields) : t("{place} is {state}, reached from {from}.", fields);
  const costly =
    node.parent === null
      ? t("{place} is {state}; stepping onto it costs {cost}.", fields)
      : t("{place} is {state}, reached from {from}; stepping onto it costs {cost}.", fields);
  return `${terrain === 1 ? plain : costly}${pinned ? ` ${t("Pinned.")}` : ""}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
