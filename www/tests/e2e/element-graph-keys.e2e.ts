/** All that one does to a graph by mouse, by keyboard: nodes moved and added, connections made, given a cost and taken away. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

const GRAPH = JSON.stringify({
  nodes: [
    { id: 0, x: 0, y: 0 },
    { id: 1, x: 4, y: -1 },
    { id: 2, x: 3, y: 3 },
    { id: 3, x: 8, y: 1 },
  ],
  connections: [
    { from: 0, to: 1, cost: 5 },
    { from: 1, to: 3, cost: 5 },
    { from: 0, to: 2, cost: 6 },
    { from: 2, to: 3, cost: 6 },
  ],
});

/** The board has the focus, and the cursor is on the start. */
async function opened(page: Parameters<typeof BoardInPage.open>[0], attributes: Record<string, string> = {}) {
  const board = await BoardInPage.open(page, { editable: "", ...attributes }, GRAPH);
  await page.keyboard.press("Tab");
  await board.surface.focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    await board.settled();
  };
  const read = () =>
    board.star.evaluate((element: StepStarElement) => {
      const { nodes, connections } = element.graph!;
      const scene = element.scene();
      if (scene.kind !== "graph") throw new Error("Not a graph.");
      const { sketch, cursor, view } = scene;
      return { nodes, connections, cursor, sketch, view, path: element.result?.path };
    });
  const hears = (text: string | RegExp) =>
    expect.poll(() => board.element.locator("[aria-live]").textContent()).toMatch(text);
  return { board, press, read, hears };
}

test("what has one end leads to the cursor, and Escape gives it up", async ({ embed: page }) => {
  const { board, press, read } = await opened(page);
  await press("l", "Enter", "ArrowRight");
  const { sketch, view, nodes } = await read();
  expect(sketch!.from).toBe(0);
  expect(sketch!.x / view.scale + view.x).toBeCloseTo(nodes[1]!.x, 6);
  expect(sketch!.y / view.scale + view.y).toBeCloseTo(nodes[1]!.y, 6);
  await press("Escape");
  expect((await read()).sketch).toBe(null);
  expect((await read()).cursor, "no more than that").toBe(1);
  await press("ArrowRight", "Enter", "Escape");
  expect((await read()).connections.length).toBe(4);
  // By mouse it is given up in the same way, and by whoever takes another tool.
  for (const key of ["Escape", "e"]) {
    await press("l");
    await board.click({ x: -0.5, y: -0.5 });
    expect((await read()).sketch!.from).toBe(0);
    await press(key);
    expect((await read()).sketch).toBe(null);
  }
});
