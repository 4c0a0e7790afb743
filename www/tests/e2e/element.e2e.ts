/** The element's basics: it searches, the player steps through the search, and another map replaces it. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, TRAP } from "./board.js";
import { test } from "./page.js";

test("an attribute of one place moves only that place, and removing `through` removes the way points", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { goal: "20,9", through: "3,4 9,2" });
  const places = () => board.star.evaluate(({ start, goal, through }: StepStarElement) => [start, goal, through]);
  await board.star.evaluate((element: StepStarElement) => {
    element.goal = [22, 1];
    element.setAttribute("start", "1,1");
  });
  await board.settled();
  expect(await places(), "the goal stays where it was set by code").toEqual([
    [1, 1],
    [22, 1],
    [
      [3, 4],
      [9, 2],
    ],
  ]);
  await board.star.evaluate((element) => element.removeAttribute("through"));
  await board.settled();
  expect(await places()).toEqual([[1, 1], [22, 1], []]);
});

test("the player steps forward and back, to the end and to the beginning", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "0" });
  expect(await board.read("position")).toBe(0);
  await page.getByRole("button", { name: "Step forward", exact: true }).click();
  await page.getByRole("button", { name: "Step forward", exact: true }).click();
  await board.settled();
  expect(await board.sentence()).toMatch(/^Expanded \(\d+, \d+\)/);
  const second = await board.read("position");
  await page.getByRole("button", { name: "Step back", exact: true }).click();
  expect(await board.read("position")).toBeLessThan(second);
  await page.getByRole("button", { name: "To the end" }).click();
  expect(await board.read("position")).toBe(await board.length());
  await page.getByRole("button", { name: "To the beginning" }).click();
  expect(await board.read("position")).toBe(0);
});

test("playing stops at the end, or before at a break point", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "0", speed: "100000" });
  await board.star.evaluate((element: StepStarElement) => {
    element.addEventListener("step", ({ detail }) => {
      if (detail.stopped) element.dataset.stopped = JSON.stringify([detail.stopped, detail.event]);
    });
  });
  const stopped = async () => {
    await page.waitForSelector("[data-stopped]");
    return board.star.evaluate((element: StepStarElement) => {
      const text = element.dataset.stopped!;
      delete element.dataset.stopped;
      return JSON.parse(text);
    });
  };
  await page.getByRole("button", { name: "Play" }).click();
  expect((await stopped())[0]).toBe("end");
  expect(await board.read("playing")).toBe(false);
  expect(await board.read("position")).toBe(await board.length());
  await board.star.evaluate((element: StepStarElement) => {
    element.position = 0;
    element.addBreakPoint({ at: [8, 5], when: "closes" });
    element.play();
  });
  expect((await stopped())[0]).toMatchObject({ when: "closes", at: [8, 5] });
  expect(await board.sentence()).toMatch(/^Stopped: \(8, 5\) closes\. Expanded \(8, 5\)/);
  await page.getByRole("button", { name: "Step forward", exact: true }).click();
  await board.settled();
  expect(await board.sentence()).toMatch(/^Expanded/);
});

test("a new map starts without the old one's step and break points", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const shown = () =>
    board.star.evaluate(async (element: StepStarElement) => {
      await element.settled;
      const { position, trace, breakPoints } = element;
      return { position, atEnd: position === trace!.length, breaks: breakPoints.length };
    });
  const exchange = (map: string) =>
    board.star.evaluate((element: StepStarElement, map) => {
      element.position = 20;
      element.addBreakPoint({ at: [1, 1], when: "closes" });
      element.map = map;
    }, map);
  await exchange("S.......\n......G.\n........\n........");
  expect(await shown()).toMatchObject({ atEnd: true, breaks: 0 });
  await exchange("S.......\n........\n........\n.......G");
  await board.star.evaluate((element: StepStarElement) => {
    element.position = 3;
  });
  expect(await shown()).toMatchObject({ position: 3, breaks: 0 });
  await board.star.evaluate((element: StepStarElement) => element.setAttribute("step", "e7"));
  await exchange("S.......\n........\n........\n......G.");
  expect(await shown()).toMatchObject({ position: 7 });
});

test("clicking the scrub bar goes to that part of the search", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const bar = page.getByRole("slider", { name: "Position in the search" });
  const box = (await bar.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const [position, length] = [await board.read("position"), await board.length()];
  expect(Math.abs(position / length - 0.5)).toBeLessThan(0.05);
  await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
  expect(await board.read("position")).toBe(length);
});

test("the wheel zooms at the pointer, and 0 shows the whole map again", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const fitted = await board.read("zoom");
  const at = await board.at({ x: 5, y: 5 });
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -400);
  await board.settled();
  expect(await board.read("zoom")).toBeGreaterThan(fitted * 1.3);
  const after = await board.at({ x: 5, y: 5 });
  expect(Math.hypot(after.x - at.x, after.y - at.y)).toBeLessThan(2);
  await board.surface.press("0");
  await board.settled();
  expect(await board.read("zoom")).toBeCloseTo(fitted, 6);
});

test("a bad map shows one error with its line, and leaves the board as it was", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const before = await board.cells();
  await board.star.evaluate((element: StepStarElement) => element.setAttribute("map", "S..\n.?.\n..G"));
  const fault = board.element.getByRole("alert");
  expect(await fault.textContent()).toMatch(/line 2/i);
  expect(await board.cells()).toBe(before);
  await board.star.evaluate((element: StepStarElement) => element.setAttribute("map", "S..\n...\n..G"));
  await board.settled();
  expect(await fault.isVisible()).toBe(false);
  await board.star.evaluate((element: StepStarElement) => element.setAttribute("weight", "much"));
  await board.settled();
  expect(await fault.textContent()).toMatch(/weight/);
});

test("setting the same map again resets an error or an edit", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const asDrawn = await board.cells();
  const set = async (map: string) => {
    await board.star.evaluate((element: StepStarElement, map) => {
      element.map = map;
    }, map);
    await board.settled();
  };
  const fault = board.element.getByRole("alert");
  await set("no map");
  expect(await fault.isVisible()).toBe(true);
  await set(TRAP);
  expect(await fault.isVisible(), "after a text that is no map").toBe(false);
  await board.star.evaluate((element: StepStarElement) => element.clear());
  expect(await board.cells()).not.toBe(asDrawn);
  await set(TRAP);
  expect(await board.cells(), "after an edit").toBe(asDrawn);
});

test("a first map that cannot be read shows the error alone, without a board or player", async ({ embed: page }) => {
  const alone = async (board: BoardInPage) => {
    await board.element.getByRole("alert").waitFor();
    await board.settled();
    expect(await board.star.evaluate((element: StepStarElement) => element.trace)).toBe(null);
    for (const part of [".board", ".player", ".badge", ".say"])
      expect(await board.element.locator(part).isVisible(), part).toBe(false);
  };
  const bad = await BoardInPage.open(page, { editable: "" }, "S..\n.?.\n..G");
  await alone(bad);
  await bad.star.evaluate((element) => element.setAttribute("mode", "predict"));
  await alone(bad);
  await bad.star.evaluate((element) => element.setAttribute("map", "S..\n...\n..G"));
  await bad.settled();
  expect(await bad.element.getByRole("alert").isVisible()).toBe(false);
  expect(await bad.surface.isVisible()).toBe(true);
  expect(await bad.length()).toBeGreaterThan(0);
  await page.route("**/missing.map", (route) => route.fulfill({ status: 200, body: "no map" }));
  await alone(await BoardInPage.open(page, { src: "missing.map" }, ""));
});

test("the cell of a break point may be written as in the rest of the package", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "0", speed: "1000" });
  const kept = await board.star.evaluate((element: StepStarElement) => {
    element.addBreakPoint({ at: { x: 8, y: 5 }, when: "closes" });
    const added = element.breakPoints;
    element.removeBreakPoint({ at: { x: 8, y: 5 }, when: "closes" });
    return [added, element.breakPoints];
  });
  expect(kept).toEqual([[{ at: [8, 5], when: "closes" }], []]);
});

test("a break point outside the map is ignored", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "0", speed: "1000" });
  const breakPoints = await board.star.evaluate((element: StepStarElement) => {
    element.addBreakPoint({ at: [99, 99], when: "closes" });
    element.addBreakPoint({ at: 5, when: "opens" });
    element.play();
    return element.breakPoints;
  });
  expect(breakPoints).toEqual([]);
  const length = await board.length();
  await expect.poll(() => board.read("position")).toBe(length);
});

test("side by side, `truth` is that of the first search, and both verdicts fit without splitting a cell's name", async ({
  embed: page,
}) => {
  const terrain = "S...\n.55.\n.5.G\n....";
  const board = await BoardInPage.open(
    page,
    { mode: "compare", algorithm: "greedy", diagonal: "always", other: "algorithm: astar; weight: 3" },
    terrain,
  );
  const badges = board.element.locator(".badge:not(.old)");
  await badges.nth(1).getByText("estimate too high").waitFor();
  await badges.nth(0).getByText("greedy ignores g").waitFor();
  const admissible = () => board.star.evaluate(({ truth }: StepStarElement) => truth!.admissible);
  expect(await admissible()).toBe(true);
  for (const width of [720, 600, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await board.settled();
    const hidden = await badges.evaluateAll((all) => all.map((badge) => badge.scrollHeight - badge.clientHeight));
    expect(hidden, `${width} pixels`).toEqual([0, 0]);
    const name = badges.nth(1).getByText(/^\(\d, \d\)$/);
    expect(await name.evaluate((cell) => cell.getClientRects().length), "no cell's name is parted").toBe(1);
  }
});

test("two searches are shown side by side, expansion by expansion", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "compare", other: "heuristic: zero" });
  expect(await board.element.locator(".board").count()).toBe(2);
  const captions = await board.element.locator("figcaption").allTextContents();
  expect(captions[0]).toMatch(/^A · A\*, safe estimate: \d+ expanded, cost 23$/);
  expect(captions[1]).toMatch(/^B · A\*, no estimate: \d+ expanded, cost 23$/);
  expect(await board.sentence()).toMatch(/^B: A path/);
  const [a, b] = captions.map((caption) => Number(/(\d+) expanded/.exec(caption)![1]));
  expect(b).toBeGreaterThan(a!);
  await page.getByRole("button", { name: "To the beginning" }).click();
  await page.keyboard.press(".");
  await page.keyboard.press(".");
  await board.settled();
  expect(await board.element.locator("figcaption").allTextContents()).toEqual([
    expect.stringContaining("2 expanded"),
    expect.stringContaining("2 expanded"),
  ]);
  // Leaving and entering compare mode keeps the expansion, which is a different event there.
  await board.star.evaluate((element: StepStarElement) => element.stepBy(28));
  const positions = new Set<number>();
  for (const mode of ["watch", "compare"] as const) {
    await board.star.evaluate((element: StepStarElement, mode) => {
      element.mode = mode;
    }, mode);
    await board.settled();
    expect(await board.star.evaluate((element) => element.trace!.expansionAt(element.trace!.position)), mode).toBe(30);
    positions.add(await board.read("position"));
  }
  expect(positions.size).toBe(2);
  const fault = board.star.evaluate(
    (element: StepStarElement) =>
      new Promise<string>((told) => {
        element.addEventListener("fault", ({ detail }) => told(detail.message), { once: true });
        element.setAttribute("other", "hueristic: zero");
      }),
  );
  expect(await fault, "suggestions come from the element's options only").toMatch(
    /did you mean "heuristic"\?.*"recipe"\.$/,
  );
});

test("painting only the changes gives the same picture as painting everything", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "0" });
  const picture = () =>
    board.star.evaluate((element: StepStarElement) =>
      element.shadowRoot!.querySelector<HTMLCanvasElement>("canvas.ground")!.toDataURL(),
    );
  for (let i = 0; i < 25; i++) await page.keyboard.press(".");
  await board.star.evaluate((element: StepStarElement) => element.stepBy(25));
  await board.star.evaluate((element: StepStarElement) => element.stepBy(-4, "event"));
  await board.star.evaluate(async (element: StepStarElement) => {
    // One paint a frame: a cell painted later must not overlap the edge of its neighbour.
    for (let i = 0; i < 8; i++) {
      await new Promise(requestAnimationFrame);
      element.stepBy(-1, "event");
    }
  });
  await board.settled();
  const stepped = await picture();
  await board.star.evaluate((element: StepStarElement) => element.setAttribute("theme", "dark"));
  await expect.poll(picture).not.toBe(stepped);
  await board.star.evaluate((element: StepStarElement) => element.setAttribute("theme", "light"));
  await expect.poll(picture).toBe(stepped);
});
