/** Searching the reference: what does not have all the words is hidden, while they stand in the field. */
import { place } from "../shared/dom.js";

const found = (count: number) => (count === 0 ? "Nothing has all of these words." : `${count} found.`);

interface Part {
  readonly element: HTMLElement;
  readonly text: string;
}

export function search(): void {
  const field = place("search") as HTMLInputElement;
  const status = place("found");
  const sections = parts("main > section");
  const links = parts(".names li");
  const headings = [...document.querySelectorAll<HTMLElement>("main > h2, main > nav.names")];
  const show = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const hit = ({ text }: Part) => words.every((word) => text.includes(word));
    const shown = sections.filter((section) => {
      section.element.hidden = !hit(section);
      return !section.element.hidden;
    });
    const names = new Set(shown.map(({ element }) => element.querySelector("h3")!.id));
    for (const { element } of links) element.hidden = !names.has(element.querySelector("a")!.hash.slice(1));
    for (const heading of headings) heading.hidden = words.length > 0 && !heading.querySelector("li:not([hidden])");
    status.textContent = words.length > 0 ? found(shown.length) : "";
  };
  field.oninput = show;
  // A link to a name that the search has hidden.
  window.addEventListener("hashchange", () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target || target.checkVisibility()) return;
    field.value = "";
    show();
    target.scrollIntoView();
  });
  // Browsers keep what was typed when a reader comes back.
  show();
}

function parts(selector: string): Part[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map((element) => ({
    element,
    text: (element.textContent ?? "").toLowerCase(),
  }));
}
