/** What a page's script gets wrong is answered with a sentence, and leaves the board as it was. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, GRAPH } from "./board.js";
import { test } from "./page.js";

/** What is done, with a value that is wrong, and how the answer begins. */
const MISTAKES: [what: string, answer: string][] = [
  ["load(null)", "The drawing is null: it must be an object"],
  ["load('S..G')", 'The drawing is "S..G": it must be an object'],
  ["load(star.grid)", "The drawing is a Grid: it must be an object"],
  ["highlight(null, 'worst')", "The list is null: it must be an array"],
  ["highlight(['x'], 'worst')", 'The place is "x": it must be a cell'],
  ["highlight([[1, 1], null], 'step')", "The place is null: it must be a cell"],
  ["highlight([[99, 99]], 'worst')", "The place is [99, 99]: it must be a cell"],
  ["highlight([[1, 1]], 'worse')", 'The kind is "worse": did you mean "worst"?'],
  ["addBreakPoint(null)", "The break point is null: it must be an object"],
  ["addBreakPoint({ at: [1, 1], when: 'close' })", 'The "when" is "close": did you mean "closes"?'],
  ["removeBreakPoint(null)", "The break point is null: it must be an object"],
  ["scene({ scale: 'x' })", 'The scale is "x": it must be a finite number greater than 0'],
  ["scene({ scale: 0 })", "The scale is 0: it must be a finite number greater than 0"],
  ["pressKey(null)", "The event is null: it must be a KeyboardEvent"],
  ["pressKey('w')", 'The event is "w": it must be a KeyboardEvent'],
  ["pressKey({})", "The event is an object: it must be a KeyboardEvent"],
  ["pressKey(new Event('keydown'))", "The event is an Event: it must be a KeyboardEvent"],
  ["pressKey({ key: 'w' })", "The event is an object: it must be a KeyboardEvent"],
  ["stepBy('x')", 'The count is "x": it must be a number of steps'],
  ["stepBy('1')", 'The count is "1": it must be a number of steps'],
  ["stepBy(1, 'events')", 'The step unit is "events": did you mean "event"?'],
  ["zoomTo(null)", "The place is null: it must be a cell"],
  ["zoomTo(['a', 'b'])", 'The place is ["a", "b"]: it must be a cell'],
  ["zoomTo([1, 1], 'x')", 'The zoom is "x": it must be a finite number greater than 0'],
  ["view = 5", "The view is 5: it must be [left, top, width]"],
  ["view = ['a', 0, 1]", 'The view is ["a", 0, 1]: it must be [left, top, width]'],
  ["view = [0, 0, 0]", "The view is [0, 0, 0]: it must be [left, top, width]"],
  ["tool = 'lines'", 'The tool is "lines": did you mean "line"?'],
  ["stepUnit = 'events'", 'The step unit is "events": did you mean "event"?'],
  ["pressKey()", "The event is undefined: it must be a KeyboardEvent"],
  ["pressKey({ code: 'Space' })", "The event is an object: it must be a KeyboardEvent"],
  ["terrain = 'x'", 'The terrain is "x": it must be a number from 1 to 9'],
  ["terrain = '2n'", 'The terrain is "2n": it must be a number from 1 to 9'],
];

const tried = (board: BoardInPage, what: string) =>
  board.star.evaluate((star, what) => {
    try {
      return String(new Function("star", `"use strict"; star.${what}`)(star));
    } catch (error) {
      return (error as Error).message;
    }
  }, what);

const shown = (board: BoardInPage) =>
  board.star.evaluate((star: StepStarElement) => {
    const { zoom, view, position, start, goal, through, tool, terrain, stepUnit, breakPoints, pinned } = star;
    const told = { zoom, view, position, start, goal, through, tool, terrain, stepUnit, breakPoints, pinned };
    return JSON.stringify([told, star.scene()]);
  });

test("a method or property that is given what it can't take says so, and the board stays as it was", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { editable: "" });
  const before = await shown(board);
  for (const [what, answer] of MISTAKES) {
    expect((await tried(board, what)).slice(0, answer.length), what).toBe(answer);
    await board.settled();
    expect(await shown(board), what).toBe(before);
  }
  expect(await tried(await BoardInPage.open(page, {}, GRAPH), "zoomTo(9)")).toMatch(/^The place is 9: .* node of this/);
});

test("null means “none” or “as it is”, and way points that are no places are told of as a start is", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { through: "3,1" });
  for (const what of [
    "load({}, null)",
    "scene(null)",
    "zoomTo([1, 1], null)",
    "view = null",
    "tool = null",
    "zoom = null",
    "position = null",
    "pressKey(new KeyboardEvent('keydown'))",
  ])
    expect(await tried(board, what), what).not.toContain(" ");
  for (const rate of ["true", "[7]"]) expect(await tried(board, `speed = ${rate}`), rate).not.toContain(" ");
  expect(await board.star.evaluate((star) => star.speed)).toBe(7);
  await tried(board, "through = 5");
  await board.settled();
  expect(await board.element.getByRole("alert").textContent()).toMatch(/^The way point is 5: it must be a cell/);
});

test("a BigInt or a text is as good as a number", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  for (const [name, number] of Object.entries({ terrain: 2, zoom: 60, position: 7 }))
    for (const written of [`${number}n`, `"${number}"`]) {
      await tried(board, `${name} = ${number + 1}`);
      expect(await tried(board, `${name} = ${written}`), name).not.toContain(" ");
      expect(await board.star.evaluate((star, name) => star[name as "zoom"], name), `${name} = ${written}`).toBe(
        number,
      );
    }
});

test("a list where an option is one value is refused as other values are", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  for (const list of ["[1, 2]", "[null, 1, 2]"]) {
    expect(await tried(board, `weight = ${list}`)).not.toContain(" ");
    await board.settled();
    expect(await board.element.getByRole("alert").textContent()).toMatch(
      /^The option "weight" is ".*2": it must be a finite/,
    );
  }
});

test("a page may look closely as soon as a search has settled, before the first frame", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const looks = await board.star.evaluate(async (old: StepStarElement) => {
    const star = document.createElement("step-star");
    star.textContent = old.textContent;
    old.replaceWith(star);
    await star.settled;
    const { size } = star.scene();
    const { zoom } = star;
    star.zoomTo([5, 5], 60);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const close = star.zoom;
    star.fit();
    const all = star.zoom;
    const whole = star.scene().size;
    star.replaceWith(old);
    return [size.width > 0 && size.width === whole.width, zoom === all, close];
  });
  expect(looks).toEqual([true, true, 60]);
});
