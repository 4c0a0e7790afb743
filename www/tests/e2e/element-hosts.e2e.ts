/** The element inside what courses are made with: slides that turn by swiping, Markdown that has its own idea of an unknown tag. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Which events of a swipe from the first spot to the second reach the page, as they would reach a deck of slides. */
async function heardOfSwipe(page: Page, from: Spot, to: Spot): Promise<string[]> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const kinds = ["start", "move", "end"].map((kind) => `touch${kind}`);
    for (const type of [...kinds, "pointerdown", "pointermove", "pointerup"])
      document.addEventListener(type, () => heard.push(type), { passive: true });
  });
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Spot[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  for (const part of [0.5, 1]) await touch("touchMove", { x: from.x + (to.x - from.x) * part, y: from.y });
  await touch("touchEnd");
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test("a finger that draws or moves the slider does not turn the slide below", async ({ open }) => {
  const page = await open({ hasTouch: true });
  const board = await BoardInPage.open(page, { editable: "", step: "0" });
  const [from, to] = [await board.at({ x: 20, y: 2 }), await board.at({ x: 16, y: 2 })];
  expect(await heardOfSwipe(page, from, to)).toEqual([]);
  await board.settled();
  for (const x of [16, 18, 20]) expect(await board.isWall({ x, y: 2 })).toBe(true);
  const { x, y, width, height } = (await board.element.locator(".scrub input").boundingBox())!;
  expect(await heardOfSwipe(page, { x: x + 10, y: y + height / 2 }, { x: x + width / 2, y })).toEqual([]);
  expect(await board.read("position")).toBeGreaterThan(0);
});

test("a swipe over a board that is only watched still turns the slide", async ({ open }) => {
  const page = await open({ hasTouch: true });
  const board = await BoardInPage.open(page);
  const [from, to] = [await board.at({ x: 20, y: 2 }), await board.at({ x: 16, y: 2 })];
  expect(await heardOfSwipe(page, from, to)).toEqual(expect.arrayContaining(["touchstart", "pointerdown"]));
});

test("a mouse that draws or moves the slider does not drag the slide below, and still clicks", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "", step: "0" });
  const heard = await board.star.evaluateHandle((star) => {
    const heard: string[] = [];
    for (const type of ["pointerdown", "mousedown", "click"])
      star.parentElement!.addEventListener(type, () => heard.push(type));
    return heard;
  });
  const heardOf = async (click: Promise<void>) => {
    await click;
    return heard.evaluate((heard) => heard.splice(0));
  };
  expect(await heardOf(board.click({ x: 20, y: 2 }))).toEqual(["click"]);
  expect(await board.isWall({ x: 20, y: 2 })).toBe(true);
  expect(await heardOf(board.element.locator(".scrub input").click())).toEqual(["click"]);
  await board.star.evaluate((star: StepStarElement) => {
    star.editable = false;
  });
  expect(await heardOf(board.click({ x: 16, y: 2 }))).toEqual(["pointerdown", "mousedown", "click"]);
});

test("a wheel that zooms the board does not turn the slide below", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const turned = await board.surface.evaluate((surface) => {
    let turned = 0;
    const turn = () => turned++;
    document.addEventListener("wheel", turn);
    for (const deltaY of [-100, 1e6, 1e6]) {
      surface.dispatchEvent(new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true, composed: true }));
    }
    document.removeEventListener("wheel", turn);
    return turned;
  });
  expect(turned, "once the board can't zoom out any further").toBe(1);
});

test("where Markdown has put the tag into a paragraph, which HTML ends before its map, the board finds the map", async ({
  open,
}) => {
  const page = await open();
  const script = readFileSync(join(import.meta.dirname, "../../../dist/embed.js"), "utf8");
  await page.route("**/course.js", (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  const map = "<pre>\nS..#.\n.#...\n...#G\n</pre>";
  await page.route("**/course.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><meta charset="utf-8"><title>A course</title><script src="course.js"></script>
        <p><step-star></p>\n${map}\n<p></step-star></p>
        <ul><li><p><step-star>\n${map}\n</step-star></p></li></ul>
        <p><step-star></step-star></p>\n<pre>npm start</pre>\n<p>Draw on the board.</p>`,
    }),
  );
  await page.goto("course.html");
  const costs = await page.evaluate(async () => {
    const boards = [...document.querySelectorAll("step-star")];
    await Promise.all(boards.map(({ settled }) => settled));
    return boards.map(({ result }) => result?.cost);
  });
  // The last one was left empty for a script to fill.
  expect(costs).toEqual([6, 6, 38]);
  expect(await page.locator("body > pre, li > pre").allTextContents()).toEqual(["npm start"]);
});

test("a board with its map in the paragraph does not wait for the rest of a slow page", async ({ open }) => {
  const page = await open();
  const script = readFileSync(join(import.meta.dirname, "../../../dist/embed.js"), "utf8");
  await page.route("**/course.js", (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  let send = () => {};
  const rest = new Promise<void>((done) => {
    send = done;
  });
  await page.route("**/slow.js", async (route) => {
    await rest;
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.route("**/slow.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><meta charset="utf-8"><title>A slow page</title><script src="course.js"></script>
        <p>It leads <step-star>S..G</step-star> to the goal.</p><script src="slow.js"></script>`,
    }),
  );
  await page.goto("slow.html", { waitUntil: "commit" });
  const shown = await page
    .waitForFunction(() => document.querySelector("step-star")?.result?.cost === 3)
    .then(() => page.evaluate(() => document.readyState))
    .finally(() => send());
  expect(shown).toBe("loading");
});

test.for([
  "rotate: 4deg",
  "rotate: 180deg",
  "transform: rotate(-90deg)",
  "transform: scale(-1, 1)",
  "transform: scale(1.25, 0.75)",
  "transform: skewY(8deg)",
  "transform: perspective(500px) rotateX(-25deg) rotateY(15deg)",
])("on a slide with %s drawing hits the cells below the pointer, in every corner", async (style, { embed: page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  const board = await BoardInPage.open(page, { style: `${style}; width: 360px; margin: 60px auto`, editable: "" });
  for (const row of [0, 11])
    for (const column of [0, 23]) {
      const before = await board.cells();
      const along = [0, 1, 2, 3].map((i) => ({ x: Math.abs(column - i), y: row }));
      await board.drag(along);
      const drawn = [...(await board.cells())].flatMap((cell, i) => (cell === before[i] ? [] : [i]));
      expect(drawn).toEqual(along.map(({ x, y }) => 24 * y + x).sort((a, b) => a - b));
    }
});

test("Escape that finds nothing to stop, to hide or to unpin closes the dialog around the board", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page);
  await board.star.evaluate((star: StepStarElement) => {
    const dialog = document.createElement("dialog");
    star.replaceWith(dialog);
    dialog.append(star);
    dialog.showModal();
  });
  await board.settled();
  const isOpen = () => page.evaluate(() => document.querySelector("dialog")!.open);
  const uses: Record<string, () => Promise<void>> = {
    playing: () =>
      board.star.evaluate((star: StepStarElement) => {
        // So slow that it can't be at the end before Escape.
        star.speed = 1;
        star.step = 0;
        star.play();
      }),
    "a place was pinned": () => board.click({ x: 2, y: 2 }),
    "the cell cursor was shown": () => page.keyboard.press("i"),
  };
  const goesOn = () =>
    board.star.evaluate((star: StepStarElement) => {
      const { activeElement } = star.shadowRoot!;
      return [star.playing, star.pinned, star.hover, activeElement !== null];
    });
  for (const [what, use] of Object.entries(uses)) {
    await board.surface.focus();
    await use();
    await page.mouse.move(0, 0);
    const before = await board.read("position");
    await page.keyboard.press("Escape");
    expect(await isOpen(), `after ${what}`).toBe(true);
    expect(await goesOn(), "all has stopped, and the keyboard is the page's").toEqual([false, null, null, false]);
    expect(await board.read("position"), "where it was").toBe(before);
  }
  await board.surface.focus();
  await page.keyboard.press("Escape");
  expect(await isOpen()).toBe(false);
  await page.evaluate(() => document.querySelector("dialog")!.replaceWith(document.querySelector("step-star")!));
});
