/** Pens, palms and extra mouse buttons; screens of other resolutions; and the path shown during a drag. */
import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, type Cell } from "./board.js";
import { test } from "./page.js";
import { moveToScreen, withScreens } from "./screens.js";

const devtools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

test("a pen draws while the palm already rests on the screen", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const cdp = await devtools(page);
  const finger = async (type: "touchStart" | "touchEnd", cells: Cell[]) => {
    const touchPoints = await Promise.all(cells.map((cell) => board.at(cell)));
    await cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  const pen = async (type: "mousePressed" | "mouseMoved" | "mouseReleased", cell: Cell) => {
    const at = await board.at(cell);
    const buttons = type === "mouseReleased" ? 0 : 1;
    await cdp.send("Input.dispatchMouseEvent", {
      type,
      ...at,
      pointerType: "pen",
      button: "left",
      buttons,
      clickCount: 1,
    });
  };
  await finger("touchStart", [{ x: 10, y: 10 }]);
  await pen("mousePressed", { x: 2, y: 3 });
  await pen("mouseMoved", { x: 4, y: 3 });
  await pen("mouseReleased", { x: 4, y: 3 });
  await finger("touchEnd", []);
  await board.settled();
  const drawn = [2, 3, 4].map((x) => board.isWall({ x, y: 3 }));
  expect(await Promise.all(drawn)).toEqual([true, true, true]);
  expect(await board.isWall({ x: 10, y: 10 })).toBe(false);
});

test("a pen's eraser erases, and the mouse's back and forward buttons draw nothing", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const before = await board.cells();
  const press = async (cell: Cell, how: { button: number; pointerType: string }) => {
    const { x, y } = await board.at(cell);
    await board.surface.evaluate(
      (surface, how) => {
        // Synthetic pointers cannot be captured.
        surface.setPointerCapture = () => {};
        for (const type of ["pointerdown", "pointerup"]) surface.dispatchEvent(new PointerEvent(type, how));
      },
      { ...how, clientX: x, clientY: y, pointerId: 99 },
    );
    await board.settled();
  };
  for (const button of [3, 4]) await press({ x: 2, y: 3 }, { button, pointerType: "mouse" });
  await press({ x: 2, y: 3 }, { button: 5, pointerType: "pen" });
  expect(await board.cells()).toBe(before);
  await press({ x: 13, y: 3 }, { button: 5, pointerType: "pen" });
  expect(await board.isWall({ x: 13, y: 3 })).toBe(false);
});

test("on screens of other resolutions the board and its marks stay sharp", async ({ open }) => {
  const page = await open();
  await withScreens(page);
  const board = await BoardInPage.open(page);
  for (const ratio of [1.25, 3, 1]) {
    await moveToScreen(page, ratio);
    const dots = (selector: string) =>
      expect.poll(() =>
        board.element.locator(selector).evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth),
      );
    await dots(".ground").toBeCloseTo(ratio, 2);
    await dots(".scrub canvas").toBeCloseTo(ratio, 2);
  }
});

test("each change of resolution is watched by one media query, and by none once the element is removed", async ({
  open,
}) => {
  const page = await open();
  await withScreens(page);
  const board = await BoardInPage.open(page);
  for (const ratio of [2, 1, 2, 1, 2]) expect(await moveToScreen(page, ratio)).toBe(1);
  await board.star.evaluate((star) => star.remove());
  expect(await moveToScreen(page, 1)).toBe(0);
});

test("a fractional last pixel leaves no dark line at the board's edge", async ({ open }) => {
  const page = await open({ deviceScaleFactor: 1.5 });
  const board = await BoardInPage.open(page, { height: "201", style: "width: 501px" });
  const corner = await board.element.locator(".ground").evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const dots = canvas.getContext("2d")!.getImageData(width - 2, height - 2, 2, 2).data;
    return [...new Set(Array.from({ length: 4 }, (_, i) => dots.slice(4 * i, 4 * i + 4).join()))];
  });
  expect(corner).toHaveLength(1);
});

test("with nearest, the path shown while dragging the goal leads to the nearest reachable cell", async ({
  embed: page,
}) => {
  const side = 300;
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => (x === side - 20 ? "#" : x === 2 && y === 2 ? "S" : ".")).join(""),
  );
  const board = await BoardInPage.open(page, { editable: "", nearest: "", goal: `${side - 5},5` }, rows.join("\n"));
  // The path is shown ahead of the search only when the last search took longer than half a frame.
  await board.hold();
  await board.star.evaluate((element) => element.setAttribute("algorithm", "dijkstra"));
  await board.element.getByRole("button", { name: "Cancel" }).waitFor();
  await board.release();
  await board.settled();
  await board.hold();
  const { x, y } = await board.at({ x: side - 5, y: 5 });
  await page.mouse.move(x, y);
  await page.mouse.down();
  const shown: number[] = [];
  for (let row = 10; row < 100; row += 10) {
    const to = await board.at({ x: side - 5, y: row });
    await page.mouse.move(to.x, to.y);
    shown.push(
      await board.star.evaluate(async (element: StepStarElement) => {
        await new Promise(requestAnimationFrame);
        const scene = element.scene();
        return scene.kind === "grid" ? scene.marks.path.length : 0;
      }),
    );
  }
  await page.mouse.up();
  await board.release();
  await board.settled();
  expect(Math.min(...shown)).toBeGreaterThan(1);
});

test("the last row reacts down to its last pixel, at any fractional position on the page", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const hit = await board.star.evaluate((element: StepStarElement) => {
    const surface = element.shadowRoot!.querySelector(".board")!;
    return [0, 0.25, 0.5, 0.75].map((within) => {
      element.style.marginTop = "0";
      const { bottom } = surface.getBoundingClientRect();
      element.style.marginTop = `${Math.ceil(bottom) + within - bottom}px`;
      const end = surface.getBoundingClientRect();
      const last = element.shadowRoot!.elementFromPoint(end.left + end.width / 2, end.bottom - 0.75);
      return surface.contains(last);
    });
  });
  expect(hit).toEqual([true, true, true, true]);
});

test("a pen keeps drawing when the palm comes down during the stroke", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const [from, to, aside] = [
    await board.at({ x: 1, y: 7 }),
    await board.at({ x: 5, y: 7 }),
    await board.at({ x: 9, y: 11 }),
  ];
  await board.star.evaluate(
    (element, events) => {
      const surface = element.shadowRoot!.querySelector<HTMLElement>(".board")!;
      // Synthetic pointers cannot be captured.
      surface.setPointerCapture = () => {};
      for (const [type, pointerType, { x, y }] of events)
        surface.dispatchEvent(
          new PointerEvent(type, {
            pointerType,
            pointerId: pointerType === "pen" ? 98 : 99,
            clientX: x,
            clientY: y,
            button: type === "pointermove" ? -1 : 0,
            buttons: type === "pointerup" ? 0 : 1,
          }),
        );
    },
    [
      ["pointerdown", "pen", from],
      ["pointerdown", "touch", aside],
      ["pointermove", "touch", aside],
      ["pointermove", "pen", to],
      ["pointerup", "pen", to],
      ["pointerup", "touch", aside],
    ] as const,
  );
  await board.settled();
  const walls = [1, 2, 3, 4, 5].map((x) => board.isWall({ x, y: 7 }));
  expect(await Promise.all(walls)).toEqual([true, true, true, true, true]);
  expect([await board.isWall({ x: 9, y: 11 }), await board.read("pinned")]).toEqual([false, null]);
});
