/** The element beside libraries that put functions of their own in place of the language's, as older sites still load. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, GRAPH } from "./board.js";
import { test } from "./page.js";

/** What each of them replaces. */
const LIBRARIES: Record<string, () => void> = {
  // Comes with Joomla up to version 3.
  "MooTools 1.4": () => {
    const listed = (list: ArrayLike<unknown> | null) => (Array.isArray(list) ? list : [].slice.call(list ?? []));
    Object.assign(Array, { from: listed });
  },
  "Prototype 1.7": () => {
    const listed = (list: ArrayLike<unknown>) => [].slice.call(list);
    Object.assign(Array, { from: listed });
    Object.assign(Array.prototype, {
      entries(this: unknown[]) {
        return listed(this);
      },
      find(this: unknown[], fits: (value: unknown, index: number) => boolean) {
        return this.filter((value, index) => fits(value, index))[0];
      },
    });
  },
};

test.for(Object.entries(LIBRARIES))(
  "beside %s a board searches, is drawn on, and tells of mistakes",
  async ([, load], { open }) => {
    const page = await open();
    await page.addInitScript(load);
    const attributes = { editable: "", step: "e20", through: "8,10 16,3", diagonal: "always", playin: "" };
    const board = await BoardInPage.open(page, attributes);
    expect(await board.element.getByRole("alert").textContent()).toMatch(/"playin": did you mean "playing"/);
    await board.drag([
      { x: 8, y: 10 },
      { x: 9, y: 10 },
      { x: 9, y: 11 },
    ]);
    const through = () => board.star.evaluate((star: StepStarElement) => star.through);
    expect(await through()).toEqual([
      [9, 11],
      [16, 3],
    ]);
    await board.star.evaluate((star: StepStarElement, graph) => {
      star.removeAttribute("through");
      star.setAttribute("map", graph);
      star.mode = "compare";
      star.other = { heuristic: "zero" };
    }, GRAPH);
    await board.settled();
    expect(await board.cost()).toBe(10);
  },
);

test("the package does without what they replace", () => {
  const script = readFileSync(join(import.meta.dirname, "../../../dist/embed.js"), "utf8");
  // The binding's own text of an array in an error, '"[" + Array.from(…', reads well with theirs, too.
  expect(script.match(/(?<!\w|"\["\+)Array\.from\(|(?<!Object)\.entries\(/g)).toBeNull();
});
