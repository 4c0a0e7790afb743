import { expect, test } from "vitest";
import { Labels } from "../../../src/package/graph-view/labels.js";

const PICTURE = { width: 100, height: 100 };

test("a label takes the first free place", () => {
  const labels = new Labels(PICTURE);
  labels.take([0, 0], 10, 10);
  expect(
    labels.place(
      [
        [4, 4],
        [15, 5],
        [50, 50],
      ],
      10,
      10,
    ),
  ).toEqual([15, 5]);
});

test("a place taken by one label is no longer free for the next", () => {
  const labels = new Labels(PICTURE);
  const places = [
    [50, 20],
    [50, 40],
  ] as const;
  expect([labels.place(places, 30, 16), labels.place(places, 30, 16)]).toEqual(places);
});

test("a label has no place when every one is taken or outside the picture", () => {
  const labels = new Labels(PICTURE);
  labels.take([0, 0], 100, 100);
  expect(
    labels.place(
      [
        [48, 0],
        [98, 98],
      ],
      10,
      10,
    ),
  ).toBeUndefined();
});

test("labels may touch one another and the edges of the picture, on every side, but no more", () => {
  const sides = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const;
  for (const [x, y] of sides) {
    const labels = new Labels(PICTURE);
    labels.take([50, 50], 20, 20);
    expect(labels.isFree([50 + 15 * x, 50 + 15 * y], 10, 10), `beside, ${x}, ${y}`).toBe(true);
    expect(labels.isFree([50 + 14 * x, 50 + 14 * y], 10, 10), `overlapping, ${x}, ${y}`).toBe(false);
    expect(labels.isFree([50 + 45 * x, 50 + 45 * y], 10, 10), `inside, ${x}, ${y}`).toBe(true);
    expect(labels.isFree([50 + 46 * x, 50 + 46 * y], 10, 10), `cut off, ${x}, ${y}`).toBe(false);
  }
});
