/** The example “floor-plan” can wear the colours of the window that its design came with. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { opened, taken } from "./lab-page.js";
import { test } from "./page.js";

/** The colours that are on the board, in its own words. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const scene = document.querySelector("step-star")!.scene();
    const { free, wall, goal, start, path } = scene.kind === "grid" ? scene.ground.palette : scene.palette;
    return { free, wall, goal, start, path };
  });

test.for(["light", "dark"] as const)(
  "white and black, yellow and grey, in the %s theme, until another example",
  async (colorScheme, { open }) => {
    const page = await open({ colorScheme });
    await opened(page);
    const toggle = page.getByRole("button", { name: "Colours of its window" });
    expect(await toggle.isVisible()).toBe(false);
    const before = await colours(page);
    await taken(page, "floor-plan");
    await page.getByRole("button", { name: "more", exact: true }).click();
    await toggle.click();
    await expect
      .poll(() => colours(page))
      .toEqual({
        free: "rgb(255, 255, 255)",
        wall: "rgb(0, 0, 0)",
        goal: "rgb(255, 225, 0)",
        start: "rgb(199, 154, 0)",
        path: "rgb(128, 128, 128)",
      });
    expect(await toggle.getAttribute("aria-pressed")).toBe("true");
    await taken(page, "trap");
    await expect.poll(() => colours(page)).toEqual(before);
    expect(await toggle.isVisible()).toBe(false);
  },
);
