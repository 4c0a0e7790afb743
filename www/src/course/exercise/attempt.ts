/** One exercise from its first question to its last: which answers count, and a log from which all of it can be had again. */
import type { Mistake } from "../../package/api/index.js";
import type { Instance } from "./finder.js";
import type { Settings } from "./settings.js";
import { type ExerciseQuestion, type Reply, type Sheet, sheetFor } from "./sheet.js";
import { type FillText, inEnglish } from "./words.js";

export interface AttemptAnswer extends Reply {
  /** With a hint the point is gone. */
  readonly hinted: boolean;
}

/** The reply to an answer. */
export interface AttemptReply {
  readonly reply: Reply;
  /** The first answer to its question: it counts. */
  readonly first: AttemptAnswer | null;
  /** The next question has come, or the last one is done. */
  readonly goesOn: boolean;
}

/** In the log, that the learner has taken a hint, and has seen the model answer. */
const HINT = "?";
const SHOWN = "!";

export class Attempt {
  readonly sheet: Sheet;
  readonly #answers: AttemptAnswer[] = [];
  readonly #log: string[] = [];
  #first = true;
  #hinted = false;
  #shown = false;

  constructor(
    private readonly settings: Settings,
    readonly instance: Instance,
    seed: number,
    say: FillText = inEnglish,
  ) {
    this.sheet = sheetFor(settings, instance, seed, say);
  }

  /** The first answer to each question. */
  get answers(): readonly AttemptAnswer[] {
    return this.#answers;
  }

  get right(): number {
    return this.#answers.filter(({ right, hinted }) => right && !hinted).length;
  }

  /** The question now; null once there is none left. */
  get asked(): ExerciseQuestion | null {
    return this.#shown ? null : this.sheet.asked;
  }

  get isDone(): boolean {
    return this.asked === null;
  }

  /** The number of the question now, counted from 1. */
  get question(): number {
    return Math.min(this.#answers.length + Number(this.#first), this.sheet.questions);
  }

  /** Whatever brings this attempt back: hints, first answers, and those that went on. */
  get log(): readonly string[] {
    return this.#log;
  }

  give(given: string): AttemptReply {
    const reply = this.sheet.judge(given);
    const first = this.#first ? this.#count(reply) : null;
    const goesOn = reply.right || this.settings.feedback === "end";
    if (this.#first || goesOn) this.#log.push(given);
    this.#first = goesOn;
    if (goesOn) {
      this.#hinted = false;
      this.sheet.next(given);
      if (this.isDone) this.#fill();
    }
    return { reply, first, goesOn };
  }

  hint(): string {
    if (!this.#hinted && this.#first) this.#log.push(HINT);
    this.#hinted = true;
    return this.sheet.hint();
  }

  /** Ends the questions, as the learner sees the model answer: those without an answer give no point. */
  showSolution(): void {
    if (this.isDone) return;
    this.#shown = true;
    this.#log.push(SHOWN);
  }

  /** Does what a log says, as far as it makes sense. */
  replay(log: readonly string[]): void {
    for (const entry of log) {
      if (this.isDone) return;
      if (entry === HINT) this.hint();
      else if (entry === SHOWN) this.showSolution();
      else if (this.sheet.unfit(entry)) return;
      else this.give(entry);
    }
  }

  /** A run may be longer than the model's where ties are decided otherwise: what is beyond is not counted. */
  #count(reply: Reply): AttemptAnswer | null {
    if (this.#answers.length >= this.sheet.questions) return null;
    const answer = { ...reply, hinted: this.#hinted };
    this.#answers.push(answer);
    return answer;
  }

  /** A run that legal ties made shorter than the model's has answered the rest. */
  #fill(): void {
    const rest = { right: true, hinted: false, chosen: "", expected: "", why: "", mistakes: [] };
    while (this.#answers.length < this.sheet.questions) this.#answers.push(rest);
  }

  /** The mistake that explains most of the wrong answers, and how many. */
  get habit(): { mistake: Mistake; count: number; wrong: number } | null {
    const wrong = this.#answers.filter(({ right }) => !right);
    const counts = new Map<Mistake, number>();
    for (const { mistakes } of wrong) for (const name of mistakes) counts.set(name, (counts.get(name) ?? 0) + 1);
    const [most] = [...counts].sort(([, a], [, b]) => b - a);
    return most ? { mistake: most[0], count: most[1], wrong: wrong.length } : null;
  }

  free(): void {
    this.sheet.free();
  }
}
