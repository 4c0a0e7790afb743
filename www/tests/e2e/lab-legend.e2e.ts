/** The legend explains what is there: what a cell shows depends on its size. */
import { expect } from "vitest";
import { drawn, opened } from "./lab-page.js";
import { test } from "./page.js";

test("where cells are too small for numbers, the legend has none", async ({ open }) => {
  const page = await open();
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
