/** What is told of worlds to those who do not see the board: of a step, and of the cell under the keyboard's cursor. */
import { expect } from "vitest";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

/** A board with the cursor on its start. */
async function heard(page: Parameters<typeof BoardInPage.open>[0], map: string, attributes: Record<string, string>) {
  const board = await BoardInPage.open(page, { editable: "", algorithm: "astar", ...attributes }, map);
  await board.surface.focus();
  await page.keyboard.press("i");
  const look = board.element.locator(".look");
  const at = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    return look.textContent();
  };
  return { board, at };
}

test("where turning costs: whither one looks, and what else is known of a cell", async ({ embed: page }) => {
  const { board, at } = await heard(page, "S..\n.#.\n..G", { "turn-cost": "1", heading: "east" });
  expect(await board.sentence()).toBe("A path from (0, 0) to (2, 2) in 4 steps, cost 6.");
  expect(await at("ArrowRight")).toBe("(1, 0): closed, g = 1, h = 3, f = 4, ← (0, 0), →, ← g = 7");
  await board.surface.focus();
  await page.keyboard.press("i");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await board.settled();
  expect(await board.sentence()).toMatch(/^Expanded \(1, 0\) heading east: /);
});

test("of several starts and goals which they are, and which pair won", async ({ embed: page }) => {
  const { board, at } = await heard(page, ".......", { start: "0,0 4,0", goal: "6,0 1,0" });
  expect(await board.sentence()).toBe("A path from (0, 0) to (1, 0) in 1 step, cost 1.");
  expect(await at()).toMatch(/^\(0, 0\): start 1, closed/);
  expect(await at("ArrowRight")).toMatch(/^\(1, 0\): goal 2, /);
});

test("in a range where the path ends, and that any cell there would do", async ({ embed: page }) => {
  const { board } = await heard(page, "S.....G", { within: "2" });
  expect(await board.sentence()).toMatch(/^A path from \(0, 0\) to \(4, 0\) in 4 steps, cost 4/);
});

test("of a field a cell's cost and the way from there; it has no goal", async ({ embed: page }) => {
  const { at } = await heard(page, "S.G", { show: "distances" });
  expect(await at("ArrowRight")).toBe("(1, 0): cost 1, ← (0, 0)");
  expect(await at("ArrowRight")).toBe("(2, 0): cost 2, ← (1, 0)");
});

test("of a large agent why it does not get through", async ({ embed: page }) => {
  const { board } = await heard(page, "S..#..\n......\n...#.G\n......", { size: "2" });
  expect(await board.sentence()).toBe("The goal (5, 2) is too narrow for the agent.");
});

test("on floors the floor of a cell, its stairs and whither they lead", async ({ embed: page }) => {
  const { board, at } = await heard(page, "S.a\n...\n\na..\n..G", {});
  expect(await at("ArrowRight", "ArrowRight")).toMatch(
    /^\(2, 0\) on floor 0: closed, .*, a → \(0, 0\) on floor 1 \(1\)$/,
  );
  expect(await at("PageUp")).toMatch(/^\(2, 0\) on floor 1: /);
  expect(await board.element.getByRole("group", { name: "2 floors" }).getByRole("button").allTextContents()).toEqual([
    "All floors",
    "Floor 0",
    "Floor 1",
  ]);
});
