/** mode="exercise": fetches what asks, and lets it use the board. What asks is no part of a figure, so that no figure waits for it. */
import { mapText } from "../shared/map-text.js";
import type { Drawing } from "../shared/terms.js";
import type { Words } from "../words/index.js";
import { EXERCISE_NAMES } from "./attributes.js";
import type { Recorder, StepStarElement, StepStarEvents } from "./contract.js";
import type { ExerciseState } from "./events.js";
import type { Subject } from "./subject.js";
import type { Guise } from "./wish.js";

/** What is put on the board. */
export interface ShownQuestion {
  /** Another map, with its ends. */
  readonly drawing?: Drawing;
  readonly guise: Guise;
  readonly record: Recorder | null;
  /** Undefined: the board stays where it is. */
  readonly expansions?: number | undefined;
}

/** What an exercise has of the element that it takes place on. */
export interface Room {
  readonly element: StepStarElement;
  readonly root: ShadowRoot;
  readonly words: Words;
  /** The author's map as text, with its ends; "" if there is none. */
  readonly map: string;
  show(shown: ShownQuestion): Promise<void>;
  emit<K extends "answer" | "exercise">(type: K, detail: StepStarEvents[K]["detail"]): void;
}

/** An exercise on a board. */
export interface Exercise {
  /** What a host keeps of it. */
  readonly state: ExerciseState;
  restore(state: unknown): void;
  /** False: there is none. */
  showSolution(): boolean;
  end(): void;
}

export type Begin = (room: Room, state: unknown) => Exercise;

/** What an exercise refuses. */
const WORLD_NAMES = ["size", "turn-cost", "movers", "show", "within"];

let bring: () => Promise<Begin> = () => Promise.reject(new Error("This entry brings no exercises."));
let coming: Promise<Begin> | undefined;

/** Where an entry of the package fetches exercises from. */
export function bringExercisesWith(way: () => Promise<Begin>): void {
  bring = way;
}

export class Examiner {
  #exercise: Exercise | null = null;
  #life: AbortController | null = null;
  /** What the exercise goes by: it begins anew when that is another. */
  #said = "";
  /** The author's map, and how often there was another one. */
  #map = "";
  #maps = 0;
  /** The map on the board is the exercise's own; so is the one that is being put there. */
  #isOwn = false;
  #puts = false;
  #state: unknown = null;
  #beginning: Promise<void> | null = null;

  constructor(private readonly figure: Subject) {}

  /** What a host keeps; what it has kept, before there is an exercise. */
  get state(): unknown {
    return this.#exercise?.state ?? this.#state;
  }

  set state(state: unknown) {
    this.#state = state;
    this.#exercise?.restore(state);
  }

  /** Once it has begun. */
  async showSolution(): Promise<boolean> {
    await this.#beginning;
    return this.#exercise?.showSolution() ?? false;
  }

  /** Whether there is a map of the author's, whatever is on the board. */
  get hasMap(): boolean {
    return this.#isOwn ? this.#map !== "" : this.figure.map === "drawn";
  }

  /** Begins, ends, or begins anew, as is wanted now. */
  apply(): void {
    const { isStaged, wish, map, element } = this.figure;
    if (!isStaged || wish.mode !== "exercise") {
      this.end();
      return;
    }
    if (map === "awaited") return;
    const said = JSON.stringify([
      wish.words.language,
      this.#maps,
      ...[...EXERCISE_NAMES, "diagonal", ...WORLD_NAMES].map((name) => element.getAttribute(name)),
    ]);
    if (this.#life && said === this.#said) return;
    this.#stop();
    this.#said = said;
    if (!this.#isOwn) this.#map = map === "drawn" ? mapText(element as StepStarElement) : "";
    this.#life = new AbortController();
    this.#beginning = this.#begin(this.#life.signal);
  }

  /** Another map than the exercise's is on the board: the author's. */
  mapChanged(): void {
    this.#isOwn = this.#puts;
    if (!this.#puts) this.#maps++;
  }

  async #begin(signal: AbortSignal): Promise<void> {
    const { figure } = this;
    // Several attributes that change in one task are one change.
    await Promise.resolve();
    try {
      coming ??= bring();
      const begin = await coming;
      if (signal.aborted || !figure.isStaged) return;
      figure.faults.clear("exercise");
      this.#exercise = begin(this.#room(signal), this.#state);
    } catch {
      // The next one may be lucky.
      coming = undefined;
      if (signal.aborted || !figure.isStaged) return;
      const message = figure.wish.words.noExercise;
      figure.faults.set("exercise", { text: message });
      figure.emit("fault", { message });
      this.#as("watch");
    }
  }

  #room(signal: AbortSignal): Room {
    const { figure } = this;
    const element = figure.element as StepStarElement;
    return {
      element,
      root: element.shadowRoot!,
      words: figure.wish.words,
      map: this.#map,
      show: async ({ drawing, guise, record, expansions }) => {
        if (signal.aborted) return;
        this.#puts = true;
        if (drawing) element.load(drawing, { undoable: false });
        this.#puts = false;
        const { wish } = figure;
        wish.recorder = record;
        if (expansions !== undefined) wish.moment = { expansions };
        this.#as(guise);
        figure.ask();
        await element.settled;
      },
      emit: (type, detail) => {
        if (!signal.aborted) figure.emit(type, detail);
      },
    };
  }

  #as(guise: Guise): void {
    this.figure.wish.guise = guise;
    this.figure.apply();
  }

  #stop(): void {
    this.#life?.abort();
    this.#life = null;
    if (this.#exercise) this.#state = this.#exercise.state;
    this.#exercise?.end();
    this.#exercise = null;
  }

  /** The board is a figure again. */
  end(): void {
    if (!this.#life) return;
    this.#stop();
    const { figure } = this;
    figure.faults.clear("exercise");
    Object.assign(figure.wish, { guise: "ask", recorder: null });
    figure.ask();
    if (figure.isStaged) figure.readMap();
  }
}
