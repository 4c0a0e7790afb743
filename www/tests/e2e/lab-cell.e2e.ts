/** One cell looked at closely, with whatever tool is chosen: its story, each chapter of which can be gone to. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { board, opened, panel, settled, turned } from "./lab-page.js";
import { test } from "./page.js";

/** Where the middle of a cell is on the screen. */
async function middleOf(page: Page, [x, y]: readonly [number, number]): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([x, y]) => {
      const star = document.querySelector("step-star")!;
      scrollTo(0, 0);
      const scene = star.scene();
      if (scene.kind !== "grid") throw new Error("The board shows no grid.");
      const { view } = scene.ground;
      const board = star.shadowRoot!.querySelector(".board")!.getBoundingClientRect();
      const [left, top] = [x + 0.5 - view.x, y + 0.5 - view.y];
      return { x: board.left + left * view.scale, y: board.top + top * view.scale };
    },
    [x, y] as const,
  );
}

test("a right click on a free cell pins it and draws nothing, and each chapter of its story can be gone to", async ({
  lab: page,
}) => {
  const before = await board(page, "map");
  const { x, y } = await middleOf(page, [6, 6]);
  await page.mouse.click(x, y, { button: "right" });
  const cell = panel(page, "One cell");
  await cell.getByText(/\(6, 6\) is closed.*Pinned/).waitFor();
  expect(await board(page, "map")).toBe(before);
  const known = await page.evaluate(() => {
    const trace = document.querySelector("step-star")!.trace!;
    const opens = trace.next(0, 1, { at: [6, 6], kinds: ["open"] })!;
    const closes = trace.next(0, 1, { at: [6, 6], kinds: ["close"] })!;
    // In whole steps one goes to the end of that which it is a part of.
    const [opened, closed] = [opens, closes].map((position) => trace.positionOf(trace.expansionAt(position)));
    return { opened, closed, within: closes, sentence: trace.explain(opens - 1) };
  });
  await cell.getByRole("button", { name: /^opened at step/ }).click();
  await settled(page);
  expect(await board(page, "position")).toBe(known.opened);
  await cell.getByText(known.sentence).waitFor();
  await cell.getByRole("button", { name: /^closed at step/ }).click();
  await settled(page);
  expect(await board(page, "position")).toBe(known.closed);
  expect(known.closed, "a step goes on after its cell is closed").toBeGreaterThan(known.within);
  await page.evaluate(() => {
    document.querySelector("step-star")!.pinned = null;
  });
});

test("a right click on a wall still erases it", async ({ lab: page }) => {
  const { x, y } = await middleOf(page, [13, 7]);
  await page.mouse.click(x, y, { button: "right" });
  await expect.poll(() => page.evaluate(() => document.querySelector("step-star")!.grid!.isWall(13, 7))).toBe(false);
  expect(await page.evaluate(() => document.querySelector("step-star")!.pinned)).toBeNull();
});

test("a tap on a device without a mouse asks, and draws nothing", async ({ open }) => {
  const page = await open({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 900 } });
  await opened(page);
  const before = await board(page, "map");
  const { x, y } = await middleOf(page, [6, 6]);
  await page.touchscreen.tap(x, y);
  await panel(page, "One cell")
    .getByText(/Pinned/)
    .waitFor();
  expect(await page.evaluate(() => document.querySelector("step-star")!.pinned)).toEqual([6, 6]);
  expect(await board(page, "map")).toBe(before);
});

test("of a cell that never came the panel says why, with its f and that of the goal", async ({ lab: page }) => {
  const cell = panel(page, "One cell");
  const said = async (options: object, place: [number, number], why: string, map?: string) => {
    await page.evaluate(
      async ([options, place, map]) => {
        const star = document.querySelector("step-star")!;
        if (map) star.map = map as string;
        star.options = options as object;
        await star.settled;
        star.pinned = place as [number, number];
      },
      [options, place, map] as const,
    );
    await expect.poll(() => cell.textContent()).toContain(why);
  };
  const map = "S..G.......\n...........";
  const f = "On the cheapest way its f would be 10 + 7 = 17; the goal came with 3.";
  await said({ algorithm: "astar" }, [10, 0], f, map);
  await said({ algorithm: "astar", maxExpansions: 2 }, [10, 0], "the search stopped at its limit");
  await said({ algorithm: "astar" }, [4, 0], "no step leads here", "S.#G.\n..#..");
  await page.evaluate(() => {
    document.querySelector("step-star")!.pinned = null;
  });
});

test("the cell that the mouse was on when it left the board stays in the panel", async ({ lab: page }) => {
  const cell = panel(page, "One cell");
  await turned(page, "One cell");
  const { x, y } = await middleOf(page, [23, 7]);
  await page.mouse.move(x, y);
  await cell.getByText("(23, 7)").waitFor();
  const { x: left, y: top } = (await page.locator("#panels").boundingBox())!;
  await page.mouse.move(left + 40, top + 40);
  await settled(page);
  await cell.getByText("(23, 7)").waitFor();
});
