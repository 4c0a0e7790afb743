/** The element on paper. */
import { inflateSync } from "node:zlib";
import { expect } from "vitest";
import type { StepStarElement } from "../../src/element/contract.js";
import { BoardInPage } from "./board.js";
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

test("on paper there is no badge without a verdict", async ({ open }) => {
  const page = await open();
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

test("on paper a verdict is whole, however narrow its column", async ({ open }) => {
  const page = await open();
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

test("a board that only paper shows, as behind a tab, is painted there, in its shape", async ({ open }) => {
  const page = await open();
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
