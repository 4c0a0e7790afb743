/** On paper a board is light, whatever the theme: a canvas doesn't follow the style sheet for print by itself. */
export class Paper {
  readonly #listening = new AbortController();
  /** Meanwhile the browser tells of another screen, with the dots of the paper: that changes nothing on the board. */
  printing = false;

  /** `before`: paint for paper, at once. `after`: as it was. */
  constructor(before: () => void, after: () => void) {
    const told = (printing: boolean, paint: () => void) => () => {
      this.printing = printing;
      paint();
    };
    const { signal } = this.#listening;
    window.addEventListener("beforeprint", told(true, before), { signal });
    window.addEventListener("afterprint", told(false, after), { signal });
  }

  free(): void {
    this.#listening.abort();
  }
}
