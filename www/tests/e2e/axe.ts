/** What axe-core finds wrong with a page: each with the places and what would put it right. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { everything } from "../share.js";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const WIDTHS = [360, 768, 1440];
const THEMES = ["light", "dark"] as const;

const LOOKS = WIDTHS.flatMap((width) => THEMES.map((colorScheme) => ({ width, colorScheme })));

/** How the n-th page is to be looked at: at three widths in both themes, or in one of these ways, the next page in the next. */
export const looks = (n: number) => (everything ? LOOKS : [LOOKS[n % LOOKS.length]!]);

interface Violation {
  readonly id: string;
  readonly nodes: readonly { target: unknown; html: string; failureSummary: string }[];
}

/**
 * What passes is only counted: to describe it takes most of the time. A frame has no axe of its own: to ask for one and wait
 * takes half a second.
 */
const OPTIONS = { resultTypes: ["violations"], iframes: false } as const;

interface PageWithAxe {
  readonly axe?: { run(part: string, options: typeof OPTIONS): Promise<{ violations: Violation[] }> };
}

/** In a part of the page, named by its selector, or in all of it. */
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
