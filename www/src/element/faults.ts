/** What is wrong, in sentences: each cause keeps its own until that cause is gone, whatever stage shows them. */

/** What a fault is about; A and B are two compared searches. */
export type Cause = "page" | "map" | "start" | "goal" | "through" | "search" | "A" | "B";

export class Faults {
  readonly #of: Record<Cause, string> = {
    page: "",
    map: "",
    start: "",
    goal: "",
    through: "",
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

  get sentences(): string {
    const { A, B, ...common } = this.#of;
    const compared = A === B ? [A] : [A && `A: ${A}`, B && `B: ${B}`];
    return [...Object.values(common), ...compared].filter(Boolean).join(" ");
  }
}
