/** The element as a person uses it: mouse, keys, fingers. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/element/contract.js";
import { BoardInPage, TRAP } from "./board.js";
import { test } from "./page.js";

test("the attribute of a place moves that place alone, and way points go with theirs", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { goal: "20,9", through: "3,4 9,2" });
  const places = () => board.star.evaluate(({ start, goal, through }: StepStarElement) => [start, goal, through]);
  await board.star.evaluate((element: StepStarElement) => {
    element.goal = [22, 1];
    element.setAttribute("start", "1,1");
  });
  await board.settled();
  expect(await places(), "the goal stays where it was put since").toEqual([
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

test("a search is there, and the player walks through it", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "0" });
  expect(await board.read("position")).toBe(0);
  await page.getByRole("button", { name: "Step on", exact: true }).click();
  await page.getByRole("button", { name: "Step on", exact: true }).click();
  await board.settled();
  expect(await board.sentence()).toMatch(/^Expanded \(\d+, \d+\)/);
  const second = await board.read("position");
  await page.getByRole("button", { name: "Step back", exact: true }).click();
  expect(await board.read("position")).toBeLessThan(second);
  await page.getByRole("button", { name: "To the end" }).click();
  expect(await board.read("position")).toBe(await board.length());
  await page.getByRole("button", { name: "To the start" }).click();
  expect(await board.read("position")).toBe(0);
});

test("playing runs to the end and stops there; a break point stops it before", async ({ embed: page }) => {
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
  expect(await stopped()).toMatchObject([{ when: "closes" }, { kind: "close", at: [8, 5] }]);
  expect(await board.sentence()).toMatch(/^Stopped: \(8, 5\) closes\. Expanded \(8, 5\)/);
  await page.getByRole("button", { name: "Step on", exact: true }).click();
  await board.settled();
  expect(await board.sentence()).toMatch(/^Expanded/);
});

test("another map has neither the place nor the break points of the last one", async ({ embed: page }) => {
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
  await board.star.evaluate((element: StepStarElement) => element.setAttribute("step", "7"));
  await exchange("S.......\n........\n........\n......G.");
  expect(await shown()).toMatchObject({ position: 7 });
});

test("the scrub bar goes anywhere", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const bar = page.getByRole("slider", { name: "Position in the search" });
  const box = (await bar.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const [position, length] = [await board.read("position"), await board.length()];
  expect(Math.abs(position / length - 0.5)).toBeLessThan(0.05);
  await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
  expect(await board.read("position")).toBe(length);
});

test("walls are drawn by dragging: the first cell decides, a fast stroke has no gaps", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await board.drag([
    { x: 1, y: 1 },
    { x: 4, y: 9 },
  ]);
  const drawn = await board.cells();
  for (let y = 1; y <= 9; y++) expect(drawn.slice(y * 24, y * 24 + 5), `row ${y}`).toContain("1");
  // Begun on a wall, the same stroke takes walls away.
  await board.drag([
    { x: 1, y: 1 },
    { x: 4, y: 9 },
  ]);
  expect(await board.isWall({ x: 1, y: 1 })).toBe(false);
  await board.star.evaluate((element: StepStarElement) => element.undo());
  expect(await board.cells()).toBe(drawn);
  await board.drag(
    [
      { x: 1, y: 1 },
      { x: 4, y: 9 },
    ],
    "right",
  );
  expect(await board.isWall({ x: 4, y: 9 })).toBe(false);
});

test("releasing outside ends a stroke", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const from = await board.at({ x: 2, y: 2 });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, 2);
  await page.mouse.up();
  const before = await board.cells();
  const to = await board.at({ x: 10, y: 10 });
  await page.mouse.move(to.x, to.y);
  expect(await board.cells()).toBe(before);
});

test("Escape gives up what is being drawn or dragged: the map is as it was, and undo knows nothing of it", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "", step: "40" });
  const shown = async () => ({
    cells: await board.cells(),
    start: await board.read("start"),
    goal: await board.read("goal"),
    canUndo: await board.read("canUndo"),
    position: await board.read("position"),
  });
  const before = await shown();
  const strokes = [
    ["wall", { from: [1, 1], to: [4, 9] }],
    ["terrain", { from: [1, 1], to: [4, 9] }],
    ["line", { from: [1, 1], to: [4, 9] }],
    ["rectangle", { from: [1, 1], to: [4, 9] }],
    // The goal and the start.
    ["wall", { from: [19, 5], to: [17, 7] }],
    ["wall", { from: [4, 5], to: [2, 7] }],
  ] as const;
  const ways = { Escape: () => page.keyboard.press("Escape"), undo: () => page.keyboard.press("Control+z") };
  for (const [way, giveUp] of Object.entries(ways))
    for (const [tool, { from, to }] of strokes) {
      await board.star.evaluate((element: StepStarElement, tool) => {
        element.tool = tool as StepStarElement["tool"];
      }, tool);
      const at = ([x, y]: readonly [number, number]) => board.at({ x, y });
      const [down, over, more] = [await at(from), await at(to), await at([8, 10])];
      await page.mouse.move(down.x, down.y);
      await page.mouse.down();
      await page.mouse.move(over.x, over.y);
      await giveUp();
      await board.settled();
      expect(await shown(), `${tool}, ${way}`).toEqual(before);
      // The button is still down: what follows draws nothing, moves no map and clicks nothing.
      const view = await board.at({ x: 0, y: 0 });
      await page.mouse.move(more.x, more.y);
      await page.mouse.up();
      await board.settled();
      expect({ ...(await shown()), view: await board.at({ x: 0, y: 0 }) }, `${tool}, ${way}: then`).toEqual({
        ...before,
        view,
      });
      expect(await board.read("pinned")).toBeNull();
    }
  await page.keyboard.press("Escape");
  await board.settled();
  expect(await board.read("position"), "else it shows the plain path").toBe(await board.length());
});

test("what is held is not pointed at: nothing is told of cells on the way, and of those after it is", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const look = () => board.star.evaluate((element) => element.shadowRoot!.querySelector(".look")!.textContent);
  const [from, ...way] = await Promise.all([19, 17, 16, 15].map((x) => board.at({ x, y: 5 })));
  await page.mouse.move(from!.x, from!.y);
  expect(await look()).toContain("(19, 5)");
  await page.mouse.down();
  for (const { x, y } of way) {
    await page.mouse.move(x, y);
    await board.settled();
    expect(await look()).toBe("");
  }
  await page.mouse.up();
  await page.mouse.move(way[0]!.x, way[0]!.y);
  await board.settled();
  expect(await board.read("goal")).toEqual([15, 5]);
  expect(await look()).toContain("(17, 5)");
});

test("start and goal are dragged, the path follows, undo brings them back", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const before = await board.cost();
  await board.drag([
    { x: 19, y: 5 },
    { x: 15, y: 5 },
    { x: 10, y: 5 },
  ]);
  expect(await board.read("goal")).toEqual([10, 5]);
  expect(await board.cost()).toBe(6);
  await page.keyboard.press("Control+z");
  await board.settled();
  expect([await board.read("goal"), await board.cost()]).toEqual([[19, 5], before]);
});

test("editing in the middle keeps the place", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "", step: "20" });
  await board.drag([
    { x: 22, y: 0 },
    { x: 23, y: 0 },
  ]);
  expect(await board.read("position")).toBe(20);
});

test("so do another size and a map without walls, and undoing them: the same map goes on with its break points", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await board.star.evaluate((star) => {
    star.position = 20;
    star.pinned = [3, 5];
    for (const at of [
      [2, 2],
      [23, 3],
    ] as const)
      star.addBreakPoint({ at, when: "closes" });
  });
  const kept = async () => {
    await board.settled();
    return board.star.evaluate(({ position, pinned, breakPoints, grid }: StepStarElement) => ({
      position,
      pinned,
      breaks: breakPoints.map(({ at }) => at),
      size: [grid!.width, grid!.height],
    }));
  };
  const same = { position: 20, pinned: [3, 5] };
  await board.star.evaluate((star) => star.resize(26, 10));
  expect(await kept()).toEqual({
    ...same,
    breaks: [
      [2, 2],
      [23, 3],
    ],
    size: [26, 10],
  });
  await board.star.evaluate((star) => star.resize(22, 10));
  expect(await kept()).toEqual({ ...same, breaks: [[2, 2]], size: [22, 10] });
  expect(await board.surface.getAttribute("aria-label")).toMatch("22 by 10");
  await board.surface.press("c");
  expect(await kept()).toMatchObject({ ...same, breaks: [[2, 2]] });
  for (let i = 0; i < 3; i++) await page.keyboard.press("Control+z");
  expect(await kept()).toMatchObject({ ...same, breaks: [[2, 2]], size: [24, 12] });
});

test("of two searches another size keeps the place as well", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "compare", other: "algorithm: dijkstra" });
  const shown = async () => {
    await board.settled();
    return board.star.evaluate(({ trace, otherTrace }: StepStarElement) =>
      [trace!, otherTrace!].map((trace) => trace.expansionAt(trace.position)),
    );
  };
  await board.star.evaluate((star) => star.stepBy(-1000));
  await board.star.evaluate((star) => star.stepBy(20));
  expect(await shown()).toEqual([20, 20]);
  await board.star.evaluate((star) => star.resize(30, 12));
  expect(await shown()).toEqual([20, 20]);
  await board.star.evaluate((star) => star.undo());
  expect(await shown()).toEqual([20, 20]);
});

test("the classic gestures: left start, right goal, middle a wall, Control the evolution", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: /^Pointer/ }).click();
  await board.click({ x: 1, y: 1 });
  await board.click({ x: 3, y: 1 }, { button: "right" });
  expect([await board.read("start"), await board.read("goal")]).toEqual([
    [1, 1],
    [3, 1],
  ]);
  await board.click({ x: 2, y: 1 }, { button: "middle" });
  expect(await board.isWall({ x: 2, y: 1 })).toBe(true);
  expect(await board.cost()).toBe(4);
  await page.keyboard.down("Control");
  await board.click({ x: 20, y: 10 }, { button: "right" });
  await page.keyboard.up("Control");
  expect(await board.read("playing")).toBe(true);
  await page.keyboard.press("Escape");
  expect(await board.read("playing")).toBe(false);
  expect(await board.read("position")).toBe(await board.length());
  await page.keyboard.press("c");
  expect(await board.cells()).not.toContain("1");
  await page.keyboard.press("r");
  expect(await board.cells()).toContain("1");
});

test("with the pointer the whole path follows at once, wherever in the search one was", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "", step: "20" });
  await board.surface.focus();
  await page.keyboard.press("p");
  for (const button of ["left", "right"] as const) {
    await board.click({ x: 2, y: button === "left" ? 1 : 9 }, { button });
    expect(await board.read("position")).toBe(await board.length());
  }
  await page.keyboard.down("Control");
  await board.click({ x: 1, y: 1 });
  await page.keyboard.up("Control");
  await board.click({ x: 3, y: 1 });
  expect(await board.read("playing"), "without Control there is no evolution").toBe(false);
  expect(await board.read("position")).toBe(await board.length());
});

test("lines, rectangles, floods and terrain", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await page.getByRole("button", { name: /^Draw a rectangle/ }).click();
  await board.drag([
    { x: 0, y: 0 },
    { x: 3, y: 3 },
  ]);
  expect([await board.isWall({ x: 3, y: 3 }), await board.isWall({ x: 1, y: 1 })]).toEqual([true, false]);
  await page.keyboard.press("f");
  await board.click({ x: 1, y: 1 });
  expect(await board.isWall({ x: 2, y: 2 })).toBe(true);
  await page.keyboard.press("l");
  await board.drag([
    { x: 20, y: 0 },
    { x: 23, y: 0 },
  ]);
  expect(await board.isWall({ x: 22, y: 0 })).toBe(true);
  await page.keyboard.press("7");
  await board.click({ x: 22, y: 2 });
  expect(await board.star.evaluate((element: StepStarElement) => element.grid!.cost(22, 2))).toBe(7);
  await page.keyboard.press("Control+z");
  expect(await board.star.evaluate((element: StepStarElement) => element.grid!.cost(22, 2))).toBe(1);
});

test("a line that was begun is a line, whatever tool is chosen before it ends", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await board.surface.focus();
  await page.keyboard.press("l");
  const [from, to] = [await board.at({ x: 15, y: 0 }), await board.at({ x: 18, y: 3 })];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.keyboard.press("w");
  await page.mouse.up();
  await board.settled();
  const walls = [0, 3].map((y) => board.isWall({ x: 18, y }));
  expect(await Promise.all(walls)).toEqual([false, true]);
});

test("lines are of the brush that was chosen, which shows, and no tool moves", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const cost = board.element.getByRole("combobox", { name: "Cost of the terrain" });
  const undo = board.element.getByRole("button", { name: "Undo" });
  const before = await undo.boundingBox();
  await cost.selectOption("7");
  await board.surface.press("l");
  expect(await undo.boundingBox()).toEqual(before);
  expect(await board.element.locator(".tools .material").getAttribute("aria-label")).toBe("Draw terrain");
  await board.drag([
    { x: 20, y: 0 },
    { x: 23, y: 0 },
  ]);
  expect(await board.star.evaluate((element: StepStarElement) => element.grid!.cost(22, 0))).toBe(7);
});

test("by keyboard alone: draw, move start and goal, step, play", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await board.surface.evaluate((surface) => surface.blur());
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press("Tab");
    if (await board.star.evaluate((element) => element.shadowRoot!.activeElement?.matches(".board"))) break;
  }
  // The cursor stands at the start.
  await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  expect(await board.isWall({ x: 5, y: 0 })).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("s");
  expect(await board.read("start")).toEqual([5, 1]);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("g");
  await board.settled();
  expect(await board.read("goal")).toEqual([15, 2]);
  const end = await board.read("position");
  await page.keyboard.press(",");
  expect(await board.read("position")).toBeLessThan(end);
  await page.keyboard.press("Home");
  await page.keyboard.press(" ");
  expect(await board.read("playing")).toBe(true);
  await page.keyboard.press("i");
  await page.keyboard.press(" ");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  expect(await board.read("position")).toBe(1 + 1);
});

test("by keyboard a line and a rectangle have two ends: Enter at each of them; Escape and the mouse give up", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const walls = async () => (await board.cells()).split("1").length - 1;
  const before = await walls();
  await board.click({ x: 0, y: 0 });
  await page.keyboard.press("Control+z");
  await board.star.evaluate((star) => {
    star.pinned = [20, 9];
  });
  await page.mouse.move(0, 0);
  // The cell cursor at a place of its own.
  for (const key of ["i", "l", "Enter", "ArrowRight", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  const sketched = () =>
    board.star.evaluate((star) => {
      const scene = star.scene();
      return scene.kind === "grid" ? scene.marks.sketch.length : 0;
    });
  expect(await sketched()).toBeGreaterThan(1);
  expect(await walls(), "not yet").toBe(before);
  await page.keyboard.press("Enter");
  expect([await board.isWall({ x: 20, y: 9 }), await board.isWall({ x: 22, y: 8 })]).toEqual([true, true]);
  expect(await sketched()).toBe(0);
  await page.keyboard.press("Control+z");
  expect(await walls(), "one change").toBe(before);
  for (const key of ["x", "Shift+Enter", "ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowDown", "Enter"])
    await page.keyboard.press(key);
  expect(await board.isWall({ x: 21, y: 9 }), "filled").toBe(true);
  await page.keyboard.press("Control+z");
  const position = await board.read("position");
  for (const key of ["Enter", "ArrowDown", "Escape"]) await page.keyboard.press(key);
  expect([await walls(), await sketched(), await board.read("position")]).toEqual([before, 0, position]);
  for (const key of ["Enter", "ArrowUp"]) await page.keyboard.press(key);
  await board.click({ x: 0, y: 0 });
  expect([await walls(), await sketched()]).toEqual([before + 1, 0]);
});

test("a finger draws, two fingers zoom and move", async ({ open }) => {
  const page = await open({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const board = await BoardInPage.open(page, { editable: "" });
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await touch("touchStart", [await board.at({ x: 1, y: 7 })]);
  await touch("touchMove", [await board.at({ x: 3, y: 10 })]);
  await touch("touchEnd", []);
  await board.settled();
  expect([await board.isWall({ x: 1, y: 7 }), await board.isWall({ x: 3, y: 10 })]).toEqual([true, true]);
  const [before, zoom] = [await board.cells(), await board.read("zoom")];
  const { x, y } = await board.at({ x: 10, y: 10 });
  await touch("touchStart", [{ x, y }]);
  await touch("touchStart", [
    { x, y },
    { x: x + 30, y },
  ]);
  for (let apart = 40; apart <= 120; apart += 20) {
    await touch("touchMove", [
      { x, y },
      { x: x + apart, y },
    ]);
  }
  await touch("touchEnd", []);
  await board.settled();
  expect(await board.read("zoom")).toBeGreaterThan(2 * zoom);
  expect(await board.cells()).toBe(before);
  // That lie still and are lifted.
  await touch("touchStart", [{ x, y }]);
  await touch("touchStart", [
    { x, y },
    { x: x + 30, y },
  ]);
  await touch("touchEnd", []);
  await board.settled();
  expect([await board.cells(), await board.read("pinned")]).toEqual([before, null]);
});

test("a finger takes what lies under it, and else what is nearest, whatever is near too", async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const places = { start: "10,5", goal: "11,5", through: "9,4 12,5" };
  const board = await BoardInPage.open(page, { editable: "", ...places });
  expect(await board.read("zoom"), "a cell is smaller than the reach of a finger").toBeLessThan(20);
  const shown = () => board.star.evaluate(({ start, goal, through }: StepStarElement) => [start, goal, ...through]);
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await touch("touchStart", [await board.at(from)]);
    await touch("touchMove", [await board.at(to)]);
    await touch("touchEnd", []);
    await board.settled();
    return shown();
  };
  const [start, goal, first, second] = await shown();
  expect(await drag({ x: 10, y: 5 }, { x: 10, y: 10 }), "the start").toEqual([[10, 10], goal, first, second]);
  expect(await drag({ x: 10, y: 10 }, { x: 10, y: 5 }), "and back").toEqual([start, goal, first, second]);
  expect(await drag({ x: 12, y: 5 }, { x: 12, y: 10 }), "a way point").toEqual([start, goal, first, [12, 10]]);
  expect(await drag({ x: 9.6, y: 6 }, { x: 3, y: 11 }), "nearer to the start").toEqual([
    [3, 11],
    goal,
    first,
    [12, 10],
  ]);
});

test("two fingers change nothing, whatever the first of them has begun", async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  const graph = '{"nodes":[{"id":0,"x":0,"y":0},{"id":1,"x":8,"y":4}],"connections":[{"from":0,"to":1,"cost":9}]}';
  for (const [map, tool, at] of [
    [TRAP, "flood", { x: 1, y: 7 }],
    [graph, "line", { x: 1.5, y: 3.5 }],
    [graph, "erase", { x: 7.5, y: 3.5 }],
    [graph, "erase", { x: 3.5, y: 1.5 }],
    [graph, "pointer", { x: 7.5, y: 3.5 }],
  ] as const) {
    const board = await BoardInPage.open(page, { editable: "" }, map);
    const shown = () =>
      board.star.evaluate(({ grid, graph, start }: StepStarElement) =>
        JSON.stringify([grid?.toText(), graph?.nodes, graph?.connections, start]),
      );
    await board.star.evaluate((element: StepStarElement, tool) => {
      element.tool = tool;
    }, tool);
    const before = await shown();
    const first = await board.at(at);
    await touch("touchStart", [first]);
    expect(await shown(), `${tool} begins at once`).not.toBe(before);
    await touch("touchStart", [first, { x: first.x + 40, y: first.y }]);
    await touch("touchEnd", []);
    await board.settled();
    expect([await shown(), await board.read("canUndo")], tool).toEqual([before, false]);
    await touch("touchStart", [first]);
    await touch("touchEnd", []);
    await board.settled();
    expect([(await shown()) === before, await board.read("canUndo")], `${tool} with one finger`).toEqual([false, true]);
  }
});

test("a pen draws on while the hand that holds it lies down on the screen", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const [from, to, aside] = [
    await board.at({ x: 1, y: 7 }),
    await board.at({ x: 5, y: 7 }),
    await board.at({ x: 9, y: 11 }),
  ];
  await board.star.evaluate(
    (element, events) => {
      const surface = element.shadowRoot!.querySelector<HTMLElement>(".board")!;
      // There are no such pointers that could be captured.
      surface.setPointerCapture = () => {};
      for (const [type, pointerType, { x, y }] of events)
        surface.dispatchEvent(
          new PointerEvent(type, {
            pointerType,
            pointerId: pointerType === "pen" ? 98 : 99,
            clientX: x,
            clientY: y,
            button: type === "pointermove" ? -1 : 0,
            buttons: type === "pointerup" ? 0 : 1,
          }),
        );
    },
    [
      ["pointerdown", "pen", from],
      ["pointerdown", "touch", aside],
      ["pointermove", "touch", aside],
      ["pointermove", "pen", to],
      ["pointerup", "pen", to],
      ["pointerup", "touch", aside],
    ] as const,
  );
  await board.settled();
  const walls = [1, 2, 3, 4, 5].map((x) => board.isWall({ x, y: 7 }));
  expect(await Promise.all(walls)).toEqual([true, true, true, true, true]);
  expect([await board.isWall({ x: 9, y: 11 }), await board.read("pinned")]).toEqual([false, null]);
});

test("the wheel zooms where the pointer is; 0 shows all again", async ({ embed: page }) => {
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

test("a bad map: one clear sentence, the board unharmed", async ({ embed: page }) => {
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

test("the text that was read last is read again when it is set again", async ({ embed: page }) => {
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
  expect(await fault.isVisible(), "after one that is no map").toBe(false);
  await board.star.evaluate((element: StepStarElement) => element.clear());
  expect(await board.cells()).not.toBe(asDrawn);
  await set(TRAP);
  expect(await board.cells(), "after an edit").toBe(asDrawn);
});

test("a first map that can't be read: the sentence alone, and nothing that was searched", async ({ embed: page }) => {
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

test("a break point that is not on the map is none: playing goes by", async ({ embed: page }) => {
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

test("prediction: a wrong answer, then the right one", async ({ embed: page }) => {
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

test("what is said of an answer is not said of another question", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "predict" });
  await board.click({ x: 20, y: 0 });
  expect(await board.sentence()).toMatch(/^That one is not open. Which one .* 0 of 1 right.$/);
  await board.star.evaluate((element: StepStarElement) => {
    element.position = 60;
  });
  await board.settled();
  expect(await board.sentence()).toMatch(/^Which one .* 0 of 1 right.$/);
  // It is another question, so the first try counts again.
  await board.click({ x: 20, y: 0 });
  expect(await board.sentence()).toMatch(/^That one is not open. Which one .* 0 of 2 right.$/);
});

test("prediction goes on after a right answer, wherever in an expansion one was", async ({ embed: page }) => {
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

test("prediction goes back question by question, and asks no question in the middle of an expansion", async ({
  embed: page,
}) => {
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
  for (let i = 0; i < 3; i++) asked.push(await press("Step on"));
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

test("prediction plays through no answers, whoever wants it to", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "predict", playing: "", speed: "1000" });
  const before = await board.read("position");
  await board.star.evaluate((star: StepStarElement) => star.play());
  await page.waitForTimeout(100);
  expect([await board.read("playing"), await board.read("position")]).toEqual([false, before]);
  expect(await board.sentence()).toMatch(/^Which/);
});

test("prediction gives nothing away before the end", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "predict" });
  const verdict = board.element.getByText("Optimal", { exact: true });
  await verdict.waitFor({ state: "attached" });
  const marks = board.element.locator(".scrub canvas");
  expect([await verdict.isVisible(), await marks.isVisible()]).toEqual([false, false]);
  await page.getByRole("button", { name: "To the end" }).click();
  expect([await verdict.isVisible(), await marks.isVisible()]).toEqual([true, true]);
});

test("of two searches the truth is that of the first, whichever is judged last, and all of either badge can be read", async ({
  embed: page,
}) => {
  const terrain = "S...\n.55.\n.5.G\n....";
  const board = await BoardInPage.open(
    page,
    { mode: "compare", algorithm: "greedy", diagonal: "always", other: "weight: 3" },
    terrain,
  );
  const badges = board.element.locator(".badge:not(.old)");
  await badges.nth(1).getByText("estimate too high").waitFor();
  await badges.nth(0).getByText("estimate never too high").waitFor();
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

test("two searches side by side, in step", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "compare", other: "heuristic: zero" });
  expect(await board.element.locator(".board").count()).toBe(2);
  const captions = await board.element.locator("figcaption").allTextContents();
  expect(captions[0]).toMatch(/^A · A\*, safe estimate: \d+ expanded, cost 23$/);
  expect(captions[1]).toMatch(/^B · A\*, no estimate: \d+ expanded, cost 23$/);
  expect(await board.sentence()).toMatch(/^B: A path/);
  const [a, b] = captions.map((caption) => Number(/(\d+) expanded/.exec(caption)![1]));
  expect(b).toBeGreaterThan(a!);
  await page.getByRole("button", { name: "To the start" }).click();
  await page.keyboard.press(".");
  await page.keyboard.press(".");
  await board.settled();
  expect(await board.element.locator("figcaption").allTextContents()).toEqual([
    expect.stringContaining("2 expanded"),
    expect.stringContaining("2 expanded"),
  ]);
  // Alone and beside the other, one goes on with the same expansion, which is another event.
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
  expect(await fault, "options of the element, and no others").toMatch(/did you mean "heuristic"\?.*"recipe"\.$/);
});

test("only what has changed is painted, and it is what a whole painting shows", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "0" });
  const picture = () =>
    board.star.evaluate((element: StepStarElement) =>
      element.shadowRoot!.querySelector<HTMLCanvasElement>("canvas.ground")!.toDataURL(),
    );
  for (let i = 0; i < 25; i++) await page.keyboard.press(".");
  await board.star.evaluate((element: StepStarElement) => element.stepBy(25));
  await board.star.evaluate((element: StepStarElement) => element.stepBy(-4, "event"));
  await board.star.evaluate(async (element: StepStarElement) => {
    // Each painted for itself: where two cells meet, the later one must not paint over the other.
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
