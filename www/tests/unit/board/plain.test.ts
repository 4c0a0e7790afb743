import { expect, test } from "vitest";
import { paintPlain } from "../../../src/package/board/plain.js";

const [WIDTH, HEIGHT] = [101, 37];
const colours = Uint32Array.from({ length: 13 }, (_, i) => 100 + i);
const cells = Array.from({ length: WIDTH * HEIGHT }, (_, i) => Math.imul(i, 0x9e37_79b1) >>> 8);
const walls = Uint8Array.from(cells, (cell) => Number(cell % 10 < 2));
const costs = Float64Array.from(cells, (cell) => (cell % 10 < 5 ? [0, 1.4, 2.5, 7, 9, 40, 1e100][cell % 7]! : 1));

function screen() {
  const pixels = new Uint32Array(WIDTH * HEIGHT);
  const context = {
    createImageData: (width: number, height: number) => ({ width, data: new Uint8ClampedArray(4 * width * height) }),
    putImageData(
      { data, width }: ImageData,
      left: number,
      top: number,
      _x: number,
      _y: number,
      _w: number,
      rows: number,
    ) {
      const given = new Uint32Array(data.buffer);
      for (let y = 0; y < rows; y++) pixels.set(given.subarray(y * width, (y + 1) * width), (top + y) * WIDTH + left);
    },
  };
  return { pixels, context: context as never };
}

/** Walls have their own colour; terrain is rounded to 1 to 9. */
function colourOf(cell: number, terrain: boolean): number {
  if (walls[cell]) return colours[1]!;
  const cost = terrain ? Math.min(9, Math.max(1, Math.round(costs[cell]!))) : 1;
  return colours[cost === 1 && !terrain ? 0 : 3 + cost]!;
}

test.each([
  { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  { x: 60, y: 3, width: 9, height: 20 },
])("painting fills the cells of the region with their colours and leaves the rest untouched: %j", (region) => {
  const { x, y, width, height } = region;
  const inside = (cell: number) => {
    const [column, row] = [cell % WIDTH, Math.floor(cell / WIDTH)];
    return column >= x && column < x + width && row >= y && row < y + height;
  };
  for (const terrain of [false, true]) {
    const { pixels, context } = screen();
    const drawing = { kind: "grid" as const, width: WIDTH, height: HEIGHT, walls, costs: terrain ? costs : null };
    expect(paintPlain(context, drawing, region, colours, () => false)).toBe(height);
    expect([...pixels]).toEqual(cells.map((_, cell) => (inside(cell) ? colourOf(cell, terrain) : 0)));
  }
});

test("painting that is told to stop returns the number of rows done and leaves the rest untouched", () => {
  const { pixels, context } = screen();
  const drawing = { kind: "grid" as const, width: WIDTH, height: HEIGHT, walls, costs: null };
  const all = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const done = paintPlain(context, drawing, all, colours, () => true);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(HEIGHT);
  expect([...pixels.keys()].filter((cell) => (pixels[cell] !== 0) !== cell < done * WIDTH)).toEqual([]);
});
