/** Changing one thing keeps the others: the step, playing, break points, speed, view and focus. */
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, SMALL, TRAP } from "./board.js";
import { test } from "./page.js";

describe("an element that is rebuilt or moved in the page", () => {
  const kept = async (board: BoardInPage) =>
    board.star.evaluate(({ position, playing, speed, stepUnit, breakPoints, view, pinned }: StepStarElement) => ({
      position,
      playing,
      speed,
      stepUnit,
      breakPoints,
      // Without the scale: the width may differ in another place of the page.
      corner: view?.slice(0, 2),
      pinned,
    }));

  const acts = Object.entries({
    "rebuilt by an attribute": (star: StepStarElement) => star.setAttribute("lang", "de"),
    "moved in the page": (star: StepStarElement) => star.parentElement!.append(star),
  });

  for (const [what, act] of acts)
    test(`keeps its whole state when ${what}`, async ({ embed: page }) => {
      const board = await BoardInPage.open(page, { step: "e5", speed: "20" });
      await board.star.evaluate((star) => {
        star.speed = 33;
        star.stepUnit = "event";
        star.zoom = 60;
        star.pinned = [6, 5];
        star.position = 40;
        star.addBreakPoint({ at: [6, 5], when: "opens" });
      });
      const before = await kept(board);
      expect(before).toMatchObject({ position: 40, speed: 33, corner: expect.any(Array) });
      await board.star.evaluate(act);
      await board.settled();
      expect(await kept(board)).toEqual(before);
    });

  for (const [what, act] of acts)
    test(`keeps playing when ${what}`, async ({ embed: page }) => {
      const board = await BoardInPage.open(page, { step: "e5", speed: "1" });
      await board.star.evaluate((star) => star.play());
      await board.star.evaluate(act);
      await board.settled();
      expect(await board.read("playing")).toBe(true);
    });

  test("goes on as it was when moved by moveBefore, which keeps the focus: nothing is searched again", async ({
    embed: page,
  }) => {
    const board = await BoardInPage.open(page, { step: "e5" });
    await board.surface.focus();
    const heard = await board.star.evaluate(async (star: StepStarElement) => {
      const types: string[] = [];
      for (const type of ["result", "withdrawn", "step"] as const) star.addEventListener(type, () => types.push(type));
      const place = document.createElement("div");
      star.after(place);
      const { trace } = star;
      (place as unknown as { moveBefore(node: Node, next: null): void }).moveBefore(star, null);
      await star.settled;
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      return { types, same: star.trace === trace, focused: star.matches(":focus") };
    });
    expect(heard).toEqual({ types: [], same: true, focused: true });
    await page.keyboard.press("ArrowRight");
    expect(await board.read("position")).toBeGreaterThan(5);
  });

  test("speaks the language of the place that moveBefore has moved it to", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    const names = await board.star.evaluate((star: StepStarElement) => {
      const places = ["de", "en"].map((lang) => Object.assign(document.createElement("div"), { lang }));
      star.after(...places);
      return places.map((place) => {
        (place as unknown as { moveBefore(node: Node, next: null): void }).moveBefore(star, null);
        return star.shadowRoot!.querySelector(".play")!.ariaLabel;
      });
    });
    expect(names).toEqual(["Abspielen", "Play"]);
  });

  test("begins at its step attribute even when rebuilt before its first search", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    const begun = await board.star.evaluate(async (star: StepStarElement, map) => {
      const other = document.createElement("step-star");
      star.replaceWith(other);
      other.map = map;
      other.setAttribute("step", "e10");
      other.editable = true;
      await other.settled;
      return other.position;
    }, TRAP);
    expect(begun).toBe(10);
  });

  test("keeps its step while there is nothing to search, for the next search", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    await board.star.evaluate(async (star: StepStarElement) => {
      star.position = 17;
      star.setAttribute("weight", "-3");
      await star.settled;
      star.editable = true;
      await star.settled;
      star.removeAttribute("weight");
    });
    await board.settled();
    expect(await board.read("position")).toBe(17);
  });

  test("begins a new map at its step attribute, not at the last map's step", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { step: "e2" });
    await board.star.evaluate((star: StepStarElement, map) => {
      star.position = 9;
      star.map = map;
      star.editable = true;
    }, SMALL);
    await board.settled();
    expect(await board.read("position")).toBe(2);
  });
});

describe("the keyboard focus", () => {
  const focused = (board: BoardInPage) =>
    board.star.evaluate((star: StepStarElement) => {
      const { activeElement } = star.shadowRoot!;
      return [
        document.activeElement === star,
        activeElement?.classList[activeElement.classList.length - 1],
        star.hover,
      ];
    });

  test("stays on the board with its cell cursor when the controls are rebuilt", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    await page.keyboard.press("Tab");
    await board.star.evaluate((star: StepStarElement) => star.focus());
    for (const key of ["i", "ArrowRight"]) await page.keyboard.press(key);
    await board.star.evaluate((star: StepStarElement) => star.setAttribute("lang", "de"));
    await board.settled();
    expect(await focused(board)).toEqual([true, "board", [5, 5]]);
    await page.keyboard.press("ArrowRight");
    expect(await focused(board)).toEqual([true, "board", [6, 5]]);
  });

  test("comes back from a dialog to the board as it was, with its cell cursor or without", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "", step: "e60" });
    const help = async () => {
      await page.keyboard.press("?");
      await board.element.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await board.element.getByRole("dialog").waitFor({ state: "detached" });
    };
    await board.click({ x: 20, y: 2 });
    await board.settled();
    const before = await board.read("position");
    await help();
    await page.keyboard.press("ArrowLeft");
    expect(await board.read("position"), "the arrow steps").toBeLessThan(before);
    // Another mode rebuilds the element, and puts the focus back itself.
    for (const mode of ["compare", "watch"] as const) {
      await board.star.evaluate((star: StepStarElement, mode) => {
        star.mode = mode;
      }, mode);
      await board.settled();
      const at = await board.read("position");
      await page.keyboard.press("ArrowLeft");
      expect(await board.read("position"), mode).toBeLessThan(at);
    }
    await page.keyboard.press("i");
    await page.keyboard.press("ArrowUp");
    const [, , cell] = await focused(board);
    await help();
    expect(await focused(board)).toEqual([true, "board", cell]);
    await page.keyboard.press("ArrowUp");
    expect((await focused(board))[2]).not.toEqual(cell);
  });

  test("comes back from another window without a cell cursor that wasn't there", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "", step: "e60" });
    await board.click({ x: 20, y: 2 });
    await page.keyboard.press("ArrowLeft");
    const before = await board.read("position");
    // What a browser does meanwhile; without a screen, it has no other windows.
    await board.surface.evaluate((surface) => {
      document.hasFocus = () => false;
      surface.dispatchEvent(new FocusEvent("blur"));
      Reflect.deleteProperty(document, "hasFocus");
      surface.dispatchEvent(new FocusEvent("focus"));
    });
    await page.keyboard.press("ArrowLeft");
    expect(await board.read("position")).toBeLessThan(before);
  });

  test("stays on a button of the player when the mode changes", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { step: "0" });
    await page.getByRole("button", { name: "Step forward", exact: true }).focus();
    await board.star.evaluate((star: StepStarElement) => {
      star.mode = "compare";
    });
    await board.settled();
    expect(await focused(board)).toEqual([true, "on", null]);
  });

  test("stays on the board when undo replaces a graph by a grid", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    await page.keyboard.press("Tab");
    await board.star.evaluate(async (star: StepStarElement) => {
      const other = document.createElement("step-star");
      other.textContent = JSON.stringify({ nodes: [{ id: 1, x: 0, y: 0 }], connections: [] });
      document.body.append(other);
      await other.settled;
      star.focus();
      star.graph = other.graph!;
      other.remove();
      await star.settled;
    });
    expect(await focused(board)).toEqual([true, "board", null]);
    await page.keyboard.press("Control+z");
    await board.settled();
    expect(await focused(board)).toEqual([true, "board", null]);
    await page.keyboard.press("Control+y");
    await board.settled();
    expect(await board.star.evaluate((star: StepStarElement) => star.graph !== null)).toBe(true);
  });

  test("is not taken when it was elsewhere", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    await board.star.evaluate((star: StepStarElement) => star.setAttribute("lang", "de"));
    await board.settled();
    expect(await focused(board)).toEqual([false, undefined, null]);
  });
});

test("predict mode begins at the start of a search that was shown to its end", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  await board.star.evaluate((star: StepStarElement) => {
    star.mode = "predict";
  });
  await board.settled();
  expect(await board.sentence()).toMatch(/^Which one is expanded next/);
});

test("side by side, both searches open at the step attribute and keep it when rebuilt", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "compare", other: "heuristic: zero", step: "e30" });
  const positions = () => board.star.evaluate(({ position, otherTrace }) => [position, otherTrace!.position]);
  expect(await positions()).toEqual([30, 30]);
  await board.star.evaluate((star) => star.setAttribute("lang", "de"));
  await board.settled();
  expect(await positions()).toEqual([30, 30]);
});
