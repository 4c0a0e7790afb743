import { expect, test } from "vitest";
import type { GraphDrawing } from "../../../src/package/board/drawing.js";
import { type Edit, Studio } from "../../../src/package/editor/studio.js";
import { openStudio, WALL } from "./open-studio.js";

test("dragging the goal is one change to undo", () => {
  const { studio, edits } = openStudio("S...\n....\n...G");
  studio.pickUp();
  studio.place({ goal: [2, 2] }, "goal");
  studio.place({ goal: [1, 2] }, "goal");
  studio.drop("goal");
  expect(edits.map(({ live }) => live)).toEqual([true, true, false]);
  studio.undo();
  expect(studio.places.goal).toEqual([3, 2]);
  expect(studio.canUndo).toBe(false);
});

test("moving a place outside the map, or nowhere, changes nothing and adds nothing to undo", () => {
  const { studio, edits } = openStudio("S...\n....\n...G");
  studio.place({ start: [9, 9] });
  studio.place({ goal: [3, 2] }, "goal");
  studio.place({ through: [] }, "through");
  expect([studio.places.start, studio.places.goal, edits, studio.canUndo]).toEqual([[0, 0], [3, 2], [], false]);
  studio.place({ start: [1, 1] });
  studio.place({ start: [9, 9] });
  expect(studio.places.start).toEqual([1, 1]);
});

test("a drag that ends where it began adds nothing to undo, but still reports its end", () => {
  const { studio, edits } = openStudio("S..\n..G");
  studio.pickUp();
  studio.place({ goal: [1, 1] }, "goal");
  studio.place({ goal: [2, 1] }, "goal");
  studio.drop("goal");
  expect(studio.canUndo).toBe(false);
  expect(edits.map(({ live }) => live)).toEqual([true, true, false]);
});

test("the goal can move to every corner cell, and to no cell just outside", () => {
  const { studio } = openStudio("S...\n....\n...G");
  const moved = (place: [number, number]) => {
    studio.place({ goal: [1, 1] }, "goal");
    studio.place({ goal: place }, "goal");
    return String(studio.places.goal) === String(place);
  };
  const corners: [number, number][] = [
    [0, 0],
    [3, 0],
    [0, 2],
    [3, 2],
  ];
  const outside: [number, number][] = [
    [4, 0],
    [0, 3],
    [-1, 0],
    [0, -1],
  ];
  expect(corners.map(moved)).toEqual([true, true, true, true]);
  expect(outside.map(moved)).toEqual([false, false, false, false]);
});

test("moving the goal keeps the engine's map", () => {
  const { studio } = openStudio("S...\n....\n...G");
  const { engine } = studio;
  studio.place({ goal: [2, 2] }, "goal");
  studio.undo();
  expect(studio.engine).toBe(engine);
});

test("a cancelled drag restores everything, and the next change is separate", () => {
  const { studio, edits } = openStudio("S...\n....\n...G");
  studio.pickUp();
  studio.putBack("goal");
  expect(edits).toEqual([]);
  studio.pickUp();
  studio.place({ goal: [2, 2] }, "goal");
  studio.putBack("goal");
  expect([studio.places.goal, studio.canUndo]).toEqual([[3, 2], false]);
  studio.place({ goal: [1, 2] }, "goal");
  expect(edits.map(({ live }) => live)).toEqual([true, false, false]);
  expect(studio.canUndo).toBe(true);
});

test("letting go where nothing was moved, or nothing picked up, reports nothing", () => {
  const { studio, edits } = openStudio("S...\n....\n...G");
  studio.drop("goal");
  studio.pickUp();
  studio.drop("goal");
  studio.drop("goal");
  expect([edits, studio.canUndo]).toEqual([[], false]);
});

test("picking up twice is still one drag, and changes after it are separate", () => {
  const { studio } = openStudio("S...\n....\n...G");
  studio.pickUp();
  studio.place({ goal: [2, 2] }, "goal");
  // Picking up during a drag does not begin another.
  studio.pickUp();
  studio.place({ goal: [1, 2] }, "goal");
  studio.drop("goal");
  studio.place({ goal: [0, 2] }, "goal");
  studio.undo();
  expect(studio.places.goal).toEqual([1, 2]);
  studio.undo();
  expect(studio.places.goal).toEqual([3, 2]);
});

test("reload leads back to the map as it was loaded, whatever was dragged, given up, undone or made again since", () => {
  const { studio, shown } = openStudio("S..\n..G");
  const loaded = shown();
  studio.beginStroke();
  studio.draw([1], WALL);
  studio.endStroke();
  studio.pickUp();
  studio.place({ goal: [0, 1] }, "goal");
  studio.drop("goal");
  studio.pickUp();
  studio.place({ goal: [1, 1] }, "goal");
  studio.putBack("goal");
  studio.undo();
  studio.redo();
  studio.reload();
  expect([shown(), studio.places]).toEqual([
    loaded,
    { start: [0, 0], goal: [2, 1], through: [], starts: [], goals: [] },
  ]);
});

test("dragging a node is one change to undo, and a cancelled drag puts it back", () => {
  const at = (x: number): GraphDrawing => ({
    kind: "graph",
    nodes: [1, 2].map((id) => ({ id, x: id === 1 ? 0 : x, y: 0 })),
    connections: [{ from: 1, to: 2, cost: 5 }],
    occupied: new Set([2]),
  });
  const edits: Edit[] = [];
  const studio = new Studio(at(1), (edit) => edits.push(edit));
  const x = () => (studio.drawing as GraphDrawing).nodes[1]!.x;
  studio.pickUp();
  studio.replaceGraph(at(2));
  studio.putBack("graph");
  expect([x(), studio.canUndo]).toEqual([1, false]);

  studio.pickUp();
  studio.replaceGraph(at(2));
  studio.replaceGraph(at(3));
  studio.drop("graph");
  expect(edits.map(({ live }) => live)).toEqual([true, false, true, true, false]);
  studio.undo();
  expect([x(), studio.canUndo]).toEqual([1, false]);
});
