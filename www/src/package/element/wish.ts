/** What is wanted of an element: attributes, properties and the reader write it from the first moment on, and a stage shows it when there is one. */
import type { Options } from "../api/index.js";
import type { Look } from "../board/board.js";
import type { Places } from "../board/drawing.js";
import type { HandSettings } from "../editor/hand.js";
import { calm, type PlayerWish } from "../player/player.js";
import type { Mode, Place, Recorder, Tool } from "../shared/terms.js";
import { en } from "../words/en.js";
import type { Words } from "../words/index.js";
import { type Aim, PLAIN } from "./aim.js";
import type { WrittenWalk } from "./walks.js";

/** What a learner does with the board of an exercise: choose a cell, step through a search, or draw. */
export type Guise = "ask" | "watch" | "draw";

export interface Wish extends PlayerWish, HandSettings {
  words: Words;
  mode: Mode;
  /** mode="exercise": what the learner does with the board. */
  guise: Guise;
  editable: boolean;
  /** The board alone, without controls. */
  bare: boolean;
  height: string;
  options: Options;
  /** Those in which the second of two searches differs. */
  others: readonly Options[];
  /** What is searched for, beside the places. */
  aim: Aim;
  /** What the page records in place of a search. */
  recorder: Recorder | null;
  /** Changes that come while somebody walks: the board shows the walk. */
  walk: WrittenWalk | null;
  /** Strokes change cells at the tick of a walk that is in view, in place of the map. */
  drawsTicks: boolean;
  /** Plays out of view, too. */
  always: boolean;
  tool: HandSettings["tool"];
  terrain: number;
  brush: HandSettings["brush"];
  stairs: number;
  /** Places to be moved; those that come before the first map are for it as well. */
  places: Partial<Places>;
  pinned: Place | null;
  /** The part of the map to be in view, and then the zoom. Both are kept until there is a map in a page. */
  view: readonly [left: number, top: number, width: number] | null;
  zoom: number | null;
  /** What a stage could not show of the view any more. */
  looks: readonly Look[];
}

export function newWish(): Wish {
  return {
    ...calm(),
    words: en,
    mode: "watch",
    guise: "ask",
    editable: false,
    bare: false,
    height: "",
    options: {},
    others: [{}],
    aim: PLAIN,
    recorder: null,
    walk: null,
    drawsTicks: false,
    always: false,
    tool: "wall",
    terrain: 5,
    brush: "wall",
    stairs: 1,
    places: {},
    pinned: null,
    view: null,
    zoom: null,
    looks: [],
  };
}

/** Controls and tools: those of a page's author, or in an exercise those that its question needs. */
export function outfit({ mode, guise, editable, bare }: Wish): { asks: boolean; editable: boolean; bare: boolean } {
  if (mode !== "exercise") return { asks: false, editable, bare };
  return { asks: guise === "ask", editable: guise === "draw", bare: bare && guise === "ask" };
}

/** Lines, rectangles and floods draw with the brush chosen last. */
export function wantTool(wish: Wish, tool: Tool): void {
  wish.tool = tool;
  if (tool === "wall" || tool === "erase" || tool === "terrain") wish.brush = tool;
}

/** All that is wanted of the view, in order; it is then no longer wanted. */
export function takeLooks(wish: Wish): Look[] {
  const { view, zoom } = wish;
  const looks = [...wish.looks];
  if (view) {
    const [x, y, width] = view;
    looks.push((board) => {
      board.view = { x, y, scale: board.surface.clientWidth / width };
    });
  }
  if (zoom !== null) looks.push((board) => board.zoomBy(zoom / board.view.scale));
  Object.assign(wish, { view: null, zoom: null, looks: [] });
  return looks;
}
