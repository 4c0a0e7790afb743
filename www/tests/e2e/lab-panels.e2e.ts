/** Panels beside the board: whatever stays the same is left alone, since every write costs the page style and layout. */
import { expect } from "vitest";
import { test } from "./page.js";

test("another search with the same options sets no choice again", async ({ lab: page }) => {
  const sets = await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    const [x, y] = star.goal as [number, number];
    const move = async (to: number) => {
      star.goal = [x, to];
      await star.settled;
      await new Promise(requestAnimationFrame);
    };
    // The first edit makes the example the reader's own, which the shelf says.
    await move(y - 1);
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")!;
    let sets = 0;
    const counted = function (this: HTMLSelectElement, value: string) {
      sets++;
      set!.call(this, value);
    };
    Object.defineProperty(HTMLSelectElement.prototype, "value", { get: get!, set: counted, configurable: true });
    try {
      await move(y);
    } finally {
      Object.defineProperty(HTMLSelectElement.prototype, "value", { get: get!, set: set!, configurable: true });
    }
    return sets;
  });
  expect(sets).toBe(0);
});

test("a step that lights the same line writes only the numbers that differ", async ({ lab: page }) => {
  const { kinds, written, differing } = await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    const trace = star.trace!;
    const frame = () => new Promise(requestAnimationFrame);
    // Two neighbours of one cell, opened one after the other.
    const kind = (i: number) => trace.event(i).kind;
    let step = 1;
    while (kind(step) !== "open" || kind(step + 1) !== "open") step++;
    star.position = step + 1;
    await frame();
    await frame();
    const panels = document.querySelector("#panels")!;
    const texts = () => [...panels.querySelectorAll("dd")].map(({ textContent }) => textContent);
    const before = texts();
    const written = new Set<Element>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records)
        written.add((target instanceof Element ? target : target.parentElement!).closest("dd, dl, pre")!);
    });
    for (const part of panels.querySelectorAll("dl, pre"))
      observer.observe(part, { childList: true, characterData: true, subtree: true });
    star.position = step + 2;
    await frame();
    await frame();
    observer.disconnect();
    const after = texts();
    return {
      kinds: [kind(step), kind(step + 1)],
      written: [...written].map(({ tagName }) => tagName),
      differing: after.filter((text, i) => text !== before[i]).length,
    };
  });
  expect(kinds).toEqual(["open", "open"]);
  expect(differing).toBeGreaterThan(0);
  expect(written).toEqual(Array(differing).fill("DD"));
});
