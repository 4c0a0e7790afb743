/** Without scrolling one sees the board, the player and the sentence of the step. */
import { expect } from "vitest";
import { opened } from "./lab-page.js";
import { test } from "./page.js";

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const) {
  test(`all of a square map and of a wide one at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const example of ["trap", "maze", "manhattan", "rpg", "city"]) {
      await opened(page, `#example=${example}`);
      const bottom = await page.evaluate(
        () => document.querySelector("step-star")!.shadowRoot!.querySelector(".say")!.getBoundingClientRect().bottom,
      );
      expect(bottom, example).toBeLessThanOrEqual(height);
    }
  });
}
