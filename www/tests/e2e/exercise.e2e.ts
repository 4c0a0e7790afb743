/** Exercises: answered by mouse and keyboard, counted, and told to a host. */
import type { Page } from "playwright-core";
import type { StepStarElement } from "stepstar/element";
import { expect } from "vitest";
import { questionsAfter } from "../../src/course/exercise/after-next.js";
import { taskFor } from "../../src/course/exercise/drawn-map.js";
import { type Click, Order } from "../../src/course/exercise/order.js";
import { instanceFor } from "../../src/course/exercise/own-map.js";
import { seedFor, settingsOf } from "../../src/course/exercise/settings.js";
import { wrongRun } from "../../src/course/exercise/wrong-run.js";
import "../../src/package/inline.js";
import { TEXTS } from "../../src/course/mistakes/texts.js";
import { checkLook, checkLooks } from "./axe.js";
import { test } from "./page.js";

/** The exercise that an address gives. */
function instanceOf(hash: string) {
  const settings = settingsOf(hash);
  const seed = seedFor(settings, 0);
  return { seed, settings, instance: instanceFor(settings, seed) };
}

async function opened(page: Page, hash: string, width = 1000): Promise<void> {
  // All of it is in view, so that no key scrolls the board away from a click.
  await page.setViewportSize({ width, height: 1200 });
  await page.goto(`exercise.html${hash}`);
  await page.locator(".prompt").filter({ hasText: /\S/ }).waitFor();
  await page.evaluate(() => document.querySelector("step-star")!.settled);
}

/** Clicks in the middle of a cell. */
async function click(page: Page, at: readonly number[]): Promise<void> {
  const { x, y, scale } = await page.evaluate(() => {
    const board = document.querySelector("step-star")!;
    const box = board.shadowRoot!.querySelector(".board")!.getBoundingClientRect();
    const scale = board.zoom;
    // All of the map is in view, in the middle of the board.
    return {
      x: box.x + (box.width - scale * board.grid!.width) / 2,
      y: box.y + (box.height - scale * board.grid!.height) / 2,
      scale,
    };
  });
  await page.mouse.click(x + (at[0]! + 0.5) * scale, y + (at[1]! + 0.5) * scale);
}

const said = (page: Page) => page.locator(".reply");

test("the order is clicked cell by cell, a wrong click is diagnosed, and only first answers count", async ({
  page,
}) => {
  const hash = "#kind=order&student=Ada";
  const { instance } = instanceOf(hash);
  await opened(page, hash);
  expect(
    await page
      .locator("step-star")
      .evaluate((board: StepStarElement) => board.shadowRoot!.querySelectorAll(".player").length),
  ).toBe(0);
  const order = new Order(instance);
  // Nothing is skipped by a key.
  await page.locator("step-star").evaluate((board: StepStarElement) => board.focus());
  for (const key of ["End", " ", "PageDown"]) await page.keyboard.press(key);
  expect(
    await page.locator("step-star").evaluate((board: StepStarElement) => board.trace!.expansionAt(board.position)),
  ).toBe(1);

  // Beside the map there is no cell, so that is no answer.
  const left = (await page.locator(".board").boundingBox())!;
  await page.mouse.click(left.x + 5, left.y + left.height / 2);
  await said(page).getByText("This is outside of the map.").waitFor();
  await page.locator(".score").getByText("Question 1 of").waitFor();
  await click(page, instance.from);
  await said(page).getByText("No.").waitFor();
  const [better] = order.expected as readonly [Click];
  expect(await said(page).textContent()).toMatch(/is closed.* goes first: f = /);
  expect(await said(page).textContent()).toContain(`(${String(better).replace(",", ", ")}) goes first`);
  for (;;) {
    const [choice] = order.expected as readonly [Click];
    if (choice === "over") await page.getByRole("button", { name: "the search is over" }).click();
    else await click(page, choice as number[]);
    if (!order.take(choice)) break;
    await page.waitForFunction((count) => {
      const board = document.querySelector("step-star")!;
      return board.trace?.expansionAt(board.position) === count;
    }, order.taken.length);
  }
  const questions = instance.expansions;
  await page.getByText(`${questions - 1} of ${questions} right, counting first answers.`).waitFor();

  // The model answer goes both ways.
  await page.getByRole("button", { name: "Step through the model answer" }).click();
  const step = () => page.locator("step-star").evaluate((board: StepStarElement) => board.step);
  await expect.poll(step).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(step).toBe(1);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(step).toBe(0);
  // And then comes another map.
  const map = () => page.locator("step-star").evaluate((board: StepStarElement) => board.grid!.toText("ascii"));
  const before = await map();
  await page.getByRole("button", { name: "Another one" }).click();
  await page.getByText("Question 1 of").waitFor();
  expect(await map()).not.toBe(before);
});

test("an order can be given by the keyboard alone, and a hint costs the point", async ({ page }) => {
  const hash = "#kind=order&student=Bob";
  const { instance } = instanceOf(hash);
  const order = new Order(instance);
  await opened(page, hash);
  await page.getByRole("button", { name: "A hint" }).press("Enter");
  await said(page).getByText("row").waitFor();
  await page.locator("step-star").evaluate((board: StepStarElement) => board.focus());
  // The cursor begins at the start of the search.
  const at = () =>
    page.locator("step-star").evaluate((board: StepStarElement) => board.hover as readonly [number, number]);
  const next = order.expected[0] as readonly number[];
  for (const axis of [0, 1] as const)
    for (let tries = 0; tries < 9 && (await at())[axis] !== next[axis]; tries++)
      await page.keyboard.press(
        ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"][2 * axis + Number((await at())[axis]! > next[axis]!)]!,
      );
  await page.keyboard.press("Enter");
  await said(page).getByText("Right.").waitFor();
  expect(await page.locator(".score").textContent()).toContain("0 right so far");
});

test("values are filled in, parents clicked, and a mistake is found", async ({ page }) => {
  const values = instanceOf("#kind=values&diagonal=always");
  await opened(page, "#kind=values&diagonal=always");
  const asked = questionsAfter(values.instance, "values", values.seed, 5);
  const check = page.getByRole("button", { name: "Check my answer" });
  // What is no number is no answer, and does not count.
  await check.click();
  await said(page).getByText("A number is missing: write g and h and f.").waitFor();
  for (const name of ["g", "h", "f"]) await page.locator(`input[name=${name}]`).fill("99");
  await check.click();
  await said(page)
    .getByText(`g and h and f are otherwise. g = ${+asked[0]!.g.toFixed(2)}, `)
    .waitFor();
  for (const { g, h, f } of asked) {
    for (const [name, value] of Object.entries({ g, h, f }))
      await page.locator(`input[name=${name}]`).fill(value.toFixed(2));
    await page.locator("input[name=f]").press("Enter");
  }
  await page.getByText(`${asked.length - 1} of ${asked.length} right`).waitFor();

  const parent = instanceOf("#kind=parent");
  await page.goto("about:blank");
  await opened(page, "#kind=parent");
  const parents = questionsAfter(parent.instance, "parent", parent.seed, 5);
  for (const [i, one] of parents.entries()) {
    await page.getByText(`the parent of (${one.cell.join(", ")})`).waitFor();
    await page.waitForFunction((count) => {
      const board = document.querySelector("step-star")!;
      return board.trace?.expansionAt(board.position) === count;
    }, one.expansions);
    await click(page, one.parent);
    await page.getByText(i + 1 < parents.length ? `Question ${i + 2} of` : "counting first answers").waitFor();
  }
  await page.getByText(`${parents.length} of ${parents.length} right`).waitFor();

  const mistake = instanceOf("#kind=mistake");
  await page.goto("about:blank");
  await opened(page, "#kind=mistake");
  const wrong = wrongRun(mistake.instance, mistake.seed);
  await page.getByLabel("Expansion").fill(String(wrong.expansion));
  await page.getByRole("button", { name: "Check my answer" }).press("Enter");
  await page.getByRole("button", { name: TEXTS[wrong.mistake].title, exact: true }).click();
  await page.getByText("2 of 2 right").waitFor();
});

test("with feedback in the end nothing is told before, and then the pattern of the wrong answers", async ({ page }) => {
  const hash = "#kind=order&feedback=end&student=Cleo";
  await opened(page, hash);
  const order = new Order(instanceOf(hash).instance);
  for (;;) {
    // Always the start, which is closed.
    const count = order.taken.length;
    await page.waitForFunction((count) => {
      const board = document.querySelector("step-star")!;
      return board.trace?.expansionAt(board.position) === count;
    }, count);
    await page.getByText(`Question ${count} of`).waitFor();
    await click(page, order.instance.from);
    expect(await said(page).textContent()).toBe("");
    if (!order.take((order.expected as Click[])[0]!)) break;
  }
  await page.getByText("0 of").waitFor();
  expect(await page.locator(".summary li").count()).toBe(order.instance.expansions);
});

test("a map is checked as often as one likes, and one that does it ends the exercise", async ({ page }) => {
  // Of the first seeds, one that asks for greedy search.
  const seed = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((seed) =>
    taskFor(seedFor({ seed, student: "" }, 0)).text.includes("greedy"),
  )!;
  await opened(page, `#kind=draw&seed=${seed}`);
  await page.getByRole("button", { name: "Check my map" }).click();
  await said(page).getByText("It finds a cheapest path").waitFor();
  await page.evaluate(() => {
    Object.assign(document.querySelector("step-star")!, { tool: "terrain", terrain: 3 });
  });
  for (const x of [2, 3]) await click(page, [x, 2]);
  await page.getByRole("button", { name: "Check my map" }).click();
  await page.getByText("0 of 1 right, counting first answers.").waitFor();
  // The model is a map of its own, with the search that the task is about.
  await page.getByRole("button", { name: "Step through the model answer" }).click();
  const step = () => page.locator("step-star").evaluate((board: StepStarElement) => board.step);
  await expect.poll(step).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(step).toBe(1);
});

test("an address that lost a letter of its map says so and asks nothing, until there is a whole one", async ({
  page,
}) => {
  await page.goto("exercise.html#kind=order&map=S.5._.%232._.3.");
  const fault = page.locator("#fault");
  await fault.getByText("This link is damaged").waitFor();
  expect(await fault.textContent()).toContain("the length of this row is 3");
  const isAsked = () => page.locator(".prompt").filter({ hasText: /\S/ }).count();
  expect([await isAsked(), await page.locator("step-star").isVisible()]).toEqual([0, false]);
  await page.evaluate(() => {
    location.hash = "#kind=order&map=S.5._.%232._.3.G";
  });
  await page.getByText("Which cell is expanded next?").waitFor();
  expect(await page.locator("step-star").evaluate((board: StepStarElement) => board.grid!.toText("ascii"))).toBe(
    "..5.\n.#2.\n.3..\n",
  );
  expect(await fault.textContent()).toBe("");
  await page.evaluate(() => {
    location.hash = `#map=${"z".repeat(300_000)}`;
  });
  await fault.getByText("width and height go from 1 to 4096").waitFor();
  await expect.poll(isAsked).toBe(0);
});

for (const [width, height, settings] of [
  [1280, 720, {}],
  [390, 844, { hasTouch: true, isMobile: true }],
] as const)
  test(`question, board and buttons are in view together at ${width} x ${height}`, async ({ open }) => {
    const page = await open({ viewport: { width, height }, ...settings });
    for (const kind of ["order", "values", "parent", "mistake", "draw"]) {
      await page.goto("about:blank");
      await page.goto(`exercise.html#kind=${kind}&student=Bob`);
      await page.locator(".prompt").filter({ hasText: /\S/ }).waitFor();
      await page.evaluate(() => document.querySelector("step-star")!.settled);
      const [prompt, board, buttons] = await page.evaluate(() => {
        const root = document.querySelector("step-star")!.shadowRoot!;
        return [".prompt", ".board", ".exercise.below"].map((part) => {
          const { top, bottom, left } = root.querySelector(part)!.getBoundingClientRect();
          return { top, bottom, left };
        });
      });
      for (const part of [prompt!, board!, buttons!]) {
        expect(part.top, kind).toBeGreaterThanOrEqual(0);
        expect(part.bottom, kind).toBeLessThanOrEqual(height);
      }
      // Nothing lies on the board.
      if (buttons!.left < 100) expect(board!.bottom, kind).toBeLessThanOrEqual(buttons!.top);
    }
  });

test("on a phone, a cell of a large map is tapped twice: the first tap says which it is", async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const row = ".".repeat(20);
  const rows = Array.from({ length: 20 }, (_, y) => (y === 9 ? `....S......G........` : row));
  await page.goto(`exercise.html#kind=order&map=${rows.join("_")}`);
  await page.locator(".score").getByText("Question 1 of").waitFor();
  await page.evaluate(() => document.querySelector("step-star")!.settled);
  const tap = async (x: number, y: number) => {
    const at = await page.evaluate(
      ([x, y]) => {
        const board = document.querySelector("step-star")!;
        const box = board.shadowRoot!.querySelector(".board")!.getBoundingClientRect();
        const scale = board.zoom;
        const [left, top] = [(box.width - scale * 20) / 2, (box.height - scale * 20) / 2];
        return { x: box.x + left + (x! + 0.5) * scale, y: box.y + top + (y! + 0.5) * scale };
      },
      [x, y],
    );
    await page.touchscreen.tap(at.x, at.y);
  };
  await tap(5, 9);
  await said(page).getByText("This is (5, 9).").waitFor();
  // Its numbers, which such a cell has no room for.
  expect(await page.locator("step-star .lens span").allTextContents()).toEqual(["f 7", "g 1", "h 6"]);
  await page.locator(".score").getByText("Question 1 of").waitFor();
  // Another one in its place.
  await tap(5, 8);
  await said(page).getByText("This is (5, 8).").waitFor();
  await tap(5, 9);
  await said(page).getByText("This is (5, 9).").waitFor();
  await tap(5, 9);
  await page.locator(".score").getByText("1 right so far").waitFor();
});

test("every kind is accessible, and no wider than a phone", async ({ page }) => {
  for (const kind of ["values", "parent", "mistake", "draw", "order"]) {
    await page.goto("about:blank");
    await opened(page, `#kind=${kind}`, 360);
    await checkLook(page, 0);
  }
  // They differ in the question alone: what each look does to the page shows in one.
  await checkLooks(page, 0);
});
