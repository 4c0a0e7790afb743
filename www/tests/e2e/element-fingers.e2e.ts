/** Fingers: one draws and drags, two zoom. */
import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, TRAP } from "./board.js";
import { test } from "./page.js";

const devtools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

test("one finger draws, two fingers zoom and draw nothing", async ({ open }) => {
  const page = await open({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  const board = await BoardInPage.open(page, { editable: "" });
  const session = await devtools(page);
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
  // Two fingers that tap without moving.
  await touch("touchStart", [{ x, y }]);
  await touch("touchStart", [
    { x, y },
    { x: x + 30, y },
  ]);
  await touch("touchEnd", []);
  await board.settled();
  expect([await board.cells(), await board.read("pinned")]).toEqual([before, null]);
});

test("what lies below two fingers stays below them while they move, spread and close", async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const board = await BoardInPage.open(page);
  const session = await devtools(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  const cells = [
    { x: 9, y: 4 },
    { x: 13, y: 7 },
  ];
  const below = () => Promise.all(cells.map((cell) => board.at(cell)));
  const from = await below();
  await touch("touchStart", from.slice(0, 1));
  await touch("touchStart", from);
  // Apart twice as far, and aside: across, down and both.
  const [first, second] = from as [{ x: number; y: number }, { x: number; y: number }];
  const spread = (dx: number, dy: number) => [
    { x: first.x + dx, y: first.y + dy },
    { x: 2 * second.x - first.x + dx, y: 2 * second.y - first.y + dy },
  ];
  for (const fingers of [spread(0, 0), spread(-30, 0), spread(-30, 20), spread(-40, 10)]) {
    await touch("touchMove", fingers);
    await board.settled();
    const places = await below();
    for (const [i, { x, y }] of places.entries())
      expect(Math.hypot(x - fingers[i]!.x, y - fingers[i]!.y), JSON.stringify({ fingers, places })).toBeLessThan(1.5);
  }
  await touch("touchEnd", []);
});

test("a finger drags what lies under it, or else the nearest end or way point", async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const session = await devtools(page);
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

test("a second finger takes back whatever the first has begun, with every tool", async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const session = await devtools(page);
  const touch = (type: "touchStart" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  const graph = '{"nodes":[{"id":0,"x":0,"y":0},{"id":1,"x":8,"y":4}],"connections":[{"from":0,"to":1,"cost":9}]}';
  // One node is neither start nor goal.
  const three = graph.replace('{"id":1', '{"id":2,"x":8,"y":0},{"id":1');
  for (const [map, tool, at] of [
    [TRAP, "flood", { x: 1, y: 7 }],
    [graph, "line", { x: 1.5, y: 3.5 }],
    [graph, "erase", { x: 7.5, y: 3.5 }],
    [graph, "erase", { x: 3.5, y: 1.5 }],
    [three, "pointer", { x: 7.5, y: -0.5 }],
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
    expect(await shown(), `${tool} acts on the first touch`).not.toBe(before);
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

test("with the pointer tool, taps alone move the start, the goal and way points: a tap moves the one touched last", async ({
  open,
}) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const nodes = [0, 1, 2, 3].map((id) => ({ id, x: 4 * id, y: id % 2 }));
  const graph = JSON.stringify({ nodes, connections: [{ from: 0, to: 3, cost: 16 }] });
  for (const [map, through, [start, goal, way], spots] of [
    [TRAP, "10,9", [[4, 5] as const, [19, 5] as const, [10, 9] as const], [[1, 1] as const, [22, 1] as const]],
    [graph, "", [0, 3, null], [1, 2]],
  ] as const) {
    const board = await BoardInPage.open(page, { editable: "", ...(through && { through }) }, map);
    await board.star.evaluate((element: StepStarElement) => {
      element.tool = "pointer";
    });
    const pixel = (place: readonly [number, number] | number) =>
      typeof place === "number"
        ? board.at({ x: nodes[place]!.x - 0.5, y: nodes[place]!.y - 0.5 })
        : board.at({ x: place[0], y: place[1] });
    const tap = async (place: readonly [number, number] | number) => {
      const { x, y } = await pixel(place);
      await page.touchscreen.tap(x, y);
      await board.settled();
      return board.star.evaluate(({ start, goal, through }: StepStarElement) => [start, goal, ...through]);
    };
    const rest = way ? [way] : [];
    const [here, there] = spots;
    expect(await tap(here), "the start, to begin with").toEqual([here, goal, ...rest]);
    expect(await tap(goal), "a tap on the goal moves nothing").toEqual([here, goal, ...rest]);
    expect(await tap(there)).toEqual([here, there, ...rest]);
    expect(await tap(goal), "and again").toEqual([here, goal, ...rest]);
    expect(await tap(here), "nor does one on the start").toEqual([here, goal, ...rest]);
    expect(await tap(start)).toEqual([start, goal, ...rest]);
    if (way) {
      await tap(way);
      expect(await tap(there)).toEqual([start, goal, there]);
      await board.star.evaluate((element: StepStarElement) => {
        element.through = [];
      });
      expect(await tap(here), "a way point that is gone can't be moved").toEqual([here, goal]);
    }
    // The mouse keeps its buttons, whatever a finger has touched.
    await tap(goal);
    const { x, y } = await pixel(there);
    await page.mouse.click(x, y);
    await board.settled();
    expect([await board.read("start"), await board.read("goal")], "left click").toEqual([there, goal]);
  }
});
