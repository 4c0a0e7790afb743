/** The first visit to the lab. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { board, opened, settled } from "./lab-page.js";
import { test } from "./page.js";

/** Opens the lab as somebody who has never been there. */
async function first(page: Page, hash = ""): Promise<void> {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("first-visit")) localStorage.clear();
    sessionStorage.setItem("first-visit", "yes");
  });
  await opened(page, hash);
}

const playing = (page: Page) => page.evaluate(() => document.querySelector("step-star")!.playing);

test("the first visit plays the example slowly from its beginning; the next one opens at its most telling step", async ({
  open,
}) => {
  const page = await open({ reducedMotion: "no-preference" });
  await first(page);
  await expect.poll(() => playing(page)).toBe(true);
  expect(await board(page, "expansion")).toBeLessThan(50);
  expect(await page.evaluate(() => document.querySelector("step-star")!.speed)).toBe(4);
  await page.getByText("A* always goes on from the open cell with the least f").waitFor();
  await page.goto("lists.html");
  await opened(page);
  expect(await playing(page)).toBe(false);
  expect(await board(page, "expansion")).toBe(96);
});

test("where nothing may move by itself, the first visit waits with a large button, which leaves the board in reach", async ({
  open,
}) => {
  const page = await open({ reducedMotion: "reduce" });
  await first(page);
  const play = page.locator(".welcome").getByRole("button", { name: "Play" });
  await play.waitFor();
  expect([await playing(page), await board(page, "position")]).toEqual([false, 0]);
  await play.click();
  await expect.poll(() => board(page, "expansion")).toBeGreaterThan(1);
  expect(await page.locator(".welcome").count()).toBe(0);
});

test("a link is shown as it is, on a first visit too", async ({ open }) => {
  const page = await open({ reducedMotion: "no-preference" });
  await first(page, "#example=trap&step=10");
  await settled(page);
  expect(await playing(page)).toBe(false);
});
