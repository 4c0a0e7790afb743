/** How a graph is shown: all of it or a part, with the same player as on a grid. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, GRAPH } from "./board.js";
import { test } from "./page.js";

/** The cell whose centre is the node's position: `BoardInPage` points at the centres of cells. */
const node = (x: number, y: number) => ({ x: x - 0.5, y: y - 0.5 });

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

test("in a narrow comparison each board shows all of its nodes", async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 600 });
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
  expect(await board.sentence()).toMatch(/^Opened the start \(node 0\).* Expanded node 0: f = /);
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
