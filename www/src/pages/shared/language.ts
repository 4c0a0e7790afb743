/** The language of a page: its markup is translated, once, and its foot offers the others. */
import { LANGUAGES, ownName } from "../../package/words/languages.js";
import { addressed, carryOn } from "./addressed-language.js";
import { choice, make } from "./dom.js";
import { remember, remembered } from "./remembered.js";
import { around, isKnown, LANGUAGE_KEY, language, rich } from "./text.js";

/** Says the page's markup in the reader's language. In another one, chosen in the foot, the page is opened anew; the address keeps its state. */
export function languageMenu(): void {
  if (language !== "en") translate();
  const names = LANGUAGES.map((name) => [name, ownName(name)] as const);
  const select = choice(names, language, (value) => {
    remember(LANGUAGE_KEY, value);
    // What an address says comes first.
    if (addressed() === undefined && remembered(LANGUAGE_KEY) === value) location.reload();
    else location.search = `?lang=${value}`;
  });
  select.ariaLabel = select.title = around("Language of these pages");
  document.querySelector(".page-foot")?.append(select);
  if (language !== "en" && document.querySelector("main[translate=no]"))
    select.after(make("span", { className: "english" }, around("This page is for developers, and in English alone.")));
  carryOn();
}

/** `data-t` marks an element whose content is a text, and `data-t="title aria-label"` one that has texts in these attributes. */
function translate(): void {
  const { documentElement: page } = document;
  page.lang = language;
  document.title = around(document.title);
  for (const element of document.querySelectorAll<HTMLElement>("[data-t]")) {
    const names = element.dataset.t!.split(" ").filter(Boolean);
    for (const name of names.filter((name) => name !== "text"))
      element.setAttribute(name, around(element.getAttribute(name)!));
    if (names.length === 0 || names.includes("text")) fill(element);
  }
}

function fill(element: HTMLElement): void {
  const english = written(element).trim();
  if (!isKnown(english)) element.lang = "en";
  else {
    element.replaceChildren(...rich(around(english), [...element.children]));
    // The rest of a page for developers is English.
    if (element.closest("main[lang]")) element.lang = language;
  }
}

/** What has texts of its own, or none, is one thing within a text. */
const APART = "[data-t], [translate=no], pre, code, kbd, samp, svg, select, input";

/** The text of an element, with the elements in it by number. */
function written(element: Element): string {
  let count = 0;
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return "";
    const i = count++;
    return node.matches(APART) || node.childNodes.length === 0 ? `<${i}/>` : `<${i}>${written(node)}</${i}>`;
  });
  return parts.join("").replaceAll(/\s+/g, " ");
}
