/** Small helpers for building a page. */
import { drawn, make, type Settable } from "../../package/shared/dom.js";

export { drawn, make, put } from "../../package/shared/dom.js";

/** A 24 x 24 picture for a button, with strokes in the colour of the text. */
export function icon(path: string): SVGSVGElement {
  return drawn("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, drawn("path", { d: path }));
}

/** What stands below the first content that a script adds can be seen from now on. */
export function arrived(): void {
  document.querySelector("main")!.classList.remove("coming");
}

export function button(text: string, onclick: () => unknown, properties: Settable<HTMLButtonElement> = {}) {
  return make("button", { type: "button", onclick, ...properties }, text);
}

/** A choice with its label before it. */
export function labelled<T extends HTMLElement>(text: string, control: T): HTMLLabelElement {
  return make("label", {}, make("span", {}, text), control);
}

export function choice(
  options: readonly (readonly [value: string, text: string])[],
  value: string,
  onchange: (value: string) => void,
): HTMLSelectElement {
  const select = make("select", {}, ...options.map(([name, text]) => make("option", { value: name }, text)));
  select.value = value;
  select.onchange = () => onchange(select.value);
  return select;
}

/** The page's element with this id; if it is missing, the page's markup is wrong. */
export function place(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}.`);
  return element;
}

/** Enables `to` instead of `from`, and moves the focus along, which a disabled button would lose. */
export function handOver(from: HTMLButtonElement, to: HTMLButtonElement): void {
  to.disabled = false;
  if (document.activeElement === from) to.focus();
  from.disabled = true;
}
