/** Keys for the controls of the lab, one letter each, beside those of the board: tooltips name them, and the board's help lists them. */
import { make } from "../page/dom.js";

export class Shortcuts {
  /** For the help of the board, which shows it while it is open. */
  readonly list = make("dl", { slot: "help" });
  readonly #presses = new Map<string, () => void>();

  /** `press`: what the key does, if not what a click does. */
  add(letter: string, control: HTMLElement, press = () => control.click()): void {
    this.#presses.set(letter.toLowerCase(), press);
    this.list.append(make("dt", {}, make("kbd", {}, letter)), make("dd", {}, control.title));
    control.title += ` (${letter})`;
    control.setAttribute("aria-keyshortcuts", letter);
  }

  /** Does what the key stands for, if there is such a key. A key that is held down counts once. */
  press(event: KeyboardEvent): void {
    const { key, code } = event;
    // On a Greek or Russian keyboard, letters go by the place of their keys, as on the board.
    const letter = key > "~" && code.startsWith("Key") ? code.slice(3) : key;
    const press = this.#presses.get(letter.toLowerCase());
    if (
      !press ||
      event.repeat ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      this.list.getClientRects().length > 0
    )
      return;
    // Or the letter is typed into the field that gets the focus.
    event.preventDefault();
    press();
  }
}
