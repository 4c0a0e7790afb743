/** Floors taken out from among others, or put among them. */
import { expect, test } from "vitest";
import { Floors, find_path } from "../../../src/index.js";
import { toGrid } from "../../../src/package/shared/plain-map.js";
import { type House, withFloor, withoutFloor } from "../../../src/pages/lab/worlds/storeys.js";
import { plainFloors } from "../../../src/pages/state/floors.js";

// From each floor to the next one, and a lift from the lowest to the highest.
const TOWER = "S.a\n...\n\na#b\n\nbG\n\n0,1,0 -> 0,0,2 7";
const tower = (): House => ({
  ...plainFloors(Floors.parse(TOWER)),
  starts: [[0, 0, 0]],
  goals: [[1, 0, 2]],
  through: [
    [1, 1, 0],
    [0, 0, 1],
  ],
});
const engine = ({ grids, links }: House) => new Floors(grids.map(toGrid), links);

test("what stood above a floor that goes stands one lower, and what stood on it is gone", () => {
  const { starts, goals, through, ...rest } = withoutFloor(tower(), 1);
  expect(engine({ starts, goals, through, ...rest }).toText()).toBe("...\n...\n\n..\n\n0,1,0 -> 0,0,1 7\n");
  expect([starts, goals, through]).toEqual([[[0, 0, 0]], [[1, 0, 1]], [[1, 1, 0]]]);
  expect(withoutFloor(tower(), 2).goals).toEqual([]);
  expect(withoutFloor(tower(), 0).links).toEqual([{ from: [2, 0, 0], to: [0, 0, 1], cost: 1, oneWay: false }]);
});

test.each([0, 1, 2])("an empty floor below floor %i has its size, changes no path's cost, and goes again", (floor) => {
  const before = tower();
  const more = withFloor(before, floor);
  const cost = ({ starts: [from], goals: [to], ...house }: House) =>
    find_path(
      engine({ ...house, starts: [], goals: [] }),
      from as [number, number, number],
      to as [number, number, number],
    ).cost;
  expect(more.grids.map(({ width, height }) => `${width}x${height}`)).toEqual(
    ["3x2", "3x1", "2x1"].toSpliced(floor, 0, ["3x2", "3x1", "2x1"][floor]!),
  );
  expect(more.grids[floor]!.walls.includes(1)).toBe(false);
  expect(cost(more)).toBe(cost(before));
  expect(withoutFloor(more, floor)).toEqual(before);
});
