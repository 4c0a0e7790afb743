/** What the element has about an exercise that is not an attribute. */
import type { ExerciseState, StepStarElement } from "../contract.js";
import type { Figure } from "../figure.js";

export class ExerciseProperties implements Pick<StepStarElement, "progress" | "showSolution"> {
  constructor(private readonly figure: Figure) {}

  get progress(): ExerciseState | null {
    return this.figure.examiner.state as ExerciseState | null;
  }

  set progress(state: unknown) {
    this.figure.examiner.state = state;
  }

  showSolution(): Promise<boolean> {
    return this.figure.examiner.showSolution();
  }
}
