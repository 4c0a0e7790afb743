import type { Words } from "../words/index.js";
import { type Told, told } from "./spoken.js";

/** What is wrong, in sentences: each cause keeps its own until that cause is gone, whatever stage shows them. */

/** What a fault is about; A and B are two compared searches. */
export type Cause = "page" | "map" | "start" | "goal" | "through" | "exercise" | "search" | "A" | "B";

export class Faults {
  readonly #of: Record<Cause, string> = {
    page: "",
    map: "",
    start: "",
    goal: "",
    through: "",
    exercise: "",
    search: "",
    A: "",
    B: "",
  };

  constructor(private readonly changed: () => void) {}

  /** An empty sentence: nothing is wrong with it. False: so it was already. */
  set(cause: Cause, sentence: string): boolean {
    if (sentence === this.#of[cause]) return false;
    this.#of[cause] = sentence;
    this.changed();
    return true;
  }

  clear(...causes: Cause[]): void {
    for (const cause of causes) this.set(cause, "");
  }

  /** In the language of the controls. */
  in(words: Words): readonly Told[] {
    // What the controls themselves say is in their language already.
    const say = (said: string) =>
      [words.noEnds, words.noExercise].includes(said) ? { text: said, english: "" } : told(said, words);
    const { A, B, ...common } = this.#of;
    const of = (letter: string, said: string) => {
      const { text, english } = say(said);
      return { text: text && `${letter}: ${text}`, english };
    };
    const compared = A === B ? [say(A)] : [of("A", A), of("B", B)];
    return [...Object.values(common).map(say), ...compared].filter(({ text }) => text);
  }
}
