/** Keys for the controls of the lab, one letter each, beside those of the board: tooltips name them, and the board's help lists them. */
import { make } from "../shared/dom.js";
import { t } from "../shared/text.js";

interface Named {
  readonly letter: string;
  readonly control: HTMLElement;
  readonly title: string;
}

export class Shortcuts {
  /** For the help of the board, which shows it while it is open. */
  readonly list = make("dl", { slot: "help" });
  readonly #presses = new Map<string, () => void>();
  readonly #named: Named[] = [];
  #on = true;

  /** `press`: what the key does, if not what a click does. */
  add(letter: string, control: HTMLElement, press = () => control.click()): void {
    this.#presses.set(letter.toLowerCase(), press);
    this.list.append(make("dt", {}, make("kbd", {}, letter)), make("dd", {}, control.title));
    const named = { letter, control, title: control.title };
    this.#named.push(named);
    this.#name(named);
  }

  /** Keys that are switched off are not named either. */
  set on(on: boolean) {
    this.#on = on;
    this.list.hidden = !on;
    for (const named of this.#named) this.#name(named);
  }

  #name({ letter, control, title }: Named): void {
    control.title = this.#on ? t("{title} ({letter})", { title, letter }) : title;
    if (this.#on) control.setAttribute("aria-keyshortcuts", letter);
    else control.removeAttribute("aria-keyshortcuts");
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
