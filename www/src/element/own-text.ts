/** The text inside an element: its map, which comes in pieces while the page is still being parsed. */

/** How long it takes until one looks again whether the page has gone on. */
const TURN_MS = 20;

/** Without comments, and without what a page has put into one of its slots. */
export function ownText(element: Element): string {
  const own = [...element.childNodes].filter(
    (node) => !(node instanceof Comment || (node instanceof Element && node.slot)),
  );
  return own.map((node) => node.textContent).join("");
}

/** More of it may come: the page is still being parsed, and nothing stands behind it yet. */
export function isOpen(element: Element): boolean {
  let last: Node | null = element;
  while (last && !last.nextSibling) last = last.parentNode;
  return !last && element.ownerDocument.readyState === "loading";
}

/** Resolves when all of it is there. */
export async function whenParsed(element: Element): Promise<void> {
  while (isOpen(element)) await new Promise((done) => setTimeout(done, TURN_MS));
}
