/** Drawing on the board by mouse: walls, start and goal, lines and areas. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

test("dragging draws walls without gaps, or removes them when it begins on a wall or with the right button", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await board.drag([
    { x: 1, y: 1 },
    { x: 4, y: 9 },
  ]);
  const drawn = await board.cells();
  for (let y = 1; y <= 9; y++) expect(drawn.slice(y * 24, y * 24 + 5), `row ${y}`).toContain("1");
  // Begun on a wall, the same stroke takes walls away.
  await board.drag([
    { x: 1, y: 1 },
    { x: 4, y: 9 },
  ]);
  expect(await board.isWall({ x: 1, y: 1 })).toBe(false);
  await board.star.evaluate((element: StepStarElement) => element.undo());
  expect(await board.cells()).toBe(drawn);
  await board.drag(
    [
      { x: 1, y: 1 },
      { x: 4, y: 9 },
    ],
    "right",
  );
  expect(await board.isWall({ x: 4, y: 9 })).toBe(false);
});

test("what is drawn on a board without a map is on no other board", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" }, "");
  await board.drag([
    { x: 3, y: 3 },
    { x: 5, y: 3 },
  ]);
  expect(await board.cells()).toContain("111");
  const other = await BoardInPage.open(page, { editable: "" }, "");
  expect(await other.cells()).toMatch(/^0+$/);
});

test("releasing the button outside the board ends the stroke", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const from = await board.at({ x: 2, y: 2 });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, 2);
  await page.mouse.up();
  const before = await board.cells();
  const to = await board.at({ x: 10, y: 10 });
  await page.mouse.move(to.x, to.y);
  expect(await board.cells()).toBe(before);
});

test("Escape and undo abandon the stroke or drag in progress and leave the map unchanged", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "", step: "e40" });
  const shown = async () => ({
    cells: await board.cells(),
    start: await board.read("start"),
    goal: await board.read("goal"),
    canUndo: await board.read("canUndo"),
    position: await board.read("position"),
  });
  const before = await shown();
  const strokes = [
    ["wall", { from: [1, 1], to: [4, 9] }],
    ["terrain", { from: [1, 1], to: [4, 9] }],
    ["line", { from: [1, 1], to: [4, 9] }],
    ["rectangle", { from: [1, 1], to: [4, 9] }],
    // The goal and the start.
    ["wall", { from: [19, 5], to: [17, 7] }],
    ["wall", { from: [4, 5], to: [2, 7] }],
  ] as const;
  const waysToGiveUp = { Escape: () => page.keyboard.press("Escape"), undo: () => page.keyboard.press("Control+z") };
  for (const [way, giveUp] of Object.entries(waysToGiveUp))
    for (const [tool, { from, to }] of strokes) {
      await board.star.evaluate((element: StepStarElement, tool) => {
        element.tool = tool as StepStarElement["tool"];
      }, tool);
      const at = ([x, y]: readonly [number, number]) => board.at({ x, y });
      const [down, over, more] = [await at(from), await at(to), await at([8, 10])];
      await page.mouse.move(down.x, down.y);
      await page.mouse.down();
      await page.mouse.move(over.x, over.y);
      await giveUp();
      await board.settled();
      expect(await shown(), `${tool}, ${way}`).toEqual(before);
      // The button is still down: what follows draws nothing, moves no map and clicks nothing.
      const view = await board.at({ x: 0, y: 0 });
      await page.mouse.move(more.x, more.y);
      await page.mouse.up();
      await board.settled();
      expect(
        { ...(await shown()), view: await board.at({ x: 0, y: 0 }) },
        `${tool}, ${way}, after moving on and releasing`,
      ).toEqual({
        ...before,
        view,
      });
      expect(await board.read("pinned")).toBeNull();
    }
});

test("while something is dragged the line about the cell below the pointer is empty", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const look = () => board.star.evaluate((element) => element.shadowRoot!.querySelector(".look")!.textContent);
  const [from, ...way] = await Promise.all([19, 17, 16, 15].map((x) => board.at({ x, y: 5 })));
  await page.mouse.move(from!.x, from!.y);
  expect(await look()).toContain("(19, 5)");
  await page.mouse.down();
  for (const { x, y } of way) {
    await page.mouse.move(x, y);
    await board.settled();
    expect(await look()).toBe("");
  }
  await page.mouse.up();
  await page.mouse.move(way[0]!.x, way[0]!.y);
  await board.settled();
  expect(await board.read("goal")).toEqual([15, 5]);
  expect(await look()).toContain("(17, 5)");
});

test("dragging the goal updates the path, and undo brings both back", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const before = await board.cost();
  await board.drag([
    { x: 19, y: 5 },
    { x: 15, y: 5 },
    { x: 10, y: 5 },
  ]);
  expect(await board.read("goal")).toEqual([10, 5]);
  expect(await board.cost()).toBe(6);
  await page.keyboard.press("Control+z");
  await board.settled();
  expect([await board.read("goal"), await board.cost()]).toEqual([[19, 5], before]);
});

test("with the Pointer tool, left sets the start, right the goal, middle a wall, and Control plays the search", async ({
  embed: page,
}) => {
  // Slowly enough to play for minutes.
  const board = await BoardInPage.open(page, { editable: "", speed: "0.1" });
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: /^Pointer/ }).click();
  await board.click({ x: 1, y: 1 });
  await board.click({ x: 3, y: 1 }, { button: "right" });
  expect([await board.read("start"), await board.read("goal")]).toEqual([
    [1, 1],
    [3, 1],
  ]);
  await board.click({ x: 2, y: 1 }, { button: "middle" });
  expect(await board.isWall({ x: 2, y: 1 })).toBe(true);
  expect(await board.cost()).toBe(4);
  await page.keyboard.down("Control");
  await board.click({ x: 20, y: 10 }, { button: "right" });
  await page.keyboard.up("Control");
  expect(await board.read("playing")).toBe(true);
  await page.keyboard.press("Escape");
  expect(await board.read("playing")).toBe(false);
  await board.surface.focus();
  await page.keyboard.press("c");
  expect(await board.cells()).not.toContain("1");
  await page.keyboard.press("r");
  expect(await board.cells()).toContain("1");
});

test("with the Pointer tool, moving an end shows the whole path at once; only Control plays", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "", step: "e20" });
  await board.surface.focus();
  await page.keyboard.press("p");
  for (const button of ["left", "right"] as const) {
    await board.click({ x: 2, y: button === "left" ? 1 : 9 }, { button });
    expect(await board.read("position")).toBe(await board.length());
  }
  await page.keyboard.down("Control");
  await board.click({ x: 1, y: 1 });
  await page.keyboard.up("Control");
  await board.click({ x: 3, y: 1 });
  expect(await board.read("playing"), "without Control nothing plays").toBe(false);
  expect(await board.read("position")).toBe(await board.length());
});

test("lines, rectangles, flood fills and terrain can be drawn, and terrain undone", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await page.getByRole("button", { name: /^Draw a rectangle/ }).click();
  await board.drag([
    { x: 0, y: 0 },
    { x: 3, y: 3 },
  ]);
  expect([await board.isWall({ x: 3, y: 3 }), await board.isWall({ x: 1, y: 1 })]).toEqual([true, false]);
  await page.keyboard.press("f");
  await board.click({ x: 1, y: 1 });
  expect(await board.isWall({ x: 2, y: 2 })).toBe(true);
  await page.keyboard.press("l");
  await board.drag([
    { x: 20, y: 0 },
    { x: 23, y: 0 },
  ]);
  expect(await board.isWall({ x: 22, y: 0 })).toBe(true);
  await page.keyboard.press("7");
  await board.click({ x: 22, y: 2 });
  expect(await board.star.evaluate((element: StepStarElement) => element.grid!.cost(22, 2))).toBe(7);
  await page.keyboard.press("Control+z");
  expect(await board.star.evaluate((element: StepStarElement) => element.grid!.cost(22, 2))).toBe(1);
});

test("the eraser and the right button take walls and terrain away, and so does terrain on terrain of its cost", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" }, "S55#.\n....G");
  const text = () => board.star.evaluate((element: StepStarElement) => element.grid!.toText("ascii").slice(0, 5));
  await board.click({ x: 2, y: 0 }, { button: "right" });
  await page.keyboard.press("e");
  await board.click({ x: 3, y: 0 });
  expect(await text()).toMatch(/^[S.]5\.\.\.$/);
  await board.click({ x: 1, y: 0 });
  await page.keyboard.press("7");
  await board.click({ x: 2, y: 0 });
  await board.click({ x: 3, y: 0 });
  await board.click({ x: 2, y: 0 });
  expect(await text()).toMatch(/^[S.]\.\.7\.$/);
});

test("a line in progress stays a line when another tool is chosen", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await board.surface.focus();
  await page.keyboard.press("l");
  const [from, to] = [await board.at({ x: 15, y: 0 }), await board.at({ x: 18, y: 3 })];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.keyboard.press("w");
  await page.mouse.up();
  await board.settled();
  const walls = [0, 3].map((y) => board.isWall({ x: 18, y }));
  expect(await Promise.all(walls)).toEqual([false, true]);
});

test("lines use the chosen brush, which is shown, and the tool bar does not shift", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const cost = board.element.getByRole("combobox", { name: "Cost of the terrain" });
  const undo = board.element.getByRole("button", { name: "Undo" });
  const before = await undo.boundingBox();
  await cost.selectOption("7");
  await board.surface.press("l");
  expect(await undo.boundingBox()).toEqual(before);
  expect(await board.element.locator(".tools .material").getAttribute("aria-label")).toBe("Draw terrain");
  await board.drag([
    { x: 20, y: 0 },
    { x: 23, y: 0 },
  ]);
  expect(await board.star.evaluate((element: StepStarElement) => element.grid!.cost(22, 0))).toBe(7);
});

test("a mouse that moves within a cell is told to the page once, not for each pixel", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const told = await board.star.evaluateHandle((star: StepStarElement) => {
    const told: unknown[] = [];
    star.addEventListener("inspect", ({ detail }) => told.push(detail.hover));
    return told;
  });
  const { x, y } = await board.at({ x: 20, y: 2 });
  for (const off of [0, 1, 2, 3]) await page.mouse.move(x + off, y);
  expect(await told.evaluate((told) => told)).toEqual([[20, 2]]);
});
