import { expect, test } from "vitest";
import type { Palette } from "../../../src/package/board/palette.js";
import type { BoardMarks, Spot } from "../../../src/package/board/scene.js";
import { paintTrail } from "../../../src/package/board/trail.js";

const [PATH, CASING] = [0xff000000, 0xffffffff];
const size = { width: 60, height: 40 };

function painted(path: Spot[], view: BoardMarks["view"], ratio = 1): Uint32Array {
  const pixels = new Uint32Array(size.width * size.height);
  const palette = { path: "rgb(0, 0, 0)", casing: "rgb(255, 255, 255)" } as Palette;
  paintTrail(pixels, size, { map: size, path, view, ratio, palette } as unknown as BoardMarks);
  return pixels;
}

const at = (pixels: Uint32Array, x: number, y: number) => pixels[y * size.width + x];

test("a path is a cased line through the centres of its cells, with jumps drawn straight", () => {
  const pixels = painted(
    [
      [1, 2],
      [9, 2],
      [9, 6],
    ],
    { scale: 4, x: 0, y: 0 },
  );
  for (let x = 6; x <= 38; x++) expect(at(pixels, x, 10)).toBe(PATH);
  for (let y = 10; y <= 26; y++) expect(at(pixels, 38, y)).toBe(PATH);
  expect([8, 9, 12, 13].map((y) => at(pixels, 20, y))).toEqual([0, CASING, CASING, 0]);
  expect(at(pixels, 20, 20)).toBe(0);
  expect(at(pixels, 1, 10)).toBe(0);
});

test("on a screen with several pixels to one of the page, the line runs through the same cells", () => {
  const pixels = painted(
    [
      [1, 2],
      [9, 2],
    ],
    { scale: 2, x: 0, y: 0 },
    2,
  );
  for (let x = 6; x <= 38; x++) expect(at(pixels, x, 10)).toBe(PATH);
  expect([at(pixels, 20, 4), at(pixels, 20, 16), at(pixels, 50, 10)]).toEqual([0, 0, 0]);
});

test("a path outside the view is not painted, one that crosses it is, and nothing wraps round", () => {
  const view = { scale: 4, x: 100, y: 50 };
  const across = painted(
    [
      [0, 54],
      [400, 54],
    ],
    view,
  );
  for (let x = 0; x < size.width; x++) expect(at(across, x, 18)).toBe(PATH);
  const beside: Spot[] = [
    [98, 40],
    [98, 70],
    [130, 70],
    [130, 40],
  ];
  expect(painted(beside, view).some(Boolean)).toBe(false);
});

test("a line cut off at one edge of the surface does not wrap round to the other", () => {
  // 15 columns of cells fit; the view cuts both the first and the last in half.
  const view = { scale: 4, x: 0.5, y: 0 };
  const column = (pixels: Uint32Array, x: number) =>
    new Set(Array.from({ length: 30 }, (_, y) => at(pixels, x, y + 4)));
  for (const [cell, inside, beyond] of [
    [0, 0, size.width - 1],
    [15, size.width - 1, 0],
  ] as const) {
    const pixels = painted(
      [
        [cell, 0],
        [cell, 9],
      ],
      view,
    );
    expect(column(pixels, inside), `cell ${cell}`).not.toContain(0);
    expect([...column(pixels, beyond)], `beyond cell ${cell}`).toEqual([0]);
  }
});
