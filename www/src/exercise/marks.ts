/** Counts first answers, and tells them as a board does: by the event `answer`, which the course kit carries to a host. */

import type { Mistake } from "stepstar";
import type { StepStarElement } from "stepstar/element";

export interface Answer {
  readonly right: boolean;
  /** With a hint the point is gone. */
  readonly hinted: boolean;
  readonly chosen: string;
  readonly expected: string;
  readonly why: string;
  readonly mistakes: readonly Mistake[];
}

/**
 * What the course kit listens to in place of a board: it sees the questions of one exercise after another, and nothing of the map, which
 * would give away what comes next.
 */
class Listener extends EventTarget {
  position = 0;
  trace = { expansions: 1, length: 1 };
  readonly grid = null;
  readonly graph = null;
  readonly start = null;
  readonly goal = null;
  readonly through = [];
  readonly editable = false;
  readonly settled = Promise.resolve();
  pause(): void {}
  setAttribute(): void {}
  // It speaks the language of the page.
  matches(selector: string): boolean {
    return document.documentElement.matches(selector);
  }
  getRootNode(): Node {
    return document;
  }
}

export class Marks {
  readonly #listener = new Listener();
  /** Of this exercise: the first answer to each question. */
  #answers: Answer[] = [];
  #questions = 1;
  #all = { right: 0, asked: 0 };

  /** For `connect` and `Keeper`. */
  get board(): StepStarElement {
    return this.#listener as unknown as StepStarElement;
  }

  get answers(): readonly Answer[] {
    return this.#answers;
  }

  get right(): number {
    return this.#answers.filter(({ right, hinted }) => right && !hinted).length;
  }

  get questions(): number {
    return this.#questions;
  }

  begin(questions: number): void {
    this.#questions = questions;
    this.#listener.trace.expansions = questions;
    this.#answers = [];
  }

  /** A first answer. A run may be longer than the model's where ties are decided otherwise: what is beyond is not counted. */
  add(answer: Answer): void {
    if (this.#answers.length >= this.#questions) return;
    this.#answers.push(answer);
    const right = answer.right && !answer.hinted;
    this.#all = { right: this.#all.right + Number(right), asked: this.#all.asked + 1 };
    const { chosen, expected, why: explanation } = answer;
    this.#listener.dispatchEvent(
      new CustomEvent("answer", { detail: { right, chosen, expected, explanation, score: this.#all } }),
    );
  }

  /** A run that legal ties made shorter than the model's has answered the rest. */
  end(): void {
    while (this.#answers.length < this.#questions)
      this.add({ right: true, hinted: false, chosen: "", expected: "", why: "", mistakes: [] });
  }

  /** The mistakes that explain most of the wrong answers, and how many. */
  get habit(): { mistake: Mistake; count: number; wrong: number } | null {
    const wrong = this.#answers.filter(({ right }) => !right);
    const counts = new Map<Mistake, number>();
    for (const { mistakes } of wrong) for (const name of mistakes) counts.set(name, (counts.get(name) ?? 0) + 1);
    const [most] = [...counts].sort(([, a], [, b]) => b - a);
    return most ? { mistake: most[0], count: most[1], wrong: wrong.length } : null;
  }
}
