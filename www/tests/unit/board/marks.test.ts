import { expect, test } from "vitest";
import { paintMarks } from "../../../src/board/marks.js";
import type { Painter } from "../../../src/board/painter.js";
import type { Palette } from "../../../src/board/palette.js";
import type { Spot } from "../../../src/board/scene.js";
import { Notebook } from "./notebook.js";

/** A zigzag path across a map of 2000 x 2000, up or down at every step. */
const path = Array.from({ length: 2000 }, (_, x): Spot => [x, 1000 + (x % 2)]);

/** The points of the painted path, at `scale` pixels a cell. */
function points(scale: number): [number, number][] {
  const notebook = new Notebook();
  paintMarks(notebook as Painter, {
    map: { width: 2000, height: 2000 },
    view: { scale, x: 0, y: 0 },
    ratio: 1,
    region: { x: 0, y: 0, width: 2000, height: 2000 },
    path,
    now: null,
    rays: [],
    start: null,
    goal: null,
    through: [],
    breaks: [],
    highlights: [],
    hover: null,
    pinned: null,
    cursor: null,
    sketch: [],
    palette: {} as Palette,
  });
  // The path is drawn twice, casing first, and in parts that each begin where the last one ended.
  const once = notebook.points.slice(0, notebook.points.length / 2);
  return once.filter((point, i) => i === 0 || String(point) !== String(once[i - 1]));
}

test("a path has one point a cell when cells are at least a pixel wide", () => {
  expect(points(1)).toEqual(path.map(([x, y]) => [x + 0.5, y + 0.5]));
});

test("when cells are smaller than a pixel, a path has fewer points than pixels, keeps its ends and strays less than a pixel", () => {
  const few = points(0.35);
  expect(few.length).toBeLessThan(0.35 * 2000);
  expect(few[0]).toEqual([0.5 * 0.35, 1000.5 * 0.35]);
  expect(few.at(-1)).toEqual([1999.5 * 0.35, 1001.5 * 0.35]);
  // No cell that was skipped lies a pixel or more from every point that was kept.
  const far = path.filter(([x, y]) =>
    few.every(([px, py]) => Math.abs(px - (x + 0.5) * 0.35) >= 1 || Math.abs(py - (y + 0.5) * 0.35) >= 1),
  );
  expect(far).toEqual([]);
});
