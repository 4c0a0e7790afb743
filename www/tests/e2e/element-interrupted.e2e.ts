/** A page, or the system, that acts during a stroke. */
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, type Cell, GRAPH, SMALL } from "./board.js";
import { test } from "./page.js";

describe("when the page acts during a stroke, the stroke is abandoned:", () => {
  const beginStroke = async (board: BoardInPage, cells: { x: number; y: number }[]) => {
    const places = [];
    for (const cell of cells) places.push(await board.at(cell));
    const { mouse } = board.page;
    await mouse.move(places[0]!.x, places[0]!.y);
    await mouse.down();
    for (const { x, y } of places.slice(1)) await mouse.move(x, y);
  };

  test("a new map leaves nothing of it to undo", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    await beginStroke(board, [
      { x: 20, y: 1 },
      { x: 22, y: 1 },
    ]);
    await board.star.evaluate((star: StepStarElement, map) => {
      star.map = map;
    }, SMALL);
    await page.mouse.up();
    await board.settled();
    expect(await board.read("canUndo")).toBe(false);
    expect(await board.cells()).toBe("0".repeat(15));
  });

  test("rebuilt controls leave later changes to be undone one by one", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    await beginStroke(board, [
      { x: 4, y: 5 },
      { x: 3, y: 2 },
    ]);
    await board.star.evaluate((star: StepStarElement) => star.setAttribute("lang", "de"));
    // Its words are fetched first.
    await board.element.getByRole("button", { name: "Schritt vor", exact: true }).waitFor();
    // One set of controls, and not two.
    expect(await board.star.evaluate((star: StepStarElement) => star.shadowRoot!.childElementCount)).toBe(1);
    await page.mouse.up();
    await board.settled();
    expect(await board.read("start")).toEqual([4, 5]);
    const goals = await board.star.evaluate((star: StepStarElement) => {
      star.goal = [20, 2];
      star.goal = [20, 3];
      star.undo();
      const once = star.goal;
      star.undo();
      return [once, star.goal];
    });
    expect(goals).toEqual([
      [20, 2],
      [19, 5],
    ]);
  });

  test("undo by the page undoes the change before the stroke", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    const before = await board.cells();
    await board.drag([
      { x: 1, y: 1 },
      { x: 3, y: 1 },
    ]);
    await beginStroke(board, [
      { x: 2, y: 3 },
      { x: 2, y: 0 },
    ]);
    await board.star.evaluate((star: StepStarElement) => star.undo());
    await page.mouse.up();
    await board.settled();
    expect(await board.cells()).toBe(before);
    expect(await board.read("canUndo")).toBe(false);
  });
});

test("a finger that the system takes away, for a gesture of its own, leaves nothing behind, and the next one draws", async ({
  open,
}) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const board = await BoardInPage.open(page, { editable: "" });
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", ...touchPoints: Cell[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const [before, from, to] = [await board.cells(), await board.at({ x: 1, y: 7 }), await board.at({ x: 3, y: 10 })];
  await touch("touchStart", from);
  await touch("touchMove", to);
  expect(await board.cells()).not.toBe(before);
  await touch("touchCancel");
  await board.settled();
  expect([await board.cells(), await board.read("canUndo")]).toEqual([before, false]);
  await touch("touchStart", from);
  await touch("touchEnd");
  await board.settled();
  expect([await board.isWall({ x: 1, y: 7 }), await board.read("canUndo")]).toEqual([true, true]);
});

test("a stroke ends when the mouse comes back with no button held, its release swallowed by a menu", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const before = await board.cells();
  const { x, y } = await board.at({ x: 2, y: 2 });
  await page.mouse.move(x, y);
  await page.mouse.down();
  expect(await board.isWall({ x: 2, y: 2 })).toBe(true);
  await board.surface.evaluate((surface) => {
    const mouse = { pointerId: 1, pointerType: "mouse", buttons: 0 };
    for (const clientX of [50, 250]) surface.dispatchEvent(new PointerEvent("pointermove", { ...mouse, clientX }));
  });
  await page.mouse.up();
  await board.settled();
  expect([await board.cells(), await board.read("canUndo")]).toEqual([before, false]);
});

describe("at whatever moment between a search and its answer", () => {
  /** More turns than a small search takes. */
  const TURNS = 40;

  test("the element is removed, no result comes after it", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    const late = await board.star.evaluate(
      async (old: StepStarElement, [turns, map]) => {
        const late: number[] = [];
        for (let turn = 0; turn < turns; turn++) {
          const star = document.createElement("step-star");
          star.map = map;
          star.addEventListener("result", () => !star.isConnected && late.push(turn));
          old.before(star);
          for (let i = 0; i < turn; i++) await null;
          star.remove();
          await new Promise(requestAnimationFrame);
        }
        return late;
      },
      [TURNS, SMALL] as const,
    );
    expect(late).toEqual([]);
  });

  test("another map comes, the one before is not asked about", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    const faults = await board.star.evaluate(
      async (star: StepStarElement, [turns, map]) => {
        const faults: string[] = [];
        star.addEventListener("fault", ({ detail }) => faults.push(detail.message));
        for (let turn = 0; turn < turns; turn++) {
          star.weight = 2 + turn;
          await null;
          star.weight = 1;
          for (let i = 0; i < turn; i++) await null;
          star.map = map + "\n".repeat(turn);
          await star.settled;
        }
        return faults;
      },
      [TURNS, GRAPH] as const,
    );
    expect(faults).toEqual([]);
  });
});
