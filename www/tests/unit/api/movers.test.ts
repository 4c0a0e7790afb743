/** Others who move by a timetable. That no path is shorter, and none meets one, is tried in Rust. */
import { find_path, type Point, trace } from "stepstar";
import { expect, test } from "vitest";

const MAP = "S..G\n#.##";
const GUARD: Point[] = [
  [2, 0],
  [1, 0],
  [1, 1],
];

test("the path has a place for each tick, and waits where it must", () => {
  const { path, cost, message } = find_path(MAP, [0, 0], [3, 0], { movers: [GUARD] });
  expect(path).toEqual([
    [0, 0],
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
  expect(cost).toBe(4);
  expect(message).toBe("A path from (0, 0) to (3, 0) in 4 ticks, 1 of them waiting.");
  const steps = trace(MAP, [0, 0], [3, 0], { movers: [GUARD.map(([x, y]) => ({ x, y }))] });
  expect(steps.result.path).toEqual(path);
  steps.position = steps.length;
  expect(steps.path()).toEqual(path);
  steps.free();
});

test("who closes the way for ever leaves no path", () => {
  const { status, path } = find_path("S.G", [0, 0], [2, 0], { movers: [[[1, 0]]] });
  expect([status, path]).toEqual(["unreachable", []]);
});

test("what is wrong with movers is told", () => {
  const told = (movers: unknown) => {
    try {
      return find_path("S.G", [0, 0], [2, 0], { movers: movers as Point[][] }).message;
    } catch (error) {
      return String(error);
    }
  };
  expect([told([[[9, 0]]]), told([[]]), told([[1, 0]]), told(7)]).toEqual([
    "RangeError: The place of mover 1 (9, 0) is outside the map: x goes from 0 to 2 and y from 0 to 0.",
    "RangeError: Mover 1 is []: it must be a list of at least one place.",
    "TypeError: The place of mover 1 is 1: it must be a point, [x, y] or { x, y }.",
    'TypeError: The option "movers" is 7: it must be an array of arrays of places.',
  ]);
});
