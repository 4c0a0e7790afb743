import { Graph, type Grid, Grid as Grids } from "stepstar";
import { expect, test } from "vitest";
import {
  drawingOfGraph,
  drawingOfGrid,
  type GraphDrawing,
  type GridDrawing,
  usualPlaces,
} from "../../../src/board/drawing.js";
import { cellsIn, flood } from "../../../src/board/strokes.js";
import { type Edit, Studio } from "../../../src/editor/studio.js";

function openStudio(text: string): { studio: Studio; edits: Edit[]; shown(): string } {
  const edits: Edit[] = [];
  const grid = Grids.parse(text);
  const studio = new Studio(drawingOfGrid(grid), (edit) => edits.push(edit));
  studio.open(drawingOfGrid(grid), { ...usualPlaces(drawingOfGrid(grid)), start: grid.start!, goal: grid.goal! });
  edits.length = 0;
  return { studio, edits, shown: () => (studio.engine as Grid).toText("ascii").trim() };
}

const WALL = { wall: true, cost: null };

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
});

test("a listener already sees whether the change can be undone or redone", () => {
  const seen: boolean[][] = [];
  const studio = new Studio(drawingOfGrid(Grids.parse("S#.\n..G")), () => seen.push([studio.canUndo, studio.canRedo]));
  studio.clear();
  studio.undo();
  studio.place({ goal: [1, 1] }, "goal");
  expect(seen).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
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

test("reload restores the map as it was loaded, also after a second change", () => {
  const { studio, shown } = openStudio("S.#.\n....\n...G");
  studio.draw([5, 6], WALL);
  const loaded = "..#.\n....\n....";
  studio.reload();
  expect(shown().replace(/[SG]/g, ".")).toBe(loaded);
  studio.draw([1], WALL);
  studio.reload();
  expect(shown().replace(/[SG]/g, ".")).toBe(loaded);
});

test("clearing or reloading a map that is unchanged adds nothing to undo", () => {
  const { studio, edits } = openStudio("S..\n..G");
  studio.clear();
  expect(studio.canUndo).toBe(false);
  studio.reload();
  expect(studio.canUndo).toBe(false);
  expect(edits, "reloading still reports a map, so that the search starts again").toMatchObject([
    { what: "map", live: false },
  ]);
  studio.place({ goal: [1, 1] }, "goal");
  studio.reload();
  expect(studio.places.goal).toEqual([2, 1]);
  studio.undo();
  studio.undo();
  expect(studio.canUndo).toBe(false);
});

test("reloading an unchanged map keeps the history that undo and redo walk through", () => {
  const { studio, shown } = openStudio("S..\n..G");
  studio.load(drawingOfGrid(Grids.parse("...\n...")), { start: [0, 0], goal: [2, 1], through: [] });
  const plain = shown();
  studio.beginStroke();
  studio.draw([1], WALL);
  studio.endStroke();
  const drawn = shown();
  studio.load(drawingOfGrid(Grids.parse("#..\n...")), { start: [1, 0], goal: [2, 1], through: [] });
  studio.undo();
  studio.reload();
  studio.undo();
  studio.undo();
  studio.redo();
  expect(shown()).toBe(plain);
  studio.redo();
  expect(shown()).toBe(drawn);
});

test("clearing a graph without occupied nodes adds nothing to undo", () => {
  const graph = Graph.from({ nodes: [{ id: 0, x: 0, y: 0 }], connections: [] });
  const studio = new Studio(drawingOfGraph(graph), () => {});
  studio.clear();
  expect(studio.canUndo).toBe(false);
});

test("after undoing a load, reload restores the map before it; after redoing it, the loaded map", () => {
  const { studio, shown } = openStudio("S.#.\n....\n...G");
  studio.draw([5], WALL);
  const drawn = shown();
  const other = drawingOfGrid(Grids.parse("..\n.."));
  studio.load(other, usualPlaces(other));
  studio.undo();
  studio.draw([6], WALL);
  studio.reload();
  expect(shown()).toBe(drawn);

  studio.load(other, usualPlaces(other));
  studio.undo();
  studio.redo();
  studio.draw([1], WALL);
  studio.reload();
  expect(shown()).toBe("..\n..");
});

test("resizing keeps what fits, moves a goal that is cut off onto the map and drops way points outside", () => {
  const { studio, shown } = openStudio("S.#.\n....\n...G");
  studio.resize(3, 2);
  expect(shown().replace(/[SG]/g, ".")).toBe("..#\n...");
  expect(studio.places.goal).toEqual([2, 1]);
  studio.place({ through: [[2, 0]] }, "through");
  studio.draw([4], { wall: false, cost: 7 });
  studio.resize(5, 3);
  expect(shown()).toBe("..#..\n.7...\n.....");
  expect(studio.places.through).toEqual([[2, 0]]);
  studio.resize(2, 5);
  expect(studio.places.through).toEqual([]);
  studio.undo();
  studio.undo();
  studio.undo();
  studio.undo();
  expect(studio.places.goal).toEqual([3, 2]);
});

test("a cancelled stroke leaves the map unchanged and nothing to undo", () => {
  const { studio, shown } = openStudio("S...\n....\n...G");
  const before = shown();
  studio.beginStroke();
  studio.draw([5, 6], WALL);
  studio.cancelStroke();
  expect(shown()).toBe(before);
  expect(studio.canUndo).toBe(false);
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

test("load uses the engine map it is given, and drawing on it leaves the original alone", () => {
  const { studio } = openStudio("S...\n....\n...G");
  const given = Grids.parse("..#.");
  const twin = given.clone();
  studio.load(drawingOfGrid(given), usualPlaces(drawingOfGrid(given)), twin);
  expect(studio.engine).toBe(twin);
  studio.draw([1], WALL);
  expect((studio.engine as Grid).toText("ascii")).toBe(".##.\n");
  expect(given.toText("ascii")).toBe("..#.\n");
  studio.undo();
  expect(studio.engine).not.toBe(twin);
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

test("each state of the map has a revision of its own, to which undo, redo and reload return", () => {
  const { studio } = openStudio("S...\n....\n...G");
  const loaded = studio.revision;
  studio.place({ goal: [2, 2] }, "goal");
  expect(studio.revision).toBe(loaded);
  studio.beginStroke();
  studio.draw([1], WALL);
  studio.draw([2], WALL);
  studio.endStroke();
  const drawn = studio.revision;
  studio.clear();
  const cleared = studio.revision;
  studio.resize(3, 3);
  expect(new Set([loaded, drawn, cleared, studio.revision]).size).toBe(4);
  studio.undo();
  expect(studio.revision).toBe(cleared);
  studio.undo();
  expect(studio.revision).toBe(drawn);
  studio.undo();
  expect(studio.revision).toBe(loaded);
  studio.redo();
  expect(studio.revision).toBe(drawn);
  studio.beginStroke();
  studio.draw([5], WALL);
  expect(studio.revision).not.toBe(drawn);
  studio.cancelStroke();
  expect(studio.revision).toBe(drawn);
  studio.reload();
  expect(studio.revision).toBe(loaded);
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

test("open() clears the history and load() extends it; reload restores the map of either", () => {
  const { studio, shown } = openStudio("S...\n....\n...G");
  const other = drawingOfGrid(Grids.parse("..#\n..."));
  studio.resize(3, 3);
  studio.open(other, usualPlaces(other));
  expect(studio.canUndo).toBe(false);
  studio.draw([1], WALL);
  studio.reload();
  expect(shown()).toBe("..#\n...");

  const next = drawingOfGrid(Grids.parse("#..\n..#"));
  studio.load(next, usualPlaces(next));
  expect(studio.canUndo).toBe(true);
  studio.draw([1], WALL);
  studio.reload();
  expect(shown()).toBe("#..\n..#");
});

test("a map loaded with an engine map is reloaded as it came, every time", () => {
  const { studio, shown } = openStudio("S...\n....\n...G");
  const given = Grids.parse("..5.");
  studio.load(drawingOfGrid(given), usualPlaces(drawingOfGrid(given)), given);
  for (const cell of [1, 2]) {
    studio.draw([cell], WALL);
    studio.reload();
    expect(shown()).toBe("..5.");
    expect((studio.drawing as GridDrawing).costs).toEqual(Float64Array.of(1, 1, 5, 1));
  }
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
  expect([studio.revision, studio.canUndo, edits.length]).toEqual([revision, false, 2]);
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

test("clearing a graph frees its occupied nodes, and can be undone", () => {
  const nodes = [1, 2].map((id) => ({ id, x: id, y: 0 }));
  const studio = new Studio({ kind: "graph", nodes, connections: [], occupied: new Set([2]) }, () => {});
  expect((studio.engine as Graph).isOccupied(2)).toBe(true);
  studio.clear();
  expect((studio.engine as Graph).isOccupied(2)).toBe(false);
  expect((studio.drawing as GraphDrawing).nodes).toEqual(nodes);
  studio.undo();
  expect((studio.engine as Graph).isOccupied(2)).toBe(true);
});

test("large maps beyond the memory limit drop out of undo; moving the goal costs none of it", () => {
  const { studio } = openStudio("S...\n....\n...G");
  const countWhile = (done: () => boolean, act: () => void) => {
    let count = 0;
    for (; done(); count++) act();
    return count;
  };
  for (let side = 4090; side < 4096; side++) studio.resize(side, 4096);
  expect(
    countWhile(
      () => studio.canUndo,
      () => studio.undo(),
    ),
  ).toBe(3);
  expect(
    countWhile(
      () => studio.canRedo,
      () => studio.redo(),
    ),
  ).toBe(3);
  for (let x = 0; x < 9; x++) studio.place({ goal: [x, 9] }, "goal");
  expect(
    countWhile(
      () => studio.canUndo,
      () => studio.undo(),
    ),
  ).toBe(12);
});

test("a listener may load another map or free the engine's while it is being told", () => {
  const grid = Grids.parse("S..G");
  const places = usualPlaces(drawingOfGrid(grid));
  const other = drawingOfGrid(Grids.parse("S#.\n..G"));
  let told = 0;
  const studio = new Studio(drawingOfGrid(Grids.parse("...")), () => {
    if (++told === 1) studio.load(other, usualPlaces(other));
    else studio.free();
  });
  studio.load(drawingOfGrid(grid), places, grid.clone());
  expect(studio.drawing).toBe(other);
  studio.clear();
  studio.reload();
  expect(studio.drawing).toMatchObject({ width: 3, walls: other.walls });
  studio.open(drawingOfGrid(grid), places, grid.clone());
  expect(studio.drawing).toMatchObject({ width: 4 });
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
