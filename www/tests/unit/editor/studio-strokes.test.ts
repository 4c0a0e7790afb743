/** Strokes: what they draw, and that each is one change to undo. */
import type { Grid } from "stepstar";
import { expect, test } from "vitest";
import type { GridDrawing } from "../../../src/package/board/drawing.js";
import { cellsIn, flood } from "../../../src/package/board/strokes.js";
import type { Material } from "../../../src/package/editor/patch.js";
import { Studio } from "../../../src/package/editor/studio.js";
import { openStudio, WALL } from "./open-studio.js";

test("a stroke is one change to undo, however many cells it has", () => {
  const { studio, edits, shown } = openStudio("S...\n....\n...G");
  studio.beginStroke();
  studio.draw([1, 2], WALL);
  studio.draw([2, 6], WALL);
  studio.endStroke();
  expect(edits.map(({ live }) => live)).toEqual([true, true, false]);
  const drawn = shown();
  studio.undo();
  expect(shown()).not.toContain("#");
  studio.redo();
  expect(shown()).toBe(drawn);
  expect(edits.map(({ live }) => live).slice(3), "worth saving, both").toEqual([false, false]);
});

test("the engine's map and the drawing change together", () => {
  const { studio, shown } = openStudio("S...\n....\n...G");
  studio.draw([5], WALL);
  studio.draw([6], { wall: false, cost: 7 });
  const drawing = studio.drawing as GridDrawing;
  expect((studio.engine as Grid).cells()).toEqual(drawing.walls);
  expect((studio.engine as Grid).costs()).toEqual(drawing.costs);
  expect(shown()).toContain("#7");
});

test("walls are not drawn over start and goal", () => {
  const { studio } = openStudio("S...\n....\n...G");
  studio.draw([0, 11, 5], WALL);
  expect([...(studio.drawing as GridDrawing).walls]).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
});

test("a cancelled stroke leaves the map unchanged and nothing to undo", () => {
  const { studio, edits, shown } = openStudio("S...\n....\n...G");
  const before = shown();
  studio.beginStroke();
  studio.draw([5, 6], WALL);
  studio.cancelStroke();
  expect(shown()).toBe(before);
  expect(studio.canUndo).toBe(false);
  expect(edits.map(({ live }) => live)).toEqual([true, false]);
});

test("cancelling a stroke that drew nothing, or none at all, reports nothing", () => {
  const { studio, edits } = openStudio("S...\n....\n...G");
  const { revision } = studio;
  studio.cancelStroke();
  studio.beginStroke();
  studio.cancelStroke();
  expect([edits, studio.revision]).toEqual([[], revision]);
});

test("undo restores a cell that one stroke drew twice, with its terrain", () => {
  const { studio, shown } = openStudio("S...\n.3..\n...G");
  const before = shown();
  studio.beginStroke();
  studio.draw([5, 6], { wall: false, cost: 7 });
  studio.draw([5], WALL);
  studio.draw([5], { wall: false, cost: 2 });
  studio.endStroke();
  const drawn = shown();
  studio.undo();
  expect(shown()).toBe(before);
  studio.redo();
  expect(shown()).toBe(drawn);
});

test("a drawing change lists exactly the cells that it changed", () => {
  const { studio, edits } = openStudio("S...\n....\n...G");
  studio.beginStroke();
  studio.draw([0, 5, 6], WALL);
  studio.draw([6, 7], WALL);
  studio.endStroke();
  studio.undo();
  expect(edits.map(({ drawn }) => [...cellsIn(drawn!)].sort())).toEqual([[5, 6], [7], [], [5, 6, 7]]);
});

test("strokes are separate changes, and a stroke that drew nothing is no change", () => {
  const { studio, shown } = openStudio("S...\n.9..\n...G");
  for (const cells of [[1], [], [2]]) {
    studio.beginStroke();
    studio.draw(cells, { wall: false, cost: 7 });
    studio.endStroke();
    studio.endStroke();
  }
  studio.undo();
  expect(shown()).toMatch(/^.7..\n.9/);
  studio.undo();
  expect(shown()).toMatch(/^....\n.9/);
  expect(studio.canUndo).toBe(false);
});

test("undoing a map's only terrain leaves a map without costs", () => {
  const { studio, shown } = openStudio("S...\n....\n...G");
  expect((studio.engine as Grid).costs()).toBe(undefined);
  studio.beginStroke();
  studio.draw([5], { wall: false, cost: 7 });
  studio.draw([6], { wall: false, cost: 3 });
  studio.endStroke();
  studio.undo();
  expect((studio.drawing as GridDrawing).costs).toBe(null);
  expect((studio.engine as Grid).costs()).toBe(undefined);
  studio.redo();
  expect(shown()).toContain("73");
});

test("drawing cells that already are so changes nothing", () => {
  const { studio, edits } = openStudio("S.#.\n....\n...G");
  studio.draw([2], { wall: true, cost: 5 });
  edits.length = 0;
  const { revision } = studio;
  studio.beginStroke();
  studio.draw([2], WALL);
  studio.draw([1, 2, 5], { wall: false, cost: null });
  expect(edits.map(({ drawn }) => [...cellsIn(drawn!)])).toEqual([[2]]);
  studio.cancelStroke();
  studio.draw([0, 2], WALL);
  studio.draw([1], { wall: false, cost: 1 });
  studio.draw([2], { wall: true, cost: 5 });
  expect([studio.revision, studio.canUndo, edits.length]).toEqual([revision, false, 2]);
});

test("three floods over all of a map of 2000 x 2000 can be taken back", () => {
  const size = 2000 * 2000;
  const drawing: GridDrawing = { kind: "grid", width: 2000, height: 2000, walls: new Uint8Array(size), costs: null };
  const studio = new Studio(drawing, () => {});
  const cells = flood(2000, 0, new Uint8Array(size));
  for (const wall of [true, false, true]) {
    studio.beginStroke();
    studio.draw(cells, { wall, cost: null });
    studio.endStroke();
  }
  for (let left = 3; left > 0; left--) {
    expect(studio.canUndo, `${left} floods left`).toBe(true);
    studio.undo();
  }
  expect(drawing.walls.includes(1)).toBe(false);
});

test("floods beyond the memory limit drop out of undo, those of terrain sooner", () => {
  const size = 2000 * 2000;
  const cells = Uint32Array.of(0, size);
  const undoable = (materials: readonly Material[]) => {
    const drawing: GridDrawing = { kind: "grid", width: 2000, height: 2000, walls: new Uint8Array(size), costs: null };
    const studio = new Studio(drawing, () => {});
    for (const material of materials) {
      studio.beginStroke();
      studio.draw(cells, material);
      studio.endStroke();
    }
    let undone = 0;
    for (; studio.canUndo; undone++) studio.undo();
    return undone;
  };
  const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
  expect(undoable(times(20, (i) => ({ wall: i % 2 === 0, cost: null })))).toBe(15);
  // What was there before counts, and that was no terrain for the first of them.
  expect(undoable(times(4, (i) => ({ wall: false, cost: 2 + i })))).toBe(1);
});
