/** Trace.paint draws one pixel a cell: painting only the changes must give the same picture as painting everything. */

import { Grid, type Options, type Trace, trace } from "stepstar";
import { beforeEach, expect, test, vi } from "vitest";

/** Wider than one 64-bit word of walls, and no multiple of the block size that paint() compares. */
const [WIDTH, HEIGHT] = [101, 37];
const palette = Uint32Array.from({ length: 13 }, (_, i) => 100 + i);

function town(): Grid {
  const grid = new Grid(WIDTH, HEIGHT);
  for (let i = 1; i < WIDTH * HEIGHT - 1; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const hash = Math.imul(i, 0x9e37_79b1) >>> 8;
    if (hash % 10 < 2) grid.setWall(x, y, true);
    else if (hash % 10 < 5) grid.setCost(x, y, 2 + (i % 8));
  }
  return grid;
}

const [OPEN, CLOSED] = [1, 2];

/** The colour of every cell as the documentation orders the palette: free, wall, open, closed, then terrain 1 to 9. */
function expectedPixels(steps: Trace, grid: Grid): number[] {
  const states = steps.state();
  return Array.from({ length: WIDTH * HEIGHT }, (_, cell) => {
    const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
    if (grid.isWall(x, y)) return palette[1]!;
    if (states[cell] === OPEN) return palette[2]!;
    if (states[cell] === CLOSED) return palette[3]!;
    return palette[3 + grid.cost(x, y)]!;
  });
}

class Screen {
  readonly pixels = new Uint32Array(WIDTH * HEIGHT);

  putImageData({ data }: ImageData, _x: number, _y: number, left: number, top: number, width: number, height: number) {
    const given = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) this.pixels[y * WIDTH + x] = given[y * WIDTH + x]!;
  }
}

/** Searches that see a cell once, forget it at a way point, see it from both ends, or reopen it. */
const searches: Options[] = [
  { diagonal: "always" },
  { diagonal: "always", through: [[60, 20]] },
  { algorithm: "bidirectional" },
  { weight: 3, closed: "reopen" },
];

beforeEach(() => {
  const image = class {
    constructor(readonly data: Uint8ClampedArray) {}
  };
  vi.stubGlobal("ImageData", image);
});

test("pixels that the canvas refused are drawn by the next paint", () => {
  const grid = town();
  const steps = trace(grid, [0, 0], [WIDTH - 1, HEIGHT - 1]);
  const refusing = {
    putImageData() {
      throw new Error("full");
    },
  };
  expect(() => steps.paint(refusing, palette, grid)).toThrow("full");
  const screen = new Screen();
  steps.paint(screen as never, palette, grid);
  expect([...screen.pixels]).toEqual(expectedPixels(steps, grid));
});

test.each(searches)("after near and far jumps, painting the changes equals painting everything: %j", (options) => {
  const grid = town();
  const steps = trace(grid, [0, 0], [WIDTH - 1, HEIGHT - 1], options);
  expect(steps.result.status).toBe("found");
  const changes = new Screen();
  const end = steps.length;
  for (const position of [0, 1, 2, 40, 41, end >> 1, (end >> 1) + 90, 7, end - 1, end, end - 300, 0]) {
    steps.seek(position);
    const before = changes.pixels.slice();
    const region = steps.paint(changes as never, palette, grid);
    const again = trace(grid, [0, 0], [WIDTH - 1, HEIGHT - 1], options);
    again.seek(position);
    const whole = new Screen();
    again.paint(whole as never, palette, grid, true);
    expect([...whole.pixels], `at ${position}`).toEqual(expectedPixels(steps, grid));
    expect(changes.pixels, `at ${position}`).toEqual(whole.pixels);
    const outside = [...changes.pixels.keys()].filter((cell) => {
      if (changes.pixels[cell] === before[cell]) return false;
      const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
      if (!region) return true;
      return x < region.x || x >= region.x + region.width || y < region.y || y >= region.y + region.height;
    });
    expect(outside, `at ${position}`).toEqual([]);
    expect(steps.paint(changes as never, palette, grid)).toBe(null);
  }
});

test("an edit of the map, another map and other colours are shown by the next paint", () => {
  const grid = town();
  const steps = trace(grid, [0, 0], [WIDTH - 1, HEIGHT - 1]);
  steps.seek(steps.length);
  const screen = new Screen();
  const shown = (map: Grid, colours = palette) => {
    steps.paint(screen as never, colours, map);
    return [...screen.pixels];
  };
  shown(grid);
  grid.setWall(50, 20, !grid.isWall(50, 20));
  expect(shown(grid)).toEqual(expectedPixels(steps, grid));
  // Edited as often, so that only its being another one tells them apart.
  const other = town();
  other.setWall(60, 10, !other.isWall(60, 10));
  expect(shown(other)).toEqual(expectedPixels(steps, other));
  const colours = palette.map((colour) => colour + 50);
  expect(shown(other, colours)).toEqual(expectedPixels(steps, other).map((colour) => colour + 50));
});

test("terrain has the colour of its cost, rounded and from 1 to 9, until it is seen; a wall is a wall whatever it costs", () => {
  const costs = [1, 0.2, 1.4, 1.5, 9.4, 30, 5, 5, 1];
  const grid = new Grid(costs.length, 1);
  for (const [x, cost] of costs.entries()) grid.setCost(x, 0, cost);
  grid.setWall(6, 0, true);
  const steps = trace(grid, [8, 0], [7, 0]);
  const painted = (colours: Uint32Array) => {
    let pixels: number[] = [];
    const screen = {
      putImageData({ data }: ImageData) {
        pixels = [...new Uint32Array(data.slice().buffer)];
      },
    };
    steps.paint(screen as never, colours, grid);
    return pixels.map((colour) => colour - 100);
  };
  expect(painted(palette)).toEqual([4, 4, 4, 5, 12, 12, 1, 8, 4]);
  expect(painted(palette.slice(0, 4)), "without colours for terrain").toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0]);
  steps.seek(steps.length);
  expect(painted(palette)).toEqual([4, 4, 4, 5, 12, 12, 1, 3, 3]);
});

test("what is painted after a step lies around the cells of that step", () => {
  const grid = new Grid(WIDTH, HEIGHT);
  const steps = trace(grid, [90, 34], [99, 34]);
  const screen = new Screen();
  steps.paint(screen as never, palette, grid);
  steps.seek(1);
  expect(steps.paint(screen as never, palette, grid)).toMatchObject({ x: 90, width: 1 });
  steps.seek(steps.length);
  const region = steps.paint(screen as never, palette, grid)!;
  expect(region.x).toBeGreaterThan(80);
  expect(region.y + region.height, "and not below the map").toBe(HEIGHT);
});
