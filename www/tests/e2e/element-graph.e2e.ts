/** The graph view: editing nodes and connections, and the same player as on a grid. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/element/contract.js";
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

test("a drawn connection costs at least its length, so the estimate stays admissible", async ({ embed: page }) => {
  const nodes = [
    { id: 0, x: 0, y: 0 },
    { id: 1, x: 3, y: 3 },
  ];
  const board = await BoardInPage.open(page, { editable: "" }, JSON.stringify({ nodes, connections: [] }));
  await page.getByRole("button", { name: /^Connect/ }).click();
  await board.drag([node(0, 0), node(2, 2), node(3, 3)]);
  expect(await board.cost()).toBe(4.25);
  await board.element.locator(".badge").getByText("estimate never too high").waitFor();
});

test("with the Pointer tool, setting the start shows the whole path at once", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "", step: "2" }, GRAPH);
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

test("“show me” brings both ends of the faulty step into view", async ({ embed: page }) => {
  const map = JSON.stringify({
    nodes: [
      { id: 1, x: 0, y: 3 },
      { id: 2, x: 0, y: 0 },
      { id: 3, x: 5, y: 0 },
      { id: 4, x: 6, y: 0 },
    ],
    connections: [
      { from: 1, to: 3, cost: 3 },
      { from: 1, to: 2, cost: 1 },
      { from: 2, to: 3, cost: 1 },
      { from: 3, to: 4, cost: 10 },
    ],
  });
  const board = await BoardInPage.open(page, { algorithm: "astar", heuristic: "euclidean", closed: "ignore" }, map);
  await board.element.locator(".badge").getByText("estimate falls too far from node 2 to node 3").waitFor();
  await page.getByRole("button", { name: "show me" }).click();
  await board.settled();
  const { x, y, width, height } = (await board.surface.boundingBox())!;
  for (const each of [node(0, 0), node(5, 0)]) {
    const at = await board.at(each);
    expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
  }
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
  const board = await BoardInPage.open(page, { editable: "", step: "3" }, GRAPH);
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

test("in a narrow comparison each board shows all of its nodes", async ({ open }) => {
  const page = await open({ viewport: { width: 240, height: 600 } });
  const board = await BoardInPage.open(page, { mode: "compare", other: "algorithm: dijkstra" }, GRAPH);
  const { nodes, view, size } = await board.star.evaluate((element: StepStarElement) => {
    const scene = element.scene();
    if (scene.kind !== "graph") throw new Error("The scene is not a graph.");
    return scene;
  });
  const xs = nodes.map(({ x }) => (x - view.x) * view.scale);
  expect(Math.min(...xs)).toBeGreaterThan(0);
  expect(Math.max(...xs)).toBeLessThan(size.width);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(size.width / 2);
  expect(await board.element.locator("figcaption").allTextContents()).toEqual([
    expect.stringMatching(/^A · A\*: /),
    expect.stringMatching(/^B · Dijkstra: /),
  ]);
});

test("the player steps through a search on a graph", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "0" }, GRAPH);
  await page.getByRole("button", { name: "Step forward", exact: true }).click();
  await board.settled();
  expect(await board.sentence()).toMatch(/^Expanded node 0: f = /);
});

test("replacing a graph by a large grid leaves no work running on the graph's search", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { algorithm: "dijkstra" });
  const side = 800;
  const grid = `${side} ${side}\n${`${"0".repeat(side)}\n`.repeat(side)}`;
  const expanded = await board.star.evaluate(
    async (element: StepStarElement, [graph, grid]) => {
      element.map = graph!;
      await element.settled;
      // Shorter than the scrub bar waits before it looks for marks, which then falls into the grid's search.
      await new Promise((done) => setTimeout(done, 100));
      element.map = grid!;
      await element.settled;
      return element.result!.expanded;
    },
    [GRAPH, grid],
  );
  expect(expanded).toBe(side * side);
});

test("zoomTo centres a node at the given zoom, and never zooms out", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, {}, GRAPH);
  const fitted = await board.read("zoom");
  await board.star.evaluate((element: StepStarElement, zoom) => element.zoomTo(2, zoom), 3 * fitted);
  expect(await board.read("zoom")).toBeCloseTo(3 * fitted, 5);
  const [x, y] = await board.star.evaluate((element: StepStarElement) => {
    const [left, top, width] = element.view!;
    const { clientWidth, clientHeight } = element.shadowRoot!.querySelector(".board")!;
    return [left + width / 2, top + ((width / clientWidth) * clientHeight) / 2];
  });
  expect([x, y].map((at) => at!.toFixed(6))).toEqual(["3.000000", "3.000000"]);
  // As on a grid, showing a place never zooms out.
  await board.star.evaluate((element: StepStarElement) => element.zoomTo(1, 1));
  expect(await board.read("zoom")).toBeCloseTo(3 * fitted, 5);
});

test("a new graph is shown whole, and without the colours of the last search", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, {}, GRAPH);
  const { states, fitted, zoom } = await board.star.evaluate(async (element: StepStarElement, text) => {
    const graph = JSON.parse(text) as { nodes: { id: number; x: number; y: number }[]; connections: unknown[] };
    const nodes = graph.nodes.map(({ id, x, y }) => ({ id, x: 1000 * x, y: 1000 * y }));
    element.view = [0, 0, 4];
    element.map = JSON.stringify({ ...graph, nodes });
    const scene = element.scene();
    const states = scene.kind === "graph" ? scene.nodes.map(({ state }) => state) : [];
    await element.settled;
    const { zoom } = element;
    element.fit();
    return { states, fitted: element.zoom, zoom };
  }, GRAPH);
  expect(zoom).toBe(fitted);
  expect(states).toEqual([0, 0, 0, 0]);
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

test("the wheel zooms a graph out to a quarter of its fitted size, then scrolls the page", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" }, GRAPH);
  const fitted = await board.read("zoom");
  const scrolls = await board.star.evaluate((element: StepStarElement) => {
    const surface = element.shadowRoot!.querySelector(".board")!;
    const turned = () => surface.dispatchEvent(new WheelEvent("wheel", { deltaY: 400, cancelable: true }));
    return Array.from({ length: 20 }, turned);
  });
  expect([scrolls[0], scrolls.at(-1)]).toEqual([false, true]);
  expect(await board.read("zoom")).toBeCloseTo(fitted / 4, 9);
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

test("the keyboard connects two nodes and disconnects them again", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" }, GRAPH);
  await page.keyboard.press("Tab");
  await board.star.evaluate((element: StepStarElement) => element.focus());
  await page.keyboard.press("l");
  const join = async () => {
    // From the start, where the cursor is, to the goal and back.
    for (const key of ["Enter", "ArrowRight", "ArrowRight", "Enter", "ArrowLeft", "ArrowLeft"])
      await page.keyboard.press(key);
    await board.settled();
    return path(board);
  };
  expect(await join()).toEqual([0, 3]);
  expect(await join()).toEqual([0, 1, 3]);
  // Choosing another tool abandons a connection in progress, and so does erasing its node.
  for (const key of ["Enter", "e", "Enter", "l", "ArrowRight", "Enter", "Enter"]) await page.keyboard.press(key);
  await board.settled();
  const { nodes, connections } = await board.star.evaluate(({ graph }: StepStarElement) => ({
    nodes: graph!.nodes.length,
    connections: graph!.connections.length,
  }));
  expect([nodes, connections]).toEqual([3, 2]);
});
