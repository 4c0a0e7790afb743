/** Editing a graph by keyboard: moving and adding nodes, making, pricing and removing connections. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, GRAPH } from "./board.js";
import { test } from "./page.js";

/** The board has the focus, and the cursor is on the start. */
async function opened(page: Parameters<typeof BoardInPage.open>[0], attributes: Record<string, string> = {}) {
  const board = await BoardInPage.open(page, { editable: "", ...attributes }, GRAPH);
  await page.keyboard.press("Tab");
  await board.surface.focus();
  await page.keyboard.press("i");
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

test("a begun connection leads to the cursor, and Escape abandons it", async ({ embed: page }) => {
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

test("Shift and the arrows move the node under the cursor, as one undoable change", async ({ embed: page }) => {
  const { board, press, read, hears } = await opened(page);
  await press("ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowDown");
  const moved = await read();
  expect(moved.cursor).toBe(1);
  const { scale } = moved.view;
  expect(moved.nodes[1]!.x).toBeCloseTo(4 + 20 / scale, 1);
  expect(moved.nodes[1]!.y).toBeCloseTo(-1 + 10 / scale, 1);
  await hears(`1: x = ${moved.nodes[1]!.x}, y = ${moved.nodes[1]!.y}`);
  await press("Control+z");
  expect((await read()).nodes).toEqual(JSON.parse(GRAPH).nodes);
  expect(await board.read("canUndo")).toBe(false);
  await press("Control+y");
  expect((await read()).nodes).toEqual(moved.nodes);
  // What comes between is undone for itself.
  await press("Shift+ArrowUp", "g", "Shift+ArrowUp", "Control+z");
  expect((await read()).nodes[1]!.y).toBeCloseTo(-1, 1);
  expect(await board.read("goal")).toBe(1);
  await press("Control+z");
  expect(await board.read("goal")).toBe(3);
});

test("the view follows a node that is moved out of it", async ({ embed: page }) => {
  const { press, read } = await opened(page);
  await press(...Array.from({ length: 40 }, () => "Shift+ArrowLeft"));
  const { nodes, view } = await read();
  expect(nodes[0]!.x).toBeLessThan(-2);
  expect((nodes[0]!.x - view.x) * view.scale).toBeGreaterThan(0);
});

test("no node moves on a board that is not editable", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, {}, GRAPH);
  await board.surface.focus();
  for (const key of ["i", "Shift+ArrowRight"]) await page.keyboard.press(key);
  const read = ({ graph }: StepStarElement) => graph!.nodes;
  expect(await board.star.evaluate(read)).toEqual(JSON.parse(GRAPH).nodes);
});

test("Shift+Enter adds a node beside the cursor, and the cursor moves there", async ({ embed: page }) => {
  const { press, read } = await opened(page);
  await press("l", "Shift+Enter", "Shift+Enter");
  const { nodes, connections, cursor, view } = await read();
  expect(nodes.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(connections.length).toBe(4);
  expect(cursor).toBe(5);
  const apart = nodes.flatMap((a) =>
    nodes.filter((b) => b.id > a.id).map((b) => Math.hypot(a.x - b.x, a.y - b.y) * view.scale),
  );
  expect(Math.min(...apart), "none lies on another").toBeGreaterThan(40);
  await press("Control+z", "Control+z");
  expect((await read()).nodes.length).toBe(4);
  await press("Control+y");
  expect((await read()).nodes.length).toBe(5);
});

test("a connection gets the chosen cost, by keyboard and by mouse", async ({ embed: page }) => {
  const { board, press, read, hears } = await opened(page);
  const cost = async (from: number, to: number) =>
    (await read()).connections.find((link) => link.from === from && link.to === to)?.cost;
  await press("7");
  await hears("Cost of the connection: 7");
  await press("Enter", "ArrowDown");
  await hears(/^2: /);
  await press("Enter");
  expect(await cost(0, 2)).toBe(7);
  // The path is what it was, and is not told once more.
  await hears("Connection, cost 7, from 0 to 2.");
  // Drawn once more it goes, as terrain does.
  await press("ArrowLeft", "Enter");
  await hears("Connect 0 with …");
  await press("ArrowDown", "Enter");
  expect(await cost(0, 2)).toBe(undefined);
  await hears("No connection from 0 to 2.");
  await press("Control+z", "Control+z");
  expect(await cost(0, 2)).toBe(6);
  // A click on the arrow from 1 to 3 is enough.
  await page.getByRole("combobox", { name: "Cost of the connection" }).selectOption("9");
  const { x, y } = await board.at({ x: 5.5, y: -0.5 });
  await page.mouse.click(x, y + 5);
  await board.settled();
  expect(await cost(1, 3)).toBe(9);
  expect((await read()).path).toEqual([0, 2, 3]);
});

test("on a graph no key chooses a tool for cells, and the help speaks of nodes", async ({ embed: page }) => {
  const { board, press } = await opened(page);
  await press("e", "f", "x");
  expect(await board.read("tool")).toBe("erase");
  await press("?");
  const dialog = board.element.getByRole("dialog");
  const text = (await dialog.textContent())!;
  expect(text).not.toMatch(/wall|flood|rectangle|cell|erases/i);
  expect(text).toMatch(/Shift.*new node/);
  expect(text).toMatch(/Shift.*move/);
});

test("erasing a node puts the cursor on the start, where the next key continues", async ({ embed: page }) => {
  const { press, read } = await opened(page);
  await press("e", "ArrowRight", "Enter");
  const { cursor, nodes } = await read();
  expect(nodes.length).toBe(3);
  expect(cursor).toBe(0);
});

test("the line about a node says where its connections lead and what they cost", async ({ embed: page }) => {
  const { press, hears } = await opened(page, { step: "0" });
  await hears(/^0: start, .*, → 1 \(5\), → 2 \(6\)/);
  await press("ArrowRight");
  await hears("1: not seen, → 3 (5)");
});

test("the keyboard connects two nodes and disconnects them again", async ({ embed: page }) => {
  const { press, read } = await opened(page);
  await press("l");
  const join = async () => {
    // From the start, where the cursor is, to the goal and back.
    await press("Enter", "ArrowRight", "ArrowRight", "Enter", "ArrowLeft", "ArrowLeft");
    return (await read()).path;
  };
  expect(await join()).toEqual([0, 3]);
  expect(await join()).toEqual([0, 1, 3]);
  // Choosing another tool abandons a connection in progress, and so does erasing its node.
  await press("Enter", "e", "Enter", "l", "ArrowRight", "Enter", "Enter");
  const { nodes, connections } = await read();
  expect([nodes.length, connections.length]).toEqual([3, 2]);
});
