/** Small helpers for the DOM. */

export type Settable<T> = { [K in keyof T]?: T[K] | undefined };

/** An element with its properties, or only its classes, and its children: `make("button", { type: "button" }, "Undo")`. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Settable<HTMLElementTagNameMap[K]> | string = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (typeof properties !== "string") Object.assign(element, properties);
  else if (properties) element.className = properties;
  element.append(...children);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element with its attributes and children. */
export function drawn<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | number> = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** Sets only what differs: even setting the same value makes the browser redo style and layout. */
export function put<T extends object>(element: T, values: Partial<T>): void {
  for (const name in values) if (element[name] !== values[name]) element[name] = values[name]!;
}

/** A sentence in which no cell's name is broken across lines; copied, it is the same text. */
export function unbroken(sentence: string): Node[] {
  return sentence.split(/(\(\d+, \d+\))/).map((text, i) => {
    if (i % 2 === 0) return new Text(text);
    const name = make("span", "", text);
    name.style.whiteSpace = "nowrap";
    return name;
  });
}
