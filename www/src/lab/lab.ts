/** What the features of the lab share: the board, where it came from, and a place to say things. */
import { type Algorithm, algorithmFor, type ResolvedOptions, resolveOptions } from "stepstar";
import type { Drawing, Place, StepStarElement } from "stepstar/element";
import { make, place } from "../page/dom.js";

export interface Lab {
  readonly board: StepStarElement;
  /** What the map is called as long as nobody drew on it: the link then carries the name in place of the cells. */
  origin: { readonly example?: string; readonly make?: string };
  /** Says one sentence at the foot of the page. */
  say(sentence: string): void;
  /** Puts a new map on the board, in one step that undo takes back. */
  show(drawing: Drawing, origin?: Lab["origin"]): void;
  /** A section beside the board, in the order in which the features ask for it. */
  panel(title: string, ...content: (Node | string)[]): HTMLElement;
}

export function createLab(): Lab {
  const board = place("board") as StepStarElement;
  const notice = place("notice");
  let hiding = 0;
  const lab: Lab = {
    board,
    origin: {},
    say(sentence) {
      notice.textContent = sentence;
      notice.hidden = false;
      clearTimeout(hiding);
      hiding = window.setTimeout(() => {
        notice.hidden = true;
      }, 8000);
    },
    show(drawing, origin = {}) {
      board.load(drawing);
      lab.origin = origin;
    },
    panel(title, ...content) {
      const section = make("section", {}, make("h2", {}, title), ...content);
      place("panels").append(section);
      return section;
    },
  };
  board.addEventListener("edit", ({ detail }) => {
    if (detail.what === "cells" || detail.what === "map" || detail.what === "graph") lab.origin = {};
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

/** What searches here; undefined where nothing can. */
export function searching(lab: Lab): Algorithm | undefined {
  const map = lab.board.grid ?? lab.board.graph;
  try {
    return map ? algorithmFor(map, lab.board.options) : undefined;
  } catch {
    return undefined;
  }
}
