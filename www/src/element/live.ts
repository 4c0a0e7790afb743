/** Has screen readers read out what happens, no faster than one can listen. */
import { make } from "../shared/dom.js";
import { spoken } from "./spoken.js";

const PAUSE_MS = 700;

export class LiveRegion {
  readonly element = make("div", "unseen");
  #text = "";
  #engine = "";
  #timer = 0;
  #last = 0;

  constructor() {
    this.element.setAttribute("aria-live", "polite");
  }

  /** Texts that are superseded before their turn are skipped. `engine`: the part that the engine says. */
  say(text: string, engine = ""): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#engine = engine;
    if (this.#timer) return;
    const wait = Math.max(0, this.#last + PAUSE_MS - performance.now());
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#last = performance.now();
      this.element.replaceChildren(...spoken(this.#text, this.#engine));
    }, wait);
  }

  free(): void {
    clearTimeout(this.#timer);
  }
}
