/** What the features of the lab share: the board, where it came from, and a place to say things. */

import { type Algorithm, algorithmFor, type Options, type Point, type ResolvedOptions, resolveOptions } from "stepstar";
import type { Drawing, Place, Step, StepStarElement } from "stepstar/element";
import { make, place } from "../shared/dom.js";
import { said } from "../shared/text.js";
import { aimOf, type BoardAim, setAim } from "../state/aim.js";
import { isOnHexagons } from "../state/named-places.js";
import { type Meaning, meaning } from "./meaning.js";
import { Memory, type Origin, type Problem } from "./memory.js";
import { Shortcuts } from "./shortcuts.js";
import { type TabName, Tabs } from "./tabs.js";

export interface Lab {
  readonly board: StepStarElement;
  /** Where each feature gives its controls their keys. */
  readonly shortcuts: Shortcuts;
  /** The tabs beside the board, which say when another one is in front. */
  readonly tabs: Tabs;
  /** The map's name, until somebody draws on it: links then carry the name instead of the cells. */
  origin: Origin;
  /** The example that the board came from, whatever has been drawn on it since: its story stays. */
  example: string | undefined;
  /** What undo can leave and come back to, with its options. */
  problem: Problem;
  /** Set while the map is there but its search is not: where that will begin. Until then, the board may show the search of the map before. */
  coming: { step?: Step } | null;
  /**
   * Shows a sentence at the foot of the page until it is dismissed: good news for a few seconds at most, anything else at least as
   * long, and then until a change has been searched.
   */
  say(sentence: string, good?: boolean): void;
  /** Says why a map can't be shown, and takes it back once another one is. */
  refuse(sentence: string): void;
  /** Takes back a sentence that is no longer true, if it is still there. */
  unsay(sentence: string): void;
  /** Announces a map that takes a while; the result tells whether it is still wanted, that is, no other one has been asked for. */
  ask(): () => boolean;
  /** Puts a new map on the board, with its own options if it has any, in one undoable step. */
  show(drawing: Drawing, origin?: Lab["origin"], options?: Options, aim?: BoardAim): void;
  /** Focuses the board, after a dialog has put something on it. */
  focus(): void;
  /** Adds a button to the menu, with its key. */
  menu(letter: string, button: HTMLButtonElement): void;
  /** Calls `listener` when another tab has come to the front. */
  onTurn(listener: () => void): void;
  /** Adds a section to a tab, below those added before. */
  panel(tab: TabName, title: string, ...content: (Node | string)[]): HTMLElement;
  /** The same for a section about the search on the board: in a comparison, its heading says that this is A. */
  panelOfA(tab: TabName, title: string, ...content: (Node | string)[]): HTMLElement;
}

/** Milliseconds after which good news goes, and other news may be dismissed. `reader.e2e.ts` lets them pass, by this number. */
const NOTICE_STAYS = 8000;

export function createLab(): Lab {
  const board = place("board") as StepStarElement;
  const notice = place("notice");
  const dismiss = place("dismiss");
  const memory = new Memory();
  let revision = 0;
  let hiding = 0;
  let told = "";
  let faulty = "";
  let refused = "";
  /** It has been there long enough to be read. */
  let old = false;
  let showing = false;
  let first = true;
  let asked = 0;
  const turned: (() => void)[] = [];
  const tell = (sentence: string) => {
    told = sentence;
    old = false;
    clearTimeout(hiding);
    // A hidden button would lose the focus.
    if (!sentence && dismiss === document.activeElement) lab.focus();
    notice.textContent = sentence;
    document.documentElement.classList.toggle("telling", sentence !== "");
    // The field of which it tells stays in sight, clear of it.
    if (sentence) document.querySelector("input:focus, select:focus")?.scrollIntoView({ block: "nearest" });
  };
  const lab: Lab = {
    board,
    shortcuts: new Shortcuts(),
    tabs: new Tabs(() => {
      for (const listener of turned) listener();
    }),
    origin: {},
    example: undefined,
    problem: { left: {} },
    coming: null,
    say(sentence, good = false) {
      tell(sentence);
      hiding = window.setTimeout(() => {
        if (good) tell("");
        else old = true;
      }, NOTICE_STAYS);
    },
    refuse(sentence) {
      refused = sentence;
      lab.say(sentence);
    },
    unsay(sentence) {
      if (told === sentence) tell("");
    },
    ask() {
      const mine = ++asked;
      return () => mine === asked;
    },
    show(drawing, origin = {}, options = board.options, aim = aimOf(board)) {
      // The first map may be there in place of the one that was refused.
      if (!first) lab.unsay(refused);
      Object.assign(lab.problem, { left: board.options, aim: aimOf(board) });
      board.options = options;
      setAim(board, aim);
      // Another map has its own walk, if any.
      for (const name of ["replanner", "sees"]) board.removeAttribute(name);
      // Set first: listeners to the new map ask for its name.
      lab.origin = origin;
      lab.example = origin.example;
      lab.problem = { left: options, aim };
      showing = true;
      // The map in the page's HTML is for readers without script: undo doesn't lead back to it.
      board.load({ changes: null, ...drawing }, { undoable: !first });
      first = showing = false;
      memory.keep(revision, lab);
    },
    focus() {
      board.focus({ preventScroll: true });
    },
    menu(letter, button) {
      place("menu").append(button);
      lab.shortcuts.add(letter, button);
    },
    onTurn(listener) {
      turned.push(listener);
    },
    panel(tab, title, ...content) {
      const section = make("section", {}, make("h2", {}, title), ...content);
      lab.tabs.panel(tab).append(section);
      return section;
    },
    panelOfA(tab, title, ...content) {
      const section = lab.panel(tab, title, ...content);
      section.firstElementChild!.append(make("span", { className: "of-a" }, " (A)"));
      return section;
    },
  };
  board.addEventListener("edit", ({ detail }) => {
    revision = detail.revision;
    if (detail.what === "map") lab.coming = {};
    if (showing || !["cells", "map", "graph", "links", "timetable"].includes(detail.what)) return;
    // What comes at a tick stands in links beside the map's name.
    if (detail.what !== "timetable") lab.origin = {};
    if (detail.live) return;
    // Undo and “reload” may have brought back a map that has a name.
    const { problem } = lab;
    memory.recall(revision, lab);
    if (lab.problem === problem) return;
    Object.assign(problem, { left: board.options, aim: aimOf(board) });
    board.options = lab.problem.left;
    setAim(board, lab.problem.aim);
  });
  board.addEventListener("result", () => {
    lab.coming = null;
    lab.unsay(faulty);
    if (old) tell("");
  });
  board.addEventListener("fault", ({ detail }) => {
    faulty = said({ text: detail.message, saying: detail.saying });
    // The board says it too, where that can be seen.
    if (board.getBoundingClientRect().top < 0) lab.say(faulty);
  });
  dismiss.onclick = () => tell("");
  return lab;
}

export function isCell(place: Place | null): place is readonly [number, number] {
  return Array.isArray(place);
}

/**
 * The board's options with the recipe, all defaults and the way points filled in, which the board keeps with start and goal; if
 * they are invalid, which the board reports, the defaults.
 */
export function chosen({ board }: Lab): ResolvedOptions {
  const through = board.through as readonly Point[];
  try {
    return resolveOptions({ ...board.options, through });
  } catch {
    return resolveOptions({ through });
  }
}

/** The map on the board, of whichever kind. */
export function mapOn({ grid, floors, hexagons, graph }: StepStarElement) {
  return grid ?? floors ?? hexagons ?? graph;
}

/** A cell of a grid or of a floor, or a hexagon: whether it is a wall, and what a step onto it costs. Null: there is no such cell. */
export function groundAt(
  { grid, floors, hexagons }: Pick<StepStarElement, "grid" | "floors" | "hexagons">,
  cell: Place,
): { readonly wall: boolean; readonly cost: number } | null {
  if (!Array.isArray(cell)) return null;
  const [x, y, floor] = cell as readonly [number, number, number?];
  // A cell of a floor that was looked at may be shown still when a map without floors comes.
  if ((floor !== undefined) !== (floors !== null)) return null;
  if (hexagons) {
    const at = cell as readonly [number, number];
    return isOnHexagons(hexagons, at) ? { wall: hexagons.isWall(at), cost: hexagons.cost(at) } : null;
  }
  const on = floors && floor !== undefined && floor >= 0 && floor < floors.count ? floors.floor(floor) : grid;
  if (!on) return null;
  // A hexagon that was looked at may be left of all columns of the map that comes next.
  const inside = x >= 0 && y >= 0 && x < on.width && y < on.height;
  const ground = inside ? { wall: on.isWall(x, y), cost: on.cost(x, y) } : null;
  if (on !== grid) on.free();
  return ground;
}

/** The algorithm that searches this map with the board's options, or others; undefined if none can. */
export function searching({ board }: Lab, options: Options = board.options): Algorithm | undefined {
  const map = mapOn(board);
  // What every place costs is found by cost alone.
  if (board.show === "distances") return "dijkstra";
  try {
    return map ? algorithmFor(map, options) : undefined;
  } catch {
    return undefined;
  }
}

/** What g, h and f stand for in the search on the board. D* Lite searches from the goal. */
export function meaningHere(lab: Lab): Meaning {
  const { board } = lab;
  const isBackward = board.changes !== null && (board.getAttribute("replanner") ?? "dstar-lite") === "dstar-lite";
  const options = chosen(lab);
  return meaning(searching(lab) ?? "astar", isBackward ? { ...options, reverse: true } : options);
}
