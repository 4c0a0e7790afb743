/** What every cell costs, on a board: its colours and numbers, the way from there, and the limit. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

const MAP = "S..#G\n.#.#.\n.....";

const seen = (board: BoardInPage) =>
  board.star.evaluate((element: StepStarElement) => {
    const { ground, marks } = element.scene() as Extract<ReturnType<typeof element.scene>, { kind: "grid" }>;
    const g = [...ground.values!.g].map((cost, i) => (ground.values!.state[i] === 2 ? cost : null));
    return {
      g,
      most: ground.field?.most,
      goals: marks.goals,
      path: marks.path.map(String),
      border: marks.border ?? [],
    };
  });

test("a field has the cost of every cell, no goal, no verdict and a legend; a cell that is pinned has its way", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { map: MAP, show: "distances" });
  const none = null;
  const { g, most, goals, path } = await seen(board);
  expect(g).toEqual([0, 1, 2, none, 8, 1, none, 3, none, 7, 2, 3, 4, 5, 6]);
  expect([most, goals, path]).toEqual([8, [], []]);
  expect(await board.sentence()).toBe("Reached 12 places from (0, 0).");
  const scale = board.element.locator(".scale");
  expect(await scale.textContent()).toBe("Cost from the start08");
  await board.star.evaluate((element: StepStarElement) => {
    element.pinned = [2, 2];
  });
  await board.settled();
  // Round the wall either way: both cost 4.
  expect((await seen(board)).path.length).toBe(5);
  expect(await board.element.locator(".look").textContent()).toContain("cost 4");
  await board.star.evaluate((element: StepStarElement) => {
    element.show = "path";
  });
  await board.settled();
  expect((await seen(board)).goals).toEqual([[4, 0]]);
  expect(await scale.isVisible()).toBe(false);
});

test("a limit has its border at the end, and steps come before it", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { map: "S...\n....", show: "distances", "max-cost": "1" });
  const { g, border } = await seen(board);
  expect(g.filter((cost) => cost !== null)).toEqual([0, 1, 1]);
  // Between (1, 0) and (2, 0), (1, 0) and (1, 1), (0, 1) and (1, 1).
  expect(border.length).toBe(3);
  expect(await board.sentence()).toBe("Reached 3 places from (0, 0) at a cost of at most 1.");
  await board.star.evaluate((element: StepStarElement) => {
    element.step = 1;
  });
  await board.settled();
  const first = await seen(board);
  expect([first.border, first.g.filter((cost) => cost !== null)]).toEqual([[], [0]]);
  await board.star.evaluate((element: StepStarElement) => {
    element.maxCost = null;
    element.step = 8;
  });
  await board.settled();
  expect(await board.sentence()).toBe("Reached 8 places from (0, 0).");
});
