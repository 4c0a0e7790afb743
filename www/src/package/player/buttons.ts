/** Buttons that carry out a command. */
import { make, put } from "../shared/dom.js";
import { type Icon, icon } from "../style/icons.js";
import type { Words } from "../words/index.js";
import { type Command, KEY_NAMES } from "./keys.js";

/** A button with a name, a tooltip and its key. */
export function commandButton(command: Command, words: Words, picture: Icon, run: () => void): HTMLButtonElement {
  const button = make("button", "", icon(picture));
  button.onclick = run;
  nameButton(button, command, words.commands[command as keyof Words["commands"]]);
  return button;
}

export function nameButton(button: HTMLButtonElement, command: Command, text: string): void {
  const key = KEY_NAMES[command];
  put(button, { ariaLabel: text, title: key ? `${text} (${key})` : text });
}
