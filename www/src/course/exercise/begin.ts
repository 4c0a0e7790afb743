/** What is fetched when a page first has an exercise: asks on an element's board, says what is right, and goes on to the next exercise. */

import type { StepStarElement } from "../../package/element/contract.js";
import type { ExerciseState } from "../../package/element/events.js";
import type { Begin, Exercise, Room } from "../../package/element/examiner.js";
import type { Drawing } from "../../package/shared/terms.js";
import { Attempt } from "./attempt.js";
import { drawingIn } from "./engine.js";
import type { Instance } from "./finder.js";
import { inAddress, instanceFor, onRows } from "./own-map.js";
import { type AttemptProgress, keep, kept, restored, stateOf } from "./progress.js";
import { readSettings, type Settings, seedFor } from "./settings.js";
import { ExerciseView } from "./view.js";

export const begin: Begin = (room, state) => {
  const settings = readSettings((name) => (name === "map" ? inAddress(room.map) : room.element.getAttribute(name)));
  const asking = new Asking(room, settings, state ?? (room.element.keep ? kept(room.element.keep) : null));
  // Once the element has it.
  queueMicrotask(() => asking.tell());
  return asking;
};

class Asking implements Exercise {
  readonly #view: ExerciseView;
  #attempt: Attempt | null = null;
  #number = 0;
  #best = 0;
  /** All first answers of this sitting: the events count them. */
  #all = { right: 0, asked: 0 };
  #drawn: string | undefined;

  constructor(
    private readonly room: Room,
    private readonly settings: Settings,
    state: unknown,
  ) {
    this.#view = new ExerciseView(room, settings, {
      give: (given) => this.#give(given),
      hint: () => this.#hint(),
      drawn: (map) => {
        this.#drawn = map;
        this.tell();
      },
      another: () => this.#start({ attempt: this.#number + 1, log: [] }, true),
    });
    if (!this.#restored(state)) this.#start({ attempt: 0, log: [] });
  }

  /** False: there is nothing to restore of this very exercise. */
  #restored(state: unknown): boolean {
    const found = restored(state, this.settings);
    if (!found) return false;
    this.#best = Math.max(this.#best, found.best);
    this.#start(found.progress);
    return true;
  }

  /** What a host brings after the learner has begun does not take that away. */
  restore(state: unknown): void {
    const log = this.#attempt?.log.length ?? 0;
    if (log === 0 && this.#number === 0) this.#restored(state);
    else this.#best = Math.max(this.#best, restored(state, this.settings)?.best ?? 0);
    this.tell();
  }

  get #marks() {
    const { answers = [], right = 0 } = this.#attempt ?? {};
    return { asked: answers.length, right, best: this.#best };
  }

  get state(): ExerciseState {
    const progress = { attempt: this.#number, log: this.#attempt?.log ?? [], drawn: this.#drawn };
    return stateOf(this.#marks, this.settings, progress);
  }

  /** `asked`: the learner has started it by a button, and goes on by keyboard where that was. */
  #start(progress: AttemptProgress, asked = false): void {
    const { settings } = this;
    this.#attempt?.free();
    this.#attempt = null;
    this.#number = progress.attempt;
    this.#drawn = progress.drawn;
    const { say } = this.#view.words;
    const seed = seedFor(settings, progress.attempt);
    let instance: Instance;
    try {
      if (isWorld(this.room.element))
        throw new RangeError(
          say(
            "An exercise has an agent of one cell, turns that cost nothing, nobody else who moves, and one goal to reach: this board has more.",
          ),
        );
      instance = instanceFor(settings, seed, say);
    } catch (error) {
      this.#view.refuse((error as Error).message);
      return;
    }
    this.#attempt =
      replayed(new Attempt(settings, instance, seed, say), progress.log) ?? new Attempt(settings, instance, seed, say);
    this.#score();
    this.#view.begin(this.#attempt, drawnBefore(progress.drawn) ?? drawingIn(instance.map), asked);
    if (asked) this.tell();
  }

  #give(given: string): void {
    const attempt = this.#attempt!;
    const unfit = attempt.sheet.unfit(given);
    if (unfit) {
      this.#view.say(unfit);
      return;
    }
    const { first, goesOn, reply } = attempt.give(given);
    this.#view.replied(reply, goesOn);
    this.#score();
    if (first) {
      const { hinted, chosen, expected, why } = first;
      const right = first.right && !hinted;
      this.#all = { right: this.#all.right + Number(right), asked: this.#all.asked + 1 };
      const [said, wanted, explanation] = [chosen, expected, why].map((text) => this.#view.words.plain(text));
      this.room.emit("answer", {
        right,
        chosen: said!,
        expected: wanted!,
        explanation: explanation!,
        score: this.#all,
      });
    }
    this.tell(first !== null);
  }

  #hint(): void {
    this.#view.say(this.#attempt!.hint());
    this.tell();
  }

  showSolution(): boolean {
    const attempt = this.#attempt;
    if (!attempt) return false;
    attempt.showSolution();
    this.#view.showSolution();
    this.tell();
    return true;
  }

  #score(): void {
    const { right, sheet } = this.#attempt!;
    this.#best = Math.max(this.#best, right / sheet.questions);
  }

  /** How far it is. */
  tell(answered = false): void {
    const attempt = this.#attempt;
    if (!attempt) return;
    const { kind } = this.settings;
    const { state } = this;
    const { asked, right, best: score } = this.#marks;
    if (this.room.element.keep) keep(this.room.element.keep, state);
    const questions = attempt.sheet.questions;
    this.room.emit("exercise", { kind, questions, asked, right, score, complete: attempt.isDone, answered, state });
  }

  end(): void {
    this.#view.end();
    this.#attempt?.free();
  }
}

/** Whether the author asks for what no exercise has. */
function isWorld({ size, turnCost, movers, show, within }: StepStarElement): boolean {
  return (size ?? 1) > 1 || (turnCost ?? 0) !== 0 || (movers ?? []).length > 0 || show !== "path" || within !== null;
}

/** Null where the log is none of this exercise, as a host may hand out anything. */
function replayed(attempt: Attempt, log: readonly string[]): Attempt | null {
  try {
    attempt.replay(log);
    return attempt;
  } catch {
    attempt.free();
    return null;
  }
}

/** The same for what was drawn, if anything was. */
function drawnBefore(map: string | undefined): Drawing | null {
  try {
    return map ? drawingIn(onRows(map)) : null;
  } catch {
    return null;
  }
}
