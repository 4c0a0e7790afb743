/** What is seen first stays where it is, in the theme that was chosen, however late the scripts come. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { everything } from "../share.js";
import { test } from "./page.js";

const PAGES = ["index", "lists", "lessons", "reference", "bench", "embed-guide", "embed"];
const WIDTHS = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;
/** The page without its scripts has been drawn by then. */
const LATE_MS = 150;
/** A line that wraps otherwise in one panel; from 0.1 on a page counts as restless. */
const SHIFT = 0.01;

async function slowly(page: Page): Promise<void> {
  await page.route("**/*.js", async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS));
    await route.continue();
  });
}

test("nothing moves while a page loads", async ({ open }) => {
  for (const [i, [width, height]] of WIDTHS.entries()) {
    for (const name of everything ? PAGES : i === 1 ? ["index", "lists", "embed-guide"] : ["index"]) {
      const page = await open({ viewport: { width, height } });
      await slowly(page);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(`${name}.html`, { waitUntil: "networkidle" });
      const shifts = await page.evaluate(async () => {
        await document.querySelector("step-star")?.settled;
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        return (window as unknown as { shifts: number[] }).shifts;
      });
      const sum = shifts.reduce((a, b) => a + b, 0);
      expect(sum, `${name} at ${width} pixels`).toBeLessThan(SHIFT);
    }
  }
});

test("a chosen theme is there before the scripts are", async ({ open }) => {
  const page = await open({ colorScheme: "light" });
  await page.goto("lists.html");
  await page.getByLabel("Theme").selectOption("dark");
  await page.route("**/*.js", (route) => route.abort());
  // Scripts that don't come are said to be errors.
  page.removeAllListeners("console");
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await page.locator("#theme select").count()).toBe(0);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe("rgb(20, 23, 28)");
});
