/** The part of the contract that says what the element tells a page: its events, each with its detail. */
import type { PathResult, Point, Saying, Trace, TraceEvent } from "../api/index.js";
import type { BreakPoint, ExerciseKind, Place } from "../shared/terms.js";

/** The board shows another step. */
export interface StepDetail {
  /** How many events have happened. */
  readonly position: number;
  /** How many there are. */
  readonly length: number;
  /** How many nodes have been expanded. */
  readonly expansion: number;
  /** The event that led here; null at position 0. */
  readonly event: TraceEvent | null;
  /** What the event was, and why. */
  readonly sentence: string;
  /** Whether the player is running. */
  readonly playing: boolean;
  /** Why playing has just stopped, if it has. */
  readonly stopped?: "end" | BreakPoint;
}

/** Fires when a search has been recorded completely; `busy` events report the progress of a long one before. */
export interface ResultDetail {
  readonly result: PathResult<Point | number>;
  readonly trace: Trace;
  /** How long searching and recording took in this browser. */
  readonly milliseconds: number;
}

/** How far a long search has come. */
export interface BusyDetail {
  /** False: done or cancelled. */
  readonly busy: boolean;
  /** How many nodes have been expanded. */
  readonly expanded: number;
  /** How many nodes are open. */
  readonly open: number;
}

/** The reader or the page has changed what the board searches. */
export interface EditDetail {
  /** What was changed. */
  readonly what: "cells" | "start" | "goal" | "through" | "map" | "graph" | "links" | "timetable";
  /** Still dragging: the last event of a drag has `live: false`, and is the one worth saving. */
  readonly live: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Identifies the map with its changes and movers, start and goal aside: undo, redo and `reload` bring a map back with its old number. */
  readonly revision: number;
}

/** One answer of the reader: in mode="predict" each, in mode="exercise" the first to each question. */
export interface AnswerDetail {
  readonly right: boolean;
  /** The place that the reader chose; in an exercise, the answer as a text in the language of the element. */
  readonly chosen: Place | string;
  /** The place that was right, or that text. */
  readonly expected: Place | string;
  /** Why, in a sentence. */
  readonly explanation: string;
  /** So far, this answer included. */
  readonly score: { readonly right: number; readonly asked: number };
}

/** mode="exercise": the place that the reader has chosen, with a click, a tap or Enter. */
export interface PickDetail {
  readonly at: Place;
}

/** mode="exercise": what a host keeps of a learner. */
export interface ExerciseState {
  readonly version: 1;
  /** First answers in this exercise, and how many of them were right. */
  readonly asked: number;
  readonly right: number;
  /** The share of right answers in the best exercise, 0 to 1. */
  readonly best: number;
  /** How far the exercise is: the element's own business. */
  readonly exercise: object;
}

/** mode="exercise": an answer, a hint or a drawing has brought it on, or another exercise has begun. */
export interface ExerciseDetail {
  readonly kind: ExerciseKind;
  /** How many questions this exercise has. */
  readonly questions: number;
  /** First answers so far, and how many of them were right. */
  readonly asked: number;
  readonly right: number;
  /** The share of right answers in the best exercise so far, 0 to 1: the mark. */
  readonly score: number;
  /** All questions of this exercise have been answered. */
  readonly complete: boolean;
  /** Whether it was a first answer that brought it on. */
  readonly answered: boolean;
  readonly state: ExerciseState;
}

/** The cell under the mouse or the cell cursor, or the pinned one, has changed. */
export interface InspectDetail {
  /** Under the cell cursor if that is shown, otherwise under the mouse. */
  readonly hover: Place | null;
  readonly pinned: Place | null;
}

/** The truth about this search, once the audit has it: what the badge says. Its parts are those of `Audit`. */
export interface Truth {
  readonly optimalCost: number;
  readonly cost: number;
  readonly optimal: boolean;
  readonly admissible: boolean;
  readonly consistent: boolean;
  readonly reason: string;
  /** The same as data. */
  readonly saying: Saying;
  readonly worst?: { readonly at: Place; readonly h: number; readonly trueCost: number };
  readonly offendingStep?: {
    readonly from: Place;
    readonly to: Place;
    readonly hFrom: number;
    readonly cost: number;
    readonly hTo: number;
  };
}

/**
 * One clear sentence, also shown in the element. A map that can't be read leaves the board as it was; if the settings
 * can't be searched, the board shows the plain map, and `withdrawn` has fired before.
 */
export interface FaultDetail {
  readonly message: string;
  /** The same as data, where the engine or the element says it. */
  readonly saying?: Saying;
}

/** The events of a board, by name, each with its detail. All of them bubble and are composed. */
export interface StepStarEvents {
  step: CustomEvent<StepDetail>;
  result: CustomEvent<ResultDetail>;
  edit: CustomEvent<EditDetail>;
  answer: CustomEvent<AnswerDetail>;
  pick: CustomEvent<PickDetail>;
  exercise: CustomEvent<ExerciseDetail>;
  inspect: CustomEvent<InspectDetail>;
  busy: CustomEvent<BusyDetail>;
  truth: CustomEvent<Truth>;
  /**
   * The search left the board with none to replace it: the settings can't be searched, a new map's search still runs, a trace
   * of millions of events made room for the next long search, or the search was cancelled.
   */
  withdrawn: CustomEvent<null>;
  fault: CustomEvent<FaultDetail>;
  /** The tool, its terrain cost, the step unit, speed, zoom or break points have changed (also by key). No detail. */
  settings: CustomEvent<null>;
}
