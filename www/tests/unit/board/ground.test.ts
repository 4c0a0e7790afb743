import { expect, test } from "vitest";
import { edge, paintGround } from "../../../src/package/board/ground.js";
import type { Painter } from "../../../src/package/board/painter.js";
import type { Palette } from "../../../src/package/board/palette.js";
import { HIDDEN } from "../../../src/package/board/quiet.js";
import type { Ground } from "../../../src/package/board/scene.js";
import { Notebook } from "./notebook.js";

const palette = new Proxy(
  { sans: "sans", grounds: Array.from({ length: 9 }, (_, i) => `ground ${i + 1}`) } as unknown as Palette,
  {
    get: (known, name) => Reflect.get(known, name) ?? name,
  },
);

/** A map of 3 x 1: a wall, an open cell whose parent is on its right, and a closed cell. */
function ground(scale: number, change: Partial<Ground> = {}): Ground {
  const values = {
    state: Uint8Array.of(0, 1, 2),
    g: Float64Array.of(0, 10.5, 9),
    h: Float64Array.of(0, 4, 5),
    f: Float64Array.of(0, 14.5, 14),
    parent: Int32Array.of(-1, 2, -1),
  };
  return {
    map: { width: 3, height: 1 },
    view: { scale, x: 0, y: 0 },
    ratio: 1,
    region: { x: 0, y: 0, width: 3, height: 1 },
    walls: Uint8Array.of(1, 0, 0),
    costs: null,
    values,
    quiet: new Map(),
    palette,
    ...change,
  };
}

function paint(from: Ground): Notebook {
  const notebook = new Notebook();
  paintGround(notebook as Painter, from);
  return notebook;
}

test("each cell is filled with the colour of its state, and the whole region is covered", () => {
  const { fills } = paint(ground(4));
  expect(fills).toEqual([
    { colour: "wall", x: 0, y: 0, width: 4, height: 4 },
    { colour: "open", x: 4, y: 0, width: 4, height: 4 },
    { colour: "closed", x: 8, y: 0, width: 4, height: 4 },
  ]);
});

test("larger cells show more numbers: none, then f, then f, g and h", () => {
  expect(paint(ground(20)).texts).toEqual([]);
  expect(paint(ground(30)).texts.map(({ text }) => text)).toEqual(["14.5", "14"]);
  expect(paint(ground(60)).texts.map(({ text }) => text)).toEqual(["14.5", "10.5", "4", "14", "9", "5"]);
});

test("numbers stay inside their own cell", () => {
  for (const scale of [28, 40, 52, 90]) {
    for (const { text, x, font, align } of paint(ground(scale)).texts) {
      const size = Number(/([\d.]+)px/.exec(font)![1]);
      const width = text.length * size * 0.62;
      const left = align === "left" ? x : align === "right" ? x - width : x - width / 2;
      const cell = Math.floor(x / scale);
      expect(left).toBeGreaterThanOrEqual(cell * scale);
      expect(left + width).toBeLessThanOrEqual((cell + 1) * scale);
    }
  }
});

test("where cells differ by a pixel their letters don't, nor how many digits have room", () => {
  const equal = {
    state: Uint8Array.of(2, 2, 2),
    g: Float64Array.of(10.25, 10.25, 10.25),
    h: Float64Array.of(4.25, 4.25, 4.25),
    f: Float64Array.of(14.55, 14.55, 14.55),
    parent: Int32Array.of(-1, -1, -1),
  };
  for (const scale of [28.4, 36.4, 42.4, 52.4]) {
    const { fills, texts } = paint(
      ground(scale, { values: equal, walls: Uint8Array.of(0, 0, 0), costs: Float64Array.of(7, 7, 7) }),
    );
    const edges = fills.filter(({ width, height }) => width === 1 && height > 1).map(({ x }) => x);
    expect(edges[1]! - edges[0]!, "they differ").not.toBe(edges[2]! - edges[1]!);
    const cells = [0, 1, 2].map((cell) => texts.filter((_, i) => Math.floor((i * 3) / texts.length) === cell));
    const told = cells.map((cell) => cell.map(({ text, font }) => `${text}, ${font}`));
    expect(told[0]!.length).toBeGreaterThan(1);
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  }
});

test("arrows and hatching stay inside their own cell", () => {
  for (const scale of [12, 30, 60]) {
    for (const [x, y] of paint(ground(scale)).points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(2 * scale);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(scale);
    }
  }
});

test("an arrow points at the parent, in all eight directions", () => {
  const [size, middle] = [{ width: 3, height: 3 }, 4];
  for (const scale of [12, 30, 60]) {
    for (const from of [0, 1, 2, 3, 5, 6, 7, 8]) {
      const empty = () => new Float64Array(9);
      const values = {
        state: new Uint8Array(9),
        g: empty(),
        h: empty(),
        f: empty(),
        parent: new Int32Array(9).fill(-1).with(middle, from),
      };
      values.state[middle] = 1;
      const region = { x: 0, y: 0, ...size };
      const { points } = paint(ground(scale, { map: size, region, walls: new Uint8Array(9), values }));
      const [[tailX, tailY], [tipX, tipY]] = points as [[number, number], [number, number]];
      const way = [tipX - tailX, tipY - tailY].map((along) => Math.sign(Math.round(along)));
      expect(way, `cell ${from}, ${scale} pixels`).toEqual([(from % 3) - 1, Math.floor(from / 3) - 1]);
    }
  }
});

test("a cell on the path shows no numbers", () => {
  expect(paint(ground(60, { quiet: new Map([[1, HIDDEN.all]]) })).texts.map(({ text }) => text)).toEqual([
    "14",
    "9",
    "5",
  ]);
});

test("repainting part of the map gives the same texts as painting all of it", () => {
  const whole = paint(ground(30));
  const region = { x: 1, y: 0, width: 1, height: 1 };
  const values = {
    state: Uint8Array.of(1),
    g: Float64Array.of(10.5),
    h: Float64Array.of(4),
    f: Float64Array.of(14.5),
    parent: Int32Array.of(2),
  };
  const part = paint(ground(30, { region, walls: Uint8Array.of(0), values }));
  expect(part.texts).toEqual([whole.texts[0]]);
});

test("cell edges lie on whole device pixels", () => {
  for (let i = 0; i < 50; i++) expect(Number.isInteger(edge(i, 0.37, 13.7, 1.5) * 1.5)).toBe(true);
});
