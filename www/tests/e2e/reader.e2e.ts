/** Pages as a reader's own settings change them: large letters, a translation, another direction; and what a notice covers. */
import { expect } from "vitest";
import { drawn, opened, taken } from "./lab-page.js";
import { test } from "./page.js";

const READING = ["lessons.html", "lists.html", "embed-guide.html", "bench.html", "reference.html", "migration.html"];

test("with letters half as large again, no page needs sideways scrolling on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ["index.html", ...READING]) {
    await page.goto(address);
    await page.addStyleTag({ content: "html { font-size: 24px }" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
  }
});
