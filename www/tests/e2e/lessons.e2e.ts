/** The page of lessons in windows of several widths. */
import { expect } from "vitest";
import type { StepStar } from "../../src/element.js";
import { test } from "./page.js";

test("on a phone the boards of the recipes are lower than elsewhere, so that nothing is above and below their maps", async ({
  page,
}) => {
  await page.goto("lessons.html");
  const heights = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    return page.evaluate(async () => {
      const stars = [...document.querySelectorAll<StepStar>("step-star:is([recipe]:not([recipe=game-graph]), [mode])")];
      // Boards below what is in view begin one after the other.
      await Promise.all(stars.map(({ settled }) => settled));
      return stars.map((star) => ({
        mode: star.getAttribute("mode"),
        given: Number(star.getAttribute("height")),
        shown: star.shadowRoot!.querySelector(".board")!.clientHeight,
      }));
    });
  };
  const wide = await heights(960);
  expect(wide.length).toBeGreaterThan(4);
  for (const { given, shown } of wide) expect(shown).toBe(given);
  for (const { mode, shown } of await heights(360)) expect(shown).toBe(mode === "compare" ? 128 : 240);
});

test("on a phone the board that asks which node comes next shows each f, without which one could only guess", async ({
  open,
}) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.goto("lessons.html#heap");
  const board = page.locator("section[aria-labelledby=heap] step-star");
  const scale = await board.evaluate(async (star: StepStar) => {
    await star.settled;
    const scene = star.scene();
    return scene.kind === "grid" ? scene.ground.view.scale : 0;
  });
  // From this size on a cell has its f.
  expect(scale).toBeGreaterThanOrEqual(28);
});

test("each line of the contents is high enough for a finger, with no gap that belongs to none", async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.goto("lessons.html");
  const heights = await page.locator(".contents ol a").evaluateAll((links) => {
    return links.map((link) => link.getBoundingClientRect().height);
  });
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test("every lesson asks what comes next at the press of a button, and pressed again its board is as before", async ({
  page,
}) => {
  await page.goto("lessons.html");
  // The last one has three walks beside each other, which is for watching.
  const lessons = page.locator(".lesson:not([aria-labelledby=beside])");
  const modes = () =>
    page.evaluate(async () => {
      const boards = [...document.querySelectorAll(".lesson:not([aria-labelledby=beside])")].map(
        (lesson) => lesson.querySelector<StepStar>("step-star")!,
      );
      await Promise.all(boards.map(({ settled }) => settled));
      return boards.map(({ mode }) => mode);
    });
  const before = await modes();
  expect(new Set(before)).toEqual(new Set(["watch", "compare", "predict"]));
  const buttons = lessons.getByRole("button", { name: "Predict what comes next" });
  expect(await buttons.count()).toBe(await lessons.count());
  const pressed = () => buttons.evaluateAll((all) => all.map((button) => button.ariaPressed));
  expect(await pressed()).toEqual(before.map((mode) => String(mode === "predict")));
  for (const [i, mode] of before.entries()) if (mode !== "predict") await buttons.nth(i).click();
  expect(new Set(await modes())).toEqual(new Set(["predict"]));
  expect(new Set(await pressed())).toEqual(new Set(["true"]));
  for (const [i, mode] of before.entries()) if (mode !== "predict") await buttons.nth(i).click();
  expect(await modes()).toEqual(before);
});

test("an estimate that the reader writes is searched with, and one that makes no sense is told", async ({ page }) => {
  await page.goto("lessons.html#own");
  const lesson = page.locator("section[aria-labelledby=own]");
  const cost = () => lesson.locator("step-star").evaluate((star: StepStar) => star.result?.cost);
  await expect.poll(cost).toBe(12);
  const field = lesson.getByLabel("Estimate h");
  await field.fill("3 * (dx + dy)");
  await field.press("Enter");
  await expect.poll(cost).toBe(14);
  const fault = lesson.getByRole("alert").filter({ hasText: /\S/ });
  expect(await fault.count()).toBe(0);
  await field.fill("dx +");
  await field.press("Enter");
  await fault.waitFor();
  await field.fill("0");
  await field.press("Enter");
  await fault.waitFor({ state: "hidden" });
  await expect.poll(cost).toBe(12);
});
