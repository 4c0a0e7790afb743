/** Many figures on a page: those far from the view cost next to nothing, and those out of sight don't play. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { TRAP } from "./board.js";
import { test } from "./page.js";

const FIGURES = 30;
/** The width of a column of text, in which figures stand. */
const COLUMN = "960px";
const LARGE = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };

/** A page of figures in a column; waits for all their searches, and two frames. */
async function fill(page: Page, attributes: Record<string, string> = {}, count = FIGURES): Promise<void> {
  await page.goto("embed.html");
  await page.evaluate(
    async ([count, map, attributes, column]) => {
      const stars = Array.from({ length: count }, () => {
        const star = document.createElement("step-star");
        for (const [name, value] of Object.entries(attributes)) star.setAttribute(name, value);
        star.textContent = map;
        return star;
      });
      document.body.replaceChildren(...stars);
      document.body.style.cssText = `width: ${column}; margin: 0 auto`;
      await Promise.all(stars.map((star) => star.settled));
    },
    [count, TRAP, attributes, COLUMN] as const,
  );
}

/** The bytes of all canvases of all figures, and how many figures have one to show a board. */
const held = (page: Page) =>
  page.evaluate(() => {
    const canvases = [...document.querySelectorAll("step-star")].map((star) => [
      ...star.shadowRoot!.querySelectorAll("canvas"),
    ]);
    const bytes = canvases.flat().reduce((sum, { width, height }) => sum + 4 * width * height, 0);
    return {
      megabytes: bytes / 1e6,
      painted: canvases.filter((all) => all.some((one) => one.matches(".ground"))).length,
    };
  });

/** Scrolls a figure to the top of the view, and waits until its board is there. */
async function scrollTo(page: Page, index: number): Promise<void> {
  const star = page.locator("step-star").nth(index);
  await star.evaluate((star) => star.scrollIntoView());
  await star.locator("canvas.ground").waitFor();
}

test("thirty figures hold at most 60 MB of canvas, wherever one has scrolled to, and after printing", async ({
  open,
}) => {
  const page = await open(LARGE);
  await fill(page);
  const figures = page.locator("step-star");
  for (const index of [0, 14, 29, 3]) {
    await scrollTo(page, index);
    await expect.poll(async () => (await held(page)).painted, { message: `at figure ${index}` }).toBeLessThanOrEqual(4);
    const { megabytes, painted } = await held(page);
    expect(painted).toBeGreaterThan(0);
    expect(megabytes, `at figure ${index}`).toBeLessThan(60);
  }
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect((await held(page)).painted, "on paper").toBe(await figures.count());
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect((await held(page)).megabytes, "afterwards").toBeLessThan(60);
});

test("a figure that was scrolled away shows the same when one is back, and what was set meanwhile", async ({
  open,
}) => {
  const page = await open(LARGE);
  await fill(page, { step: "40" }, 6);
  const first = page.locator("step-star").first();
  // The scrub bar's marks come a moment later, and are none of the board's.
  const picture = () =>
    first.evaluate(async (star) => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      return [...star.shadowRoot!.querySelectorAll<HTMLCanvasElement>(".board canvas")].map((one) => one.toDataURL());
    });
  const stand = (position?: number) =>
    first.evaluate((star: HTMLElement & { position: number }, position) => {
      if (position !== undefined) star.position = position;
      return star.position;
    }, position);
  await scrollTo(page, 0);
  const [before, there] = [await picture(), await stand()];
  expect(before).toHaveLength(2);
  /** Of each canvas, whether it is as it was. */
  const same = async () => (await picture()).map((one, i) => one === before[i]);
  const away = async () => {
    await scrollTo(page, 5);
    await first.locator("canvas.ground").waitFor({ state: "detached" });
  };
  await away();
  await scrollTo(page, 0);
  expect(await same(), "nothing was set").toEqual([true, true]);
  await away();
  await stand(0);
  await scrollTo(page, 0);
  expect(await same(), "another position was set").toEqual([false, false]);
  await stand(there);
  expect(await same(), "back at the first position").toEqual([true, true]);
});

const playing = (page: Page, index: number) =>
  page
    .locator("step-star")
    .nth(index)
    .evaluate((star) => (star as HTMLElement & { playing: boolean }).playing);

test("a figure plays from when it comes into view, stops when it leaves, and goes on from there", async ({ open }) => {
  const page = await open(LARGE);
  await fill(page, { playing: "", speed: "1" }, 6);
  await expect.poll(() => playing(page, 0)).toBe(true);
  expect(await playing(page, 5)).toBe(false);
  const position = () =>
    page
      .locator("step-star")
      .nth(5)
      .evaluate((star) => (star as HTMLElement & { position: number }).position);
  expect(await position()).toBe(0);
  await scrollTo(page, 5);
  await expect.poll(() => playing(page, 5)).toBe(true);
  await expect.poll(() => playing(page, 0)).toBe(false);
  await expect.poll(position).toBeGreaterThan(0);
  await scrollTo(page, 0);
  await expect.poll(() => playing(page, 5)).toBe(false);
  const left = await position();
  expect(left).toBeGreaterThan(0);
  await scrollTo(page, 5);
  await expect.poll(() => playing(page, 5)).toBe(true);
  expect(await position()).toBeGreaterThanOrEqual(left);
});

test('a figure with play="always" plays out of view, too', async ({ open }) => {
  const page = await open(LARGE);
  await fill(page, { playing: "", play: "always", speed: "1" }, 6);
  await expect.poll(() => playing(page, 5)).toBe(true);
  await page
    .locator("step-star")
    .nth(5)
    .evaluate((star) => star.removeAttribute("play"));
  expect(await playing(page, 5)).toBe(false);
  // As a framework sets it, which finds a property of that name.
  await page
    .locator("step-star")
    .nth(5)
    .evaluate((star) => Object.assign(star, { play: "always" }));
  expect(await playing(page, 5)).toBe(true);
});
