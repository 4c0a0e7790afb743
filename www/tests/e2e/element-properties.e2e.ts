/** Frameworks set properties from templates: as strings, and as undefined or null where there is no value yet. */
import { describe, expect } from "vitest";
import type { Scene } from "../../src/package/board/scene.js";
import type { AnyPlace, StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

const set = (board: BoardInPage, name: string, value: unknown) =>
  board.star.evaluate(
    async (element: StepStarElement, [name, value, isGone]) => {
      const faults: string[] = [];
      element.addEventListener("fault", ({ detail }) => faults.push(detail.message));
      Object.assign(element, { [name]: isGone ? undefined : value });
      await element.settled;
      return faults;
    },
    [name, value, value === undefined] as const,
  );
const get = (board: BoardInPage, name: string) =>
  board.star.evaluate((element, name) => element[name as keyof StepStarElement] as unknown, name);

describe("a string set as a property means the same as the attribute", () => {
  for (const [name, text, value] of [
    ["start", "3,1", [3, 1]],
    ["goal", "2,2", [2, 2]],
    [
      "through",
      "3,1 1,2",
      [
        [3, 1],
        [1, 2],
      ],
    ],
    ["step", "5", 5],
    ["speed", "4", 4],
    ["editable", "", true],
    ["editable", "false", false],
    ["playing", "false", false],
    ["other", "heuristic: zero; weight: 2", { heuristic: "zero", weight: 2 }],
    ["map", "S.G", "S.G"],
  ] as const)
    test(`${name} = "${text}"`, async ({ embed: page }) => {
      const board = await BoardInPage.open(page);
      expect(await set(board, name, text)).toEqual([]);
      expect(await get(board, name)).toEqual(value);
    });
});

describe("a page's button that sets the same value once more has its effect once more", () => {
  for (const [name, text, value, since] of [
    ["step", "5", 5, 9],
    ["speed", "4", 4, 7],
    ["playing", "true", true, false],
    ["start", "3,1", [3, 1], [0, 0]],
    ["goal", "2,2", [2, 2], [0, 0]],
    ["through", "3,1", [[3, 1]], []],
  ] as const)
    test(`${name} = "${text}"`, async ({ embed: page }) => {
      // Slowly enough to play for minutes.
      const board = await BoardInPage.open(page, { speed: "0.1", [name]: text });
      for (const again of ["property", "attribute"]) {
        // By the reader, or by code.
        await set(board, name, since);
        expect(await get(board, name)).toEqual(since);
        if (again === "property") await set(board, name, text);
        else
          await board.star.evaluate((element, [name, text]) => element.setAttribute(name, text), [name, text] as const);
        expect(await get(board, name), again).toEqual(value);
      }
    });
});

test("listeners that write the state back to the attributes come to an end", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { speed: "4" });
  const heard = await board.star.evaluate(async (element) => {
    let heard = 0;
    const mirror = (event: "settings" | "step" | "edit", name: string, read: () => unknown) =>
      element.addEventListener(event, () => {
        if (heard++ < 100) element.setAttribute(name, String(read()));
      });
    mirror("settings", "speed", () => element.speed);
    mirror("step", "step", () => element.step);
    mirror("step", "playing", () => element.playing);
    mirror("edit", "start", () => element.start);
    mirror("edit", "goal", () => element.goal);
    mirror("edit", "through", () => element.through.join(" "));
    element.speed = 7;
    element.step = 5;
    element.start = [3, 1];
    element.through = [[1, 1]];
    await element.settled;
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    return heard;
  });
  expect(heard).toBeLessThan(30);
  expect(await get(board, "speed")).toBe(7);
  expect(await get(board, "step")).toBe(5);
  expect(await get(board, "through")).toEqual([[1, 1]]);
});

describe("the height is a property too", () => {
  const shown = (board: BoardInPage) => board.surface.evaluate((surface) => surface.clientHeight);

  test("as a number, a number's text or a length", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    const usual = await shown(board);
    for (const [height, pixels] of [
      [210, 210],
      ["220", 220],
      ["14.375rem", 230],
      [undefined, usual],
    ] as const) {
      expect(await set(board, "height", height)).toEqual([]);
      expect(await shown(board)).toBe(pixels);
    }
  });

  test("it stays when a framework replaces the tag's style, or the controls are rebuilt", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { height: "210" });
    await board.star.evaluate((element) => element.setAttribute("style", "margin: 0"));
    expect(await shown(board)).toBe(210);
    await set(board, "editable", true);
    expect(await shown(board)).toBe(210);
  });
});

test("a cell may be set as { x, y }, as everywhere in the package", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  await set(board, "start", { x: 3, y: 1 });
  await set(board, "goal", { x: 2, y: 2 });
  await set(board, "through", [{ x: 1, y: 4 }]);
  const places = () => board.star.evaluate(({ start, goal, through }) => [start, goal, through]);
  expect(await places()).toEqual([[3, 1], [2, 2], [[1, 4]]]);
  await board.star.evaluate((element) => element.load({ start: { x: 4, y: 1 }, through: [{ x: 2, y: 4 }, 7, [9, 4]] }));
  expect(await places()).toEqual([
    [4, 1],
    [2, 2],
    [
      [2, 4],
      [9, 4],
    ],
  ]);
  await set(board, "pinned", { x: 2, y: 2 });
  expect(await get(board, "pinned")).toEqual([2, 2]);
  const shown = () => board.star.evaluate((element) => (element.scene() as Scene).marks.highlights);
  await board.star.evaluate((element) => element.highlight([{ x: 1, y: 4 }], "worst"));
  expect(await shown()).toEqual([{ kind: "worst", spots: [[1, 4]] }]);
  const zoomed = (at: AnyPlace) =>
    board.star.evaluate((element, at) => {
      element.fit();
      element.zoomTo(at, 90);
      return element.view;
    }, at);
  expect(await zoomed({ x: 3, y: 1 })).toEqual(await zoomed([3, 1]));
});

test("a position may be a text, such as a slider's value", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  await set(board, "position", "2");
  expect(await get(board, "position")).toBe(2);
  await set(board, "position", "none");
  expect(await get(board, "position")).toBe(0);
});

test("a size that no map has is refused, and the board stays as it was", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const refusal = (width: unknown, height: unknown) =>
    board.star.evaluate(
      (element, [width, height]) => {
        try {
          return element.resize(width as number, height as number);
        } catch (error) {
          return (error as Error).message;
        }
      },
      [width, height] as const,
    );
  for (const [name, ...size] of [
    ["height", 3, 0],
    ["width", 2.5, 3],
    ["height", 3, undefined],
    ["width", -1, 5],
    ["width", 5000, 2],
    ["width", "3", 2],
  ] as const)
    expect(await refusal(size[0], size[1])).toMatch(
      new RegExp(`^The ${name} is .*: it must be a whole number from 1 to 4096.$`),
    );
  expect(await board.cost()).toBe(23);
});

describe("undefined and null mean the default", () => {
  for (const [name, value] of [
    ["map", ""],
    ["src", ""],
    ["start", [4, 5]],
    ["through", []],
    ["pinned", null],
    ["options", {}],
    ["other", {}],
    ["mode", "watch"],
    ["theme", "auto"],
    ["controls", ""],
    ["height", ""],
    ["view", null],
    ["tool", "wall"],
    ["terrain", 5],
    ["stepUnit", "expansion"],
  ] as const)
    for (const nothing of [undefined, null])
      test(`${name} = ${nothing}`, async ({ embed: page }) => {
        const board = await BoardInPage.open(page);
        expect(await set(board, name, nothing)).toEqual([]);
        expect(await get(board, name)).toEqual(value);
        expect(await board.star.evaluate((element, name) => element.getAttribute(name), name)).toBe(null);
        expect(await board.cost()).toBe(23);
      });
});

test("way points of `false`, as in `show && points`, are none", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { through: "1,1" });
  await set(board, "through", false);
  expect(await get(board, "through")).toEqual([]);
});

test("a zoom that is no number changes nothing", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const zoom = await get(board, "zoom");
  for (const nothing of [undefined, null, Number.NaN, 0]) {
    await set(board, "zoom", nothing);
    expect(await get(board, "zoom")).toBe(zoom);
  }
});

test("step = undefined shows the end, and controls = true is accepted", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "e5" });
  await set(board, "step", undefined);
  expect(await board.read("position")).toBe(await board.length());
  expect(await set(board, "controls", true)).toEqual([]);
});

test("a place that is no cell is told until it is set right, moved, or the map is another", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const fault = board.element.locator(".fault");
  const told = async (name: string, value: unknown) => {
    await set(board, name, value);
    await board.settled();
    return fault.textContent();
  };
  const wanted = 'it must be a cell "x,y" of this map, "0,0" to "23,11".';
  const start = `The start is [1.5, 1]: ${wanted}`;
  expect(await told("start", [1.5, 1])).toBe(start);
  expect(await told("goal", [18, 5]), "though another place led to another search").toBe(start);
  expect(await told("start", [4, 5]), "which is where it stood").toBe("");
  const through = `The way point is [24, 3]: ${wanted}`;
  expect(
    await told("through", [
      [2, 2],
      [24, 3],
    ]),
  ).toBe(through);
  expect(await get(board, "through")).toEqual([[2, 2]]);
  expect(await told("goal", 7)).toBe(`The goal is 7: ${wanted} ${through}`);
  await board.drag([
    { x: 18, y: 5 },
    { x: 17, y: 5 },
  ]);
  expect(await get(board, "goal")).toEqual([17, 5]);
  expect(await fault.textContent(), "moved by the reader").toBe(through);
  expect(await told("map", "S.G")).toBe("");
});

test("a start that is no cell changes nothing, and a pin that is no cell unpins", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  for (const place of [[99, 99], [1.5, 1], [3], 7, { y: 1 }]) {
    await set(board, "start", place);
    expect(await board.read("start")).toEqual([4, 5]);
    await set(board, "pinned", [2, 2]);
    await set(board, "pinned", place);
    expect(await board.read("pinned")).toBe(null);
  }
});

test("a fractional step is rounded, and a negative step or NaN is 0", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "2.6" });
  expect(await board.read("step")).toBe(3);
  for (const [step, position] of [
    [7.4, 7],
    [-4, 0],
    [Number.NaN, 0],
  ] as const) {
    await board.star.evaluate((star: StepStarElement, step) => {
      star.position = step;
    }, step);
    expect(await board.read("position")).toBe(position);
  }
});

describe("what is no map is refused with a sentence, and the board stays as it was", () => {
  for (const [name, value, sentence] of [
    ["grid", [[0, 1]], "The grid is an array of 1: it must be a Grid, as Grid.from and Grid.parse make it."],
    ["grid", "S.G", 'The grid is "S.G": it must be a Grid, as Grid.from and Grid.parse make it.'],
    ["graph", { nodes: [], connections: [] }, "The graph is an object: it must be a Graph, as Graph.from makes it."],
  ] as const)
    test(`${name} = ${JSON.stringify(value)}`, async ({ embed: page }) => {
      const board = await BoardInPage.open(page);
      await expect(set(board, name, value)).rejects.toThrow(`TypeError: ${sentence}`);
      expect(await board.cost()).toBe(23);
    });
});
