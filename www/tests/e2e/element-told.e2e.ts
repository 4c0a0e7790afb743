/** A page may change the element from within its `result` event. */
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, FIELD } from "./board.js";
import { test } from "./page.js";

const GRAPH = JSON.stringify({
  nodes: [
    { id: 0, x: 0, y: 0 },
    { id: 1, x: 3, y: 4 },
  ],
  connections: [{ from: 0, to: 1, cost: 7 }],
});

describe("a listener of the result event", () => {
  for (const [what, map, cost] of [
    ["a graph", GRAPH, 7],
    ["another grid", "S...G", 4],
    ["a large grid", FIELD, 598],
  ] as const)
    test(`may put ${what} on the board, which is then searched without a fault`, async ({ embed: page }) => {
      const board = await BoardInPage.open(page);
      const faults = await board.star.evaluate(async (element: StepStarElement, map) => {
        const faults: string[] = [];
        element.addEventListener("fault", ({ detail }) => faults.push(detail.message));
        element.addEventListener(
          "result",
          () => {
            element.map = map;
          },
          { once: true },
        );
        element.options = { heuristic: "zero" };
        await element.settled;
        return faults;
      }, map);
      await board.settled();
      expect(faults).toEqual([]);
      expect(await board.cost()).toBe(cost);
    });

  for (const [what, act] of Object.entries({
    "may move the element": (element: StepStarElement) => element.parentElement!.append(element),
    "may make the element editable": (element: StepStarElement) => {
      element.editable = true;
    },
  }))
    test(`${what}, and it still plays as told`, async ({ embed: page }) => {
      const board = await BoardInPage.open(page);
      await board.star.evaluate(async (element: StepStarElement, act) => {
        element.speed = 1;
        element.setAttribute("step", "0");
        element.addEventListener("result", () => new Function("element", `(${act})(element)`)(element), { once: true });
        element.remove();
        element.play();
        document.querySelector("main")!.append(element);
        await element.settled;
      }, String(act));
      await board.settled();
      expect(await board.read("playing")).toBe(true);
    });
});
