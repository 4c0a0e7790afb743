/** Editing nodes and connections of a graph by mouse and finger. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, GRAPH } from "./board.js";
import { test } from "./page.js";

const path = (board: BoardInPage) => board.star.evaluate((element: StepStarElement) => element.result!.path);

/** The cell whose centre is the node's position: `BoardInPage` points at the centres of cells. */
const node = (x: number, y: number) => ({ x: x - 0.5, y: y - 0.5 });

test("clicking a node occupies it and the path goes round; undo frees it", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" }, GRAPH);
  expect(await path(board)).toEqual([0, 1, 3]);
  await board.click(node(4, -1));
  expect(await path(board)).toEqual([0, 2, 3]);
  await page.keyboard.press("Control+z");
  await board.settled();
  expect(await path(board)).toEqual([0, 1, 3]);
});

test("nodes can be dragged, and connections drawn and removed by dragging", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" }, GRAPH);
  await board.drag([node(3, 3), node(4, 2), node(5, 2.5)]);
  const [, , moved] = await board.star.evaluate((element: StepStarElement) => element.graph!.nodes);
  expect(moved!.x).toBeCloseTo(5, 1);
  expect(moved!.y).toBeCloseTo(2.5, 1);
  await page.getByRole("button", { name: /^Connect/ }).click();
  await board.drag([node(0, 0), node(4, 1), node(8, 1)]);
  expect(await path(board)).toEqual([0, 3]);
  expect(await board.cost(), "a drawn connection costs its length, rounded up").toBe(8.07);
  await board.drag([node(0, 0), node(4, 1), node(8, 1)]);
  expect(await path(board)).toEqual([0, 1, 3]);
});

test("only the eraser and the terrain tool act on a connection that is pressed", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" }, GRAPH);
  const costs = async (tool: "wall" | "pointer" | "pan" | "terrain" | "erase") => {
    await board.star.evaluate((element: StepStarElement, tool) => {
      Object.assign(element, { tool, terrain: 9 });
    }, tool);
    await board.click(node(2, -0.5));
    return board.star.evaluate((element: StepStarElement) => element.graph!.connections.map(({ cost }) => cost));
  };
  for (const tool of ["wall", "pointer", "pan"] as const) expect(await costs(tool), tool).toEqual([5, 6, 5, 6]);
  expect(await costs("terrain")).toEqual([9, 6, 5, 6]);
  expect(await costs("erase")).toEqual([6, 5, 6]);
});

test("a drawn connection costs its length, rounded up to two decimals, so the estimate stays admissible", async ({
  embed: page,
}) => {
  for (const [x, y, cost] of [
    [3, 3, 4.25],
    [1.1, 0, 1.1],
  ] as const) {
    const nodes = [
      { id: 0, x: 0, y: 0 },
      { id: 1, x, y },
    ];
    const board = await BoardInPage.open(page, { editable: "" }, JSON.stringify({ nodes, connections: [] }));
    await page.getByRole("button", { name: /^Connect/ }).click();
    await board.drag([node(0, 0), node(x / 2, y / 2), node(x, y)]);
    expect(await board.cost()).toBe(cost);
    await board.element.locator(".badge").getByText("estimate never too high").waitFor();
  }
});

test("with the Pointer tool, setting the start shows the whole path at once", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "", step: "e2" }, GRAPH);
  await page.getByRole("button", { name: /^Pointer/ }).click();
  await board.click(node(3, 3));
  expect(await path(board)).toEqual([2, 3]);
  expect(await board.read("position")).toBe(await board.length());
});

test("with the Pointer tool, the right button sets the goal, and a drag with it moves the goal on", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" }, GRAPH);
  await page.getByRole("button", { name: /^Pointer/ }).click();
  await board.click(node(3, 3), { button: "right" });
  expect([await board.read("start"), await board.read("goal")]).toEqual([0, 2]);
  await board.drag([node(3, 3), node(3.5, 1), node(4, -1)], "right");
  expect([await board.read("start"), await board.read("goal")]).toEqual([0, 1]);
});

test("with the Pointer tool, S and G can be dragged to other nodes", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" }, GRAPH);
  await page.getByRole("button", { name: /^Pointer/ }).click();
  await board.drag([node(8, 1), node(6, 1), node(4, -1)]);
  expect([await board.read("start"), await board.read("goal")]).toEqual([0, 1]);
  await board.drag([node(0, 0), node(2, 2), node(3, 3)]);
  expect([await board.read("start"), await board.read("goal")]).toEqual([2, 1]);
  await board.star.evaluate((element: StepStarElement) => element.undo());
  await board.star.evaluate((element: StepStarElement) => element.undo());
  expect([await board.read("start"), await board.read("goal")], "each drag is one change").toEqual([0, 3]);
  await board.click(node(8, 1));
  expect(await board.read("start"), "a click is a click").toBe(3);
});

test("of two nodes at the same place, the one on top is dragged", async ({ embed: page }) => {
  const nodes = [
    { id: 0, x: 0, y: 0 },
    { id: 1, x: 4, y: 2 },
    { id: 2, x: 4, y: 2 },
    { id: 3, x: 8, y: 0 },
  ];
  const board = await BoardInPage.open(page, { editable: "" }, JSON.stringify({ nodes, connections: [] }));
  await board.drag([node(4, 2), node(4, 1), node(4, 0)]);
  const ys = await board.star.evaluate((element: StepStarElement) =>
    element.graph!.nodes.map(({ y }) => Math.round(y)),
  );
  expect(ys).toEqual([0, 2, 0, 0]);
});

test("of two arrows close together the nearer one is erased", async ({ embed: page }) => {
  const nodes = [
    { id: 0, x: 0, y: 0 },
    { id: 1, x: 8, y: 0 },
    { id: 2, x: 8, y: 1 },
  ];
  const connections = [
    { from: 0, to: 1, cost: 9 },
    { from: 0, to: 2, cost: 9 },
  ];
  const board = await BoardInPage.open(page, { editable: "" }, JSON.stringify({ nodes, connections }));
  await board.star.evaluate((element: StepStarElement) => {
    element.tool = "erase";
  });
  const { x, y } = await board.at(node(0.7, 0.7 / 8));
  // An arrow is drawn five pixels to the right of the line between its nodes.
  await page.mouse.click(x, y + 5);
  await board.settled();
  expect(
    await board.star.evaluate((element: StepStarElement) => element.graph!.connections.map(({ to }) => to)),
  ).toEqual([1]);
});

test("a finger erases an arrow that it misses by some pixels", async ({ open }) => {
  const page = await open({ hasTouch: true });
  const board = await BoardInPage.open(page, { editable: "" }, GRAPH);
  await board.star.evaluate((element: StepStarElement) => {
    element.tool = "erase";
  });
  // Beside the middle of the arrow from 2 to 3.
  const { x, y } = await board.at(node(5.5, 2));
  await page.touchscreen.tap(x + 8, y + 16);
  await board.settled();
  expect(await board.star.evaluate((element: StepStarElement) => element.graph!.connections.length)).toBe(3);
});

test("erasing a node under the pointer also removes its hover, pin and break point", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "", step: "e3" }, GRAPH);
  await board.star.evaluate((element: StepStarElement) => {
    element.tool = "erase";
    element.pinned = 2;
    element.addBreakPoint({ at: 2, when: "closes" });
  });
  const { x, y } = await board.at(node(3, 3));
  await page.mouse.move(x, y);
  const line = board.element.locator(".look");
  await page.waitForFunction(() => document.querySelector("step-star")!.hover === 2);
  expect(await line.textContent()).toMatch(/^2: /);
  await page.mouse.down();
  await page.mouse.up();
  await board.settled();
  expect(await line.textContent()).toBe("");
  const { hover, pinned, breakPoints } = await board.star.evaluate(
    ({ hover, pinned, breakPoints }: StepStarElement) => ({ hover, pinned, breakPoints }),
  );
  expect({ hover, pinned, breakPoints }).toEqual({ hover: null, pinned: null, breakPoints: [] });
  await page.keyboard.press("Control+z");
  await board.settled();
  expect(await path(board)).toEqual([0, 1, 3]);
});

test("a new node beside the largest possible id gets a free id", async ({ embed: page }) => {
  const nodes = [
    { id: 0, x: 0, y: 0 },
    { id: 2 ** 32 - 1, x: 8, y: 1 },
  ];
  const map = JSON.stringify({ nodes, connections: [{ from: 0, to: 2 ** 32 - 1, cost: 9 }] });
  const board = await BoardInPage.open(page, { editable: "" }, map);
  await page.getByRole("button", { name: /^Connect/ }).click();
  await board.click(node(4, 0));
  expect(await path(board)).toEqual([0, 2 ** 32 - 1]);
  expect(await board.star.evaluate((element: StepStarElement) => element.graph!.nodes.map(({ id }) => id))).toEqual([
    0,
    2 ** 32 - 1,
    1,
  ]);
});

test("with a drawing tool, a right click on a node starts no connection", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" }, GRAPH);
  await board.click(node(0, 0), { button: "right" });
  const sketch = await board.star.evaluate((element: StepStarElement) => {
    const scene = element.scene();
    return scene.kind === "graph" && scene.sketch;
  });
  expect(sketch).toBe(null);
  expect(await path(board)).toEqual([0, 1, 3]);
});
