/** The accessibility violations that axe-core finds in a page, each with its places and how to mend them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { everything } from "../share.js";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const WIDTHS = [360, 768, 1440];
const THEMES = ["light", "dark"] as const;

const LOOKS = WIDTHS.flatMap((width) => THEMES.map((colorScheme) => ({ width, colorScheme })));

/** The widths and themes in which to check the n-th page: all six with `CI=1`, otherwise one of them, in turn. */
export const looks = (n: number) => (everything ? LOOKS : [LOOKS[n % LOOKS.length]!]);

interface Violation {
  readonly id: string;
  readonly nodes: readonly { target: unknown; html: string; failureSummary: string }[];
}

/**
 * Violations only, because describing what passes takes most of the time; no frames, because waiting for an axe inside one
 * takes half a second.
 */
const OPTIONS = { resultTypes: ["violations"], iframes: false } as const;

interface PageWithAxe {
  readonly axe?: { run(part: string, options: typeof OPTIONS): Promise<{ violations: Violation[] }> };
}

/** Checks the whole page, or the part of it that a selector names. */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ([part, options]) => (await (window as PageWithAxe).axe!.run(part, options)).violations,
    [part, OPTIONS] as const,
  );
  return found.map(({ id, nodes }) => {
    const places = nodes.map(({ target, html, failureSummary }) => `${target} ${html.slice(0, 160)} ${failureSummary}`);
    return `${id}: ${places.join("; ")}`;
  });
}
