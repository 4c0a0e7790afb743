/** A result is withdrawn as soon as it no longer belongs to the map and options on the board. */
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, FIELD } from "./board.js";
import { panel, settled } from "./lab-page.js";
import { test } from "./page.js";

const shown = (board: BoardInPage) =>
  board.star.evaluate((element: StepStarElement) => {
    const inside = (selector: string) => element.shadowRoot!.querySelector(selector)!.textContent;
    const { trace, result, truth } = element;
    return { trace, result, truth, fault: inside(".fault"), badge: inside(".badge"), say: inside(".say") };
  });

const NOTHING_SHOWN = { trace: null, result: null, truth: null, badge: "", say: "" };

/** Waits for the verdict. */
async function judged(board: BoardInPage): Promise<void> {
  await board.element.getByText("Optimal", { exact: true }).waitFor();
}

describe("an element with invalid options", () => {
  test("set by attribute says why, withdraws search and verdict, and continues once they are valid", async ({
    embed: page,
  }) => {
    const board = await BoardInPage.open(page, { step: "e40" });
    await judged(board);
    await board.star.evaluate((element) => element.setAttribute("weight", "-3"));
    await board.settled();
    expect(await shown(board)).toEqual({ ...NOTHING_SHOWN, fault: expect.stringContaining('"weight" is -3') });
    expect(await board.element.getByRole("slider", { name: "Position in the search" }).isDisabled()).toBe(true);

    await board.star.evaluate((element) => element.setAttribute("map", "S..#\n...G"));
    await board.settled();
    expect(await shown(board), "on another map").toMatchObject(NOTHING_SHOWN);

    await board.star.evaluate((element) => {
      element.removeAttribute("map");
      element.removeAttribute("weight");
    });
    await board.settled();
    expect(await board.read("position")).toBe(40);
    await judged(board);
    expect((await shown(board)).fault).toBe("");
  });

  test("keeps its step for the next search of the same map", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    await board.star.evaluate((element: StepStarElement) => {
      element.position = 17;
      element.setAttribute("weight", "-3");
    });
    await board.settled();
    expect(await shown(board)).toMatchObject(NOTHING_SHOWN);
    await board.star.evaluate((element) => element.removeAttribute("weight"));
    await board.settled();
    expect(await board.read("position")).toBe(17);
  });

  test("on the second of two boards withdraws only that one's search", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { mode: "compare", other: "heuristic: zero" });
    const lengths = () =>
      board.star.evaluate(({ trace, otherTrace }: StepStarElement) => [trace?.length, otherTrace?.length]);
    const [first] = await lengths();
    await board.star.evaluate((element: StepStarElement) => {
      element.other = { weight: -3 };
    });
    await board.settled();
    expect(await lengths()).toEqual([first, undefined]);
    // The first one is searched again too, without a fault.
    expect((await shown(board)).fault).toMatch(/^B: The option "weight" is -3: /);
    await page.keyboard.press(".");
    await page.getByRole("button", { name: "To the beginning" }).click();
    expect(await board.read("position")).toBe(0);
  });
});

test("side by side, faults are named A or B until mended, and a common fault is named once", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { mode: "compare", other: "heuristic: bogus" });
  const bogus = /^B: The option "heuristic" is "bogus"/;
  expect((await shown(board)).fault).toMatch(bogus);
  const set = async (given: Partial<StepStarElement>) => {
    await board.star.evaluate((element: StepStarElement, given) => Object.assign(element, given), given);
    await board.settled();
    return (await shown(board)).fault;
  };
  expect(await set({ options: { weight: -1 }, other: { weight: -2 } })).toMatch(
    /^A: .*"weight" is -1: .* B: .*"weight" is -2: /,
  );
  expect(await set({ other: { heuristic: "zero" } })).toMatch(/^The option "weight" is -1: [^:]*$/);
  expect(await set({ other: { weight: 2 } })).toMatch(/^A: .*"weight" is -1: [^:]*$/);
  expect(await set({ options: {} })).toBe("");
});

test("a map without a node explains that it needs a start and a goal", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  await board.star.evaluate((element: StepStarElement) => {
    element.map = JSON.stringify({ nodes: [], connections: [] });
  });
  await board.settled();
  expect(await shown(board)).toEqual({ ...NOTHING_SHOWN, fault: expect.stringContaining("put a start and a goal") });
});

describe("during a long search", () => {
  const button = (board: BoardInPage, name: string) => board.element.getByRole("button", { name, exact: true });

  test("one of two searches can be cancelled and started again", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { mode: "compare", other: "heuristic: zero" });
    // With no check of these results under way, what is held is B's search.
    await expect.poll(() => board.element.getByText("Optimal", { exact: true }).count()).toBe(2);
    await board.hold();
    await board.star.evaluate((element: StepStarElement) => {
      element.options = { algorithm: "dijkstra", maxExpansions: 5 };
      element.other = { heuristic: "zero", maxExpansions: Infinity };
    });
    await button(board, "Cancel").click();
    await board.release();
    await board.settled();
    await page.keyboard.press("Home");
    const captions = () => board.element.locator("figcaption").allTextContents();
    expect(await captions()).toEqual([expect.stringMatching(/^A · /), "The search was cancelled."]);
    await button(board, "Search again").click();
    await board.settled();
    expect(await captions()).toEqual([expect.stringMatching(/^A · /), expect.stringMatching(/^B · /)]);
    expect(await button(board, "Search again").isVisible()).toBe(false);
  });

  test("nothing of the old map's search is shown; the new search can be cancelled and started again", async ({
    embed: page,
  }) => {
    const board = await BoardInPage.open(page);
    await judged(board);
    await board.hold();
    await board.star.evaluate((element: StepStarElement, map) => {
      element.options = { algorithm: "dijkstra" };
      element.map = map;
    }, FIELD);
    await button(board, "Cancel").waitFor();
    expect(await shown(board)).toEqual({
      ...NOTHING_SHOWN,
      fault: "",
      say: expect.stringMatching(/^Searching: [\d,]+ expanded$/),
    });
    await button(board, "Cancel").click();
    await board.release();
    await board.settled();
    expect(await shown(board)).toEqual({ ...NOTHING_SHOWN, fault: "", say: "The search was cancelled." });
    expect(await button(board, "Cancel").count()).toBe(0);
    await button(board, "Search again").press("Enter");
    await board.settled();
    expect((await shown(board)).result).toMatchObject({ status: "found" });
    expect(await button(board, "Search again").count()).toBe(0);
    // The focused button is gone: the board takes over the focus.
    expect(await board.surface.evaluate((surface) => surface.matches(":focus"))).toBe(true);
  });

  test("the last verdict on the same map is marked as old, then as being checked", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, {}, FIELD);
    await judged(board);
    await board.hold();
    const doubted = await board.star.evaluate(async (element) => {
      element.setAttribute("algorithm", "dijkstra");
      // A few microtasks only: long before any progress is reported.
      for (let i = 0; i < 5; i++) await null;
      return element.shadowRoot!.querySelector(".badge")!.classList.contains("old");
    });
    expect(doubted, "the verdict is no longer that of the current search").toBe(true);
    await board.element.locator(".badge", { hasText: /^checking…$/ }).waitFor();
    await board.release();
    await judged(board);
  });

  test("a new map is painted once, not again when the old search is withdrawn", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    await judged(board);
    await board.hold();
    const painted = await board.star.evaluate(async (element: StepStarElement, map) => {
      // Counted per row, because the machine's speed decides in how many slices the map is painted.
      const rows = new Array<number>(300).fill(0);
      const plain = new WeakSet<ImageData>();
      const { prototype } = CanvasRenderingContext2D;
      const { createImageData, putImageData } = prototype;
      prototype.createImageData = function (this: CanvasRenderingContext2D, ...size: unknown[]) {
        const image = Reflect.apply(createImageData, this, size) as ImageData;
        plain.add(image);
        return image;
      } as typeof createImageData;
      prototype.putImageData = function (this: CanvasRenderingContext2D, ...what: unknown[]) {
        const [image, , top, , , , height] = what as [ImageData, ...number[]];
        if (plain.has(image)) for (let row = top!; row < top! + (height ?? image.height); row++) rows[row]!++;
        Reflect.apply(putImageData, this, what);
      } as typeof putImageData;
      const withdrawn = new Promise((done) => element.addEventListener("withdrawn", done, { once: true }));
      element.options = { algorithm: "dijkstra" };
      element.map = map;
      await withdrawn;
      while (rows.includes(0)) await new Promise(requestAnimationFrame);
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      Object.assign(prototype, { createImageData, putImageData });
      return Math.max(...rows);
    }, FIELD);
    await board.release();
    await board.settled();
    expect(painted).toBe(1);
  });

  test("a quick search replaces the last one without withdrawing it first", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    await judged(board);
    await board.atOnce();
    const withdrawn = await board.star.evaluate(async (element: StepStarElement) => {
      let withdrawn = 0;
      element.addEventListener("withdrawn", () => withdrawn++);
      element.map = "S..\n..G";
      await element.settled;
      return withdrawn;
    });
    await board.release();
    expect(withdrawn).toBe(0);
  });
});

describe("a cancelled search leaves no older result in its place", () => {
  const cancelled = async (board: BoardInPage, map: string | null) => {
    await board.hold();
    await board.star.evaluate(async (element: StepStarElement, map) => {
      const busy = new Promise((done) => element.addEventListener("busy", done, { once: true }));
      if (map) element.map = map;
      element.options = { algorithm: "dijkstra" };
      await busy;
      element.cancel();
    }, map);
    await board.release();
    await board.settled();
    expect(await shown(board)).toEqual({ ...NOTHING_SHOWN, fault: "", say: "The search was cancelled." });
  };

  test("on another map", async ({ embed: page }) => cancelled(await BoardInPage.open(page), FIELD));

  test("on the same map with other options", async ({ embed: page }) =>
    cancelled(await BoardInPage.open(page, {}, FIELD), null));
});

describe("the lab, when its search is withdrawn,", () => {
  test("shows no numbers of the search before", async ({ lab: page }) => {
    await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      star.options = { weight: -3 };
      star.map = "S..\n..G";
    });
    await settled(page);
    await page.locator("step-star .fault", { hasText: '"weight" is -3' }).waitFor();
    await panel(page, "Open, in order of expansion").getByText("Nothing has been searched.").waitFor();
    expect(await panel(page, "The numbers").locator("dd").count()).toBe(0);
    await page.evaluate(() => {
      document.querySelector("step-star")!.options = {};
    });
    await settled(page);
    expect(await panel(page, "The numbers").locator("dd").first().textContent()).toBe("3");
  });
});
