/** Hexagons on a board: where they lie, which one is hit, and who their neighbours are, against cube coordinates and corners worked out here. */
import { describe, expect, test } from "vitest";
import type { Spot } from "../../../src/package/board/scene.js";
import { hexCells } from "../../../src/package/hexagons/cells.js";
import { CORNERS, neighboursOf } from "../../../src/package/hexagons/geometry.js";

const MAPS = [
  { width: 1, height: 1 },
  { width: 5, height: 4 },
  { width: 4, height: 5 },
];
const spotsOf = ({ width, height }: { width: number; height: number }): Spot[] =>
  Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)]);
const cell = ([x, y]: Spot) => `${x},${y}`;

describe.each(["pointy", "flat"] as const)("%s hexagons", (orientation) => {
  const hex = hexCells[orientation];
  /** The offset coordinates of the contract, written out. */
  const axial = ([x, y]: Spot): Spot =>
    orientation === "pointy" ? [x - Math.floor(y / 2), y] : [x, y - Math.floor(x / 2)];
  /** Steps from one to another, by cube coordinates. */
  const steps = (a: Spot, b: Spot) => {
    const [[q, r], [toQ, toR]] = [axial(a), axial(b)];
    return (Math.abs(q - toQ) + Math.abs(r - toR) + Math.abs(q + r - toQ - toR)) / 2;
  };

  test("a place is axial, and comes back", () => {
    for (const map of MAPS)
      for (const spot of spotsOf(map)) {
        expect(hex.placeOf(spot)).toEqual(axial(spot));
        expect(hex.spotOf(map, axial(spot))).toEqual(spot);
      }
  });

  test.each([[[9, 0]], [[-9, 0]], [[0, -1]], [[0.5, 0]], [[0]], [[0, 0, 0]], [3]])("%j is no place", (place) => {
    expect(hex.spotOf({ width: 5, height: 4 }, place as never)).toBeNull();
  });

  test("neighbours are all that are one step away, and their middles are equally far", () => {
    const map = { width: 6, height: 6 };
    for (const spot of spotsOf(map)) {
      const near = neighboursOf(orientation, spot).filter(([x, y]) => x >= 0 && y >= 0 && x < 6 && y < 6);
      expect(near.map(cell).sort()).toEqual(
        spotsOf(map)
          .filter((other) => steps(spot, other) === 1)
          .map(cell)
          .sort(),
      );
      const [x, y] = hex.middleOf(spot);
      for (const other of near) {
        const [toX, toY] = hex.middleOf(other);
        expect(Math.hypot(toX - x, toY - y)).toBeCloseTo(2 / Math.sqrt(3));
      }
    }
  });

  test("all that is within a cell's corners hits it, and the room holds all corners and no more", () => {
    for (const map of MAPS) {
      const room = hex.roomOf(map);
      const all: Spot[] = [];
      for (const spot of spotsOf(map)) {
        const [x, y] = hex.middleOf(spot);
        expect(hex.cellAt(x, y)).toEqual(spot);
        for (const [dx, dy] of CORNERS[orientation]) {
          expect(Math.hypot(dx, dy)).toBeCloseTo(2 / 3);
          expect(hex.cellAt(x + dx * 0.98, y + dy * 0.98)).toEqual(spot);
          expect(hex.cellAt(x + dx * 1.02, y + dy * 1.02)).not.toEqual(spot);
          all.push([x + dx, y + dy]);
        }
      }
      for (const [i, side] of [room.width, room.height].entries()) {
        expect(Math.min(...all.map((corner) => corner[i]!))).toBeCloseTo(0);
        expect(Math.max(...all.map((corner) => corner[i]!))).toBeCloseTo(side);
      }
    }
  });

  test("a stroke has no gaps, and ends where it ends", () => {
    const map = { width: 7, height: 7 };
    const spots = spotsOf(map);
    for (const from of [spots[0]!, spots[24]!])
      for (const to of spots) {
        const cells = hex.cellsAlong(hex.middleOf(from), hex.middleOf(to));
        expect([cells[0], cells.at(-1)]).toEqual([from, to]);
        cells.slice(1).forEach((next, i) => {
          expect(steps(cells[i]!, next)).toBe(1);
        });
      }
  });

  test("what is seen is at least what a picture shows", () => {
    const map = { width: 9, height: 8 };
    for (const [x, y] of [
      [0, 0],
      [2.3, 1.7],
      [-3, 4.4],
    ] as const) {
      const seen = hex.seen(map, { width: 60, height: 45 }, { scale: 15, x, y });
      for (const spot of spotsOf(map)) {
        const [middleX, middleY] = hex.middleOf(spot);
        const isShown = CORNERS[orientation].some(([dx, dy]) => {
          const [px, py] = [middleX + dx - x, middleY + dy - y];
          return px > 0 && py > 0 && px < 4 && py < 3;
        });
        const [column, row] = [spot[0] - seen.x, spot[1] - seen.y];
        if (isShown) expect(column >= 0 && row >= 0 && column < seen.width && row < seen.height).toBe(true);
      }
    }
  });

  test("an area is flooded in six directions, but not through walls", () => {
    const rows = ["..#..", "..#.#", ".##.#", "..#.."];
    const walls = Uint8Array.from(rows.join(""), (letter) => Number(letter === "#"));
    const map = { width: 5, height: 4 };
    const free = spotsOf(map).filter(([x, y]) => rows[y]![x] === ".");
    const reached = new Set(["0,0"]);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const a of free) for (const b of free) if (reached.has(cell(a)) && steps(a, b) === 1) reached.add(cell(b));
    }
    const runs = hex.flood(5, 0, walls);
    const found = [...runs.filter((_, i) => i % 2 === 0)].map((i) => cell([i % 5, Math.floor(i / 5)]));
    expect(found.sort()).toEqual([...reached].sort());
    expect(found.length).toBeLessThan(free.length);
  });

  test("the border of a field runs along the sides between what is within and what is beyond", () => {
    const region = { x: 2, y: 1, width: 3, height: 3 };
    const states = new Uint8Array(9);
    states[4] = 2;
    const lines = hex.border(new Uint8Array(9), states, region);
    const [x, y] = hex.middleOf([3, 2]);
    expect(lines).toHaveLength(6);
    for (const [a, b] of lines!) {
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(2 / 3);
      for (const corner of [a, b]) expect(Math.hypot(corner[0] - x, corner[1] - y)).toBeCloseTo(2 / 3);
    }
  });
});
