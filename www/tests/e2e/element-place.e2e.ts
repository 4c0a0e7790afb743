/** Layout: nothing jumps while texts change, and everything has room at every width. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

/** Where the board, the player and the caption begin and the element ends. */
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

  test("sentences of any length and the line about a cell move nothing", async ({ embed: page }) => {
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

  test("verdicts of any length move nothing, and their buttons stay in view", async ({ embed: page }) => {
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
      await verdict.getByRole("button", { name: "best path" }).boundingBox(),
      await verdict.boundingBox(),
    ];
    expect(inside!.y + inside!.height).toBeLessThanOrEqual(outside!.y + outside!.height + 1);
  });
});

test("a line about a node that is longer than its place can be scrolled to its end", async ({ embed: page }) => {
  const around = Array.from({ length: 12 }, (_, i) => i + 1);
  const board = await BoardInPage.open(
    page,
    {},
    JSON.stringify({
      nodes: [0, ...around].map((id) => ({ id, x: 9 * Math.cos(id) * Math.sign(id), y: 9 * Math.sin(id) })),
      connections: around.map((to) => ({ from: 0, to, cost: 100 + to })),
    }),
  );
  const line = board.element.locator(".look");
  await board.star.evaluate((element: StepStarElement) => {
    element.pinned = 0;
  });
  await line.getByText("→ 12 (112)").waitFor();
  await line.hover();
  await page.mouse.wheel(0, 1000);
  const hidden = () =>
    line.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await expect.poll(hidden).toBeLessThan(1);
});

test("in a narrow place the speed has its own row, and the count stands beside the scrub bar", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { speed: "11287" });
  for (const width of [360, 480, 540]) {
    await page.setViewportSize({ width, height: 640 });
    await board.settled();
    const middles = await board.star.evaluate((element: StepStarElement) => {
      const { style } = element.shadowRoot!.querySelector<HTMLElement>(".count")!;
      // As wide as for a search of 90,306 expansions.
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

for (const lang of ["en", "de"])
  test(`in a column of 200 pixels the player's buttons stand in one row, and compared verdicts are whole (${lang})`, async ({
    embed: page,
  }) => {
    const board = await BoardInPage.open(page, { lang, mode: "compare", other: "heuristic: zero" });
    await board.star.evaluate((star) => {
      star.style.width = "200px";
    });
    await board.settled();
    const { rows, hidden } = await board.star.evaluate((star: StepStarElement) => {
      const all = (selector: string) => [...star.shadowRoot!.querySelectorAll(selector)];
      const middles = all(".buttons button").map((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      });
      return {
        rows: new Set(middles).size,
        hidden: all(".verdict, .badge").filter((box) => box.scrollHeight > box.clientHeight).length,
      };
    });
    expect(rows).toBe(1);
    expect(hidden).toBe(0);
  });

test("with a theme of its own the caption has that theme's background and text", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { theme: "dark" });
  const { ground, ink } = await board.star.evaluate((element: StepStarElement) => {
    const brightness = (colour: string) => Math.max(...colour.match(/[\d.]+/g)!.map(Number));
    const caption = getComputedStyle(element.shadowRoot!.querySelector(".caption")!);
    return { ground: caption.backgroundColor, ink: brightness(caption.color) };
  });
  expect(ground).toBe("rgb(20, 23, 28)");
  expect(ink).toBeGreaterThan(200);
});

test("on a dark slide without a colour scheme the texts take the slide's own text colour", async ({ page }) => {
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

test("the speed slider shows its rate, rounded to what is readable", async ({ embed: page }) => {
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

test("the cells below start and goal never show numbers", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "e9" });
  const quiet = await board.star.evaluate((star) => {
    const scene = star.scene();
    return scene.kind === "grid" ? [...scene.ground.quiet.keys()] : [];
  });
  const width = 24;
  expect(quiet).toEqual(expect.arrayContaining([5 * width + 4, 5 * width + 19]));
});

test("in a low frame the controls stand beside the board; without controls, or in print, it has the full width", async ({
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

test("a page that reports its errors hears of none when the controls are stacked, or no longer", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page);
  const heard = await board.star.evaluate(async (star) => {
    const heard: string[] = [];
    const hear = ({ message }: ErrorEvent) => heard.push(message);
    // This page watches its own height.
    star.style.position = "absolute";
    addEventListener("error", hear);
    for (const width of ["20rem", "40rem", "20rem"]) {
      star.style.width = width;
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      heard.push(String(star.shadowRoot!.querySelector(".narrow") !== null));
    }
    removeEventListener("error", hear);
    return heard;
  });
  expect(heard).toEqual(["true", "false", "true"]);
});

test("the controls follow a window that becomes lower, and higher again", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { height: "200" });
  for (const [height, low] of [
    [400, true],
    [600, false],
  ] as const) {
    await page.setViewportSize({ width: 900, height });
    await expect.poll(() => board.element.locator(".low").count()).toBe(low ? 1 : 0);
  }
});

test("an element that is hidden can still be stepped", async ({ embed: page }) => {
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
