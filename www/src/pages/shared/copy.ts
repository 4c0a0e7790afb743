/** Copying text to the clipboard, and a button for it at every listing of a page. */
import { button, make } from "./dom.js";
import { t } from "./text.js";

const COPY = t("Copy");
const COPIED = t("Copied");
const REFUSED = t("The browser doesn’t let this page copy: select the text and copy it yourself.");
/** Long enough to be read. */
const SHOWN_MS = 2000;

/** A button that copies what `text` gives when it is pressed, and says so. */
export function copyButton(text: () => string, what: string): HTMLButtonElement {
  let waiting = 0;
  const copy = button(
    COPY,
    async () => {
      try {
        await navigator.clipboard.writeText(text());
        copy.textContent = COPIED;
      } catch {
        copy.title = REFUSED;
        copy.textContent = t("Not copied");
      }
      clearTimeout(waiting);
      waiting = window.setTimeout(() => {
        copy.textContent = COPY;
      }, SHOWN_MS);
    },
    { className: "copy", title: t("Copy {what}", { what }) },
  );
  // Heard when its text changes.
  copy.setAttribute("aria-live", "polite");
  return copy;
}

/** Every listing on the page gets its button. Their places are kept free by the style sheet, so nothing moves. */
export function copyButtons(): void {
  for (const listing of document.querySelectorAll<HTMLElement>("pre:has(> code)")) {
    const code = listing.querySelector("code")!;
    listing.prepend(
      make(
        "span",
        "copying",
        copyButton(() => written(code), t("this code")),
      ),
    );
  }
}

/** Declarations have a line in each span, pseudo-code with a mistake in what is deleted and inserted, too. */
function written(code: HTMLElement): string {
  const lines = [...code.children].filter((child) => child.matches("span, del, ins"));
  return lines.length > 0 ? lines.map((line) => line.textContent).join("\n") : (code.textContent ?? "");
}
