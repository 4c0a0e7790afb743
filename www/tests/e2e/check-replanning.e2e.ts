/** The page "Check your A*" asked about programs that replan while the map changes, from its front. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { checkLooks } from "./axe.js";
import { test } from "./page.js";

/** The page, asked about a program that replans: nothing else is set. */
async function asked(page: Page): Promise<void> {
  await page.goto("check.html");
  await page.getByRole("radio", { name: "It replans while the map changes" }).check();
  await page.waitForFunction(() => document.querySelector("step-star")?.grid?.width === 7);
}

const sample = async (page: Page, mistake: string) => {
  await page.getByRole("combobox", { name: "No program at hand?" }).selectOption(mistake);
  await page.getByRole("button", { name: "Put it here" }).click();
};
const check = (page: Page) => page.getByRole("button", { name: "Check it" }).click();
const status = (page: Page) => page.locator("#status");
const printed = (page: Page) => page.getByLabel("The run: a line for each expansion");

test("with nothing set, the page's own right program is right, and its wrong one is named at tick and line, on two boards in step", async ({
  page,
}) => {
  await asked(page);
  await sample(page, "");
  expect((await printed(page).inputValue()).split("\n")[0]).toBe("tick 0: (0, 2)");
  await check(page);
  await page.locator("#status.good").waitFor();
  expect(await page.locator("#message").textContent()).toMatch(/^A correct D\* Lite with straight steps/);
  expect(await page.locator("#verdict step-star").count()).toBe(1);

  await sample(page, "never-resets");
  expect(await status(page).textContent()).toBe("Nothing has been checked yet.");
  await check(page);
  await page.locator("#status.bad").waitFor();
  expect(await page.locator("#message").textContent()).toMatch(
    /^At tick 4 the run [^.]*\. That is line 29 of the run\. /,
  );
  expect(await page.locator("#verdict h3").allTextContents()).toEqual(["It never sets g to infinity (never-resets)"]);
  expect(await page.locator("#verdict del").textContent()).toContain("g(n) = rhs(n)");
  const ticks = () =>
    page.evaluate(async () => {
      const boards = [...document.querySelectorAll<HTMLElementTagNameMap["step-star"]>("#verdict step-star")];
      for (const board of boards) await board.settled;
      return boards.map(({ trace }) => trace?.tickAt(trace.position));
    });
  await expect.poll(ticks).toEqual([4, 4]);
  await page
    .locator("#verdict step-star")
    .first()
    .evaluate((board) => board.focus());
  await page.keyboard.press("ArrowLeft");
  await expect.poll(ticks).toEqual([3, 3]);
});

test("what is no run, and changes that are none, are told by line; another map or change takes back what was said", async ({
  page,
}) => {
  await asked(page);
  const changes = page.getByLabel("What changes, a line for each change");
  await printed(page).fill("0 2\n1 2");
  await check(page);
  await status(page).getByText("This is no run on this map.").waitFor();
  expect(await page.locator("#message").textContent()).toMatch(/^Line 1: it names no tick/);
  expect(
    await printed(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    ),
  ).toBe("0 2");
  await changes.fill("tick 4: (9, 5) wall");
  expect(await status(page).textContent()).toBe("Nothing has been checked yet.");
  await check(page);
  await status(page).getByText("The place of change 1 (9, 5) is outside the map").waitFor();
  await changes.fill("tick 4: wall");
  await check(page);
  await status(page).getByText("Line 1 of the changes is “tick 4: wall”").waitFor();
  await page.getByRole("radio", { name: "It searches once" }).check();
  expect(await changes.isVisible()).toBe(false);
  expect(await page.getByRole("radio", { name: "What it printed" }).isVisible()).toBe(true);
});

test("with a verdict the page is accessible, and no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await asked(page);
  await sample(page, "never-resets");
  await check(page);
  await page.locator("#status.bad").waitFor();
  await checkLooks(page, 1);
});
