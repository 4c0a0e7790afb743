/** How well a reader answers: in series of so many questions, of which the best counts. */

export interface CourseMarks {
  /** First answers in this series, and how many of them were right. */
  readonly asked: number;
  readonly right: number;
  /** The share of right answers in the best series, 0 to 1. */
  readonly best: number;
}

export const NO_MARKS: CourseMarks = { asked: 0, right: 0, best: 0 };

/** After a first answer; further tries at the same question are welcome, but not counted. After a complete series a new one begins. */
export function answered(marks: CourseMarks, right: boolean, questions: number): CourseMarks {
  const { asked, ...series } = marks.asked >= questions ? { ...NO_MARKS, best: marks.best } : marks;
  const now = { asked: asked + 1, right: series.right + Number(right) };
  return { ...now, best: Math.max(series.best, now.right / questions) };
}

/** All questions of a series have been answered once. */
export const isComplete = ({ asked }: CourseMarks, questions: number): boolean => asked >= questions;

/** Tells first answers from further tries, by the board's own count of questions, which begins anew with another mode. */
export class FirstAnswers {
  #asked = 0;

  isFirst({ asked }: { readonly asked: number }): boolean {
    const first = asked !== this.#asked;
    this.#asked = asked;
    return first;
  }
}
