/** The legend of a field, below its board: which colour is near, which is far, and what the border means. */
import type { Field } from "../board/scene.js";
import { make, put } from "../shared/dom.js";
import type { Words } from "../words/index.js";
import { tidy } from "./written.js";

export function showScale(element: HTMLElement, field: Field | null, words: Words): void {
  put(element, { hidden: field === null });
  if (!field) return;
  const bar = make("span", "shades");
  bar.ariaHidden = "true";
  const parts = [make("span", "", words.fieldCost), make("span", "", "0"), bar, make("span", "", tidy(field.most))];
  if (field.isLimited) parts.push(make("span", "limit", words.fieldLimit));
  element.replaceChildren(...parts);
}
