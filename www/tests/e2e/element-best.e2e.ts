/** A verdict "not optimal" can be seen: the best path beside the one found, and the step at which it was lost. */
import { expect } from "vitest";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

/** Greedy search walks across the swamp. */
const SWAMP = `
.......
S.999.G
.......`;

test("of a path that costs too much the badge says why, and shows the best one, where they part and where it was lost", async ({
  embed,
}) => {
  const board = await BoardInPage.open(embed, { algorithm: "greedy", step: "2" }, SWAMP);
  const badge = board.element.locator(".badge");
  await badge.getByText("Not optimal: 30, the best is 8").waitFor();
  await badge.getByText("greedy ignores g").waitFor();
  await badge.getByRole("button", { name: "best path" }).click();
  const sentence = board.element.locator(".say");
  await sentence.getByText("The path found costs 30, the best one, dotted, 8; they part at").waitFor();
  await sentence.getByText("was still waiting").waitFor();
  const seen = await board.star.evaluate((star) => {
    const scene = star.scene();
    if (scene.kind !== "grid") throw new Error("The board shows no grid.");
    const best = scene.marks.highlights.find(({ kind }) => kind === "best")!.spots;
    const apart = scene.marks.highlights.find(({ kind }) => kind === "worst")!.spots;
    const found = star.result!.path as readonly (readonly [number, number])[];
    return { best, apart, found, atEnd: star.position === star.trace!.length };
  });
  expect(seen.best).toHaveLength(9);
  expect([seen.best[0], seen.best.at(-1)]).toEqual([
    [0, 1],
    [6, 1],
  ]);
  expect(seen.apart).toHaveLength(1);
  expect(seen.found).toContainEqual(seen.apart[0]);
  expect(seen.atEnd).toBe(true);
  // A step away its own sentence is back.
  await board.star.evaluate((star) => star.stepBy(-1));
  await expect.poll(() => sentence.textContent()).not.toContain("dotted");
});

test("a path that is optimal, or a search without one, offers no better path", async ({ embed }) => {
  const board = await BoardInPage.open(embed, {}, SWAMP);
  await board.element.locator(".badge").getByText("Optimal").waitFor();
  expect(await board.element.getByRole("button", { name: "best path" }).count()).toBe(0);
});
