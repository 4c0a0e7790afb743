/** For everyone, everywhere: axe-core in both themes at three widths, without a network, on paper. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect } from "vitest";
import { opened } from "./lab-page.js";
import { test } from "./page.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const pages = ["index.html", "lists.html", "lessons.html", "embed-guide.html"];

describe("axe-core finds nothing", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [360, 768, 1440]) {
      test(`${colorScheme}, ${width} px`, async ({ open }) => {
        const page = await open({ viewport: { width, height: 900 }, colorScheme });
        for (const address of pages) {
          await page.goto(address);
          if (address === "index.html") await opened(page);
          else await page.waitForLoadState("networkidle");
          await page.addScriptTag({ content: axe });
          const found = await page.evaluate(async () => {
            const { violations } = await (
              window as unknown as {
                axe: {
                  run(): Promise<{
                    violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[];
                  }>;
                };
              }
            ).axe.run();
            return violations.map(
              ({ id, nodes }) =>
                `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`,
            );
          });
          expect(found, address).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
            `${address} needs no sideways scrolling`,
          ).toBeLessThanOrEqual(width);
        }
      });
    }
  }

  test("in every dialog", async ({ page }) => {
    await opened(page);
    for (const name of ["New…", "Load…", "Save…"]) {
      await page.getByRole("button", { name }).click();
      await page.addScriptTag({ content: axe });
      const found = await page.evaluate(async () => {
        const { violations } = await (
          window as unknown as {
            axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
          }
        ).axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join("; ")}`);
      });
      expect(found, name).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
});

test("works without a network after the first visit", async ({ page }) => {
  await opened(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  for (const address of ["index.html", "lists.html", "lessons.html", ""]) {
    await page.goto(address);
    expect(await page.title(), address).toContain("Stepstar");
  }
  await opened(page);
  await page.context().setOffline(false);
});

test("nothing is sent anywhere", async ({ page }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (!/^(data|blob):$/.test(protocol) && host !== new URL(page.url()).host && page.url() !== "about:blank")
      elsewhere.push(request.url());
    if (request.method() !== "GET") elsewhere.push(`${request.method()} ${request.url()}`);
  });
  await opened(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  expect(elsewhere).toEqual([]);
});

test("the theme can be chosen, and is remembered", async ({ page }) => {
  await opened(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByLabel("Theme").selectOption("dark");
  expect(await paper()).not.toBe(light);
  await opened(page);
  expect(await page.getByLabel("Theme").inputValue()).toBe("dark");
});
