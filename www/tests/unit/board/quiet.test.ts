/** The cells whose numbers give way to the path and to the discs of start, goal and way points. */
import { expect, test } from "vitest";
import { HIDDEN, quietCells } from "../../../src/package/board/quiet.js";
import type { Spot } from "../../../src/package/board/scene.js";

const [WIDTH, HEIGHT] = [10, 8];
const ALL = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const NOWHERE = { start: null, goal: null, through: [] };

const quiet = (path: Spot[], region = ALL, places: Parameters<typeof quietCells>[1] = NOWHERE) =>
  [...quietCells(path, places, WIDTH, region)]
    .flatMap(([cell, hidden]) => (hidden === HIDDEN.all ? [cell] : []))
    .sort((a, b) => a - b)
    .map((cell) => `${cell % WIDTH},${Math.floor(cell / WIDTH)}`)
    .join(" ");

test.each<[string, Spot[], string]>([
  ["no path has none", [], ""],
  [
    "a step has its two cells",
    [
      [4, 4],
      [4, 5],
    ],
    "4,4 4,5",
  ],
  [
    "a jump along a row or a column has all cells between",
    [
      [6, 2],
      [3, 2],
      [3, 5],
    ],
    "3,2 4,2 5,2 6,2 3,3 3,4 3,5",
  ],
  [
    "a jump along a diagonal has none of the cells beside it",
    [
      [2, 6],
      [5, 3],
    ],
    "5,3 4,4 3,5 2,6",
  ],
  [
    "a jump at any other angle has each cell that the line touches",
    [
      [1, 1],
      [3, 2],
    ],
    "1,1 2,1 2,2 3,2",
  ],
])("%s", (_, path, cells) => {
  expect(quiet(path)).toBe(cells);
  expect(quiet(path.toReversed()), "the other way").toBe(cells);
});

test("beside a slanted line a cell leaves away the number or the arrow that the ribbon would cut, and no other", () => {
  const rising = quietCells(
    [
      [2, 6],
      [5, 3],
    ],
    NOWHERE,
    WIDTH,
    ALL,
  );
  const at = (x: number, y: number) => rising.get(y * WIDTH + x);
  expect([at(3, 4), at(2, 5)], "above it: h, in the corner at the line").toEqual([HIDDEN.h, HIDDEN.h]);
  expect([at(4, 5), at(5, 4)], "below it: nothing, as the cost has that corner").toEqual([undefined, undefined]);
  const falling = quietCells(
    [
      [2, 3],
      [5, 6],
    ],
    NOWHERE,
    WIDTH,
    ALL,
  );
  expect(falling.get(3 * WIDTH + 3), "above it: g").toBe(HIDDEN.g);
  expect(falling.get(4 * WIDTH + 2), "below it: the arrow").toBe(HIDDEN.arrow);
  expect(falling.size).toBe(10);
});

test("the cells below the discs are quiet, wherever the path runs", () => {
  expect(quiet([], ALL, { start: [1, 0], goal: [9, 7], through: [[0, 3]] })).toBe("1,0 0,3 9,7");
});

test("of a path, only the parts are looked at that may be in view", () => {
  const path: Spot[] = [
    [0, 1],
    [9, 1],
    [9, 6],
    [0, 6],
  ];
  const seen = (x: number, y: number) => quiet(path, { x, y, width: 2, height: 2 });
  expect(seen(4, 3), "in the middle of the way round").toBe("");
  expect(seen(4, 0)).toContain("4,1 5,1");
  expect(seen(4, 6)).toContain("4,6 5,6");
  expect(seen(8, 3)).toContain("9,3 9,4");
  expect(seen(0, 2), "below its beginning").toBe("");
  expect(seen(7, 3), "to the left of it").toBe("");
});
