/** Follows what a reader does on one board: counts the answers, notes the drawing, and brings both back. */
import type { ExerciseDetail, StepStarElement } from "stepstar/element";
import { wordsFor } from "../../package/words/index.js";
import { fromHash, toHash } from "../../pages/state/address.js";
import { drawnOn, jsonOf } from "../../pages/state/drawn.js";
import { answered, type CourseMarks, FirstAnswers, isComplete, NO_MARKS } from "./marks.js";
import { joined, type Saved, save } from "./saved.js";

/** Cells whose packing takes no noticeable time; more would not fit what hosts keep anyway. */
const MOST_CELLS = 256 * 256;

export class Keeper {
  #marks: CourseMarks = NO_MARKS;
  #drawn = false;
  #position: number | undefined;
  /** mode="exercise": what the element tells. */
  #exercise: ExerciseDetail | null = null;
  /** What changes the board now is not the reader. */
  #quiet = false;

  /**
   * `questions`: how many make a series; null if the board is not graded. `changed`: the reader has done something worth keeping;
   * `answered` tells whether that was a first answer, `fleeting` that more of the same comes soon.
   */
  constructor(
    private readonly board: StepStarElement,
    private readonly questions: number | null,
    changed: (answered: boolean, fleeting: boolean) => void,
  ) {
    const first = new FirstAnswers();
    board.addEventListener("exercise", ({ detail }) => {
      // The first tells only that it has begun.
      const goesOn = this.#exercise !== null;
      this.#exercise = detail;
      if (goesOn && !this.#quiet) changed(detail.answered, detail.kind === "draw" && !detail.answered);
    });
    board.addEventListener("answer", ({ detail }) => {
      if (this.#asks || !first.isFirst(detail.score)) return;
      this.#marks = answered(this.#marks, detail.right, this.length);
      // Once the board has gone on: whoever comes back need not answer the same question again.
      queueMicrotask(() => {
        this.#position = board.position;
        changed(true, false);
      });
    });
    board.addEventListener("edit", ({ detail }) => {
      if (this.#quiet || this.#asks || !board.editable || detail.live) return;
      this.#drawn = true;
      changed(false, true);
    });
    board.addEventListener("step", ({ detail }) => {
      if (this.#quiet || this.#asks || detail.playing || detail.position === this.#position) return;
      const isFirst = this.#position === undefined;
      this.#position = detail.position;
      if (!isFirst) changed(false, true);
    });
  }

  /** The element counts itself. */
  get #asks(): boolean {
    return this.board.mode === "exercise";
  }

  get #now(): CourseMarks {
    return (this.#asks && this.board.progress) || this.#marks;
  }

  /** Questions in a series: no more than the search has steps. */
  private get length(): number {
    if (this.#asks) return this.#exercise?.questions ?? Number.POSITIVE_INFINITY;
    return Math.min(
      this.questions ?? Number.POSITIVE_INFINITY,
      this.board.trace?.expansions || Number.POSITIVE_INFINITY,
    );
  }

  /** 0 to 1; undefined if the board is not graded. */
  get score(): number | undefined {
    return this.questions === null && !this.#asks ? undefined : this.#now.best;
  }

  get complete(): boolean {
    return isComplete(this.#now, this.length);
  }

  get saved(): Saved {
    if (this.#asks && this.board.progress) return this.board.progress;
    const { grid } = this.board;
    const fits = !grid || grid.width * grid.height <= MOST_CELLS;
    return save(this.#marks, this.#position, this.#drawn && fits ? toHash(drawnOn(this.board)) : undefined);
  }

  /** For whoever else changes the board: that is not to be kept as the reader's doing. */
  async quietly(change: () => unknown): Promise<void> {
    this.#quiet = true;
    try {
      await change();
      await this.board.settled;
    } finally {
      this.#position = this.board.position;
      this.#quiet = false;
    }
  }

  /** Brings back what was kept; a reader who has already begun keeps the board as it is now. */
  async restore(saved: Saved): Promise<void> {
    if (this.#asks) return this.quietly(() => Object.assign(this.board, { progress: saved }));
    const begun = this.#marks.asked > 0 || this.#drawn;
    this.#marks = joined(saved, this.#marks, this.length);
    if (begun) return;
    await this.quietly(async () => {
      if (saved.board !== undefined) {
        this.board.map = jsonOf(fromHash(saved.board));
        this.#drawn = true;
        await this.board.settled;
      }
      if (saved.position !== undefined) this.board.position = saved.position;
    });
  }

  /** How far the reader is, for a graded board. */
  get sentence(): string {
    const { asked, right, best } = this.#now;
    const isKnown = this.score !== undefined && Number.isFinite(this.length);
    if (!isKnown || (asked === 0 && best === 0)) return "";
    const { course: words, language, say } = wordsFor(this.board);
    const percent = new Intl.NumberFormat(language, { style: "percent" }).format(best);
    const parts = [say(words.marks, { asked, questions: this.length, right }), say(words.best, { percent })];
    return [...parts, ...(this.complete ? [words.again] : [])].join(" ");
  }
}
