/** The page "Open lists", with its laboratory. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./page.js";

/** Makes the measuring worker's clock run 60 times as fast from its next start on. */
async function hurry(page: Page): Promise<void> {
  const quick = "const now = performance.now.bind(performance); performance.now = () => 60 * now();";
  await page.route("**/worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${quick}${await response.text()}` });
  });
}

test("the laboratory measures all versions, shows their growth, estimates stopped runs and can be cancelled", async ({
  page,
}) => {
  await page.goto("lists.html");
  expect(await page.locator("#sources details").count(), "the page shows the code of all five versions").toBe(5);
  // The growth below is of counted comparisons, so a wrong clock does no harm.
  await hurry(page);
  await page.getByLabel("Stop a run after").selectOption("600");
  await page.getByLabel("Grids up to").selectOption("125");
  await page.getByLabel("Walls").selectOption("0.35");
  await page.getByRole("button", { name: "Run it" }).click();
  await page.getByRole("status").getByText("Done.").waitFor();
  expect(await page.locator("#table tbody tr").count()).toBe(15);
  expect(await page.locator("#plots svg").count()).toBe(2);
  for (const title of await page.locator("#plots title").allTextContents())
    expect(title).toMatch(
      /^(Node array.*|Two arrays): [\d,]+ expansions, [\d.,]+ (comparisons and moves|µs|ms|s|min)$/,
    );
  // Two arrays are searched for every neighbour: comparisons grow with about the square of the cells.
  const exponent = Number(await page.locator(".laws tr", { hasText: "Two arrays" }).locator("td").nth(1).textContent());
  expect(exponent).toBeGreaterThan(1.8);
  expect(exponent).toBeLessThan(2.2);

  // Some versions would take hours on larger grids: they are stopped or, on a slow machine, not begun, and their time is estimated.
  await page.getByLabel("Grids up to").selectOption("2000");
  await page.getByLabel("Stop a run after").selectOption("2");
  // On a slow machine few runs are begun, and all is over soon: it is cancelled as soon as the table tells of one.
  const told = page.evaluate(() => {
    const wanted = /^(250|500|1,?000|2,?000) × .*(stopped at .*%|not begun): would take about [\d.,]+ (s|min|h)/;
    const cancel = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Cancel")!;
    const table = document.querySelector("#table")!;
    return new Promise<void>((done) => {
      const watching = new MutationObserver(() => {
        if (![...table.querySelectorAll("tr")].some(({ textContent }) => wanted.test(textContent))) return;
        watching.disconnect();
        cancel.click();
        done();
      });
      watching.observe(table, { subtree: true, childList: true, characterData: true });
    });
  });
  await page.getByRole("button", { name: "Run it" }).click();
  await told;
  await page.getByText("Cancelled. What was measured so far is kept.").waitFor();
  await page.unrouteAll();
  expect(await page.locator("#table tbody tr").count()).toBeGreaterThanOrEqual(15);
  const begun = await page.getByRole("button", { name: "Run it" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    return document.querySelector("progress")!.value;
  });
  expect(begun, "progress starts from 0 again").toBe(0);
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await page.getByRole("button", { name: "Run it" }).isEnabled()).toBe(true);
});

test("the laboratory opens with a first look at small grids, whose place a run takes at any time", async ({ page }) => {
  await page.goto("lists.html");
  await page.getByRole("status").getByText("A first look, at small grids.").waitFor();
  expect(await page.locator("#plots svg").count()).toBe(2);
  const sides = () => page.locator("#table tbody tr td:first-child").allTextContents();
  expect([...new Set(await sides())]).toEqual(["31 × 31", "63 × 63", "125 × 125"]);

  // The first look goes on until all workers are let go.
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route("**/worker-*.js", async (route) => {
    await held;
    // That of the first look has been ended meanwhile.
    await route.continue().catch(() => {});
  });
  await page.reload();
  expect((await sides()).length, "every run that will come has its row").toBe(15);
  const seen = await page.evaluate(() => {
    document.querySelector<HTMLSelectElement>("#plan select")!.value = "250";
    const status = document.querySelector("#status")!.textContent;
    for (const button of document.querySelectorAll("button")) if (button.textContent === "Run it") button.click();
    return status;
  });
  expect(seen, "the first look isn't over").toBe("");
  letGo();
  await page.getByRole("status").getByText("Done.").waitFor();
  expect(await page.locator("#table tr", { hasText: "–" }).count()).toBe(0);
  expect((await sides()).length, "nothing of the first look is left").toBe(20);
  await page.unrouteAll();
});

test("plots keep the size of their letters at any width, and the focus moves between Run and Cancel", async ({
  page,
}) => {
  await page.goto("lists.html");
  await page.getByLabel("Grids up to").selectOption("125");
  await page.getByRole("button", { name: "Run it" }).focus();
  const focused = await page.evaluateHandle(() => {
    const focused: string[] = [];
    document.addEventListener("focusin", ({ target }) => focused.push((target as Element).textContent!));
    return focused;
  });
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText("Done.").waitFor();
  expect(await focused.jsonValue()).toEqual(["Cancel", "Run it"]);
  for (const width of [360, 1200]) {
    await page.setViewportSize({ width, height: 640 });
    await page.waitForFunction(() => {
      const plot = document.querySelector<SVGSVGElement>("#plots svg")!;
      return Math.abs(plot.getBoundingClientRect().width / plot.viewBox.baseVal.width - 1) < 0.01;
    });
  }
});
