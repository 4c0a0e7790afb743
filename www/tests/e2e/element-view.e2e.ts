/** The attribute `view`, and the tag that the lab writes with it. */
import { expect } from "vitest";
import { BoardInPage } from "./board.js";
import { opened, pressed } from "./lab-page.js";
import { test } from "./page.js";

test("a tag with a view opens at that part of the map, another one shows another, and none all of it", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { view: "3,2,12" });
  const view = () => board.star.evaluate((element) => element.view);
  expect(await view()).toEqual([3, 2, 12]);
  await board.star.evaluate((element) => element.setAttribute("view", "4,1,10"));
  expect(await view()).toEqual([4, 1, 10]);
  await board.star.evaluate((element) => element.removeAttribute("view"));
  expect(await view()).toBeNull();
});

test("a view that is none is told to the page's author", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { view: "far" });
  await board.element
    .locator("[role=alert]", { hasText: 'attribute "view" is "far": it must be left, top and width' })
    .waitFor();
});

test("the tag that the lab writes shows the part of the map that is in view there", async ({ page }) => {
  await opened(page, "#example=trap&view=3,2,12");
  await pressed(page, "Save…");
  await page.getByRole("button", { name: "For my page…" }).click();
  await page.locator("dialog pre", { hasText: 'view="3,2,12"' }).waitFor();
});
