/** What the features of the lab share: the board, where it came from, and a place to say things. */
import { type Algorithm, algorithmFor, type Options, type ResolvedOptions, resolveOptions } from "stepstar";
import type { Drawing, Place, StepStarElement } from "stepstar/element";
import { make, place } from "../page/dom.js";
import { Memory, type Origin, type Problem } from "./memory.js";

export interface Lab {
  readonly board: StepStarElement;
  /** What the map is called as long as nobody drew on it: the link then carries the name in place of the cells. */
  origin: Origin;
  /** The example that the board came from, whatever was drawn on it since: its story goes on. */
  example: string | undefined;
  /** What undo leads out of, and back into, with its options. */
  problem: Problem;
  /** The map is there, but not its search: where that one will begin. What the board shows until then may be of the map before. */
  coming: { step?: number } | null;
  /** Says one sentence at the foot of the page. */
  say(sentence: string): void;
  /** A map is asked for that takes its time; tells whether it is still wanted, as long as no other one has been asked for. */
  ask(): () => boolean;
  /** Puts a new map on the board, with options of its own where it has some, in one step that undo takes back. */
  show(drawing: Drawing, origin?: Lab["origin"], options?: Options): void;
  /** Gives the keys to the board, once a dialog has put something on it. */
  focus(): void;
  /** A section beside the board, in the order in which the features ask for it. */
  panel(title: string, ...content: (Node | string)[]): HTMLElement;
  /** The same for what tells of the search on the board: of two that are compared it says that it is A. */
  panelOfA(title: string, ...content: (Node | string)[]): HTMLElement;
}

export function createLab(): Lab {
  const board = place("board") as StepStarElement;
  const notice = place("notice");
  const memory = new Memory();
  let revision = 0;
  let hiding = 0;
  let showing = false;
  let first = true;
  let asked = 0;
  const lab: Lab = {
    board,
    origin: {},
    example: undefined,
    problem: { left: {} },
    coming: null,
    say(sentence) {
      notice.textContent = sentence;
      notice.hidden = false;
      clearTimeout(hiding);
      hiding = window.setTimeout(() => {
        notice.hidden = true;
      }, 8000);
    },
    ask() {
      const mine = ++asked;
      return () => mine === asked;
    },
    show(drawing, origin = {}, options = board.options) {
      lab.problem.left = board.options;
      board.options = options;
      // Whoever is told of the map asks what it is called.
      lab.origin = origin;
      lab.example = origin.example;
      lab.problem = { left: options };
      showing = true;
      // The page's own map is there for those who have no script.
      board.load(drawing, { undoable: !first });
      first = showing = false;
      memory.keep(revision, lab);
    },
    focus() {
      board.focus({ preventScroll: true });
    },
    panel(title, ...content) {
      const section = make("section", {}, make("h2", {}, title), ...content);
      place("panels").append(section);
      return section;
    },
    panelOfA(title, ...content) {
      const section = lab.panel(title, ...content);
      section.firstElementChild!.append(make("span", { className: "of-a" }, " (A)"));
      return section;
    },
  };
  board.addEventListener("edit", ({ detail }) => {
    revision = detail.revision;
    if (detail.what === "map") lab.coming = {};
    if (showing || !(detail.what === "cells" || detail.what === "map" || detail.what === "graph")) return;
    lab.origin = {};
    if (detail.live) return;
    // Undo and “reload” may have brought back a map that has a name.
    const { problem } = lab;
    memory.recall(revision, lab);
    if (lab.problem === problem) return;
    problem.left = board.options;
    board.options = lab.problem.left;
  });
  board.addEventListener("result", () => {
    lab.coming = null;
  });
  board.addEventListener("fault", ({ detail }) => lab.say(detail.message));
  return lab;
}

export function isCell(place: Place | null): place is readonly [number, number] {
  return Array.isArray(place);
}

/** The options of the board with every default and the recipe filled in; the defaults where the board says that its own can't be. */
export function chosen(lab: Lab): ResolvedOptions {
  try {
    return resolveOptions(lab.board.options);
  } catch {
    return resolveOptions({});
  }
}

/** What searches here, with the options of the board or others; undefined where nothing can. */
export function searching({ board }: Lab, options: Options = board.options): Algorithm | undefined {
  const map = board.grid ?? board.graph;
  try {
    return map ? algorithmFor(map, options) : undefined;
  } catch {
    return undefined;
  }
}
