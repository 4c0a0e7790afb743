/** Drawing on the board by keyboard alone. */
import { expect } from "vitest";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

test("the keyboard alone draws, moves start and goal, steps and plays", async ({ embed: page }) => {
  // So slow that it plays longer than any test takes.
  const board = await BoardInPage.open(page, { editable: "", speed: "0.01" });
  await board.surface.evaluate((surface) => surface.blur());
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press("Tab");
    if (await board.star.evaluate((element) => element.shadowRoot!.activeElement?.matches(".board"))) break;
  }
  const end = await board.read("position");
  await page.keyboard.press("ArrowLeft");
  expect(await board.read("position"), "without a cursor, arrows step").toBeLessThan(end);
  // The cursor stands at the start, and the board says what arrows do now.
  await page.keyboard.press("i");
  const mode = () =>
    board.surface.evaluate((surface) => getComputedStyle(surface.closest("figure")!, "::after").content);
  expect(await mode()).toContain("Arrow keys move the cursor");
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  expect(await board.isWall({ x: 5, y: 0 })).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("s");
  expect(await board.read("start")).toEqual([5, 1]);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("g");
  await board.settled();
  expect(await board.read("goal")).toEqual([15, 2]);
  const last = await board.read("position");
  await page.keyboard.press(",");
  expect(await board.read("position")).toBeLessThan(last);
  await page.keyboard.press("Home");
  await page.keyboard.press(" ");
  expect(await board.read("playing")).toBe(true);
  await page.keyboard.press("i");
  expect(await mode()).toBe("none");
  await page.keyboard.press(" ");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  expect(await board.read("step")).toBe(1);
});

test("by keyboard, Enter sets both ends of a line or rectangle; Escape or the mouse abandons it", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const walls = async () => (await board.cells()).split("1").length - 1;
  const before = await walls();
  await board.click({ x: 0, y: 0 });
  await page.keyboard.press("Control+z");
  await board.star.evaluate((star) => {
    star.pinned = [20, 9];
  });
  await page.mouse.move(0, 0);
  // The cell cursor starts at the pinned cell.
  for (const key of ["i", "l", "Enter", "ArrowRight", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  const sketched = () =>
    board.star.evaluate((star) => {
      const scene = star.scene();
      return scene.kind === "grid" ? scene.marks.sketch.length : 0;
    });
  expect(await sketched()).toBeGreaterThan(1);
  expect(await walls(), "nothing is drawn before the second Enter").toBe(before);
  await page.keyboard.press("Enter");
  expect([await board.isWall({ x: 20, y: 9 }), await board.isWall({ x: 22, y: 8 })]).toEqual([true, true]);
  expect(await sketched()).toBe(0);
  await page.keyboard.press("Control+z");
  expect(await walls(), "the line is one change to undo").toBe(before);
  for (const key of ["x", "Shift+Enter", "ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowDown", "Enter"])
    await page.keyboard.press(key);
  expect(await board.isWall({ x: 21, y: 9 }), "Shift+Enter fills the rectangle").toBe(true);
  await page.keyboard.press("Control+z");
  const position = await board.read("position");
  for (const key of ["Enter", "ArrowDown", "Escape"]) await page.keyboard.press(key);
  expect([await walls(), await sketched(), await board.read("position")]).toEqual([before, 0, position]);
  for (const key of ["Enter", "ArrowUp"]) await page.keyboard.press(key);
  await board.click({ x: 0, y: 0 });
  expect([await walls(), await sketched()]).toEqual([before + 1, 0]);
});

test("keys act at the cell cursor, even while the mouse rests on another cell", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await board.star.evaluate((star) => {
    star.pinned = [5, 5];
  });
  // Where the mouse has given the focus, there is no cell cursor yet; it begins at the pinned cell.
  await board.click({ x: 0, y: 0 });
  await page.keyboard.press("Control+z");
  await page.mouse.move(0, 0);
  await page.keyboard.press("i");
  const { x, y } = await board.at({ x: 20, y: 2 });
  await page.mouse.move(x, y);
  for (const key of ["ArrowUp", "s"]) await page.keyboard.press(key);
  expect(await board.read("start")).toEqual([5, 4]);
});
