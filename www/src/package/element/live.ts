/** Has screen readers read out what happens, no faster than one can listen. */
import { later } from "../shared/cancel.js";
import { make } from "../shared/dom.js";
import { spoken } from "./spoken.js";

const PAUSE_MS = 700;

export class LiveRegion {
  readonly element = make("div", "unseen");
  #text = "";
  #engine = "";
  #waits = false;
  #last = 0;

  constructor(private readonly signal: AbortSignal) {
    this.element.setAttribute("aria-live", "polite");
  }

  /** Texts that are superseded before their turn are skipped. `engine`: the part that the engine says. */
  say(text: string, engine = ""): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#engine = engine;
    if (this.#waits) return;
    this.#waits = true;
    later(Math.max(0, this.#last + PAUSE_MS - performance.now()), this.signal, () => {
      this.#waits = false;
      this.#last = performance.now();
      this.element.replaceChildren(...spoken(this.#text, this.#engine));
    });
  }
}
