/** The text inside an element: its map, which arrives in pieces while the page is being parsed. */

/** How long to wait before checking again whether the parser has moved on. */
const POLL_MS = 20;

/** Without comments, scripts and slotted content. */
export function ownText(element: Element): string {
  const own = [...element.childNodes].filter(
    (node) => !(node instanceof Comment || node instanceof HTMLScriptElement || (node instanceof Element && node.slot)),
  );
  return own.map((node) => node.textContent).join("");
}

/**
 * Some Markdown puts every tag that it doesn't know into a paragraph, and HTML ends that where a `pre` begins: the map then lies
 * behind it, followed by the empty paragraph where the tag was meant to end.
 */
export function reunitedText(element: Element): string {
  const pre = element.closest("p")?.nextElementSibling;
  if (pre?.nextElementSibling?.matches("pre + p:empty") && !ownText(element).trim()) element.append(pre);
  return ownText(element);
}

/** More text may come: the page is still being parsed, and no node follows the element yet. What follows an empty one's paragraph may be its. */
export function isOpen(element: Element): boolean {
  let last: Node | null = element;
  while (last && !last.nextSibling) last = last.parentNode;
  return (
    (!last || (!!element.closest("p") && !ownText(element).trim())) && element.ownerDocument.readyState === "loading"
  );
}

/** Resolves when the text is complete. */
export async function whenParsed(element: Element): Promise<void> {
  while (isOpen(element)) await new Promise((done) => setTimeout(done, POLL_MS));
}
