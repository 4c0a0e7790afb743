/** Mistakes in a page's attributes are explained beside the board, which works all the same. */
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

const fault = (board: BoardInPage) =>
  board.star.evaluate((element) => {
    const { hidden, textContent } = element.shadowRoot!.querySelector<HTMLElement>(".fault")!;
    return hidden ? "" : textContent;
  });

describe("a wrong attribute", () => {
  for (const [name, value, sentence] of [
    ["start", "99,5", 'The attribute "start" is "99,5": it must be a cell "x,y" of this map, "0,0" to "23,11".'],
    ["goal", "somewhere", /^The attribute "goal" is "somewhere": it must be a cell "x,y"/],
    ["goal", "3 4", /^The attribute "goal" is "3 4": it must be a cell/],
    ["start", "1.5,2", /^The attribute "start" is "1.5,2": it must be a cell/],
    ["through", "5,5 24,2", /^The attribute "through" is "24,2": it must be a cell/],
    ["algoritm", "astar", 'There is no attribute "algoritm": did you mean "algorithm"?'],
    [
      "mode",
      "compair",
      'The attribute "mode" is "compair": did you mean "compare"? It must be one of "watch", "predict", "compare", "exercise".',
    ],
    ["theme", "drak", /did you mean "dark"\?/],
    ["controls", "nome", /did you mean "none"\?/],
    ["editable", "no", /^The attribute "editable" is "no".* It must be one of "true", "false"/],
    [
      "step",
      "end",
      'The attribute "step" is "end": it must be a number of whole expansions, 0 or more, or of events, such as e206.',
    ],
    ["speed", "fast", /^The attribute "speed" is "fast"/],
    ["height", "tall", /^The attribute "height" is "tall"/],
  ] as const)
    test(`${name}="${value}" is explained, and the board is searched without it`, async ({ embed: page }) => {
      const board = await BoardInPage.open(page, { [name]: value });
      expect(await fault(board)).toMatch(sentence);
      expect(await board.cost()).toBe(23);
      expect(await board.read("start")).toEqual([4, 5]);
      await board.star.evaluate((element, name) => element.removeAttribute(name), name);
      await board.settled();
      expect(await fault(board), "the explanation goes once the attribute is mended").toBe("");
    });

  test("is reported to the page once, by an event, even when the controls are rebuilt", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    const told = await board.star.evaluateHandle((element: StepStarElement) => {
      const told: string[] = [];
      element.addEventListener("fault", ({ detail }) => told.push(detail.message));
      element.setAttribute("neerest", "");
      return told;
    });
    await board.star.evaluate((element: StepStarElement) => element.setAttribute("editable", ""));
    await board.settled();
    const sentence = 'There is no attribute "neerest": did you mean "nearest"?';
    expect(await told.evaluate((told) => told)).toEqual([sentence]);
    expect(await fault(board)).toBe(sentence);
  });

  test("is explained beside an option that prevents the search", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { goal: "x", weight: "much" });
    expect(await fault(board)).toMatch(/"goal" is "x": .*"weight" is "much": it must be a finite number from 0/);
    await board.star.evaluate((element) => element.removeAttribute("weight"));
    await board.settled();
    expect(await fault(board)).toMatch(/"goal" is "x": [^:]*$/);
  });

  test("on a graph is a place that is no node's id", async ({ embed: page }) => {
    const graph = JSON.stringify({
      nodes: [1, 5, 9].map((id, x) => ({ id, x, y: 0 })),
      connections: [1, 5].map((from) => ({ from, to: from + 4, cost: 1 })),
    });
    const board = await BoardInPage.open(page, { goal: "5", through: "5" }, graph);
    expect([await board.read("goal"), await fault(board)]).toEqual([5, ""]);
    expect(await board.star.evaluate(({ through }: StepStarElement) => through)).toEqual([5]);
    await board.star.evaluate((element) => element.setAttribute("goal", "6"));
    await board.settled();
    expect(await fault(board)).toBe('The attribute "goal" is "6": it must be the id of a node of this graph.');
    expect(await board.read("goal")).toBe(5);
  });
});

test("correct attributes are not complained of", async ({ embed: page }) => {
  const right = {
    start: "3, 4",
    through: "3,4 9, 2",
    mode: "",
    theme: "dark",
    controls: "controls",
    editable: "editable",
    reverse: "true",
    step: "e3",
    speed: "2.5",
    height: "20rem",
    "v-cloak": "",
    "data-goal": "1",
    onstep: "",
    role: "group",
  };
  const board = await BoardInPage.open(page, right);
  expect(await fault(board)).toBe("");
  expect(await board.read("start")).toEqual([3, 4]);
});

test('playing="false" does not play', async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { playing: "false", step: "0" });
  expect([await board.read("playing"), await board.read("position")]).toEqual([false, 0]);
  await board.star.evaluate((element) => element.setAttribute("playing", "true"));
  expect(await board.read("playing")).toBe(true);
  await board.star.evaluate((element) => element.setAttribute("playing", "false"));
  expect(await board.read("playing")).toBe(false);
});
