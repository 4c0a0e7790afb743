import { expect, test } from "vitest";
import { paintMarks } from "../../../src/package/board/marks.js";
import type { Painter } from "../../../src/package/board/painter.js";
import type { Palette } from "../../../src/package/board/palette.js";
import type { BoardMarks, Spot } from "../../../src/package/board/scene.js";
import { Notebook } from "./notebook.js";

/** A zigzag path across a map of 2000 x 2000, up or down at every step. */
const path = Array.from({ length: 2000 }, (_, x): Spot => [x, 1000 + (x % 2)]);

/** Colours are known by their names. */
const palette = new Proxy({} as Palette, { get: (_, name) => name });

function painted(scale: number, change: Partial<BoardMarks>): Notebook {
  const notebook = new Notebook();
  paintMarks(notebook as Painter, {
    map: { width: 2000, height: 2000 },
    view: { scale, x: 0, y: 0 },
    ratio: 1,
    region: { x: 0, y: 0, width: 2000, height: 2000 },
    path: [],
    sums: [],
    now: null,
    fresh: [],
    rays: [],
    starts: [],
    goals: [],
    through: [],
    breaks: [],
    highlights: [],
    hover: null,
    pinned: null,
    cursor: null,
    sketch: [],
    palette,
    ...change,
  });
  return notebook;
}

/** The points of the painted path, at `scale` pixels a cell. */
function points(scale: number): [number, number][] {
  const notebook = painted(scale, { path });
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

/** The colour of each ring and the cell around whose middle it lies. */
const rings = ({ rings }: Notebook, scale: number) =>
  // The first one is the map's own outline.
  rings
    .slice(1)
    .map(({ colour, x, y, width, height }) => [colour, (x + width / 2) / scale - 0.5, (y + height / 2) / scale - 0.5]);

test.each([2, 30])("what is meant by a mark is the cell in the middle of it, at %i pixels a cell", (scale) => {
  const marked = painted(scale, {
    now: [3, 5],
    hover: [8, 2],
    cursor: [9, 9],
    highlights: [
      { kind: "worst", spots: [[4, 4]] },
      {
        kind: "step",
        spots: [
          [6, 7],
          [7, 7],
        ],
      },
    ],
  });
  expect(rings(marked, scale)).toEqual([
    ["bad", 4, 4],
    ["bad", 6, 7],
    ["bad", 7, 7],
    ["now", 3, 5],
    ["soft", 8, 2],
    ["casing", 9, 9],
    ["accent", 9, 9],
  ]);
  const [from, to] = marked.points.map(([x, y]) => [x / scale, y / scale]) as [number[], number[]];
  // Between the numbers, where there are any.
  expect(from[0], "the step itself").toBeCloseTo(scale === 2 ? 6.5 : 6.86);
  expect(to[0]).toBeCloseTo(scale === 2 ? 7.5 : 7.14);
  expect([from[1], to[1]]).toEqual([7.5, 7.5]);
  // On small cells, too, they can be seen.
  for (const { width, height } of marked.rings) expect(Math.min(width, height)).toBeGreaterThan(1);
});

test("a cell that has just been opened has a thick frame, where cells have frames", () => {
  expect(rings(painted(30, { fresh: [[3, 5]] }), 30)).toEqual([["open-edge", 3, 5]]);
  expect(rings(painted(5, { fresh: [[3, 5]] }), 5)).toEqual([]);
  // The numbers in the corners begin at 0.09 of a cell's width.
  for (const scale of [40, 60, 100]) {
    const { x } = painted(scale, { fresh: [[3, 5]] }).rings[1]!;
    expect(2 * (x - 3 * scale), `${scale} pixels a cell`).toBeLessThan(0.09 * scale);
  }
});

test("start, goal and way points are discs with their letters, moved into the map where they are larger than their cells", () => {
  const ends = painted(2, { starts: [[0, 0]], goals: [[1999, 1999]], through: [[0, 1000]] });
  expect(ends.texts.map(({ text }) => text)).toEqual(["1", "S", "G"]);
  // Each in its casing.
  const discs = ends.discs.filter(({ colour }) => colour !== "casing");
  expect(discs).toEqual([
    { colour: "way", x: 5, y: 2001, radius: 5 },
    { colour: "start", x: 5, y: 5, radius: 5 },
    { colour: "goal", x: 3995, y: 3995, radius: 5 },
  ]);
});

test("the path is one line from start to goal at every zoom, over steps, jumps and any angle", () => {
  const bent: Spot[] = [
    [1, 1],
    [2, 1],
    [3, 2],
    [7, 2],
    [9, 3],
  ];
  for (const scale of [8, 20, 28, 40, 64]) {
    const middles = bent.map(([x, y]) => [(x + 0.5) * scale, (y + 0.5) * scale]);
    // The casing, then the line.
    expect(painted(scale, { path: bent }).points, `${scale}`).toEqual([...middles, ...middles]);
  }
});

test("numbers are written on the path, in the colour of its casing", () => {
  const sums = [{ at: [2, 1] as Spot, g: 3, h: 9, f: 12 }];
  const { texts } = painted(30, {
    path: [
      [1, 1],
      [2, 1],
    ],
    sums,
  });
  expect(texts.map(({ text, colour }) => `${text} ${colour}`)).toEqual(["12 casing"]);
  const close = painted(48, {
    path: [
      [1, 1],
      [2, 1],
    ],
    sums,
  }).texts;
  expect(close.map(({ text, colour }) => `${text} ${colour}`)).toEqual(["12 casing", "3 path", "9 path"]);
});

test("a number on the path stays on it, also where the path turns or ends, whatever its length", () => {
  for (const scale of [28, 34, 40, 52, 64])
    for (const f of [7, 25, 23.1, 941, 941.161, 90306]) {
      const path: Spot[] = [
        [1, 1],
        [2, 1],
        [2, 2],
      ];
      const { lines, texts } = painted(scale, { path, sums: [{ at: [2, 1], g: 3, h: 9, f }] });
      const { text, font, x, y } = texts[0]!;
      const size = Number.parseFloat(font.split(" ")[1]!);
      // A digit is about 0.6 as wide as the letters are high, and 0.72 of that high.
      const corner = Math.hypot((0.6 * size * text.length) / 2, (0.72 * size) / 2);
      expect([x, y]).toEqual([2.5 * scale, 1.5 * scale]);
      expect(corner, `${text} at ${scale}`).toBeLessThanOrEqual(lines.at(-1)! / 2);
    }
});
