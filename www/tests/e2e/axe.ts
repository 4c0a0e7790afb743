/** The accessibility violations that axe-core finds in a page, each with its places and how to mend them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { everything } from "../share.js";
import { drawn } from "./lab-page.js";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Nothing has a colour of its own at the width between the others. */
const LOOKS = [
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
  { width: 768, colorScheme: "light" },
  { width: 1440, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const;

/**
 * Checks that a page is accessible and no wider than its window. The n-th page is checked at three widths and in both themes with
 * `CI=1`, otherwise in one of these looks, in turn.
 */
export async function checkLooks(page: Page, n: number): Promise<void> {
  if (!everything) return checkLook(page, n);
  await checkLook(page, 0);
  await leaveBoardsOut(page);
  for (let look = 1; look < LOOKS.length; look++) {
    // The second theme changes nothing but colours.
    const isSameWidth = LOOKS[look]!.width === LOOKS[look - 1]!.width;
    await checkLook(page, look, isSameWidth ? COLOURS : {});
  }
}

/** Checks a page in one look, of all in turn; the first is a phone. */
export async function checkLook(page: Page, n: number, rules: Partial<typeof COLOURS> = {}): Promise<void> {
  const { width, colorScheme } = LOOKS[n % LOOKS.length]!;
  const look = `${width} pixels, ${colorScheme}`;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await drawn(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), look).toBeLessThanOrEqual(width);
  expect(await violations(page, "html", rules), look).toEqual([]);
}

/** All boards but three keep their room, and are seen no more: they are of one kind, and the first look was at each. */
async function leaveBoardsOut(page: Page): Promise<void> {
  await page.locator("step-star").evaluateAll((boards: HTMLElement[]) => {
    for (const board of boards.slice(3)) board.style.visibility = "hidden";
  });
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { target: unknown; html: string; failureSummary: string }[];
}

/**
 * Violations only, because describing what passes takes most of the time; no frames, because waiting for an axe inside one
 * takes half a second.
 */
const OPTIONS = { resultTypes: ["violations"], iframes: false } as const;
const COLOURS = { runOnly: ["color-contrast", "link-in-text-block"] };

interface PageWithAxe {
  readonly axe?: {
    run(part: string, options: typeof OPTIONS & Partial<typeof COLOURS>): Promise<{ violations: Violation[] }>;
  };
}

/** Checks the whole page, or the part of it that a selector names. */
export async function violations(page: Page, part = "html", rules: Partial<typeof COLOURS> = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ([part, options]) => (await (window as PageWithAxe).axe!.run(part, options)).violations,
    [part, { ...OPTIONS, ...rules }] as const,
  );
  return found.map(({ id, nodes }) => {
    const places = nodes.map(({ target, html, failureSummary }) => `${target} ${html.slice(0, 160)} ${failureSummary}`);
    return `${id}: ${places.join("; ")}`;
  });
}
