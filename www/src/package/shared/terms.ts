/** The types that the element's contract shares with what it is made of: boards, player, editor. */
import type { Floors } from "../api/floors.js";
import type { Hexagons } from "../api/hexagons.js";
import type { Change, Graph, Grid, Options, Trace } from "../api/index.js";

/** A cell of a grid, one of a floor with its number, a hexagon as [q, r], or the id of a node. */
export type Place = readonly [x: number, y: number, floor?: number] | number;

/** How a place may be set. */
export type AnyPlace =
  | Place
  | { readonly x: number; readonly y: number; readonly floor?: number }
  | { readonly q: number; readonly r: number };
/**
 * Whether the reader watches, predicts the next step, compares two searches, or answers questions for marks: an exercise is fetched when it is first
 * used, and while it asks for a place, nothing can be stepped through.
 */
export type Mode = "watch" | "predict" | "compare" | "exercise";
/** What an exercise asks: the cell that is expanded next; g, h and f of a cell; its parent; what is wrong in a run; for a map. */
export const EXERCISE_KINDS = ["order", "values", "parent", "mistake", "draw"] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];
/** When an exercise says what was right: after each answer, or in the end. */
export type Feedback = "once" | "end";
/** What is searched for: the best path, or what every place costs from the start. */
export type Show = "path" | "distances";
/** The colours. With `auto`, those of the page. */
export type Theme = "auto" | "light" | "dark";

/**
 * What a press on the board does. With `pan`, a click pins a cell. `wall` and `terrain` erase with the right button; `stairs` links two cells, on floors;
 * `starts` and `goals` add one, or take it away; with `mover`, a drag is one more mover's places, one a tick.
 */
export type Tool =
  | "wall"
  | "erase"
  | "terrain"
  | "pointer"
  | "flood"
  | "line"
  | "rectangle"
  | "stairs"
  | "pan"
  | "starts"
  | "goals"
  | "mover";

/** Where a search is: after so many whole expansions or, as `e206`, after so many events. */
export type Step = number | `e${number}`;

/** How far one press of an arrow key, or one tick of the player, moves. A tick is one of a walk; elsewhere it is an expansion. */
export type StepUnit = "event" | "expansion" | "tick";

/** Playing stops when this happens at this place. Another map clears all break points. */
export interface BreakPoint<At extends AnyPlace = Place> {
  readonly at: At;
  /** What must happen there. */
  readonly when: "opens" | "closes" | "improves";
}

/**
 * How highlighted cells look: `worst` is ringed, `step` is two ringed cells with an arrow from the first to the second,
 * `too-high` is a fine frame, `best` is a dotted line through all of them, and the other three are the washes of a comparison. `mover`, `waits`, `agent`
 * (its first cell and its last) and `range` (its middle and its tip to the right) are what a world shows at a step.
 */
export type HighlightKind =
  | "worst"
  | "step"
  | "too-high"
  | "best"
  | "only-a"
  | "only-b"
  | "both"
  | "repaired"
  | "wasted"
  | "mover"
  | "waits"
  | "agent"
  | "range";

/** A map of any kind in the engine. */
export type EngineMap = Grid | Graph | Floors | Hexagons;

/** Everything that can be drawn: what undo and redo restore, and `load` takes. */
export interface Drawing<P = Place> {
  readonly grid?: Grid | undefined;
  readonly graph?: Graph | undefined;
  readonly floors?: Floors | undefined;
  readonly hexagons?: Hexagons | undefined;
  readonly start?: P | null | undefined;
  readonly goal?: P | null | undefined;
  /** All starts and all goals, where there are several: the cheapest pair wins. */
  readonly starts?: readonly P[] | undefined;
  readonly goals?: readonly P[] | undefined;
  readonly through?: readonly P[] | undefined;
  /** What changes while somebody walks, as `walk` takes it; null: nobody walks. */
  readonly changes?: readonly Change[] | null | undefined;
  /** Others who move, each with a list of places, one a tick; null: nobody else moves. */
  readonly movers?: readonly (readonly P[])[] | null | undefined;
}

/** Called with what is on the board. The trace that it gives belongs to the board, which frees it. */
export type Recorder = (map: EngineMap, from: Place, to: Place, options: Options) => Trace | Promise<Trace>;

/** What is left out stays; null takes it away. */
export interface Retiming {
  readonly changes?: readonly Change[] | null | undefined;
  /** For each mover a list of places, one a tick. */
  readonly movers?: readonly (readonly AnyPlace[])[] | null | undefined;
}
