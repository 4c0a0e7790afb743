import { describe, expect, test } from "vitest";
import { bestShare, bestThreshold, greyOf, type Picture, wallsOf } from "../../../src/pages/lab/load/picture.js";

/** A picture drawn in letters, each letter a square of 4 x 4 pixels: # ink, . paper, - a thin grey line in the middle. */
function draw(rows: readonly string[]): Picture {
  const side = 4;
  const width = rows[0]!.length * side;
  const height = rows.length * side;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const letter = rows[Math.floor(y / side)]![Math.floor(x / side)];
      const dark = letter === "#" ? 20 : letter === "-" && y % side === 1 ? 90 : 240;
      data.fill(dark, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height, data };
}

const scan = draw(["####", "#..#", "#-.#", "####"]);
const plan = greyOf(scan);
const rows = ({ width, walls }: ReturnType<typeof wallsOf>) =>
  Array.from({ length: walls.length / width }, (_, y) => walls.slice(y * width, (y + 1) * width).join(""));
const reading = { cell: 4, threshold: 128, share: 0.5, inverted: false };

describe("a picture of a floor plan", () => {
  test("dark cells are walls", () => {
    expect(rows(wallsOf(plan, reading))).toEqual(["1111", "1001", "1001", "1111"]);
  });

  test("with a smaller share of ink a thin line is a wall too", () => {
    expect(rows(wallsOf(plan, { ...reading, share: 0.2 }))).toEqual(["1111", "1001", "1101", "1111"]);
  });

  test("inverted, light areas are walls", () => {
    expect(rows(wallsOf(plan, { ...reading, inverted: true }))).toEqual(["0000", "0110", "0110", "0000"]);
  });

  test("pixels beyond the last whole cell are left out, but there is always one cell", () => {
    expect(wallsOf(plan, { ...reading, cell: 5 })).toMatchObject({ width: 3, height: 3 });
    expect(wallsOf(plan, { ...reading, cell: 99 })).toMatchObject({ width: 1, height: 1 });
  });

  test("transparent pixels count as paper", () => {
    const clear = greyOf({ ...scan, data: scan.data.map((value, i) => (i % 4 === 3 ? 0 : value)) });
    expect(wallsOf(clear, reading).walls.every((wall) => wall === 0)).toBe(true);
  });

  test("colours are as light as they are to the eye: green most, blue least; half transparent ones let the paper through", () => {
    const data = [
      [255, 0, 0, 255],
      [0, 255, 0, 255],
      [0, 0, 255, 255],
      [255, 255, 255, 255],
      [0, 0, 0, 127.5],
    ].flat();
    const { lightness } = greyOf({ width: 5, height: 1, data: Uint8ClampedArray.from(data) });
    expect([...lightness]).toEqual([76, 149, 29, 255, 127]);
  });

  test("the threshold found lies between ink and paper", () => {
    const found = bestThreshold(plan);
    expect(found).toBeGreaterThan(20);
    expect(found).toBeLessThanOrEqual(240);
    expect(rows(wallsOf(plan, { ...reading, threshold: found }))).toEqual(["1111", "1001", "1001", "1111"]);
  });

  test("of thin lines so small a share is asked that they are walls from the start", () => {
    /** A frame of lines, so many pixels wide, in a picture of 600 x 400. */
    const framed = (line: number) => {
      const lightness = new Uint8Array(600 * 400).fill(255);
      for (let y = 0; y < 400; y++)
        for (let x = 0; x < 600; x++) {
          const inward = Math.min(x, y, 599 - x, 399 - y) - 20;
          if (inward >= 0 && inward < line) lightness[y * 600 + x] = 0;
        }
      return { width: 600, height: 400, lightness };
    };
    const [thick, thin] = [framed(8), framed(1)];
    expect(bestShare(thick, 10, 128), "thick walls are told from thin furniture").toBe(20);
    const share = bestShare(thin, 10, 128);
    const both = { ...thick, lightness: thick.lightness.map((light, i) => (i % 6000 < 300 ? 0 : light)) };
    expect(bestShare(both, 10, 128), "though there is much of it").toBe(20);
    const found = (picture: typeof thin, percent: number) =>
      wallsOf(picture, { cell: 10, threshold: 128, share: percent / 100, inverted: false }).walls;
    expect(found(thin, 20).includes(1)).toBe(false);
    expect(found(thin, share)).toEqual(found(thick, 20));
    expect(bestShare({ ...thin, lightness: thin.lightness.fill(255) }, 10, 128), "an empty sheet").toBe(20);
  });
});
