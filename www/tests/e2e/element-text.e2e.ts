/** What is written inside the tag. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

test("an HTML comment inside the element is not part of its map", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const width = await board.star.evaluate(async (star: StepStarElement) => {
    star.innerHTML = "<!-- a map -->\nS..\n..G";
    await Promise.resolve();
    await star.settled;
    return star.grid!.width;
  });
  expect(width).toBe(3);
});

test("an error in the element's text is reported once, even if the page writes it into a slot", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page);
  const told = await board.star.evaluate(async (star) => {
    const other = document.createElement("step-star");
    other.innerHTML = 'S.Q<p slot="caption"></p>';
    const told: string[] = [];
    other.addEventListener("fault", ({ detail }) => {
      told.push(detail.message);
      if (told.length < 10) other.querySelector("p")!.textContent = detail.message;
    });
    star.replaceWith(other);
    other.firstChild!.nodeValue = "S.X";
    await new Promise(requestAnimationFrame);
    return told.map((message) => message.match(/'(.)'/)?.[1]);
  });
  expect(told).toEqual(["Q", "X"]);
});

test("an empty map attribute, as a template leaves it where there is no map, does not hide the text or the file", async ({
  embed: page,
}) => {
  await page.route("**/course.map", (route) => route.fulfill({ body: "S...G" }));
  const board = await BoardInPage.open(page, { map: "" });
  expect(await board.cost()).toBe(23);
  await board.star.evaluate((star: StepStarElement) => {
    star.map = "S.G";
  });
  await board.settled();
  expect(await board.cost()).toBe(2);
  await board.star.evaluate((star: StepStarElement) => {
    star.map = "";
  });
  await board.settled();
  expect(await board.cost()).toBe(23);
  const fromFile = await BoardInPage.open(page, { map: "", src: "course.map" });
  await page.waitForFunction(() => document.querySelector("step-star")!.result?.cost === 4);
  expect(await fromFile.element.getByRole("alert").count()).toBe(0);
});
