/** A list of names with their values, as the panels show them. */
import { make, put } from "../shared/dom.js";

export type NamedValue = readonly [name: string, value: string];

/** Writes only the texts that differ: while it plays or a place is dragged, most of them stay the same from frame to frame. */
export function write(list: HTMLDListElement, figures: readonly NamedValue[]): void {
  while (list.children.length > figures.length) list.lastElementChild!.remove();
  for (const [i, [name, value]] of figures.entries()) {
    const row = list.children[i] ?? list.appendChild(make("div", {}, make("dt"), make("dd")));
    put(row.firstElementChild!, { textContent: name });
    put(row.lastElementChild!, { textContent: value });
  }
}
