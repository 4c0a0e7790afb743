import type { Said } from "../shared/said.js";
import type { Words } from "../words/index.js";
import { type SpokenSentence, told } from "./spoken.js";

/** What is wrong, in sentences: each cause keeps its own until that cause is gone, whatever stage shows them. */

/** The letters of searches that are compared, in the order in which they stand. */
export const LETTERS = ["A", "B", "C", "D"] as const;

/** What a fault is about; a letter is one of the searches that are compared. */
export type Cause = "page" | "map" | "start" | "goal" | "through" | "exercise" | "search" | (typeof LETTERS)[number];

export const NO_FAULT: Said = { text: "" };

/** As the event tells it. */
export const faultOf = ({ text, saying }: Said) => ({ message: text, ...(saying && { saying }) });

export class Faults {
  readonly #of: Record<Cause, Said> = {
    page: NO_FAULT,
    map: NO_FAULT,
    start: NO_FAULT,
    goal: NO_FAULT,
    through: NO_FAULT,
    exercise: NO_FAULT,
    search: NO_FAULT,
    A: NO_FAULT,
    B: NO_FAULT,
    C: NO_FAULT,
    D: NO_FAULT,
  };

  constructor(private readonly changed: () => void) {}

  /** An empty sentence: nothing is wrong with it. False: so it was already. */
  set(cause: Cause, said: Said): boolean {
    if (said.text === this.#of[cause].text) return false;
    this.#of[cause] = said;
    this.changed();
    return true;
  }

  clear(...causes: Cause[]): void {
    for (const cause of causes) this.set(cause, NO_FAULT);
  }

  /** In the language of the controls. */
  in(words: Words): readonly SpokenSentence[] {
    // What the controls themselves say is in their language already.
    const say = (said: Said) =>
      ["", words.noEnds, words.noExercise].includes(said.text) ? { text: said.text, english: "" } : told(said, words);
    const { A, B, C, D, ...common } = this.#of;
    const of = (letter: string, said: Said) => {
      const { text, english } = say(said);
      return { text: text && `${letter}: ${text}`, english };
    };
    const wrong = Object.entries({ A, B, C, D }).filter(([, { text }]) => text !== "");
    const isOne = wrong.length > 1 && wrong.every(([, { text }]) => text === A.text);
    const compared = isOne ? [say(A)] : wrong.map(([letter, said]) => of(letter, said));
    return [...Object.values(common).map(say), ...compared].filter(({ text }) => text);
  }
}
