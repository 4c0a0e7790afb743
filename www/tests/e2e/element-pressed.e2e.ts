/** Pages that want a press for themselves: links, cards that can be dragged, tools that cancel what a press does. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, type Cell } from "./board.js";
import { test } from "./page.js";

/** A board inside another element of the page. */
async function openInside(page: Page, tag: string, attribute: string, value: string): Promise<BoardInPage> {
  const board = await BoardInPage.open(page, { editable: "", step: "0" });
  await board.star.evaluate(
    (star: StepStarElement, [tag, attribute, value]) => {
      const around = document.createElement(tag);
      around.setAttribute(attribute, value);
      star.replaceWith(around);
      around.append(star);
    },
    [tag, attribute, value] as const,
  );
  await board.settled();
  return board;
}

/** In several moves: a browser begins a drag of its own only after a few pixels. */
async function stroke(page: Page, from: Cell, to: Cell): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** Removes what a test has put around the board, for the tests that follow in the same page. */
async function unwrap(board: BoardInPage): Promise<void> {
  await board.star.evaluate((star) => star.parentElement!.replaceWith(star));
}

for (const [what, tag, attribute, value] of [
  ["a card that can be dragged", "div", "draggable", "true"],
  ["a link", "a", "href", "#elsewhere"],
] as const)
  test(`inside ${what} one can draw, move the slider and press buttons`, async ({ embed: page }) => {
    const board = await openInside(page, tag, attribute, value);
    await stroke(page, await board.at({ x: 16, y: 2 }), await board.at({ x: 20, y: 2 }));
    await board.settled();
    for (const x of [16, 18, 20]) expect(await board.isWall({ x, y: 2 })).toBe(true);
    const slider = (await board.element.locator(".scrub input").boundingBox())!;
    const y = slider.y + slider.height / 2;
    await stroke(page, { x: slider.x + 10, y }, { x: slider.x + slider.width / 2, y });
    const position = await board.read("position");
    expect(position).toBeGreaterThan(10);
    await page.getByRole("button", { name: "Step forward", exact: true }).click();
    expect(await board.read("position")).toBeGreaterThan(position);
    await page.keyboard.press("?");
    await board.element.getByRole("button", { name: "Close" }).click();
    expect(await board.element.getByRole("dialog").count()).toBe(0);
    expect(new URL(page.url()).hash).toBe("");
    await unwrap(board);
  });

test("a board that is only watched can be dragged with its card, and leads where its link leads", async ({
  embed: page,
}) => {
  const board = await openInside(page, "a", "href", "#elsewhere");
  await board.star.evaluate(async (star: StepStarElement) => {
    star.editable = false;
    Object.assign(window, { dragged: 0 });
    star.parentElement!.addEventListener("dragstart", (event) => {
      Object.assign(window, { dragged: event.defaultPrevented ? 0 : 1 });
      event.preventDefault();
    });
  });
  await stroke(page, await board.at({ x: 16, y: 2 }), await board.at({ x: 20, y: 2 }));
  expect(await page.evaluate(() => (window as unknown as { dragged: number }).dragged)).toBe(1);
  await board.click({ x: 16, y: 2 });
  expect(new URL(page.url()).hash).toBe("#elsewhere");
  await page.evaluate(() => history.replaceState(null, "", location.pathname));
  await unwrap(board);
});

test("what a page slots into the board keeps its own clicks", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const box = await board.star.evaluateHandle((star) => {
    const box = document.createElement("input");
    Object.assign(box, { type: "checkbox", slot: "tools" });
    star.append(box);
    return box;
  });
  await box.click();
  expect(await box.evaluate(({ checked }) => checked)).toBe(true);
});

for (const type of ["pointerdown", "mousedown"])
  test(`keys work after a press on a page that cancels ${type}`, async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "", step: "0" });
    await board.star.evaluate(
      (star, type) => star.addEventListener(type, (event) => event.preventDefault(), true),
      type,
    );
    // With the focus of a key comes the cell cursor, which would have the arrow keys for itself.
    await page.keyboard.press("Tab");
    await board.click({ x: 20, y: 2 });
    expect(await board.isWall({ x: 20, y: 2 })).toBe(true);
    expect(await page.evaluate(() => document.activeElement!.localName)).toBe("step-star");
    expect(await board.star.evaluate((star: StepStarElement) => star.shadowRoot!.activeElement!.className)).toBe(
      "board",
    );
    await page.keyboard.press("ArrowRight");
    expect(await board.read("position")).toBeGreaterThan(0);
  });

test("a press on a board that is partly in view does not scroll the page", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await board.star.evaluate((star) => star.addEventListener("mousedown", (event) => event.preventDefault(), true));
  await page.evaluate(() => document.querySelector("step-star")!.scrollIntoView({ block: "start" }));
  const box = (await board.surface.boundingBox())!;
  await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), box.y + box.height / 2);
  const before = await page.evaluate(() => scrollY);
  const cell = await board.at({ x: 20, y: 9 });
  expect(cell.y, "a cell that is in view").toBeGreaterThan(0);
  await page.mouse.click(cell.x, cell.y);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
