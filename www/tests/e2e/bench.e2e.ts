/** The page "Benchmarks". */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./page.js";

const WORKERS = "**/assets/worker-*.js";

/** It never says that it is done, however quick it is. */
const ENDLESS = 'const post = postMessage; self.postMessage = (told) => told.kind === "done" || post(told)';

/** What measures begins with this. */
async function beginning(page: Page, script: string): Promise<void> {
  await page.route(WORKERS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script};${await response.text()}` });
  });
}

test("a visitor can run the comparison, and cancel the next one", async ({ page }) => {
  await page.goto("bench.html");
  expect(await page.locator("#table").textContent()).toContain("Nothing has been run yet");
  await page.getByLabel("Size").selectOption("128");
  await page.getByLabel("Queries").selectOption("20");
  await page.getByRole("button", { name: "Run it" }).click();
  await page.getByText("Done.").waitFor();
  const rows = page.locator("#table tbody tr");
  expect(await rows.count()).toBe(3);
  for (const row of await rows.all()) expect(await row.locator("td").nth(3).textContent()).toBe("20 of 20");
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  const hidden = await page.locator("#table").evaluate((table) => table.scrollWidth - table.clientWidth);
  expect(hidden, "on a phone the table needs no sideways scrolling").toBe(0);
  await page.setViewportSize(size);

  await beginning(page, ENDLESS);
  await page.getByRole("button", { name: "Run it" }).click();
  await page.getByText("queries asked").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Cancelled. What was measured so far is kept.").waitFor();
  expect(await page.getByRole("button", { name: "Run it" }).isEnabled()).toBe(true);
  await page.unrouteAll({ behavior: "wait" });
});

test("times too short for the browser's clock have no ratio", async ({ page }) => {
  await beginning(page, "performance.now = () => 0");
  await page.goto("bench.html");
  await page.getByLabel("Size").selectOption("128");
  await page.getByLabel("Queries").selectOption("20");
  await page.getByRole("button", { name: "Run it" }).click();
  await page.getByText("Done.").waitFor();
  expect(await page.locator("#table tbody td:nth-child(3)").allTextContents()).toEqual(["–", "–", "–"]);
  await page.unrouteAll({ behavior: "wait" });
});

test("the keyboard focus moves from Run to Cancel and back", async ({ page }) => {
  await beginning(page, ENDLESS);
  await page.goto("bench.html");
  const focused = () => page.evaluate(() => document.activeElement!.textContent);
  await page.getByRole("button", { name: "Run it" }).focus();
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("Cancel");
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("Run it");
  expect(await page.getByText("Cancelled. What was measured so far is kept.").isVisible()).toBe(true);
  await page.unrouteAll({ behavior: "wait" });
});

test("where workers are forbidden, both pages that measure say so, and can be tried again", async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      constructor() {
        super();
        throw new DOMException("Access to the script is denied by the policy.", "SecurityError");
      }
    } as unknown as typeof Worker;
  });
  for (const address of ["bench.html", "lists.html"]) {
    await page.goto(address);
    const run = page.getByRole("button", { name: "Run it" });
    await run.click();
    await page
      .getByText("The browser could not run the worker that measures: this page or frame may forbid it.")
      .waitFor();
    expect(await run.isEnabled(), address).toBe(true);
    expect(await page.getByRole("button", { name: "Cancel" }).isDisabled(), address).toBe(true);
  }
});
