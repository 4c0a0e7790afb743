/** Undo and redo of changes of any kind; the oldest are dropped when together they weigh too much. */
export class History<Change> {
  readonly #done: { change: Change; weight: number }[] = [];
  #undone: { change: Change; weight: number }[] = [];
  #weight = 0;

  /** `limit`: how much all kept changes may weigh together, in bytes or in whatever the callers of `push` count. */
  constructor(private readonly limit: number) {}

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Adds a change; whatever had been undone can't be redone any more. */
  push(change: Change, weight = 1): void {
    for (const gone of this.#undone) this.#weight -= gone.weight;
    this.#undone = [];
    this.#done.push({ change, weight });
    this.#weight += weight;
    // The newest always stays: what was just done can be undone, however large it is.
    while (this.#weight > this.limit && this.#done.length > 1) this.#weight -= this.#done.shift()!.weight;
  }

  /** Returns the change to take back. */
  undo(): Change | undefined {
    const entry = this.#done.pop();
    if (entry) this.#undone.push(entry);
    return entry?.change;
  }

  /** Returns the change to make again. */
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
