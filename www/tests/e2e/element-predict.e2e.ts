/** Predict mode: the reader says which cell is expanded next. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

test("a wrong answer is reported as wrong, and only the first try at a question counts", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "predict" });
  await board.star.evaluate((element: StepStarElement) => {
    const answers: unknown[] = [];
    Object.assign(window, { answers });
    element.addEventListener("answer", ({ detail }) => answers.push(detail));
  });
  await board.click({ x: 20, y: 0 });
  await board.click({ x: 4, y: 5 });
  const answers = await page.evaluate(() => (window as unknown as { answers: unknown[] }).answers);
  expect(answers).toMatchObject([
    { right: false, expected: [4, 5] },
    { right: true, chosen: [4, 5], score: { right: 0, asked: 1 } },
  ]);
  expect(await board.sentence()).toMatch(/Which one is expanded next/);
});

test("who names one that ties, or waits its turn, is told what decides", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "predict" });
  const told = async (options: object) => {
    const [x, y] = await board.star.evaluate(async (star: StepStarElement, options) => {
      star.options = options;
      await star.settled;
      for (const { kind, position } of star.trace!) {
        if (kind !== "close") continue;
        star.position = position;
        const [expected, ...others] = star.trace!.openList();
        const other = others.find(({ f }) => f <= expected!.f);
        if (other) return other.at as [number, number];
      }
      throw new Error("nothing ties");
    }, options);
    await board.settled();
    await board.click({ x, y });
    return board.sentence();
  };
  expect(await told({ heuristic: "zero" })).toMatch(/^Another goes first: of \d+ that tied, .*\. Which one/);
  expect(await told({ tieBreak: "newest" })).toMatch(/^Another goes first: of \d+ that tied, it came last\. Which one/);
  expect(await told({ algorithm: "bfs" })).toMatch(/^Another goes first: of \d+ open it has waited longest\. Which/);
});

test("the reply to an answer disappears with the next question", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "predict" });
  await board.click({ x: 20, y: 0 });
  expect(await board.sentence()).toMatch(/^That one is not open. Which one .* 0 of 1 right.$/);
  await board.star.evaluate((element: StepStarElement) => {
    element.position = 60;
  });
  await board.settled();
  expect(await board.sentence()).toMatch(/^Which one .* 0 of 1 right.$/);
  // A new question: its first try counts again.
  await board.click({ x: 20, y: 0 });
  expect(await board.sentence()).toMatch(/^That one is not open. Which one .* 0 of 2 right.$/);
});

test("after a right answer the next question follows, from anywhere within an expansion", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "predict" });
  for (const position of [0, 3]) {
    const [first, second] = await board.star.evaluate(async (element: StepStarElement, position) => {
      const closes = [...element.trace!].filter(({ kind }) => kind === "close");
      element.position = position;
      return closes.filter((event) => event.position >= element.position).map(({ at }) => at as [number, number]);
    }, position);
    const expected = board.star.evaluate(
      (element: StepStarElement) =>
        new Promise<unknown[]>((told) => {
          const answers: unknown[] = [];
          element.addEventListener("answer", ({ detail }) => {
            if (answers.push(detail.expected) === 2) told(answers);
          });
        }),
    );
    await board.click({ x: first![0], y: first![1] });
    await board.click({ x: first![0], y: first![1] });
    expect(await expected, `from ${position}`).toEqual([first, second]);
  }
});

test("stepping moves question by question, never into the middle of an expansion", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "predict" });
  const next = () =>
    board.star.evaluate(({ trace }: StepStarElement) => trace!.event(trace!.position).kind as string | undefined);
  const asked = [await board.read("position")];
  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await board.settled();
    expect(await next()).toBe("close");
    return board.read("position");
  };
  for (let i = 0; i < 3; i++) asked.push(await press("Step forward"));
  expect(new Set(asked).size).toBe(4);
  for (const before of asked.slice(0, -1).reverse()) expect(await press("Step back")).toBe(before);
  await board.surface.focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "Home"]) {
    const was = await board.read("position");
    await page.keyboard.press(key);
    await board.settled();
    expect(await next(), key).toBe("close");
    expect((await board.read("position")) > was, key).toBe(key === "ArrowDown");
  }
});

test("predict mode never plays, neither by attribute nor by code", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "predict", playing: "", speed: "1000" });
  const before = await board.read("position");
  await board.star.evaluate((star: StepStarElement) => star.play());
  // At this speed each frame is time for several steps.
  await board.settled();
  expect([await board.read("playing"), await board.read("position")]).toEqual([false, before]);
  expect(await board.sentence()).toMatch(/^Which/);
});

test("the verdict and the marks stay hidden until the end of the search", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "predict" });
  const verdict = board.element.getByText("Optimal", { exact: true });
  await verdict.waitFor({ state: "attached" });
  const marks = board.element.locator(".scrub canvas");
  expect([await verdict.isVisible(), await marks.isVisible()]).toEqual([false, false]);
  await page.getByRole("button", { name: "To the end" }).click();
  expect([await verdict.isVisible(), await marks.isVisible()]).toEqual([true, true]);
});

test("on paper no empty row stands above a board: neither where a verdict is still kept back, nor above two boards", async ({
  embed: page,
}) => {
  await page.emulateMedia({ media: "print" });
  const room = async (mode: string) => {
    const board = await BoardInPage.open(page, { mode, step: "0" });
    if (mode === "watch") await board.element.locator(".badge.good").waitFor();
    const [frame, surface] = await Promise.all(
      [board.element.locator(".frame"), board.surface].map((part) => part.boundingBox()),
    );
    return surface!.y - frame!.y;
  };
  expect(await room("predict")).toBeLessThan(4);
  expect(await room("compare")).toBeLessThan(4);
  expect(await room("watch"), "a verdict has room").toBeGreaterThan(32);
  await page.emulateMedia({ media: "screen" });
});
