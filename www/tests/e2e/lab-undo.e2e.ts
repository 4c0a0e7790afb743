/** Undo and redo in the lab: maps, their options, and the buttons. */
import { expect } from "vitest";
import { board, opened, pressed, settled, taken, turned, unfolded } from "./lab-page.js";
import { test } from "./page.js";

test("undo and redo restore whole maps", async ({ lab: page }) => {
  const before = await board(page, "map");
  await pressed(page, "New…");
  await page.getByLabel("Kind").selectOption("maze");
  await page.getByRole("button", { name: "Draw it" }).click();
  await settled(page);
  const maze = await board(page, "map");
  expect(maze).not.toBe(before);
  await page.evaluate(() => document.querySelector("step-star")!.undo());
  await settled(page);
  expect(await board(page, "map")).toBe(before);
  await page.evaluate(() => document.querySelector("step-star")!.redo());
  await settled(page);
  expect(await board(page, "map")).toBe(maze);
});

test("undo is disabled at first, and enabled as soon as something can be undone", async ({ page }) => {
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await page.goto("embed.html#make=maze.9x9.1&editable");
  await page.waitForFunction(() => document.querySelector("step-star")!.grid?.width === 9);
  await settled(page);
  expect(await undo.isDisabled()).toBe(true);
  await opened(page);
  await unfolded(page, "Tools");
  expect(await undo.isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Clear the map" }).click();
  expect(await undo.isDisabled()).toBe(false);
  await undo.click();
  expect(await undo.isDisabled()).toBe(true);
  await taken(page, "manhattan");
  expect(await undo.isDisabled()).toBe(false);
});

test("a button that becomes disabled by undoing or redoing everything keeps the focus", async ({ page }) => {
  await opened(page);
  await unfolded(page, "Tools");
  const focused = () => page.evaluate(() => document.querySelector("step-star")!.shadowRoot!.activeElement?.ariaLabel);
  await page.getByRole("button", { name: "Clear the map" }).click();
  const [undo, redo] = ["Undo", "Redo"].map((name) => page.getByRole("button", { name, exact: true }));
  await undo!.focus();
  await page.keyboard.press("Enter");
  expect(await undo!.isDisabled()).toBe(true);
  expect(await focused()).toBe("Undo");
  await page.keyboard.press("Enter");
  expect(await redo!.isDisabled(), "a further undo does nothing").toBe(false);
  await redo!.focus();
  await page.keyboard.press("Enter");
  expect(await redo!.isDisabled()).toBe(true);
  expect(await focused()).toBe("Redo");
});

test("undo and redo bring each example back with the options it was left with", async ({ lab: page }) => {
  const go = async (way: "undo" | "redo" | "reload" | "clear") => {
    await page.evaluate((way) => document.querySelector("step-star")![way](), way);
    await settled(page);
    return [await board(page, "options"), await page.getByLabel("Algorithm").inputValue()];
  };
  await page.getByLabel("Estimate h").selectOption("zero");
  await settled(page);
  const before = await board(page, "options");
  await taken(page, "manhattan");
  await page.getByLabel("Algorithm").selectOption("greedy");
  await settled(page);
  const after = await board(page, "options");
  expect(after).not.toEqual(before);
  expect(await go("clear"), "clearing keeps the map's options").toEqual([after, "greedy"]);
  expect(await go("undo")).toEqual([after, "greedy"]);
  expect(await go("undo")).toEqual([before, "astar"]);
  expect(await page.getByLabel("Estimate h").inputValue()).toBe("zero");
  await turned(page, "Search");
  await page.getByLabel("Weight of h").fill("2");
  await page.getByLabel("Weight of h").press("Enter");
  await settled(page);
  expect(await go("redo")).toEqual([after, "greedy"]);
  expect(await go("undo"), "with the weight changed since").toEqual([{ ...(before as object), weight: 2 }, "astar"]);
  expect(await go("clear")).toEqual([{ ...(before as object), weight: 2 }, "astar"]);
});
