/** The legend explains what is there: what a cell shows depends on its size. */
import { expect } from "vitest";
import { drawn, opened } from "./lab-page.js";
import { test } from "./page.js";

test("where cells are too small for numbers, the legend has none", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await opened(page, "#make=maze.201x121.1");
  const legend = page.locator("#legend");
  const numbers = legend.locator("svg.cell text");
  await expect.poll(() => legend.textContent()).toContain("closed: expanded");
  expect(await legend.textContent(), "all of the map is in view").not.toContain("arrow");
  const zoom = async (scale: number) => {
    await page.evaluate((scale) => {
      document.querySelector("step-star")!.zoom = scale;
    }, scale);
    await drawn(page);
  };
  await zoom(50);
  await expect.poll(() => numbers.allTextContents()).toEqual(["f", "g", "h"]);
  await zoom(30);
  await expect.poll(() => numbers.allTextContents()).toEqual(["f"]);
  await zoom(14);
  await expect.poll(() => numbers.allTextContents()).toEqual([]);
  await expect.poll(() => legend.textContent()).toContain("the arrow: reached from there");
});

test("the legend says of a cell what one has room for at the size that the board has now", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await opened(page);
  const numbers = page.locator("#legend svg.cell text");
  const lens = page.locator("#legend svg.lens");
  await expect.poll(() => numbers.allTextContents()).toEqual(["f", "g", "h"]);
  expect(await lens.count()).toBe(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(() => numbers.allTextContents()).toEqual([]);
  expect(await lens.locator("xpath=..").textContent()).toContain(
    "beside the cell pointed at: f = g + h; g from the start, h estimated to the goal",
  );
  await page.setViewportSize({ width: 1600, height: 1000 });
  await expect.poll(() => numbers.allTextContents()).toEqual(["f", "g", "h"]);
});
