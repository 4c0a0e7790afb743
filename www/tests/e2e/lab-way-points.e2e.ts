/** What the lab says of a search with way points: each part of the path is a search of its own. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { panel, settled, turned } from "./lab-page.js";
import { test } from "./page.js";

/** A way point on the first example, and a step in the search from there to the goal. */
async function inSecondPart(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    star.through = [[20, 2]];
    await star.settled;
    const { trace } = star;
    let events = trace!.length;
    while (trace!.event(events - 1).parent !== null) events--;
    star.position = events + 3;
    star.pinned = [20, 2];
    // In larger cells the legend tells of numbers, too.
    star.zoom = 50;
  });
  await settled(page);
}

test("with way points g and h are told from the stop before to the next one, as they are counted", async ({
  lab: page,
}) => {
  await inSecondPart(page);
  const cell = panel(page, "One cell");
  await expect.poll(() => cell.textContent()).toContain("g, from the stop before0");
  const legend = page.locator("#legend");
  expect(await legend.textContent()).toContain("g from the stop before, h estimated to the next stop");
  expect(await panel(page, "The numbers").locator("dl").first().textContent()).toMatch(/^cost from the stop before\d/);
  await page.evaluate(() => {
    document.querySelector("step-star")!.through = [];
  });
  await settled(page);
  await expect.poll(() => cell.textContent()).toContain("g, from the start");
  expect(await panel(page, "The numbers").locator("dl").first().textContent()).toMatch(/^cost(?! from the stop)/);
});

test("with way points no heap is drawn that the search never had", async ({ lab: page }) => {
  await inSecondPart(page);
  await turned(page, "Numbers");
  await panel(page, "Open, as a heap").getByText("a new heap for each part of the path").waitFor();
  expect(await page.locator(".panels svg.heap").count()).toBe(0);
});

test("with way points the pseudo-code goes from stop to stop", async ({ lab: page }) => {
  await inSecondPart(page);
  const code = panel(page, "What runs");
  await expect.poll(() => code.textContent()).toContain("for each part of the path");
  expect(await code.textContent()).toContain("open = { stop before }");
  expect(await code.textContent()).toContain("if n is the next stop: walk the parents back");
});
