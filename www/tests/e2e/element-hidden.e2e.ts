/** A board in a part of the page that is not shown yet, as behind a tab: what a page asks of its view holds once it is shown. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, GRAPH, TRAP } from "./board.js";
import { test } from "./page.js";

const ASKED: Record<string, (star: StepStarElement) => void> = {
  "a place at a zoom": (star) => star.zoomTo(typeof star.start === "number" ? star.start : [3, 1], 60),
  "a place": (star) => star.zoomTo(typeof star.start === "number" ? star.start : [3, 1]),
  "a zoom": (star) => {
    star.zoom = 100;
  },
  "a place, and then all of the map": (star) => {
    star.zoomTo(typeof star.start === "number" ? star.start : [3, 1], 60);
    star.fit();
  },
  "a part of the map, after a place": (star) => {
    star.zoomTo(typeof star.start === "number" ? star.start : [1, 1], 60);
    star.view = [1, 0.5, 2];
  },
  "to come closer, with a key": (star) => star.pressKey(new KeyboardEvent("keydown", { key: "+" })),
  "a place that is pointed out": (star) => star.highlight([star.goal!], "worst"),
  "a place, before it gets other controls": (star) => {
    star.zoomTo(typeof star.start === "number" ? star.start : [3, 1], 60);
    star.editable = true;
  },
  "a part of the map, before it gets another language": (star) => {
    star.view = [1, 0.5, 2];
    star.lang = "de";
  },
  "a place, before it is moved": (star) => {
    star.zoomTo(typeof star.start === "number" ? star.start : [3, 1], 60);
    star.parentElement!.append(star);
  },
  "a place, before its walls are cleared": (star) => {
    star.zoomTo(typeof star.start === "number" ? star.start : [3, 1], 60);
    star.clear();
  },
  "a place, before there is another map": (star) => {
    star.zoomTo(typeof star.start === "number" ? star.start : [3, 1], 60);
    star.parentElement!.append(star);
    star.map = "S..\n..G";
  },
};

for (const [kind, map] of [
  ["grid", TRAP],
  ["graph", GRAPH],
] as const)
  for (const [what, ask] of Object.entries(ASKED))
    test(`on a ${kind}: ${what}`, async ({ embed: page }) => {
      const question = await page.evaluateHandle<(star: StepStarElement) => void>(`() => ${ask}`);
      /** The view of a new board that is asked before it is shown, or after. */
      const viewOf = async (hidden: boolean) => {
        const board = await BoardInPage.open(page);
        return board.star.evaluate(
          async (old: StepStarElement, [map, ask, hidden]) => {
            const star = document.createElement("step-star");
            star.setAttribute("height", "200");
            star.textContent = map;
            const parent = document.createElement("div");
            old.replaceWith(parent);
            parent.style.display = hidden ? "none" : "";
            parent.append(star);
            const frames = async () => {
              for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
            };
            await star.settled;
            await frames();
            ask(star);
            await star.settled;
            await frames();
            parent.style.display = "";
            await frames();
            const seen = JSON.stringify([star.zoom, star.view, star.scene()]);
            parent.replaceWith(star);
            return seen;
          },
          [map, question, hidden] as const,
        );
      };
      expect(await viewOf(true)).toBe(await viewOf(false));
    });
