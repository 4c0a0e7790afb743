/** A figure is a guest on its page: it takes no key that it was not given, and gives the keyboard back. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

/** The keys that the page may have, of those pressed. */
async function left(page: Page, keys: readonly string[]): Promise<string[]> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.addEventListener("keydown", (event) => event.defaultPrevented || heard.push(event.key));
  });
  for (const key of keys) await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

test("without the focus no key is taken, and with it not those that scroll a page", async ({ page }) => {
  await page.goto("embed.html");
  const board = await BoardInPage.open(page, { step: "3" });
  const keys = [...ARROWS, "PageUp", "PageDown", "a", "w", "Enter"];
  expect(await left(page, keys)).toEqual(keys);
  expect(await board.read("step")).toBe(3);
  await board.star.evaluate((star: StepStarElement) => star.shadowRoot!.querySelector<HTMLElement>(".board")!.focus());
  expect((await left(page, ["ArrowRight", "PageDown", "PageUp"])).filter((key) => key.startsWith("Arrow"))).toEqual([]);
  expect(await board.read("step")).toBe(4);
  expect(await left(page, ["PageDown", "PageUp"])).toEqual(["PageDown", "PageUp"]);
});

test("one press of Escape stops what goes on and gives the keyboard back, and does nothing else", async ({ page }) => {
  await page.goto("embed.html");
  const board = await BoardInPage.open(page);
  for (const isPlaying of [true, false]) {
    await board.star.evaluate((star: StepStarElement, isPlaying) => {
      star.shadowRoot!.querySelector<HTMLElement>(".board")!.focus();
      star.step = 3;
      star.speed = 0.01;
      if (isPlaying) star.play();
    }, isPlaying);
    // Slides would show their overview.
    expect(await left(page, ["Escape"])).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body");
    expect([await board.read("playing"), await board.read("step")]).toEqual([false, 3]);
    expect(await left(page, [...ARROWS, "Escape"])).toEqual([...ARROWS, "Escape"]);
  }
});
