/** Nothing jumps: what changes while one steps, points and searches has its place already; and a board without a place steps on. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

const tops = (board: BoardInPage) =>
  board.star.evaluate((element: StepStarElement) => {
    const box = (selector: string) => element.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
    return [box(".board").top, box(".player").top, box(".caption").top, element.getBoundingClientRect().bottom];
  });

describe.for([1440, 360])("at a width of %i", (width) => {
  const sized = async (page: Page, attributes: Record<string, string>) => {
    await page.setViewportSize({ width, height: 900 });
    return BoardInPage.open(page, attributes);
  };

  test("sentences of all lengths and the line about a cell", async ({ embed: page }) => {
    const board = await sized(page, { step: "0", diagonal: "always" });
    const before = await tops(board);
    const { x, y } = await board.at({ x: 5, y: 5 });
    await page.mouse.move(x, y);
    const lengths = new Set<number>();
    for (const position of [1, 5, 60, 61, 200, 300]) {
      await board.star.evaluate((element: StepStarElement, position) => {
        element.position = position;
      }, position);
      await board.settled();
      lengths.add((await board.sentence()).length);
      expect(await tops(board), `at step ${position}`).toEqual(before);
    }
    expect(Math.max(...lengths)).toBeGreaterThan(2 * Math.min(...lengths));
    expect(await board.element.locator(".look").textContent()).toMatch(/^\(5, 5\): /);
  });

  test("verdicts of all lengths, with their buttons in view", async ({ embed: page }) => {
    const board = await sized(page, { editable: "", start: "8,3" });
    const verdict = board.element.locator(".badge");
    await verdict.getByText("Optimal", { exact: true }).waitFor();
    const before = await tops(board);
    await board.star.evaluate((element: StepStarElement) => {
      element.options = { algorithm: "greedy", heuristic: "manhattan", diagonal: "always", weight: 9 };
    });
    await verdict.getByText("Not optimal").waitFor();
    expect(await tops(board)).toEqual(before);
    const [inside, outside] = [
      await verdict.getByRole("button", { name: "show me" }).boundingBox(),
      await verdict.boundingBox(),
    ];
    expect(inside!.y + inside!.height).toBeLessThanOrEqual(outside!.y + outside!.height + 1);
  });
});

test("in a narrow place the speed has a row of its own, and the count one beside the scrub bar", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { speed: "11287" });
  for (const width of [360, 480, 540]) {
    await page.setViewportSize({ width, height: 640 });
    await board.settled();
    const middles = await board.star.evaluate((element: StepStarElement) => {
      const { style } = element.shadowRoot!.querySelector<HTMLElement>(".count")!;
      // As of a search of 90,306 expansions.
      style.minWidth = "14ch";
      return [".scrub", ".count", ".rate", ".speed input", ".speed select"].map((selector) => {
        const { top, bottom } = element.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      });
    });
    const [scrub, count, ...speed] = middles;
    expect(count, `${width}: count`).toBe(scrub);
    expect(new Set(speed).size, `${width}: speed in ${speed}`).toBe(1);
    expect(speed[0]).toBeGreaterThan(scrub!);
  }
});

test("a theme of its own: the sentence stands on a ground of that theme", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { theme: "dark" });
  const { ground, ink } = await board.star.evaluate((element: StepStarElement) => {
    const brightness = (colour: string) => Math.max(...colour.match(/[\d.]+/g)!.map(Number));
    const caption = getComputedStyle(element.shadowRoot!.querySelector(".caption")!);
    return { ground: caption.backgroundColor, ink: brightness(caption.color) };
  });
  expect(ground).toBe("rgb(20, 23, 28)");
  expect(ink).toBeGreaterThan(200);
});

test("on a dark slide that names no colour scheme the sentence is as light as the slide's own text", async ({
  open,
}) => {
  const page = await open();
  await page.goto("embed.html");
  await page.evaluate(() => {
    document.documentElement.style.cssText = "color-scheme: normal; --ink: initial";
    document.body.style.cssText = "background: black; color: rgb(250, 250, 250)";
  });
  const board = await BoardInPage.open(page);
  const colours = await board.star.evaluate((element: StepStarElement) =>
    [".say", ".look", ".count"].map((part) => getComputedStyle(element.shadowRoot!.querySelector(part)!).color),
  );
  expect(colours).toEqual(["rgb(250, 250, 250)", "rgb(250, 250, 250)", "rgb(92, 102, 117)"]);
});

test("the slider of the speed says what it is, and how fast that is", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { speed: "12.4" });
  expect(await board.element.locator(".rate").textContent()).toBe("Speed: 12/s");
  for (const [rate, text] of [
    [9.125, "9.1"],
    [11_287.6, "11,288"],
  ] as const) {
    await board.star.evaluate((star, rate) => {
      star.speed = rate;
    }, rate);
    expect(await board.element.locator(".rate").textContent()).toBe(`Speed: ${text}/s`);
  }
});

test("under the discs of start and goal no numbers stand, wherever the path is", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "9" });
  const quiet = await board.star.evaluate((star) => {
    const scene = star.scene();
    return scene.kind === "grid" ? [...scene.ground.quiet] : [];
  });
  const width = 24;
  expect(quiet).toEqual(expect.arrayContaining([5 * width + 4, 5 * width + 19]));
});

test("in a low frame the controls stand beside the board; a bare board, and one on paper, has all of the width", async ({
  embed: page,
}) => {
  await page.setViewportSize({ width: 700, height: 400 });
  const boards = async (attributes: Record<string, string>) => {
    const board = await BoardInPage.open(page, attributes);
    return board.star.evaluate(
      (element) => element.shadowRoot!.querySelector(".board")!.clientWidth / element.clientWidth,
    );
  };
  expect(await boards({ controls: "none" }), "bare").toBeCloseTo(1, 1);
  expect(await boards({})).toBeLessThan(0.7);
  await page.emulateMedia({ media: "print" });
  expect(await boards({})).toBeCloseTo(1, 1);
});

test("in a part of the page that is hidden it is stepped through all the same", async ({ embed: page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const board = await BoardInPage.open(page, { step: "0" });
  await board.star.evaluate(async (element: StepStarElement) => {
    const frames = async () => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    };
    element.stepBy(1);
    await frames();
    element.style.display = "none";
    await frames();
    element.stepBy(1);
  });
  await board.settled();
  expect(await board.sentence()).toMatch(/^Expanded \(5, 5\)/);
});
