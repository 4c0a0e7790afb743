/** For everyone, everywhere: axe-core in both themes at three widths, without a network, on paper. */
import { describe, expect } from "vitest";
import { violations } from "./axe.js";
import { opened } from "./lab-page.js";
import { test } from "./page.js";

describe("axe-core finds nothing", () => {
  for (const width of [360, 768, 1440]) {
    test.for(["index.html", "lists.html", "lessons.html", "embed-guide.html"])(
      `at ${width} pixels, in light and dark: %s`,
      async (address, { page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        if (address === "index.html") await opened(page);
        else await page.waitForLoadState("networkidle");
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await violations(page), colorScheme).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
            "no sideways scrolling is needed",
          ).toBeLessThanOrEqual(width);
        }
      },
    );
  }

  test("in every dialog", async ({ page }) => {
    await opened(page);
    for (const name of ["New…", "Load…", "Save…"]) {
      await page.getByRole("button", { name }).click();
      expect(await violations(page), name).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
});

test("works without a network after the first visit", async ({ open }) => {
  const page = await open({ serviceWorkers: "allow" });
  await opened(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  for (const address of ["index.html", "lists.html", "lessons.html", ""]) {
    await page.goto(address);
    expect(await page.title(), address).toContain("Stepstar");
  }
  await opened(page);
});

test("nothing is sent anywhere", async ({ open }) => {
  const page = await open({ serviceWorkers: "allow" });
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
