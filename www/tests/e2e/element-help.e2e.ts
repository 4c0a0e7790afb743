/** The list of keys is a modal dialog: while it is open, no key reaches the board. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

test("while the list of keys is open, keys do nothing to the board; Escape closes it and returns the focus", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "", step: "e20" });
  const cells = await board.cells();
  const dialog = board.element.getByRole("dialog", { name: "Keys and gestures" });
  await board.surface.focus();
  await page.keyboard.press("?");
  await dialog.waitFor();
  for (const key of ["c", "Home", "ArrowRight", "?"]) await page.keyboard.press(key);
  expect(await board.cells()).toBe(cells);
  expect(await board.read("position")).toBe(20);
  expect(await dialog.count()).toBe(1);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await board.read("position")).toBe(20);
  expect(await board.surface.evaluate((surface) => surface.matches(":focus"))).toBe(true);
});

test("while an exercise asks, the list has only the keys that do something then", async ({ page }) => {
  await page.goto("exercise.html#kind=order");
  await page.locator(".prompt").filter({ hasText: /\S/ }).waitFor();
  const star = page.locator("step-star");
  const state = () =>
    star.evaluate((board: StepStarElement) => [board.position, board.speed, board.stepUnit, board.playing]);
  await star.evaluate((board: StepStarElement) => board.settled);
  const before = await state();
  await star.locator(".board").focus();
  for (const key of ["Space", "ArrowRight", "End", "ArrowUp", "[", "]", "u"]) await page.keyboard.press(key);
  expect(await state()).toEqual(before);
  await page.keyboard.press("?");
  const keys = () => star.getByRole("dialog").locator("kbd").allTextContents();
  expect(await keys()).toEqual(["Esc", "-", "+", "0", "?", "I", "Enter"]);
  const told = (await star.getByRole("dialog").locator("dd").allTextContents()).join("; ");
  expect(told).toContain("Choose what is at the cursor");
  expect(told).not.toMatch(/path|step|paint|pin/i);
  await page.keyboard.press("Escape");
  // A search with a mistake is to be stepped through.
  await page.goto("exercise.html#kind=mistake");
  await page.reload();
  await star.locator(".player").waitFor();
  await star.locator(".board").focus();
  await page.keyboard.press("?");
  expect(await keys()).toEqual(expect.arrayContaining(["Space", "→", "]", "U", "B"]));
});

test("keys that the page passes on do not reach the board either", async ({ lab: page }) => {
  const star = page.locator("step-star");
  const cells = () => star.evaluate((element: StepStarElement) => element.grid!.cells().join(""));
  const before = await cells();
  await page.keyboard.press("?");
  await star.evaluate((element: StepStarElement) =>
    element.pressKey(new KeyboardEvent("keydown", { key: "c", cancelable: true })),
  );
  expect(await cells()).toBe(before);
  await page.keyboard.press("Escape");
  await star.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("c");
  expect(await cells()).not.toBe(before);
});

test("a key pressed before the closed help has lost the focus is the board's", async ({ lab: page }) => {
  const star = page.locator("step-star");
  await page.keyboard.press("?");
  // Without a frame in between.
  const [before, after] = await star.evaluate((element: StepStarElement) => {
    const dialog = element.shadowRoot!.querySelector("dialog")!;
    const before = element.grid!.cells().join("");
    const title = dialog.querySelector("h2")!;
    dialog.close();
    title.dispatchEvent(new KeyboardEvent("keydown", { key: "c", bubbles: true, composed: true, cancelable: true }));
    return [before, element.grid!.cells().join("")];
  });
  expect(after).not.toBe(before);
});

test("on a phone the list of keys opens at its top", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const board = await BoardInPage.open(page, { editable: "" });
  await board.element.getByRole("button", { name: "Keys and gestures" }).click();
  const dialog = board.element.getByRole("dialog");
  const [top, more] = await dialog.evaluate((box) => [box.scrollTop, box.scrollHeight - box.clientHeight]);
  expect(more).toBeGreaterThan(100);
  expect(top).toBe(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
});

test("the list shows the picture of each button beside its name: a finger gets no tooltips", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const buttons = await board.element
    .locator(".tools button:not([hidden])")
    .evaluateAll((all) => all.map((button) => [button.ariaLabel!, button.querySelector("path")!.getAttribute("d")!]));
  expect(buttons.length).toBeGreaterThan(10);
  await board.element.getByRole("button", { name: "Keys and gestures" }).click();
  const listed = await board.element
    .getByRole("dialog")
    .locator("dd")
    .evaluateAll((all) =>
      all.map((dd) => [dd.textContent!, dd.previousElementSibling!.querySelector("path")?.getAttribute("d")]),
    );
  for (const button of buttons) expect(listed).toContainEqual(button);
  // What has no button has no picture.
  expect(listed.filter(([name]) => name === "Ten steps back")).toEqual([["Ten steps back", undefined]]);
  await page.getByRole("button", { name: "Close" }).click();
});

test("on a magnified slide the whole list of keys is in view", async ({ embed: page }) => {
  await BoardInPage.open(page, { style: "zoom: 2", editable: "" });
  await page.getByRole("button", { name: "Keys and gestures" }).click();
  const box = (await page.getByRole("dialog").boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  await page.getByRole("button", { name: "Close" }).click();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("keys for the element's own controls do not reach the page, where they might turn a slide", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 540 });
  const board = await BoardInPage.open(page, { editable: "", step: "e20" });
  await page.evaluate(() => {
    // As slide shows do.
    document.addEventListener("keydown", (event) => {
      event.preventDefault();
      document.title += ` ${event.key}`;
    });
    document.title = "";
  });
  const slider = board.element.getByRole("slider", { name: "Speed" });
  const speed = () => board.star.evaluate((element) => element.speed);
  const before = await speed();
  await slider.focus();
  for (const key of ["ArrowLeft", "PageDown", "Home"]) await page.keyboard.press(key);
  expect(await speed()).toBeLessThan(before);
  await board.element.getByRole("slider", { name: "Position" }).focus();
  await page.keyboard.press("PageDown");
  await board.element.locator("select").last().focus();
  for (const key of ["e", "ArrowUp", "Control+k", "Escape"]) await page.keyboard.press(key);
  await board.element.locator("button.play").focus();
  for (const key of ["Space", "Enter", "Control+Enter"]) await page.keyboard.press(key);
  await board.element.getByRole("button", { name: "Keys and gestures" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Escape");
  await board.element.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("PageDown");
  // What the element has no use for is the page's.
  expect(await page.title()).toBe("Control k Escape Control Enter PageDown");
});
