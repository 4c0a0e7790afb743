/** Small helpers for the element's own DOM. */
import { type Command, KEY_NAMES } from "../player/keys.js";
import { type Icon, icon } from "../style/icons.js";
import { telling } from "./grouped.js";
import type { Words } from "./words/index.js";

export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = "",
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** Sets what is not so already: the same value set anew has the page styled and laid out once more. */
export function put<T extends object>(element: T, values: Partial<T>): void {
  for (const name in values) if (element[name] !== values[name]) element[name] = values[name]!;
}

/** A button with a name, a tooltip and its key. */
export function commandButton(command: Command, words: Words, picture: Icon, run: () => void): HTMLButtonElement {
  const button = make("button", "", icon(picture));
  button.type = "button";
  button.addEventListener("click", run);
  nameButton(button, command, words);
  return button;
}

export function nameButton(button: HTMLButtonElement, command: Command, words: Words, name?: string): void {
  const text = name ?? words.commands[command as keyof Words["commands"]];
  const key = KEY_NAMES[command];
  put(button, { ariaLabel: text, title: key ? `${text} (${key})` : text });
}

/** "(3, 4)", or the id of a node. */
export function nameOf(place: readonly [number, number] | number): string {
  return typeof place === "number" ? String(place) : `(${place[0]}, ${place[1]})`;
}

/** A sentence in which no cell's name is parted by the end of a line; who copies it copies the same text. */
export function unbroken(sentence: string): Node[] {
  return sentence.split(/(\(\d+, \d+\))/).map((text, i) => {
    if (i % 2 === 0) return new Text(text);
    const name = make("span", "", text);
    name.style.whiteSpace = "nowrap";
    return name;
  });
}

/** A cost as people read it: at most two decimals, if they tell of it. */
export function tidy(value: number): string {
  return Number.isFinite(value) ? telling(value, 2) : "∞";
}
