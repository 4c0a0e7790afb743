/** Several starts, several goals, and ranges on a board: which pair wins, and how hands and keys add and move them. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

const ends = (board: BoardInPage) =>
  board.star.evaluate(({ starts, goals }: StepStarElement) => [starts.map(String), goals.map(String)]);

const way = (board: BoardInPage) => board.star.evaluate(({ result }: StepStarElement) => result!.path.map(String));

test("of several starts and goals the nearest pair wins, and the sentence says so", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { map: ".......", start: "0,0 4,0", goal: "6,0 1,0" });
  expect(await ends(board)).toEqual([
    ["0,0", "4,0"],
    ["6,0", "1,0"],
  ]);
  expect(await way(board)).toEqual(["0,0", "1,0"]);
  await board.star.evaluate((element: StepStarElement) => {
    element.starts = [[5, 0], { x: 3, y: 0 }];
  });
  await board.settled();
  expect(await way(board)).toEqual(["5,0", "6,0"]);
  await board.star.evaluate((element) => element.setAttribute("start", "2,0"));
  await board.settled();
  expect((await ends(board))[0]).toEqual(["2,0"]);
});

test("within a range any cell will do, and its rim is drawn", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { map: "S.....G", within: "2" });
  expect(await board.cost()).toBe(4);
  const rim = await board.star.evaluate((element: StepStarElement) => {
    const { marks } = element.scene() as Extract<ReturnType<typeof element.scene>, { kind: "grid" }>;
    return marks.highlights.find(({ kind }) => kind === "range")?.spots.map(String);
  });
  expect(rim).toEqual(["6,0", "8,0"]);
  await board.star.evaluate((element: StepStarElement) => {
    element.within = null;
  });
  await board.settled();
  expect(await board.cost()).toBe(6);
});

test("Shift S and Shift G add an end at the cursor, and take it away; undo knows it", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { map: "S....\n....G", editable: "" });
  await board.surface.focus();
  for (const key of ["i", "ArrowRight", "Shift+S", "ArrowRight", "Shift+G"]) await page.keyboard.press(key);
  await board.settled();
  expect(await ends(board)).toEqual([
    ["0,0", "1,0"],
    ["4,1", "2,0"],
  ]);
  expect(await way(board)).toEqual(["1,0", "2,0"]);
  await page.keyboard.press("Shift+G");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  expect(await ends(board)).toEqual([["0,0", "1,0"], ["4,1"]]);
});

test("a tool adds ends by a click, and each end is dragged on its own", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { map: "S.......\n........\n.......G", editable: "" });
  await board.star.evaluate((element: StepStarElement) => {
    element.tool = "goals";
  });
  await board.click({ x: 4, y: 0 });
  expect((await ends(board))[1]).toEqual(["7,2", "4,0"]);
  await board.star.evaluate((element: StepStarElement) => {
    element.tool = "pointer";
  });
  const across = [
    { x: 4, y: 0 },
    { x: 4, y: 1 },
    { x: 4, y: 2 },
  ];
  await board.drag(across);
  expect(await ends(board)).toEqual([["0,0"], ["7,2", "4,2"]]);
});
