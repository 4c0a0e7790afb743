import { expect, test } from "vitest";
import { Labels } from "../../../src/graph-view/labels.js";

test("the first place that is clear is taken", () => {
  const labels = new Labels();
  labels.take([0, 0], 10, 10);
  expect(
    labels.place(
      [
        [4, 4],
        [10, 0],
        [50, 50],
      ],
      10,
      10,
    ),
  ).toEqual([10, 0]);
});

test("what was placed is taken as well", () => {
  const labels = new Labels();
  const places = [
    [0, 0],
    [0, 20],
  ] as const;
  expect([labels.place(places, 30, 16), labels.place(places, 30, 16)]).toEqual(places);
});

test("where none is clear it is the least covered", () => {
  const labels = new Labels();
  labels.take([0, 0], 100, 100);
  expect(
    labels.place(
      [
        [0, 0],
        [48, 0],
        [20, 0],
      ],
      10,
      10,
    ),
  ).toEqual([48, 0]);
});
