/** The wheel and the buttons of which a browser has uses of its own: when they are the board's, and when the page's. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

test("a page that is scrolled is not held up by a board that comes below the pointer; once that moves, the wheel zooms", async ({
  open,
}) => {
  // Of its own: other tests have no room around their board.
  const page = await open();
  const board = await BoardInPage.open(page, { editable: "" });
  await page.evaluate(() => {
    const space = (height: string) => {
      const part = document.createElement("div");
      part.style.height = height;
      return part;
    };
    document.body.prepend(space("700px"));
    document.body.append(space("3000px"));
    scrollTo(0, 1570);
  });
  const fitted = await board.read("zoom");
  const { x } = await board.at({ x: 5, y: 5 });
  // Upwards: a whole map can't be zoomed out any further, so downwards the page scrolls anyway.
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(x, 300);
  await page.mouse.wheel(0, -1000);
  await expect.poll(scrolled).toBe(570);
  // The browser has noticed what has come below the pointer.
  await page.waitForFunction(() => document.querySelector("step-star")!.matches(":hover"));
  await page.mouse.wheel(0, -20);
  await expect.poll(scrolled).toBe(550);
  expect(await board.read("zoom")).toBe(fitted);
  await page.mouse.move(x + 3, 302);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => board.read("zoom")).toBeGreaterThan(fitted * 1.2);
  expect(await scrolled()).toBe(550);
});

test("the wheel zooms where the pointer waited as the page opened, and where a scrolled page was clicked", async ({
  open,
}) => {
  const page = await open();
  const board = await BoardInPage.open(page, { editable: "" });
  await page.evaluate(() => document.body.style.setProperty("height", "3000px"));
  const fitted = await board.read("zoom");
  const { x, y } = await board.at({ x: 5, y: 5 });
  await page.mouse.move(x, y);
  const zoomedFrom = async (zoom: number) => {
    await page.mouse.wheel(0, -200);
    await expect.poll(() => board.read("zoom")).toBeGreaterThan(zoom * 1.2);
  };
  await zoomedFrom(fitted);
  await page.evaluate(() => scrollTo(0, 40));
  await board.settled();
  await page.mouse.click(x, y, { button: "right" });
  await zoomedFrom(await board.read("zoom"));
});

test("nor is a page held up by a frame with a board that comes below the pointer", async ({ open }) => {
  const page = await open({ viewport: { width: 800, height: 700 } });
  // embed.html itself may hold no frames.
  await page.goto("migration.html");
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    Object.assign(frame, { src: "embed.html#editable", style: "width: 700px; height: 560px; margin: 700px 0 3000px" });
    document.body.replaceChildren(frame);
  });
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  await frame!.waitForSelector("step-star .board");
  const zoom = () =>
    frame!.evaluate(async () => {
      const board = document.querySelector("step-star") as StepStarElement;
      await board.settled;
      // The frame gives the board its height in the first, and again once it has it.
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
      return board.zoom;
    });
  const fitted = await zoom();
  await page.mouse.move(300, 300);
  await page.evaluate(() => scrollTo(0, 600));
  const scrolled = () => page.evaluate(() => scrollY);
  // The browser has noticed what has come below the pointer.
  await frame!.waitForFunction(() => document.querySelector("step-star")!.matches(":hover"));
  await page.mouse.wheel(0, -50);
  await expect.poll(scrolled).toBe(550);
  expect(await zoom()).toBe(fitted);
  await page.mouse.move(303, 302);
  await page.mouse.wheel(0, -50);
  await expect.poll(zoom).toBeGreaterThan(fitted);
  expect(await scrolled()).toBe(550);
});

test("a wheel that counts lines or pages zooms as far as one that counts their pixels", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const { x, y } = await board.at({ x: 12, y: 6 });
  const turned = async (deltaY: number, deltaMode: number) => {
    const before = await board.read("zoom");
    await board.surface.dispatchEvent("wheel", { deltaY, deltaMode, clientX: x, clientY: y, cancelable: true });
    return (await board.read("zoom")) / before;
  };
  const [pixels, lines, pages] = [0, 1, 2];
  const three = await turned(-48, pixels);
  expect(three).toBeGreaterThan(1.05);
  expect(await turned(-3, lines)).toBeCloseTo(three, 5);
  const whole = await turned(-400, pixels);
  expect(whole).toBeGreaterThan(1.5);
  expect(await turned(-1, pages)).toBeCloseTo(whole, 5);
  expect(await turned(1, pages)).toBeCloseTo(1 / whole, 5);
});

test("where a board can't be zoomed out any further the wheel is the page's, but never zooms the page", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const { x, y } = await board.at({ x: 12, y: 6 });
  const isTaken = (deltaY: number, ctrlKey: boolean) =>
    board.surface.evaluate(
      (surface, how) => !surface.dispatchEvent(new WheelEvent("wheel", { ...how, cancelable: true })),
      { deltaY, ctrlKey, clientX: x, clientY: y },
    );
  expect([await isTaken(100, false), await isTaken(100, true)]).toEqual([false, true]);
  expect([await isTaken(-100, false), await isTaken(100, false), await isTaken(100, false)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("the right button's menu comes up only where there is nothing to draw, and the middle button never scrolls", async ({
  embed: page,
}) => {
  for (const attributes of [{ editable: "" }, {}] as Record<string, string>[]) {
    const board = await BoardInPage.open(page, attributes);
    const { x, y } = await board.at({ x: 2, y: 3 });
    const isTaken = (type: "contextmenu" | "mousedown", button: number) =>
      board.surface.evaluate(
        (surface, [type, how]) => !surface.dispatchEvent(new MouseEvent(type, { ...how, cancelable: true })),
        [type, { button, clientX: x, clientY: y }] as const,
      );
    expect(await isTaken("contextmenu", 2), "the menu").toBe("editable" in attributes);
    // A board that isn't drawn on is panned by it.
    expect(await isTaken("mousedown", 1), "scrolling").toBe(true);
    expect(await isTaken("mousedown", 0), "the focus").toBe(false);
  }
});
