import { describe, expect, test } from "vitest";
import { bestThreshold, greyOf, type Picture, wallsOf } from "../../../src/lab/load/picture.js";

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

  test("the threshold found lies between ink and paper", () => {
    const found = bestThreshold(plan);
    expect(found).toBeGreaterThan(20);
    expect(found).toBeLessThanOrEqual(240);
    expect(rows(wallsOf(plan, { ...reading, threshold: found }))).toEqual(["1111", "1001", "1001", "1111"]);
  });
});
