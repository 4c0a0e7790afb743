/**
 * What `<step-star>` offers to a page: attributes, properties, methods, events. The lab is built on this alone.
 *
 * Attributes mirror properties in kebab-case: attributes.ts has a row of each, options (`tie-break="oldest"`) aside. The text inside the element
 * is its map when `map` and `src` are absent or empty: ASCII with S and G, also of several floors or of hexagons, digits, a `.map`, JSON as the lab saves it, a map of Tiled or a graph of DIMACS. Three slots: `tools`
 * (start of the row above the board), `caption` (replaces the sentence) and `help` (below the list of keys).
 */
import type { Floors } from "../api/floors.js";
import type { Hexagons } from "../api/hexagons.js";
import type { Change, Graph, Grid, Options, PathResult, Point, Trace } from "../api/index.js";
import type { Scene } from "../board/scene.js";
import type { GraphScene } from "../graph-view/graph-scene.js";
import type {
  AnyPlace,
  BreakPoint,
  Drawing,
  HighlightKind,
  Place,
  Recorder,
  Retiming,
  StepUnit,
  Tool,
} from "../shared/terms.js";
import type { AttributeProperties, AttributeProps } from "./attributes.js";
import type { ExerciseState, StepStarEvents, Truth } from "./events.js";

export type * from "../shared/terms.js";
export type * from "./events.js";

/**
 * The element on a page: `document.querySelector("step-star")`. Besides what is listed here it has a property for every option
 * of a search.
 *
 * @example
 * ```ts
 * import type { StepStarElement } from "stepstar/element";
 *
 * const board: StepStarElement = document.querySelector("step-star")!;
 * board.heuristic = "euclidean";
 * await board.settled;
 * board.addEventListener("step", ({ detail }) => console.log(detail.sentence));
 * board.position = 0;
 * board.play();
 * ```
 */
export interface StepStarElement extends HTMLElement, Omit<Options, "through" | "heuristic">, AttributeProperties {
  // what is drawn ------------------------------------------------------------------------------
  /** The grid on the board, null when a graph is shown. Don't change it in place: set a new one, or draw. */
  get grid(): Grid | null;
  set grid(grid: Grid);
  /** The graph on the board, null when a grid is shown. */
  get graph(): Graph | null;
  set graph(graph: Graph);
  /** The floors on the board, null when another map is shown; their places are [x, y, floor]. */
  get floors(): Floors | null;
  set floors(floors: Floors);
  /** The hexagons on the board, null when another map is shown; their places are [q, r]. */
  get hexagons(): Hexagons | null;
  set hexagons(hexagons: Hexagons);
  /** Where the path begins. */
  get start(): Place | null;
  set start(start: AnyPlace | null);
  /** Where the path ends. */
  get goal(): Place | null;
  set goal(goal: AnyPlace | null);
  /** All starts, the first of which is `start`: the cheapest pair of a start and a goal wins. */
  get starts(): readonly Place[];
  set starts(starts: readonly AnyPlace[]);
  /** All goals, the first of which is `goal`. */
  get goals(): readonly Place[];
  set goals(goals: readonly AnyPlace[]);
  /** Way points, in order. */
  get through(): readonly Place[];
  set through(through: readonly AnyPlace[]);
  /** How the cost still to go is estimated: a name, or a formula such as `2 * max(dx, dy)`. No function, which a link or a copy of the page can't hold. */
  heuristic?: Extract<Options["heuristic"], string> | undefined;
  /** All options that are set, at once; except `through`. */
  options: Options;
  /**
   * A new drawing in one undoable step. What is left out stays (start and goal are taken from the grid, if it has them).
   * `undoable: false`: undo won't lead back to the drawing before, for one that nobody chose.
   */
  load(drawing: Drawing<AnyPlace>, how?: { undoable?: boolean | undefined }): void;
  /** Removes all walls and terrain (key C). */
  clear(): void;
  /** Brings back the map as it was loaded (key R). */
  reload(): void;
  /** Crops or extends the map at the right and at the bottom, on floors each of them; `floors`: how many there are then, the new ones empty. */
  resize(width: number, height: number, floors?: number): void;

  // what was searched --------------------------------------------------------------------------
  /** The trace on the board; null while there is none. Valid until the next `result` or `withdrawn` event. Don't seek it: set `position`. */
  readonly trace: Trace | null;
  /** In the mode "compare": the trace of the second board, at the step that it shows. The same rules apply. */
  readonly otherTrace: Trace | null;
  /** The result on the board; null while there is none. */
  readonly result: PathResult<Point | number> | null;
  /** Null until it is known. */
  readonly truth: Truth | null;
  /** Resolves when the latest settings have been searched and the result is on the board. */
  readonly settled: Promise<void>;
  /** Stops a search that is being recorded; the board then shows the plain map. */
  cancel(): void;
  /**
   * Records what the board shows in place of its search, as `simulate` and `retrace` do; null: its search. No verdict is passed on
   * what a page records itself.
   */
  recorder: Recorder | null;

  // the player ---------------------------------------------------------------------------------
  /**
   * How many events have happened: 0 to trace.length. Editing the map keeps it; another map begins where the attribute `step`
   * says. In the mode "compare" it counts the events of the longer search; the other one follows by
   * expansions, and its `trace.position` tells where it is.
   */
  position: number;
  /** How far one press of an arrow key, or one tick of the player, moves. */
  stepUnit: StepUnit;
  /** Starts the player, as soon as the board is in view. At the end it begins anew. */
  play(): void;
  /** Stops the player. */
  pause(): void;
  /** Moves by so many steps, backwards if the count is negative. */
  stepBy(count: number, unit?: StepUnit): void;
  /** Moves to the next improvement or reopening, the first sight of the goal, or the next rise of the least f. */
  toNextMark(direction: 1 | -1): void;
  /** Where playing stops. */
  readonly breakPoints: readonly BreakPoint[];
  /** Has playing stop there. */
  addBreakPoint(point: BreakPoint<AnyPlace>): void;
  /** Has playing no longer stop there. */
  removeBreakPoint(point: BreakPoint<AnyPlace>): void;

  /** Handles a key as if the board had the focus, for keys that nothing else on the page wants. Does nothing while the help is open. */
  pressKey(event: KeyboardEvent): void;

  // exercises ----------------------------------------------------------------------------------
  /**
   * mode="exercise": what a host keeps of a learner, a plain object under 2 KB; null before there is an exercise. Set to what was
   * kept, it brings answers and marks back.
   */
  get progress(): ExerciseState | null;
  set progress(state: unknown);
  /**
   * mode="exercise": shows the model answer, to be stepped through. What is not answered yet is asked no more and gives no point.
   * Resolves to false where there is none: of a map to draw, and outside of exercises.
   */
  showSolution(): Promise<boolean>;

  // drawing ------------------------------------------------------------------------------------
  /** What a press on the board does: see `Tool`. */
  tool: Tool;
  /** What changes while somebody walks; null where nobody does. */
  readonly changes: readonly Change[] | null;
  /** Whether strokes change cells at the tick of the walk that is in view, in place of the map. Another map sets it to false. */
  drawsTicks: boolean;
  /** Sets what changes while somebody walks, or who else moves, in one undoable step. */
  retime(timetable: Retiming): void;
  /** The cost that the terrain brush gives a cell, or on a graph a connection: 1 to 9. */
  terrain: number;
  /** Takes back the last edit. */
  undo(): void;
  /** Makes the edit again that was taken back last. */
  redo(): void;
  /** Whether there is anything to take back. */
  readonly canUndo: boolean;
  /** Whether there is anything to make again. */
  readonly canRedo: boolean;

  // the view -----------------------------------------------------------------------------------
  /** Shows all of the map. */
  fit(): void;
  /** Pixels per cell. */
  zoom: number;
  /** The part of the map in view, in cells; null: all of it, however large the board is. */
  view: readonly [left: number, top: number, width: number] | null;
  /** Centres a place, zooming in to at least this zoom. */
  zoomTo(at: AnyPlace, zoom?: number): void;
  /** The place under the cell cursor if that is shown, otherwise under the mouse. */
  readonly hover: Place | null;
  /** The place whose numbers stay in view. */
  get pinned(): Place | null;
  set pinned(pinned: AnyPlace | null);
  /** Replaces all highlights of this kind; an empty list removes them. */
  highlight(places: readonly AnyPlace[], kind: HighlightKind): void;

  /**
   * The picture of this step as plain data, for `paintScene(painter, scene)` of `stepstar/element`: the visible part at the
   * screen's size, or all of the map at `scale` pixels per cell. `theme` gives the palette of paper ("light") when printing.
   */
  scene(picture?: { scale?: number | undefined; theme?: "light" | "dark" | undefined }): Scene | GraphScene;

  addEventListener<K extends keyof StepStarEvents>(
    type: K,
    listener: (this: StepStarElement, event: StepStarEvents[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: StepStarElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

type ReadOnly =
  | "trace"
  | "otherTrace"
  | "result"
  | "truth"
  | "settled"
  | "breakPoints"
  | "changes"
  | "canUndo"
  | "canRedo"
  | "hover";
/** As the attribute is written: "tie-break" for "tieBreak". */
type Hyphenated<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Hyphenated<Rest>}`
  : Name;
/** What an attribute may say for it, where it is a number or a word. */
type AsText<Value> = `${Extract<Value, string | number>}`;
type Method<K extends keyof StepStarElement> = StepStarElement[K] extends (...given: never[]) => unknown ? K : never;

/**
 * What a template may say of the tag: its properties, and listeners such as `onstep`. The page "Embed" shows how this tells
 * TypeScript of the tag in React, Preact, Solid, Svelte and Vue.
 */
export type StepStarProps = {
  [K in Exclude<keyof StepStarElement, keyof HTMLElement | keyof AttributeProps | ReadOnly> as Exclude<K, Method<K>>]?:
    | StepStarElement[K]
    | (K extends "pinned" ? AnyPlace : never)
    | (K extends keyof Options ? AsText<Options[K]> : never)
    | undefined;
} & AttributeProps & {
    [K in keyof Options as Exclude<Hyphenated<K>, K>]?:
      | Extract<Options[K], string | number>
      | AsText<Options[K]>
      | undefined;
  } & {
    [K in keyof StepStarEvents as `on${K}`]?:
      | ((event: StepStarEvents[K] & { readonly currentTarget: StepStarElement }) => void)
      | undefined;
  };

/**
 * The tag, for the interface in which a framework's JSX lists the tags that it knows; `Usual` is what any of them may have. The page "Embed"
 * shows where that is.
 */
export interface StepStarTags<Usual = unknown> {
  "step-star": StepStarProps & Usual;
}

declare global {
  interface HTMLElementTagNameMap {
    "step-star": StepStarElement;
  }
}
