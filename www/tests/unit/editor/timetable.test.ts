/** What comes at ticks: cells become others, and undo, reload and another size know it. */
import type { Change } from "stepstar";
import { expect, test } from "vitest";
import { Grid } from "../../../src/index.js";
import { drawingOfGrid } from "../../../src/package/board/drawing.js";
import { cellBefore, withCell } from "../../../src/package/editor/cell-changes.js";
import { Studio } from "../../../src/package/editor/studio.js";
import { NO_TIMETABLE, within, withMover } from "../../../src/package/editor/timetable.js";

const FREE = { wall: false, cost: 1 };
const wall = (at: number, wall = true): Change => ({ at, place: [2, 1], wall });

test("what a cell is before a tick is what the last change before it left there", () => {
  const changes = [
    wall(5, false),
    wall(3),
    { at: 4, place: [2, 1], cost: 7 },
    { at: 3, place: [0, 0], wall: true },
  ] as Change[];
  expect(cellBefore(FREE, changes, [2, 1], 3)).toEqual(FREE);
  expect(cellBefore(FREE, changes, [2, 1], 4)).toEqual({ wall: true, cost: 1 });
  expect(cellBefore(FREE, changes, [2, 1], 5)).toEqual({ wall: true, cost: 7 });
  expect(cellBefore(FREE, changes, [2, 1], 9)).toEqual({ wall: false, cost: 7 });
});

test("a cell that becomes what it is anyway is no change, and one that becomes another again has only the last", () => {
  const once = withCell([wall(9)], 3, [1, 1], FREE, { wall: true, cost: 1 });
  expect(once).toEqual([{ at: 3, place: [1, 1], wall: true }, wall(9)]);
  const dearer = withCell(once, 3, [1, 1], FREE, { wall: false, cost: 5 });
  expect(dearer).toEqual([{ at: 3, place: [1, 1], cost: 5 }, wall(9)]);
  expect(withCell(dearer, 3, [1, 1], FREE, FREE)).toEqual([wall(9)]);
});

test("on a smaller map changes and movers outside of it are left out", () => {
  const changes = JSON.stringify([wall(1), { at: 2, place: [5, 0], wall: true }]);
  const timetable = withMover(withMover({ changes, movers: null }, [[0, 0]]), [
    [1, 1],
    [5, 1],
  ]);
  expect(timetable.movers).toBe("0,0 | 1,1 5,1");
  expect(within(timetable, 4, 4)).toEqual({ changes: JSON.stringify([wall(1)]), movers: "0,0 " });
  expect(within(timetable, 6, 4)).toEqual(timetable);
  expect(within(NO_TIMETABLE, 4, 4)).toEqual(NO_TIMETABLE);
});

test("undo, redo and reload bring back what came at ticks, with the number of that map", () => {
  const whats: string[] = [];
  const grid = new Grid(4, 3);
  const studio = new Studio(drawingOfGrid(grid), ({ what }) => whats.push(what));
  studio.load(studio.drawing, studio.places);
  const { revision } = studio;
  studio.retime({ ...studio.timetable, changes: "[]" });
  studio.addMover([
    [1, 1],
    [1, 2],
  ]);
  studio.addMover([[3, 1]]);
  expect(studio.timetable).toEqual({ changes: "[]", movers: "1,1 1,2 | 3,1" });
  studio.retime({ ...studio.timetable });
  studio.undo();
  expect(studio.timetable.movers).toBe("1,1 1,2");
  studio.undo();
  studio.undo();
  expect(studio.timetable).toEqual(NO_TIMETABLE);
  expect(studio.revision).toBe(revision);
  studio.redo();
  expect(studio.timetable.changes).toBe("[]");
  studio.reload();
  expect(studio.timetable).toEqual(NO_TIMETABLE);
  expect(whats.filter((what) => what === "timetable")).toHaveLength(7);
  studio.free();
  grid.free();
});
