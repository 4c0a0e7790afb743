/** The element on paper. */
import { inflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { tokens } from "../../src/package/style/tokens.js";
import { BoardInPage, GRAPH } from "./board.js";
import { test } from "./page.js";

test("printing merges the marks into the ground, in light colours, and screen colours return afterwards", async ({
  open,
}) => {
  const page = await open({ colorScheme: "dark" });
  const board = await BoardInPage.open(page, { theme: "dark", step: "e30" });
  const START_GREEN = [0, 121, 90];
  const pixel = (x: number, y: number) =>
    board.star.evaluate(
      (element: StepStarElement, [x, y]) => {
        const scene = element.scene();
        if (scene.kind !== "grid") throw new Error("The scene is not a grid.");
        const { view, ratio } = scene.ground;
        const [px, py] = [(x - view.x) * view.scale * ratio, (y - view.y) * view.scale * ratio];
        const ground = element.shadowRoot!.querySelector<HTMLCanvasElement>("canvas.ground")!;
        return [...ground.getContext("2d")!.getImageData(px, py, 1, 1).data.slice(0, 3)];
      },
      [x, y],
    );
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  // Left of the letter S: the start's green disc is painted onto the ground itself.
  expect(await pixel(4.2, 5.5)).toEqual(START_GREEN);
  await page.emulateMedia({ media: "print" });
  expect(await board.element.locator("canvas.marks").isVisible()).toBe(false);
  expect(await board.element.locator(".say").evaluate((say) => getComputedStyle(say).color)).toBe("rgb(29, 36, 48)");
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await board.settled();
  expect(await pixel(4.2, 5.5)).not.toEqual(START_GREEN);
});

/** The fill colours in a PDF: red, green and blue from 0 to 1, with four digits. */
function fills(pdf: Buffer): string[] {
  const bytes = pdf.toString("latin1");
  const streams = [...bytes.matchAll(/\/FlateDecode\s*\/Length (\d+)>> stream\r?\n/g)];
  const texts = streams.map(({ 0: head, 1: length, index }) =>
    inflateSync(pdf.subarray(index + head.length, index + head.length + Number(length))).toString("latin1"),
  );
  return texts.flatMap((text) => [...text.matchAll(/([\d. ]+) rg$/gm)].map(([, colour]) => colour!.trim()));
}

/** The page as on paper: told that it is printed, then laid out in a column of that width. */
async function onPaper(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 700, height: 1000 });
}

/** Of the first board: how wide it is and its column, its shape and that of its picture, and the picture's pixels. */
const printed = (board: BoardInPage) =>
  board.star.evaluate((element) => {
    const frame = element.shadowRoot!.querySelector(".boards figure")!;
    const box = frame.querySelector(".board")!.getBoundingClientRect();
    const { width, height } = frame.querySelector("canvas")!;
    return { left: frame.clientWidth - box.width, shape: box.width / box.height, picture: width / height, width };
  });

test.for([
  [360, 640],
  [1440, 420],
  [1000, 2000],
] as const)("on paper a board is as wide as its column, and the same, from a window of %$", async (size, { open }) => {
  const page = await open({ viewport: { width: size[0], height: size[1] } });
  const board = await BoardInPage.open(page, { step: "20" });
  await onPaper(page);
  const { left, shape, picture, width } = await printed(board);
  expect(left).toBeLessThan(1);
  expect(shape).toBeCloseTo(24 / 12, 1);
  expect(picture).toBeCloseTo(24 / 12, 1);
  expect(width).toBe(1600);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
  await board.settled();
  expect((await printed(board)).width, "afterwards").toBeLessThan(1000);
});

test("on paper a part of the map is the part that was in view, as wide as its column", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  const board = await BoardInPage.open(page, { step: "20" });
  const view = [3, 2, 12];
  await board.star.evaluate((element, [x, y, width]) => {
    element.view = [x!, y!, width!];
  }, view);
  await board.settled();
  const seen = () =>
    board.star.evaluate((element) => {
      const scene = element.scene();
      return scene.kind === "grid" && scene.ground.view;
    });
  const before = await seen();
  await onPaper(page);
  const { left, shape, picture } = await printed(board);
  expect(left).toBeLessThan(1);
  expect(shape).toBeCloseTo(picture, 1);
  expect(await seen()).toEqual(before);
});

test("on paper a board says what its colours mean, of those that are on it", async ({ page }) => {
  const board = await BoardInPage.open(page, { step: "20" });
  const key = board.element.locator(".key");
  expect(await key.isVisible()).toBe(false);
  await onPaper(page);
  expect(await key.locator("li").allTextContents()).toEqual([
    "wall",
    "open",
    "just opened",
    "closed",
    "expanded now",
    "path",
  ]);
  expect(await key.isVisible()).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await BoardInPage.open(page, { step: "1", lang: "de" }, GRAPH);
  await onPaper(page);
  expect(await key.locator("li").allTextContents()).toEqual([
    "offen",
    "eben geöffnet",
    "geschlossen",
    "jetzt expandiert",
  ]);
});

test("on paper a board of a walk says what its tick did with which cells", async ({ page }) => {
  const changes = JSON.stringify([{ at: 1, place: [2, 1], wall: true }]);
  const board = await BoardInPage.open(page, { changes, replanner: "astar" }, "S....\n.....\n....G");
  await page.getByRole("slider", { name: "Tick" }).fill("1");
  await page.keyboard.press("ArrowRight");
  await board.star.evaluate((element: StepStarElement) => {
    element.stepUnit = "tick";
    element.stepBy(1);
  });
  await onPaper(page);
  const key = await board.element.locator(".key li").allTextContents();
  expect(key).toContain("looked at for nothing in this tick");
});

test("on paper there is no empty row above a board without a verdict", async ({ page }) => {
  const board = await BoardInPage.open(page);
  const badge = board.element.locator(".badge");
  await badge.filter({ hasText: "Optimal" }).waitFor();
  await onPaper(page);
  await badge.evaluate((badge) => badge.setAttribute("class", "badge "));
  const above = await board.element.locator(".frame").evaluate((frame) => {
    const top = frame.querySelector(".board")!.getBoundingClientRect().top;
    return top - frame.getBoundingClientRect().top - frame.clientTop;
  });
  expect(above).toBe(0);
});

test("on paper there is no badge without a verdict", async ({ page }) => {
  const board = await BoardInPage.open(page, {});
  const badge = board.element.locator(".badge");
  await badge.filter({ hasText: "Optimal" }).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await badge.isVisible()).toBe(true);
  await badge.evaluate((badge) => {
    badge.setAttribute("class", "badge ");
    badge.textContent = "Checking…";
  });
  expect(await badge.isVisible()).toBe(false);
});

test("on paper a verdict is whole, however narrow its column", async ({ page }) => {
  const board = await BoardInPage.open(page, {
    style: "width: 9rem",
    diagonal: "always",
    heuristic: "manhattan",
    lang: "de",
  });
  await board.element.locator(".badge", { hasText: "zu hoch" }).waitFor();
  await page.emulateMedia({ media: "print" });
  const hidden = await board.element
    .locator(".verdict")
    .evaluate((verdict) =>
      [verdict, verdict.firstElementChild!].map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    );
  expect(hidden).toEqual([0, 0]);
});

test("Chromium's PDF has the board in light colours, even from a dark page", async ({ open }) => {
  const page = await open({ colorScheme: "dark" });
  await BoardInPage.open(page, { theme: "dark", step: "e30" });
  const pdf = await page.pdf();
  // The disc of the start, and an open cell.
  expect(fills(pdf)).toEqual(expect.arrayContaining(["0 .4745 .3529", ".9647 .7765 .4039"]));
  // A mask here means that an erased layer hides what lies below it.
  expect(pdf.toString("latin1")).not.toContain("/SMask <</Type /Mask");
});

test("a board that only paper shows, as behind a tab, is painted there, in its shape", async ({ page }) => {
  const board = await BoardInPage.open(page);
  await page.addStyleTag({ content: "@media screen { step-star { display: none } }" });
  await board.settled();
  expect(fills(await page.pdf())).toEqual(expect.arrayContaining(["0 .4745 .3529"]));
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const [width, height] = await board.element
    .locator("canvas.ground")
    .evaluate(({ width, height }: HTMLCanvasElement) => [width, height] as const);
  expect(width / height).toBeCloseTo(24 / 12, 2);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
});

/** Of each world what paper must show: a colour of the light palette, and where on the map. */
const WORLDS = [
  [
    "several goals",
    { map: '{"cells":[[0,0,0,0,0]],"starts":[[0,0]],"goals":[[2,0],[4,0]]}', step: "0" },
    [4.2, 0.5],
    "goal",
  ],
  ["what every place costs", { map: "S....G", show: "distances" }, [5.9, 0.1], "far"],
  ["a large agent", { map: "S...\n....\n....\n...G", size: "2", step: "0" }, [1.96, 1.5], "now"],
  ["turns", { map: "S....G", "turn-cost": "2" }, [2.02, 0.5], "path"],
  // On the screen only the lowest floor.
  ["floors", { map: "S.a\n\na.G" }, [6.2, 1.5], "goal"],
  ["hexagons", { map: "hexagons pointy\nS . .\n . . G" }, [0.25, 0.5], "start"],
] as const;

test("on paper each world has its marks, in light colours", async ({ open }) => {
  const page = await open({ colorScheme: "dark" });
  for (const [world, attributes, at, token] of WORLDS) {
    const board = await BoardInPage.open(page, { theme: "dark", ...attributes }, "");
    if (world === "floors") await board.element.getByRole("button", { name: "Floor 0" }).click();
    await onPaper(page);
    const seen = await board.star.evaluate((element: StepStarElement, [x, y]) => {
      const scene = element.scene();
      if (scene.kind !== "grid") throw new Error("The scene is not a grid.");
      const { view, ratio } = scene.ground;
      const ground = element.shadowRoot!.querySelector<HTMLCanvasElement>("canvas.ground")!;
      const [px, py] = [(x - view.x) * view.scale * ratio, (y - view.y) * view.scale * ratio];
      return [...ground.getContext("2d")!.getImageData(px, py, 1, 1).data.slice(0, 3)];
    }, at);
    const [, light] = new RegExp(`--${token}: light-dark\\((#\\w+)`).exec(tokens)!;
    const wanted = light!.length === 4 ? light!.replace(/\w/g, "$&$&") : light!;
    expect(`#${seen.map((part) => part.toString(16).padStart(2, "0")).join("")}`, world).toBe(wanted);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: null });
  }
});
