/** Worlds of the lab that look for more than one path: several starts and goals, ranges, and what every place costs. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { asOpened, opened, panel, pressed, settled, taken, turned } from "./lab-page.js";
import { test } from "./page.js";

const sought = (page: Page) =>
  page.evaluate(() => {
    const { starts, goals, within, show, maxCost, result } = document.querySelector("step-star")!;
    return { ends: [starts.length, goals.length], within, show, maxCost, message: result?.message };
  });

async function begun(page: Page, world: string): Promise<void> {
  await pressed(page, "New…");
  const dialog = page.getByRole("dialog", { name: "A new map" });
  await dialog.getByLabel("World").selectOption(world);
  await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    const shown = new Promise((done) => star.addEventListener("result", done, { once: true }));
    Object.assign(window, { shown });
  });
  await dialog.getByRole("button", { name: "Draw it" }).click();
  await page.evaluate(() => (window as { shown?: Promise<unknown> }).shown);
  await settled(page);
}

test("New has them as worlds, undo leads back, and a link opens the same", async ({ page, open }) => {
  await opened(page);
  await begun(page, "goals");
  expect((await sought(page)).ends).toEqual([2, 3]);
  await begun(page, "distances");
  expect(await sought(page)).toMatchObject({
    ends: [1, 1],
    show: "distances",
    message: expect.stringMatching(/^Reached \d/),
  });
  await turned(page, "Search");
  const reach = panel(page, "In this world").getByLabel("Reaches as far as");
  await reach.fill("5");
  await reach.press("Enter");
  await settled(page);
  await pressed(page, "Save…");
  expect(await page.getByRole("button", { name: "Places", exact: true }).isVisible(), "there is no path").toBe(false);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => location.hash.includes("show=distances&maxCost=5"));
  const limited = await sought(page);
  expect(limited.message).toMatch(/at a cost of at most 5\.$/);
  const fresh = await open();
  await opened(fresh, new URL(page.url()).hash);
  expect(await sought(fresh)).toEqual(limited);
  await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    star.undo();
    await star.settled;
  });
  expect(await sought(page)).toMatchObject({ ends: [2, 3], show: "path", maxCost: null });
});

test("a range of a unit: the cell's panel has its cost and steps, and a page gets the same board", async ({
  lab: page,
}) => {
  await asOpened(page);
  await taken(page, "range");
  await page.evaluate(() => {
    document.querySelector("step-star")!.pinned = [9, 4];
  });
  await settled(page);
  const cell = panel(page, "One cell");
  await cell.getByText("cost from the start").waitFor();
  expect(await cell.locator("dl").textContent()).toBe("cost from the start3steps3");
  await pressed(page, "Save…");
  await page.getByRole("button", { name: "For my page…" }).click();
  const text = page
    .getByRole("group", { name: "The text to paste" })
    .or(page.locator("pre[aria-label='The text to paste']"));
  await expect.poll(() => text.textContent()).toMatch(/show="distances" max-cost="6"/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
});

test("where turning costs, the panel of a cell has every direction in which it was entered", async ({ lab: page }) => {
  await asOpened(page);
  await taken(page, "turns");
  const known = await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    const [x, y] = star.result!.path[4] as [number, number];
    star.pinned = [x, y];
    return star.trace!.headings([x, y]).length;
  });
  await settled(page);
  expect(known).toBeGreaterThan(1);
  const rows = panel(page, "One cell").locator(".entered li");
  expect(await rows.count()).toBe(known);
  expect(await rows.first().textContent()).toMatch(/^heading [\w-]+: (open|closed), g = [\d.]+, f = [\d.]+$/);
});

test("where turning costs, the world has a field for where the agent looks at first, and one for turns that only decide", async ({
  lab: page,
}) => {
  await asOpened(page);
  await taken(page, "turns");
  await turned(page, "Search");
  const world = panel(page, "In this world");
  const options = () => page.evaluate(() => document.querySelector("step-star")!.options);
  expect(await world.getByLabel("Heading at the start").inputValue()).toBe("");
  await world.getByLabel("Heading at the start").selectOption("north-west");
  await settled(page);
  expect((await options()).heading).toBe("north-west");
  await page.waitForFunction(() => location.hash.includes("heading=north-west"));
  await world.getByLabel("A turn only decides between paths of equal cost").check();
  await settled(page);
  expect((await options()).turnCost).toBe("tie");
  expect(await world.getByLabel("A turn costs").isVisible()).toBe(false);
  // As links may have it.
  await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    star.options = { ...star.options, heading: 90 };
  });
  await settled(page);
  expect(await world.getByLabel("Heading at the start").inputValue()).toBe("east");
});

test("a pinned cell becomes one more goal, and is none any more", async ({ lab: page }) => {
  await asOpened(page);
  await taken(page, "exits");
  await page.evaluate(() => {
    document.querySelector("step-star")!.pinned = [13, 9];
  });
  await settled(page);
  await panel(page, "One cell").getByRole("button", { name: "One more goal" }).click();
  await settled(page);
  expect((await sought(page)).ends).toEqual([1, 4]);
  await panel(page, "One cell").getByRole("button", { name: "No goal here" }).click();
  expect((await sought(page)).ends).toEqual([1, 3]);
});
