/** Editing in the middle of a search: the reader stays at the step. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

test("editing in the middle of a search keeps the step", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "", step: "e20" });
  await board.drag([
    { x: 22, y: 0 },
    { x: 23, y: 0 },
  ]);
  expect(await board.read("position")).toBe(20);
});

test("resizing, clearing and undoing keep the step, the pinned cell and the break points still on the map", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await board.star.evaluate((star) => {
    star.position = 20;
    star.pinned = [3, 5];
    for (const at of [
      [2, 2],
      [23, 3],
    ] as const)
      star.addBreakPoint({ at, when: "closes" });
  });
  const kept = async () => {
    await board.settled();
    return board.star.evaluate(({ position, pinned, breakPoints, grid }: StepStarElement) => ({
      position,
      pinned,
      breaks: breakPoints.map(({ at }) => at),
      size: [grid!.width, grid!.height],
    }));
  };
  const same = { position: 20, pinned: [3, 5] };
  await board.star.evaluate((star) => star.resize(26, 10));
  expect(await kept()).toEqual({
    ...same,
    breaks: [
      [2, 2],
      [23, 3],
    ],
    size: [26, 10],
  });
  await board.star.evaluate((star) => star.resize(22, 10));
  expect(await kept()).toEqual({ ...same, breaks: [[2, 2]], size: [22, 10] });
  expect(await board.surface.getAttribute("aria-label")).toMatch("22 by 10");
  await board.surface.press("c");
  expect(await kept()).toMatchObject({ ...same, breaks: [[2, 2]] });
  for (let i = 0; i < 3; i++) await page.keyboard.press("Control+z");
  expect(await kept()).toMatchObject({ ...same, breaks: [[2, 2]], size: [24, 12] });
});

test("resizing keeps the step of two searches side by side", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "compare", other: "algorithm: dijkstra" });
  const shown = async () => {
    await board.settled();
    return board.star.evaluate(({ trace, otherTrace }: StepStarElement) =>
      [trace!, otherTrace!].map((trace) => trace.expansionAt(trace.position)),
    );
  };
  await board.star.evaluate((star) => star.stepBy(-1000));
  await board.star.evaluate((star) => star.stepBy(20));
  expect(await shown()).toEqual([20, 20]);
  await board.star.evaluate((star) => star.resize(30, 12));
  expect(await shown()).toEqual([20, 20]);
  await board.star.evaluate((star) => star.undo());
  expect(await shown()).toEqual([20, 20]);
});
