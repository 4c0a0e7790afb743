/** Undo and redo over changes of any kind; the oldest go when they weigh too much together. */
export class History<Change> {
  readonly #done: { change: Change; weight: number }[] = [];
  #undone: { change: Change; weight: number }[] = [];
  #weight = 0;

  /** `limit`: how much all changes that are kept may weigh, in bytes or whatever `push` is given. */
  constructor(private readonly limit: number) {}

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** A new change; what had been undone is gone. */
  push(change: Change, weight = 1): void {
    for (const gone of this.#undone) this.#weight -= gone.weight;
    this.#undone = [];
    this.#done.push({ change, weight });
    this.#weight += weight;
    // The newest always stays: one can undo what one has just done, however large.
    while (this.#weight > this.limit && this.#done.length > 1) this.#weight -= this.#done.shift()!.weight;
  }

  /** The change that is now to be taken back. */
  undo(): Change | undefined {
    const entry = this.#done.pop();
    if (entry) this.#undone.push(entry);
    return entry?.change;
  }

  /** The change that is now to be made again. */
  redo(): Change | undefined {
    const entry = this.#undone.pop();
    if (entry) this.#done.push(entry);
    return entry?.change;
  }

  clear(): void {
    this.#done.length = 0;
    this.#undone = [];
    this.#weight = 0;
  }
}
