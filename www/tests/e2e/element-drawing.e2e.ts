/** Drawing on the board by mouse and by keyboard: walls, start and goal, lines and areas. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/element/contract.js";
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
  const board = await BoardInPage.open(page, { editable: "", step: "40" });
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
  await page.keyboard.press("Escape");
  await board.settled();
  expect(await board.read("position"), "with nothing in progress, Escape shows the whole path").toBe(
    await board.length(),
  );
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

test("editing in the middle of a search keeps the step", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "", step: "20" });
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

test("with the Pointer tool, left sets the start, right the goal, middle a wall, and Control plays the search", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" });
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
  expect(await board.read("position")).toBe(await board.length());
  await page.keyboard.press("c");
  expect(await board.cells()).not.toContain("1");
  await page.keyboard.press("r");
  expect(await board.cells()).toContain("1");
});

test("with the Pointer tool, moving an end shows the whole path at once; only Control plays", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "", step: "20" });
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

test("the keyboard alone draws, moves start and goal, steps and plays", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await board.surface.evaluate((surface) => surface.blur());
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press("Tab");
    if (await board.star.evaluate((element) => element.shadowRoot!.activeElement?.matches(".board"))) break;
  }
  // The cursor stands at the start.
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
  const end = await board.read("position");
  await page.keyboard.press(",");
  expect(await board.read("position")).toBeLessThan(end);
  await page.keyboard.press("Home");
  await page.keyboard.press(" ");
  expect(await board.read("playing")).toBe(true);
  await page.keyboard.press("i");
  await page.keyboard.press(" ");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  expect(await board.read("position")).toBe(1 + 1);
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
