import { Graph, type Grid, Grid as Grids } from "stepstar";
import { expect, test } from "vitest";
import {
  drawingOfGraph,
  drawingOfGrid,
  type GraphDrawing,
  type GridDrawing,
  usualPlaces,
} from "../../../src/board/drawing.js";
import { type Edit, Studio } from "../../../src/editor/studio.js";

function studio(text: string): { studio: Studio; edits: Edit[]; shown(): string } {
  const edits: Edit[] = [];
  const grid = Grids.parse(text);
  const made = new Studio(drawingOfGrid(grid), (edit) => edits.push(edit));
  made.open(drawingOfGrid(grid), { ...usualPlaces(drawingOfGrid(grid)), start: grid.start!, goal: grid.goal! });
  edits.length = 0;
  return { studio: made, edits, shown: () => (made.engine as Grid).toText("ascii").trim() };
}

const WALL = { wall: true, cost: null };

test("a stroke is one change, however many cells it has", () => {
  const { studio: made, edits, shown } = studio("S...\n....\n...G");
  made.beginStroke();
  made.draw([1, 2], WALL);
  made.draw([2, 6], WALL);
  made.endStroke();
  expect(edits.map(({ live }) => live)).toEqual([true, true, false]);
  const drawn = shown();
  made.undo();
  expect(shown()).not.toContain("#");
  made.redo();
  expect(shown()).toBe(drawn);
});

test("whoever is told of a change is told that it can be undone", () => {
  const seen: boolean[][] = [];
  const made = new Studio(drawingOfGrid(Grids.parse("S#.\n..G")), () => seen.push([made.canUndo, made.canRedo]));
  made.clear();
  made.undo();
  made.place({ goal: [1, 1] }, "goal");
  expect(seen).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
});

test("the engine's map and the drawing stay the same", () => {
  const { studio: made, shown } = studio("S...\n....\n...G");
  made.draw([5], WALL);
  made.draw([6], { wall: false, cost: 7 });
  const drawing = made.drawing as GridDrawing;
  expect((made.engine as Grid).cells()).toEqual(drawing.walls);
  expect((made.engine as Grid).costs()).toEqual(drawing.costs);
  expect(shown()).toContain("#7");
});

test("start and goal are not drawn over", () => {
  const { studio: made } = studio("S...\n....\n...G");
  made.draw([0, 11, 5], WALL);
  expect([...(made.drawing as GridDrawing).walls]).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
});

test("a drag of the goal is one change", () => {
  const { studio: made, edits } = studio("S...\n....\n...G");
  made.pickUp();
  made.place({ goal: [2, 2] }, "goal");
  made.place({ goal: [1, 2] }, "goal");
  made.drop("goal");
  expect(edits.map(({ live }) => live)).toEqual([true, true, false]);
  made.undo();
  expect(made.places.goal).toEqual([3, 2]);
  expect(made.canUndo).toBe(false);
});

test("reload brings the map as it was loaded, whatever was drawn on it; undo the drawing", () => {
  const { studio: made, shown } = studio("S.#.\n....\n...G");
  made.draw([5, 6], WALL);
  const loaded = "..#.\n....\n....";
  made.reload();
  expect(shown().replace(/[SG]/g, ".")).toBe(loaded);
  made.draw([1], WALL);
  made.reload();
  expect(shown().replace(/[SG]/g, ".")).toBe(loaded);
});

test("where there is nothing to clear, and nothing to bring back, there is nothing to undo", () => {
  const { studio: made, edits } = studio("S..\n..G");
  made.clear();
  expect(made.canUndo).toBe(false);
  made.reload();
  expect(made.canUndo).toBe(false);
  expect(edits, "who reloads begins anew all the same").toMatchObject([{ what: "map", live: false }]);
  made.place({ goal: [1, 1] }, "goal");
  made.reload();
  expect(made.places.goal).toEqual([2, 1]);
  made.undo();
  made.undo();
  expect(made.canUndo).toBe(false);
});

test("a map that was reloaded as it was is the one that undo and redo go on with", () => {
  const { studio: made, shown } = studio("S..\n..G");
  made.load(drawingOfGrid(Grids.parse("...\n...")), { start: [0, 0], goal: [2, 1], through: [] });
  const plain = shown();
  made.beginStroke();
  made.draw([1], WALL);
  made.endStroke();
  const drawn = shown();
  made.load(drawingOfGrid(Grids.parse("#..\n...")), { start: [1, 0], goal: [2, 1], through: [] });
  made.undo();
  made.reload();
  made.undo();
  made.undo();
  made.redo();
  expect(shown()).toBe(plain);
  made.redo();
  expect(shown()).toBe(drawn);
});

test("a graph on which nothing stands has nothing to clear", () => {
  const graph = Graph.from({ nodes: [{ id: 0, x: 0, y: 0 }], connections: [] });
  const made = new Studio(drawingOfGraph(graph), () => {});
  made.clear();
  expect(made.canUndo).toBe(false);
});

test("reload leads to no map that undo has led out of, and to it again once redo has", () => {
  const { studio: made, shown } = studio("S.#.\n....\n...G");
  made.draw([5], WALL);
  const drawn = shown();
  const other = drawingOfGrid(Grids.parse("..\n.."));
  made.load(other, usualPlaces(other));
  made.undo();
  made.draw([6], WALL);
  made.reload();
  expect(shown()).toBe(drawn);

  made.load(other, usualPlaces(other));
  made.undo();
  made.redo();
  made.draw([1], WALL);
  made.reload();
  expect(shown()).toBe("..\n..");
});

test("resizing keeps what fits; a goal that is cut off moves onto the map", () => {
  const { studio: made, shown } = studio("S.#.\n....\n...G");
  made.resize(3, 2);
  expect(shown().replace(/[SG]/g, ".")).toBe("..#\n...");
  expect(made.places.goal).toEqual([2, 1]);
  made.place({ through: [[2, 0]] }, "through");
  made.draw([4], { wall: false, cost: 7 });
  made.resize(5, 3);
  expect(shown()).toBe("..#..\n.7...\n.....");
  expect(made.places.through).toEqual([[2, 0]]);
  made.resize(2, 5);
  expect(made.places.through).toEqual([]);
  made.undo();
  made.undo();
  made.undo();
  made.undo();
  expect(made.places.goal).toEqual([3, 2]);
});

test("a stroke that turns out to be a pinch leaves nothing", () => {
  const { studio: made, shown } = studio("S...\n....\n...G");
  const before = shown();
  made.beginStroke();
  made.draw([5, 6], WALL);
  made.cancelStroke();
  expect(shown()).toBe(before);
  expect(made.canUndo).toBe(false);
});

test("undo takes back a cell that one stroke drew twice, terrain included", () => {
  const { studio: made, shown } = studio("S...\n.3..\n...G");
  const before = shown();
  made.beginStroke();
  made.draw([5, 6], { wall: false, cost: 7 });
  made.draw([5], WALL);
  made.draw([5], { wall: false, cost: 2 });
  made.endStroke();
  const drawn = shown();
  made.undo();
  expect(shown()).toBe(before);
  made.redo();
  expect(shown()).toBe(drawn);
});

test("what was drawn tells its cells, so that nobody looks at the others", () => {
  const { studio: made, edits } = studio("S...\n....\n...G");
  made.beginStroke();
  made.draw([0, 5, 6], WALL);
  made.draw([6, 7], WALL);
  made.endStroke();
  made.undo();
  expect(edits.map(({ cells }) => [...cells!].sort())).toEqual([[5, 6], [7], [], [5, 6, 7]]);
});

test("a map that the engine has already is not made once more, and stays as it is when it is drawn on", () => {
  const { studio: made } = studio("S...\n....\n...G");
  const given = Grids.parse("..#.");
  const twin = given.clone();
  made.load(drawingOfGrid(given), usualPlaces(drawingOfGrid(given)), twin);
  expect(made.engine).toBe(twin);
  made.draw([1], WALL);
  expect((made.engine as Grid).toText("ascii")).toBe(".##.\n");
  expect(given.toText("ascii")).toBe("..#.\n");
  made.undo();
  expect(made.engine).not.toBe(twin);
});

test("a stroke that is over is no part of the next, and one that drew nothing is none", () => {
  const { studio: made, shown } = studio("S...\n.9..\n...G");
  for (const cells of [[1], [], [2]]) {
    made.beginStroke();
    made.draw(cells, { wall: false, cost: 7 });
    made.endStroke();
    made.endStroke();
  }
  made.undo();
  expect(shown()).toMatch(/^.7..\n.9/);
  made.undo();
  expect(shown()).toMatch(/^....\n.9/);
  expect(made.canUndo).toBe(false);
});

test("a map whose only terrain is taken back has none", () => {
  const { studio: made, shown } = studio("S...\n....\n...G");
  expect((made.engine as Grid).costs()).toBe(undefined);
  made.beginStroke();
  made.draw([5], { wall: false, cost: 7 });
  made.draw([6], { wall: false, cost: 3 });
  made.endStroke();
  made.undo();
  expect((made.drawing as GridDrawing).costs).toBe(null);
  expect((made.engine as Grid).costs()).toBe(undefined);
  made.redo();
  expect(shown()).toContain("73");
});

test("each map has a number of its own, which undo, redo and reload bring back with it", () => {
  const { studio: made } = studio("S...\n....\n...G");
  const loaded = made.revision;
  made.place({ goal: [2, 2] }, "goal");
  expect(made.revision).toBe(loaded);
  made.beginStroke();
  made.draw([1], WALL);
  made.draw([2], WALL);
  made.endStroke();
  const drawn = made.revision;
  made.clear();
  const cleared = made.revision;
  made.resize(3, 3);
  expect(new Set([loaded, drawn, cleared, made.revision]).size).toBe(4);
  made.undo();
  expect(made.revision).toBe(cleared);
  made.undo();
  expect(made.revision).toBe(drawn);
  made.undo();
  expect(made.revision).toBe(loaded);
  made.redo();
  expect(made.revision).toBe(drawn);
  made.beginStroke();
  made.draw([5], WALL);
  expect(made.revision).not.toBe(drawn);
  made.cancelStroke();
  expect(made.revision).toBe(drawn);
  made.reload();
  expect(made.revision).toBe(loaded);
});

test("a place that is not on the map moves nothing, and where nothing moves there is nothing to undo", () => {
  const { studio: made, edits } = studio("S...\n....\n...G");
  made.place({ start: [9, 9] });
  made.place({ goal: [3, 2] }, "goal");
  made.place({ through: [] }, "through");
  expect([made.places.start, made.places.goal, edits, made.canUndo]).toEqual([[0, 0], [3, 2], [], false]);
  made.place({ start: [1, 1] });
  made.place({ start: [9, 9] });
  expect(made.places.start).toEqual([1, 1]);
});

test("a drag there and back leaves nothing to undo, and says that it is over", () => {
  const { studio: made, edits } = studio("S..\n..G");
  made.pickUp();
  made.place({ goal: [1, 1] }, "goal");
  made.place({ goal: [2, 1] }, "goal");
  made.drop("goal");
  expect(made.canUndo).toBe(false);
  expect(edits.map(({ live }) => live)).toEqual([true, true, false]);
});

test("undo leads out of no map that was opened, but out of one that was loaded; reload leads back to either", () => {
  const { studio: made, shown } = studio("S...\n....\n...G");
  const other = drawingOfGrid(Grids.parse("..#\n..."));
  made.resize(3, 3);
  made.open(other, usualPlaces(other));
  expect(made.canUndo).toBe(false);
  made.draw([1], WALL);
  made.reload();
  expect(shown()).toBe("..#\n...");

  const next = drawingOfGrid(Grids.parse("#..\n..#"));
  made.load(next, usualPlaces(next));
  expect(made.canUndo).toBe(true);
  made.draw([1], WALL);
  made.reload();
  expect(shown()).toBe("#..\n..#");
});

test("a map that came with the engine's own is reloaded as it came, also the second time", () => {
  const { studio: made, shown } = studio("S...\n....\n...G");
  const given = Grids.parse("..5.");
  made.load(drawingOfGrid(given), usualPlaces(drawingOfGrid(given)), given);
  for (const cell of [1, 2]) {
    made.draw([cell], WALL);
    made.reload();
    expect(shown()).toBe("..5.");
    expect((made.drawing as GridDrawing).costs).toEqual(Float64Array.of(1, 1, 5, 1));
  }
});

test("a place is on the map or it is not, to the last column and row", () => {
  const { studio: made } = studio("S...\n....\n...G");
  const moved = (place: [number, number]) => {
    made.place({ goal: [1, 1] }, "goal");
    made.place({ goal: place }, "goal");
    return String(made.places.goal) === String(place);
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

test("what is so already is not drawn", () => {
  const { studio: made, edits } = studio("S.#.\n....\n...G");
  made.draw([2], { wall: true, cost: 5 });
  edits.length = 0;
  const { revision } = made;
  made.beginStroke();
  made.draw([2], WALL);
  made.draw([1, 2, 5], { wall: false, cost: null });
  expect(edits.map(({ cells }) => [...cells!])).toEqual([[2]]);
  made.cancelStroke();
  made.draw([0, 2], WALL);
  expect([made.revision, made.canUndo, edits.length]).toEqual([revision, false, 2]);
});

test("where only the goal moves, the engine keeps its map", () => {
  const { studio: made } = studio("S...\n....\n...G");
  const { engine } = made;
  made.place({ goal: [2, 2] }, "goal");
  made.undo();
  expect(made.engine).toBe(engine);
});

test("a drag that is given up leaves everything where it was, and the next change is one of its own", () => {
  const { studio: made, edits } = studio("S...\n....\n...G");
  made.pickUp();
  made.putBack("goal");
  expect(edits).toEqual([]);
  made.pickUp();
  made.place({ goal: [2, 2] }, "goal");
  made.putBack("goal");
  expect([made.places.goal, made.canUndo]).toEqual([[3, 2], false]);
  made.place({ goal: [1, 2] }, "goal");
  expect(edits.map(({ live }) => live)).toEqual([true, false, false]);
  expect(made.canUndo).toBe(true);
});

test("after a drag each change is one of its own", () => {
  const { studio: made } = studio("S...\n....\n...G");
  made.pickUp();
  made.place({ goal: [2, 2] }, "goal");
  // Who picks up what is in the hand already has not begun again.
  made.pickUp();
  made.place({ goal: [1, 2] }, "goal");
  made.drop("goal");
  made.place({ goal: [0, 2] }, "goal");
  made.undo();
  expect(made.places.goal).toEqual([1, 2]);
  made.undo();
  expect(made.places.goal).toEqual([3, 2]);
});

test("a node is dragged as one change, or put back where it was", () => {
  const at = (x: number): GraphDrawing => ({
    kind: "graph",
    nodes: [1, 2].map((id) => ({ id, x: id === 1 ? 0 : x, y: 0 })),
    connections: [{ from: 1, to: 2, cost: 5 }],
    occupied: new Set([2]),
  });
  const edits: Edit[] = [];
  const made = new Studio(at(1), (edit) => edits.push(edit));
  const x = () => (made.drawing as GraphDrawing).nodes[1]!.x;
  made.pickUp();
  made.replaceGraph(at(2));
  made.putBack("graph");
  expect([x(), made.canUndo]).toEqual([1, false]);

  made.pickUp();
  made.replaceGraph(at(2));
  made.replaceGraph(at(3));
  made.drop("graph");
  expect(edits.map(({ live }) => live)).toEqual([true, false, true, true, false]);
  made.undo();
  expect([x(), made.canUndo]).toEqual([1, false]);
});

test("to clear a graph is to free its nodes", () => {
  const nodes = [1, 2].map((id) => ({ id, x: id, y: 0 }));
  const made = new Studio({ kind: "graph", nodes, connections: [], occupied: new Set([2]) }, () => {});
  expect((made.engine as Graph).isOccupied(2)).toBe(true);
  made.clear();
  expect((made.engine as Graph).isOccupied(2)).toBe(false);
  expect((made.drawing as GraphDrawing).nodes).toEqual(nodes);
  made.undo();
  expect((made.engine as Graph).isOccupied(2)).toBe(true);
});

test("of maps that fill the memory for undo the oldest are forgotten; moves of the goal on them weigh nothing", () => {
  const { studio: made } = studio("S...\n....\n...G");
  const times = (done: () => boolean, act: () => void) => {
    let count = 0;
    for (; done(); count++) act();
    return count;
  };
  for (let side = 4090; side < 4096; side++) made.resize(side, 4096);
  expect(
    times(
      () => made.canUndo,
      () => made.undo(),
    ),
  ).toBe(3);
  expect(
    times(
      () => made.canRedo,
      () => made.redo(),
    ),
  ).toBe(3);
  for (let x = 0; x < 9; x++) made.place({ goal: [x, 9] }, "goal");
  expect(
    times(
      () => made.canUndo,
      () => made.undo(),
    ),
  ).toBe(12);
});

test("whoever is told of a map may put another one in its place, and give back the engine's", () => {
  const grid = Grids.parse("S..G");
  const places = usualPlaces(drawingOfGrid(grid));
  const other = drawingOfGrid(Grids.parse("S#.\n..G"));
  let told = 0;
  const made = new Studio(drawingOfGrid(Grids.parse("...")), () => {
    if (++told === 1) made.load(other, usualPlaces(other));
    else made.free();
  });
  made.load(drawingOfGrid(grid), places, grid.clone());
  expect(made.drawing).toBe(other);
  made.clear();
  made.reload();
  expect(made.drawing).toMatchObject({ width: 3, walls: other.walls });
  made.open(drawingOfGrid(grid), places, grid.clone());
  expect(made.drawing).toMatchObject({ width: 4 });
});
