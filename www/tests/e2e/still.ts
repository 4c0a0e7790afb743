/** When a page has come to rest. Half a second of silence, as browsers' own measure has it, would be most of the time of a test of many pages. */
import type { Page, Request } from "playwright-core";
import { expect } from "vitest";

/** From now on a page's requests are counted; the function returned waits until none is under way, and no board has anything left to do. */
export function untilStill(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const over = (request: Request) => underWay.delete(request);
  page
    .on("request", (request) => underWay.add(request))
    .on("requestfinished", over)
    .on("requestfailed", over);
  return async () => {
    do {
      await expect.poll(() => underWay.size).toBe(0);
      await page.evaluate(async () => {
        await Promise.all([...document.querySelectorAll("step-star")].map((board) => board.settled));
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      });
    } while (underWay.size > 0);
  };
}
