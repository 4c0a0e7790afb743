import { expect, test } from "vitest";
import * as views from "../../../src/package/board/view.js";

const map = { width: 40, height: 20 };
const picture = { width: 800, height: 600 };

test("fit() shows the whole map, centred", () => {
  const view = views.fit(map, picture);
  expect(view).toEqual({ scale: 20, x: 0, y: -5 });
  expect(views.visible(map, picture, view)).toEqual({ x: 0, y: 0, width: 40, height: 20 });
});

test("a map that is taller than the picture is fitted by its height", () => {
  expect(views.fit({ width: 10, height: 40 }, picture)).toEqual({ scale: 15, x: (10 - 800 / 15) / 2, y: 0 });
});

test("fit() enlarges a cell to 96 pixels at most", () => {
  expect(views.fitScale({ width: 2, height: 2 }, picture)).toBe(96);
});

test("centred() has the point in the middle of the picture, as far as the map goes", () => {
  expect(views.centred(map, picture, 40, 25, 10)).toEqual({ scale: 40, x: 15, y: 2.5 });
  expect(views.centred(map, picture, 40, 39, 0)).toEqual({ scale: 40, x: 20, y: 0 });
});

test("toPicture and toMap are inverse", () => {
  const view = { scale: 17, x: 3.25, y: -1 };
  const [px, py] = views.toPicture(view, 7.5, 2.25);
  expect(views.toMap(view, px, py)).toEqual([7.5, 2.25]);
});

test("zooming keeps the point below the pointer where it is", () => {
  const before = views.centred(map, picture, 40, 20, 10);
  const after = views.zoomed(map, picture, before, 1.5, 390, 310);
  const [x, y] = views.toMap(before, 390, 310);
  const [nextX, nextY] = views.toMap(after, 390, 310);
  expect(nextX).toBeCloseTo(x, 9);
  expect(nextY).toBeCloseTo(y, 9);
});

test("zooming out stops at the whole map, zooming in at the largest cell", () => {
  const far = views.zoomed(map, picture, views.fit(map, picture), 0.01, 0, 0);
  expect(far).toEqual(views.fit(map, picture));
  expect(views.zoomed(map, picture, far, 1e6, 0, 0).scale).toBe(views.LARGEST);
});

test("panning moves the map by pixels, however large its cells are", () => {
  for (const scale of [40, 80]) {
    const view = views.centred(map, picture, scale, 20, 10);
    const panned = views.panned(map, picture, view, 40, -20);
    expect([(view.x - panned.x) * scale, (view.y - panned.y) * scale]).toEqual([40, -20]);
  }
});

test("panning stops at the edges of the map", () => {
  const view = views.centred(map, picture, 40, 20, 10);
  expect(views.panned(map, picture, view, 1e6, 1e6)).toEqual({ scale: 40, x: 0, y: 0 });
  expect(views.panned(map, picture, view, -1e6, -1e6)).toEqual({ scale: 40, x: 20, y: 5 });
});

test("visible() includes cells of which only a part is in view", () => {
  expect(views.visible(map, { width: 100, height: 100 }, { scale: 50, x: 1.5, y: 2 })).toEqual({
    x: 1,
    y: 2,
    width: 3,
    height: 2,
  });
});

test("common() of separate regions is empty", () => {
  const apart = views.common({ x: 0, y: 0, width: 2, height: 2 }, { x: 5, y: 0, width: 2, height: 2 });
  expect(apart.width * apart.height).toBe(0);
});

test("together() is the smallest region that holds both, or the only one there is", () => {
  const [one, other] = [
    { x: 1, y: 4, width: 2, height: 2 },
    { x: 5, y: 1, width: 3, height: 1 },
  ];
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const)
    expect(views.together(a, b)).toEqual({ x: 1, y: 1, width: 7, height: 5 });
  expect([views.together(one, null), views.together(null, one), views.together(null, null)]).toEqual([one, one, null]);
});

test("edges appear at 10 pixels a cell, f at 28 and all numbers at 40, to the nearest pixel", () => {
  expect(views.detail(9.4)).toEqual({ edges: false, f: false, all: false });
  expect(views.detail(10)).toEqual({ edges: true, f: false, all: false });
  expect(views.detail(28)).toEqual({ edges: true, f: true, all: false });
  expect(views.detail(39.9)).toEqual({ edges: true, f: true, all: true });
});
