/** What a screen reader announces: the step after a step, the cell after a move of the cursor. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, GRAPH } from "./board.js";
import { test as pages } from "./page.js";

/** An announcement waits until the last one has had time to be read; here readers are twenty times as fast. */
const test = pages.extend<{ hasty: Page }>({
  hasty: async ({ embed }, use) => {
    const clock = await embed.evaluateHandle(() => {
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (work: TimerHandler, wait = 0, ...given: unknown[]) => setTimeout(work, wait / 20, ...given),
      });
      return { setTimeout };
    });
    await use(embed);
    await clock.evaluate((clock) => void Object.assign(window, clock));
  },
});

test("each key announces its effect", async ({ hasty: page }) => {
  const board = await BoardInPage.open(page, { editable: "", step: "0" });
  const live = board.element.locator("[aria-live]");
  const hears = async (key: string, text: string | RegExp) => {
    await page.keyboard.press(key);
    await expect.poll(() => live.textContent(), { message: key }).toMatch(text);
  };
  await page.keyboard.press("Tab");
  await board.surface.focus();
  await hears("i", "(4, 5): start, not seen Arrow keys move the cursor; I lets them step again.");
  await hears(".", /^Opened the start \(4, 5\).* Expanded \(4, 5\)/);
  await hears("ArrowRight", /^\(5, 5\): /);
  await hears(".", /^Opened |^Expanded /);
  await hears("Shift+ArrowRight", /^\(15, 5\): /);
  // The step has not changed, so it is not announced again.
  await hears("Enter", /^\(15, 5\): wall/);
  await hears("Control+z", /^\(15, 5\): not seen|^A path/);
  await hears("e", "Erase");
  await hears("3", "Draw terrain, a step here costs 3");
  await hears("]", /steps a second$/);
  await hears("u", "by event");
  expect(await page.getByRole("combobox", { name: "What a step is" }).inputValue()).toBe("event");
  await hears("u", "by expansion");
  await hears("b", "Break point at (15, 5).");
  await hears("b", "No break point at (15, 5).");
  const before = await board.star.evaluate((star) => {
    // So slow that it can't be at the end before it is stopped.
    star.speed = 2;
    return star.position;
  });
  await page.keyboard.press(" ");
  await page.waitForFunction((before) => document.querySelector("step-star")!.position > before, before);
  expect(await live.textContent(), "playing is not announced").toBe("No break point at (15, 5).");
  await hears(" ", /^Opened |^Expanded /);
  expect(await live.textContent()).toBe(await board.sentence());
});

test("what the last step did is told anew in steps of another size, to those who see it, and as no step", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { step: "3" });
  const told = await board.star.evaluate((element) => [
    element.trace!.explainExpansion(3),
    element.trace!.explain(element.position - 1),
  ]);
  expect(told[0]).not.toBe(told[1]);
  expect(await board.sentence()).toBe(told[0]);
  await board.star.evaluate((element) => {
    element.addEventListener("step", () => element.setAttribute("data-stepped", ""));
  });
  await board.surface.focus();
  await page.keyboard.press("u");
  expect(await board.sentence()).toBe(told[1]);
  await page.keyboard.press("u");
  expect(await board.sentence()).toBe(told[0]);
  await board.settled();
  expect(await board.element.getAttribute("data-stepped")).toBeNull();
});

test("the slider's value is the position and the length, not the step's sentence", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "0" });
  const slider = page.getByRole("slider", { name: "Position in the search" });
  expect(await slider.getAttribute("aria-valuetext")).toBe("0 / 85");
  await slider.press("ArrowRight");
  expect(await slider.getAttribute("aria-valuetext")).toBe("1 / 85");
  await board.star.evaluate((star: StepStarElement) => {
    star.stepUnit = "event";
  });
  await slider.press("End");
  const length = await board.length();
  expect(await slider.getAttribute("aria-valuetext")).toBe(`${length} / ${length}`);
});

test("every answer is announced, even when the reply is the same as before", async ({ hasty: page }) => {
  const board = await BoardInPage.open(page, { mode: "predict" });
  const live = board.element.locator("[aria-live]");
  await page.keyboard.press("Tab");
  await board.surface.focus();
  for (const cell of ["(4, 6): not seen", "(4, 7): not seen", "(4, 8): not seen"]) {
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => live.textContent()).toBe(cell);
    await page.keyboard.press("Enter");
    await expect.poll(() => live.textContent(), { message: cell }).toMatch(/^That one is not open. .* 0 of 1 right.$/);
  }
});

test("the start's and the goal's cells are described as such", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "", step: "0", start: "4,5", goal: "5,5" });
  const look = board.element.locator(".look");
  await page.keyboard.press("Tab");
  await board.surface.focus();
  await page.keyboard.press("i");
  expect(await look.textContent()).toBe("(4, 5): start, not seen");
  await page.keyboard.press("ArrowRight");
  expect(await look.textContent()).toBe("(5, 5): goal, not seen");
});

test("two boards side by side are called A and B, and so are their verdicts", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "compare", other: "heuristic: zero" });
  const boards = page.getByRole("application");
  expect(await boards.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual([
    "A: Board of 24 by 12 cells",
    "B: Board of 24 by 12 cells",
  ]);
  const verdicts = board.element.locator(".badge");
  await expect
    .poll(() => verdicts.allTextContents())
    .toEqual([expect.stringMatching(/^A: Optimal, cost 23/), expect.stringMatching(/^B: Optimal, cost 23/)]);
});

test("a break point at a node is told of as one: a bare id would be a number of things that open", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { step: "0" }, GRAPH);
  await board.star.evaluate((element: StepStarElement) => {
    element.addBreakPoint({ at: 1, when: "opens" });
    element.speed = 30;
    element.play();
  });
  await expect.poll(() => board.sentence()).toMatch(/^Stopped: node 1 opens\. Opened the start \(node 0\)/);
  await board.star.evaluate((element: StepStarElement) => {
    element.pinned = 1;
  });
  await board.surface.focus();
  await page.keyboard.press("b");
  await expect.poll(() => board.element.locator("[aria-live]").textContent()).toBe("No break point at node 1.");
});
