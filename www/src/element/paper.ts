/** On paper a board is light, whatever the theme: a canvas doesn't follow the style sheet for print by itself. */
export class Paper {
  readonly #listening = new AbortController();

  /** `before`: paint for paper, at once. `after`: as it was. */
  constructor(before: () => void, after: () => void) {
    const { signal } = this.#listening;
    window.addEventListener("beforeprint", before, { signal });
    window.addEventListener("afterprint", after, { signal });
  }

  free(): void {
    this.#listening.abort();
  }
}
