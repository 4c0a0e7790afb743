/** The first paint has the chosen theme and keeps its layout, however late the scripts arrive. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { everything } from "../share.js";
import { test } from "./page.js";
import { untilStill } from "./still.js";

const PAGES = ["index", "lists", "lessons", "reference", "bench", "embed-guide", "embed"];
const WIDTHS = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;
/** Cumulative layout shift allowed: one line that wraps differently. Above 0.1 a page counts as poor. */
const MAX_SHIFT = 0.01;

/** All scripts but the one that applies the theme. */
const SCRIPTS = /\/(?!theme\.js)[^/]*\.js$/;

/** Every script comes after the page has been painted without it. */
async function delayScripts(page: Page): Promise<void> {
  let painted: Promise<unknown> | undefined;
  // One question for all scripts of a page.
  page.on("request", (request) => {
    if (request.isNavigationRequest()) painted = undefined;
  });
  await page.route(SCRIPTS, async (route) => {
    painted ??= page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await painted;
    await route.continue();
  });
}

test("nothing moves while a page loads, whatever its width", async ({ open }) => {
  for (const [i, [width, height]] of WIDTHS.entries()) {
    const page = await open({ viewport: { width, height } });
    await delayScripts(page);
    const still = untilStill(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const isBetween = i === 1;
    for (const name of everything && !isBetween ? PAGES : isBetween ? ["index", "lists", "embed-guide"] : ["index"]) {
      // Not from the last page, which is painted: scripts would not be late.
      await page.goto("about:blank");
      await page.goto(`${name}.html`);
      await still();
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      const sum = shifts.reduce((a, b) => a + b, 0);
      expect(sum, `${name} at ${width} pixels`).toBeLessThan(MAX_SHIFT);
    }
  }
});

test("a chosen theme applies before any script of the page has run", async ({ open }) => {
  const page = await open({ colorScheme: "light" });
  await page.goto("lists.html");
  await page.getByLabel("Theme").selectOption("dark");
  await page.route(SCRIPTS, (route) => route.abort());
  // The aborted scripts are logged as errors.
  page.removeAllListeners("console").removeAllListeners("pageerror");
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await page.locator("[aria-label=Theme]").count()).toBe(0);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe("rgb(20, 23, 28)");
});
