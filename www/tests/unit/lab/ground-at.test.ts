/** What lies at a place that the reader looks at, on whichever map is there by then. */

import { Grid, Hexagons } from "stepstar";
import { expect, test } from "vitest";
import { groundAt } from "../../../src/pages/lab/lab.js";

const NONE = { grid: null, floors: null, hexagons: null };

test("a place of the map before, or none of this kind, is none on this map", () => {
  const grid = Grid.parse("..#\n.5.");
  expect(groundAt({ ...NONE, grid }, [2, 0])).toEqual({ wall: true, cost: 1 });
  expect(groundAt({ ...NONE, grid }, [1, 1])).toEqual({ wall: false, cost: 5 });
  for (const place of [[-2, 1], [0, -1], [3, 0], [0, 2], 7] as const)
    expect(groundAt({ ...NONE, grid }, place)).toBeNull();
  const hexagons = Hexagons.parse("hexagons pointy\n. .\n . #\n. .");
  expect(groundAt({ ...NONE, hexagons }, [-1, 2])).toEqual({ wall: false, cost: 1 });
  expect(groundAt({ ...NONE, hexagons }, [-2, 2])).toBeNull();
});
