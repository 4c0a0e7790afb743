/** Where cells are too small for their numbers, those of the cell pointed at or pinned stand beside it. */
import { expect } from "vitest";
import { BoardInPage, GRAPH } from "./board.js";
import { test } from "./page.js";

/** Closed in the end, and its numbers by the trace. */
const CELL = { x: 6, y: 6 };

/** What each lens says, of those that are shown, and whether it lies within its board and off the cell. */
const lenses = (board: BoardInPage, { x, y }: { x: number; y: number }) =>
  board.star.evaluate(
    (element, [x, y]) => {
      const figures = [...element.shadowRoot!.querySelectorAll(".boards figure")];
      return figures.flatMap((figure) => {
        const lens = figure.querySelector<HTMLElement>(".lens")!;
        if (!lens.checkVisibility()) return [];
        const [inner, outer] = [lens.getBoundingClientRect(), figure.querySelector(".board")!.getBoundingClientRect()];
        const isWithin =
          inner.left >= outer.left &&
          inner.right <= outer.right &&
          inner.top >= outer.top &&
          inner.bottom <= outer.bottom;
        const covers = inner.left <= x && x <= inner.right && inner.top <= y && y <= inner.bottom;
        return [{ text: [...lens.children].map(({ textContent }) => textContent), isWithin, covers }];
      });
    },
    [x, y] as const,
  );

const numbers = (board: BoardInPage, which: "trace" | "otherTrace" = "trace") =>
  board.star.evaluate((element, which) => {
    const { f, g, h } = element[which]!.node([6, 6]);
    return [`f ${f}`, `g ${g}`, `h ${h}`];
  }, which);

test.for([
  ["a narrow column", 360, {}],
  ["a small figure without controls", 300, { controls: "none" }],
] as const)("pointed at in %$", async ([, width, attributes], { embed: page }) => {
  await page.setViewportSize({ width, height: 640 });
  const board = await BoardInPage.open(page, attributes);
  const at = await board.at(CELL);
  expect(await lenses(board, at)).toEqual([]);
  await page.mouse.move(at.x, at.y);
  await board.settled();
  expect(await lenses(board, at)).toEqual([{ text: await numbers(board), isWithin: true, covers: false }]);
  // A wall has no numbers, and a cell that was never seen has none either.
  const wall = await board.at({ x: 13, y: 6 });
  await page.mouse.move(wall.x, wall.y);
  await board.settled();
  expect(await lenses(board, wall)).toEqual([]);
});

test("pinned, a cell keeps its numbers, and they follow the step and the view", async ({ embed: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const board = await BoardInPage.open(page);
  await board.star.evaluate((element) => {
    element.pinned = [6, 6];
  });
  await board.settled();
  const at = await board.at(CELL);
  expect(await lenses(board, at)).toHaveLength(1);
  await board.star.evaluate((element) => {
    element.position = 0;
  });
  await board.settled();
  expect(await lenses(board, at), "not seen yet").toEqual([]);
  await board.star.evaluate((element) => {
    element.position = element.trace!.length;
    element.zoom = 60;
  });
  await board.settled();
  expect(await lenses(board, at), "in so large a cell they stand").toEqual([]);
  await board.star.evaluate((element) => {
    element.zoom = 20;
  });
  await board.settled();
  expect(await lenses(board, await board.at(CELL))).toHaveLength(1);
});

test("in every corner of the board the numbers stay on it", async ({ embed: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const row = ".".repeat(23);
  const map = [`S${row}`, ...Array(10).fill(`${row}.`), `${row}G`].join("\n");
  const board = await BoardInPage.open(page, { algorithm: "dijkstra" }, map);
  for (const cell of [
    { x: 1, y: 0 },
    { x: 23, y: 0 },
    { x: 0, y: 11 },
    { x: 22, y: 11 },
  ]) {
    const at = await board.at(cell);
    await page.mouse.move(at.x, at.y);
    await board.settled();
    expect(await lenses(board, at), JSON.stringify(cell)).toMatchObject([{ isWithin: true, covers: false }]);
  }
});

test("of two searches each board has its own numbers", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "compare", other: "algorithm: dijkstra" });
  const at = await board.at(CELL);
  await page.mouse.move(at.x, at.y);
  await board.settled();
  const both = await lenses(board, at);
  expect(both.map(({ text }) => text)).toEqual([await numbers(board), await numbers(board, "otherTrace")]);
  expect(both[0]!.text).not.toEqual(both[1]!.text);
  expect(both.map(({ isWithin }) => isWithin)).toEqual([true, true]);
});

test("start and goal, whose discs cover their numbers, have them beside", async ({ embed: page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  const board = await BoardInPage.open(page);
  const [goal, free] = [await board.at({ x: 19, y: 5 }), await board.at(CELL)];
  await page.mouse.move(free.x, free.y);
  await board.settled();
  expect(await lenses(board, free), "the cell itself has room").toEqual([]);
  await page.mouse.move(goal.x, goal.y);
  await board.settled();
  expect(await lenses(board, goal)).toEqual([{ text: ["f 23", "g 23", "h 0"], isWithin: true, covers: false }]);
});

test("the small nodes of a graph on a phone have theirs beside, too", async ({ embed: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const board = await BoardInPage.open(page, {}, GRAPH);
  await board.star.evaluate((element) => {
    element.pinned = 1;
  });
  await board.settled();
  expect((await lenses(board, { x: -1, y: -1 })).map(({ text }) => text[1])).toEqual(["g 5"]);
});
