/** The zoo of mistakes. */
import { expect } from "vitest";
import { MISTAKES, WALK_MISTAKES } from "../../src/package/api/definitions.js";
import { checkLooks } from "./axe.js";
import { test } from "./page.js";

test("each mistake stands beside a right search, asks before it answers, and both are stepped together", async ({
  page,
}) => {
  await page.goto("zoo.html#h-only");
  expect(await page.locator(".specimen").count()).toBe(MISTAKES.length + WALK_MISTAKES.length);
  const greedy = page.locator(".specimen", { has: page.locator("#h-only") });
  expect(await greedy.locator("details").getAttribute("open")).toBe(null);
  // A wrong guess opens nothing.
  const [wrong] = await greedy
    .getByRole("radio")
    .evaluateAll((radios) =>
      (radios as HTMLInputElement[]).filter(({ value }) => value !== "h-only").map(({ value }) => value),
    );
  await greedy.locator(`input[value="${wrong}"]`).check();
  await greedy.getByText("No: step through it once more.").waitFor();
  expect(await greedy.locator("details").getAttribute("open")).toBe(null);
  await greedy.locator('input[value="h-only"]').check();
  await greedy.getByText("Yes.").waitFor();
  expect(await greedy.locator("del").textContent()).toContain("take the least h");

  const steps = () =>
    greedy.locator("step-star").evaluateAll(async (boards) => {
      const both = boards as HTMLElementTagNameMap["step-star"][];
      for (const board of both) await board.settled;
      return both.map(({ step }) => step);
    });
  expect(await steps()).toEqual([1, 1]);
  // Nobody judges a search with a mistake, so no room is kept for a verdict.
  expect(await greedy.locator("step-star").first().locator(".verdict").isVisible()).toBe(false);
  await greedy
    .locator("step-star")
    .first()
    .evaluate((board) => board.focus());
  await page.keyboard.press("ArrowRight");
  await expect.poll(steps).toEqual([2, 2]);
});

test("the zoo is accessible, and no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("zoo.html");
  await page.locator("step-star").first().waitFor();
  await checkLooks(page, 2);
});
