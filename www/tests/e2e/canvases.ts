/** Takes away all that canvases show, as a graphics card that is reset does, and gives them an empty context back. */
import type { Page } from "playwright-core";

/** Of each canvas in an element or its shadow tree: whether it shows something, and the same again afterwards. */
export async function restored(page: Page, selector: string): Promise<boolean[]> {
  return page.evaluate(async (selector) => {
    const element = document.querySelector(selector)!;
    const canvases = [...(element.shadowRoot ?? element).querySelectorAll("canvas")];
    const pictures = () => canvases.map((canvas) => canvas.toDataURL());
    const before = pictures();
    for (const canvas of canvases) {
      canvas.dispatchEvent(new Event("contextlost", { cancelable: true }));
      // Empty, and without its transform.
      canvas.getContext("2d")!.reset();
    }
    const empty = pictures();
    for (const canvas of canvases) canvas.dispatchEvent(new Event("contextrestored"));
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const after = pictures();
    return canvases.map((_, i) => after[i] === before[i] && before[i] !== empty[i]);
  }, selector);
}
