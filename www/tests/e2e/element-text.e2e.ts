/** What is written inside the tag. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/element/contract.js";
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
