/** Has the boards painted light for print, whatever the theme: a canvas doesn't follow a print style sheet. */
export class Paper {
  readonly #listening = new AbortController();
  /** While printing, the pixel ratio is that of the paper and the browser reports a change of screen, which must not repaint the board. */
  printing = false;

  /** `before` has to paint for paper synchronously; `after` restores the screen. */
  constructor(before: () => void, after: () => void) {
    const listener = (printing: boolean, paint: () => void) => () => {
      this.printing = printing;
      paint();
    };
    const { signal } = this.#listening;
    window.addEventListener("beforeprint", listener(true, before), { signal });
    window.addEventListener("afterprint", listener(false, after), { signal });
  }

  free(): void {
    this.#listening.abort();
  }
}
