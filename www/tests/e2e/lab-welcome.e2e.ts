/** The first visit to the lab. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { StepDetail } from "../../src/package/element/events.js";
import { board, opened, settled } from "./lab-page.js";
import { test } from "./page.js";

/** Opens the lab as somebody who has never been there. */
async function first(page: Page, hash = ""): Promise<void> {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("first-visit")) localStorage.clear();
    sessionStorage.setItem("first-visit", "yes");
    // Heard here, as playing comes to an end.
    const begins = ({ detail }: CustomEvent<StepDetail>) => {
      if (!detail.playing) return;
      Object.assign(window, { played: detail.expansion });
      removeEventListener("step", begins as EventListener);
    };
    addEventListener("step", begins as EventListener);
  });
  await opened(page, hash);
}

/** Where it was when it first told that it plays. */
const played = (page: Page) => page.evaluate(() => (window as { played?: number }).played);
const playing = (page: Page) => page.evaluate(() => document.querySelector("step-star")!.playing);

test("the first visit plays the example slowly from its beginning; the next one opens at its most telling step", async ({
  open,
}) => {
  const page = await open({ reducedMotion: "no-preference" });
  await first(page);
  await expect.poll(() => played(page)).toBeLessThan(50);
  expect(await page.evaluate(() => document.querySelector("step-star")!.speed)).toBe(4);
  await page.getByRole("button", { name: "more", exact: true }).click();
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

test.for([
  [360, 740],
  [320, 640],
  [740, 360],
  [1280, 800],
] as const)("the large button covers no wall, nor start or goal, at %$", async ([width, height], { open }) => {
  const page = await open({ reducedMotion: "reduce", hasTouch: width < 800, viewport: { width, height } });
  await first(page);
  await page.locator(".welcome").getByRole("button", { name: "Play" }).waitFor();
  const covered = () =>
    page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      const scene = star.scene();
      if (scene.kind !== "grid") throw new Error("The board shows no grid.");
      const { map, view, walls } = scene.ground;
      const board = star.shadowRoot!.querySelector(".board")!.getBoundingClientRect();
      const play = document.querySelector(".welcome button")!.getBoundingClientRect();
      const ends = [star.start, star.goal].map(String);
      return [...walls].flatMap((wall, i) => {
        const [x, y] = [i % map.width, Math.floor(i / map.width)];
        if (!wall && !ends.includes(`${x},${y}`)) return [];
        const [left, top] = [board.left + (x - view.x) * view.scale, board.top + (y - view.y) * view.scale];
        const apart =
          left + view.scale <= play.left + 1 ||
          left >= play.right - 1 ||
          top + view.scale <= play.top + 1 ||
          top >= play.bottom - 1;
        return apart ? [] : `${x},${y}`;
      });
    });
  await expect.poll(covered).toEqual([]);
  const inside = await page.evaluate(() => {
    const board = document.querySelector("step-star")!.shadowRoot!.querySelector(".board")!.getBoundingClientRect();
    const play = document.querySelector(".welcome button")!.getBoundingClientRect();
    return play.top >= board.top && play.bottom <= board.bottom && play.left >= board.left && play.right <= board.right;
  });
  expect(inside).toBe(true);
});

test("a link is shown as it is, on a first visit too", async ({ open }) => {
  const page = await open({ reducedMotion: "no-preference" });
  await first(page, "#example=trap&step=10");
  await settled(page);
  expect(await playing(page)).toBe(false);
});
