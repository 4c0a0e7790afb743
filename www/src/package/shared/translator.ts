/**
 * Says a page in another language. The English of a text is its name in the catalogue: whoever writes a page writes it in English, in its
 * markup or by script, and knows nothing of languages. What stands in no catalogue stays English, and says so by its `lang`.
 */

import type { Words } from "../words/index.js";
import type { Texts } from "../words/language.js";

/** What is no text of the page: maps, programs and keys, and what says its own language. */
const LEFT =
  "noscript, pre, code, kbd, samp, script, style, textarea, svg:not(.plot), canvas, [translate=no], [contenteditable]";
const NEVER = "[translate=no]";
/** Within a text, these are texts of their own. */
/** What is text of the page all the same: buttons in a listing, lines of pseudo-code. */
const YET = "[translate=yes]";
const APART = `${LEFT}, button, select, input, output, label, iframe, step-star, dialog`;
const ATTRIBUTES = ["title", "aria-label", "placeholder", "alt", "label", "aria-valuetext"];

const PLACE = /\{!?\}/;

const tidy = (text: string) => text.replaceAll(/\s+/g, " ");
const hasLetters = (text: string) => /\p{L}{2}/u.test(text);

export class Translator {
  readonly #patterns: readonly (readonly [pattern: RegExp, english: string, text: string])[];
  /** What this wrote, so that it is not taken for English. */
  readonly #written = new WeakMap<Node, string>();
  readonly #marked = new WeakSet<Element>();

  /** `words`: those of the language, which say what no catalogue has, such as sentences of the engine. */
  constructor(
    private readonly texts: Texts,
    private readonly words: Pick<Words, "tell" | "number" | "joined">,
  ) {
    const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const pattern = (english: string) => new RegExp(`^${english.split(PLACE).map(escaped).join("(.+?)")}$`, "su");
    // The longest first: it says most.
    this.#patterns = Object.entries(texts)
      .filter(([english]) => PLACE.test(english))
      .sort(([a], [b]) => b.length - a.length)
      .map(([english, text]) => [pattern(english), english, text] as const);
  }

  /** A text in the language; null if it is not known. */
  say(english: string): string | null {
    const known = this.texts[english];
    if (known !== undefined) return known;
    if (/^[-−]?[\d.,]+$/.test(english)) return this.words.number(english);
    for (const [pattern, template, text] of this.#patterns) {
      const [, ...found] = pattern.exec(english) ?? [];
      const kinds = template.match(new RegExp(PLACE, "g"))!;
      const parts = found.map((part, i) => this.say(part) ?? (kinds[i] === "{!}" ? null : part));
      if (parts.length === 0 || parts.includes(null)) continue;
      // In the order of the English text: a language that needs another one says it in another sentence.
      let i = 0;
      return this.words.joined(text.replaceAll(new RegExp(PLACE, "g"), () => parts[i++]!));
    }
    return this.words.tell(english);
  }

  /** Everything below an element, now and whenever it changes. */
  watch(root: Element): void {
    const observer = new MutationObserver((changes) => {
      const places = new Set(changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)));
      for (const place of places) if (place?.isConnected) this.#changed(place);
      // What was written here is no change.
      observer.takeRecords();
    });
    this.#translate(root);
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ATTRIBUTES,
    });
  }

  /** A text that lies across elements is one: it begins where its outermost element does. */
  #changed(place: Element): void {
    let text = place;
    for (let up: Element | null = place; up && !up.matches(APART); up = up.parentElement) if (isText(up)) text = up;
    const left = text.closest(`${YET}, ${LEFT}`);
    if (!text.closest(NEVER)) this.#translate(left?.matches(LEFT) ? left : text);
  }

  #translate(element: Element): void {
    // A picture has no text, but a name.
    if (element.matches(NEVER)) return;
    this.#attributes(element);
    if (element.matches(LEFT)) {
      for (const text of element.querySelectorAll(YET)) this.#translate(text);
      return;
    }
    // The value of an option without one is its text.
    if (element instanceof HTMLOptionElement && !element.hasAttribute("value")) return;
    // The text of a board is its map; what is slotted there is the page's.
    if (element.localName !== "step-star" && isText(element)) this.#text(element);
    else for (const child of element.children) this.#translate(child);
  }

  #attributes(element: Element): void {
    for (const name of ATTRIBUTES) {
      const english = element.getAttribute(name);
      if (!english) continue;
      const text = this.say(tidy(english).trim());
      if (text !== null && text !== english) element.setAttribute(name, text);
    }
  }

  #text(element: Element): void {
    const english = written(element);
    if (english === this.#written.get(element)) return;
    const core = english.trim();
    const text = hasLetters(core) || /^[\d.,]+$/.test(core) ? this.say(core) : core;
    // Places that are kept on one line are no elements of a text: the sentence is the same without.
    const plain =
      text === null && [...element.children].every(isPlain) ? this.say(tidy(element.textContent!).trim()) : null;
    if (plain !== null) element.textContent = plain;
    if (text !== null || plain !== null) {
      if (text !== null && text !== core) {
        const filled = english.replace(core, () => text);
        fill(element, filled);
      }
      if (this.#marked.delete(element)) element.removeAttribute("lang");
    } else if (hasLetters(core) && !element.hasAttribute("lang")) {
      element.setAttribute("lang", "en");
      this.#marked.add(element);
    }
    this.#written.set(element, written(element));
    // What lies within it may have texts of its own.
    for (const child of element.querySelectorAll("*")) {
      if (child.closest(NEVER)) continue;
      this.#attributes(child);
      if (child.matches(YET)) this.#translate(child);
      if (child.closest(LEFT)) continue;
      if (child.matches(APART) && !child.matches(LEFT)) this.#translate(child);
    }
  }
}

/** It has words of its own, and not only elements that have. */
const isText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && /[\p{L}\d]/u.test(node.data));

const isPlain = (element: Element): boolean => element.localName === "span" && element.childElementCount === 0;

/** Its text, with its elements by number. */
function written(element: Element): string {
  let count = 0;
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return "";
    const i = count++;
    return node.matches(APART) || node.childNodes.length === 0 ? `<${i}/>` : `<${i}>${written(node)}</${i}>`;
  });
  return tidy(parts.join(""));
}

/** Puts a text into an element: the elements in it stay the same, and so does who listens to them. */
function fill(element: Element, text: string): void {
  const children = [...element.children];
  const nodes: (Node | string)[] = [];
  let rest = text;
  for (;;) {
    const found = /<(\d+)(?:\/>|>(.*?)<\/\1>)/su.exec(rest);
    if (!found) break;
    const [whole, number, inside] = found;
    nodes.push(rest.slice(0, found.index));
    const child = children[Number(number)];
    if (child) {
      if (inside !== undefined) fill(child, inside);
      nodes.push(child);
    }
    rest = rest.slice(found.index + whole.length);
  }
  nodes.push(rest);
  element.replaceChildren(...nodes.filter((node) => node !== ""));
}
