/** Whole maps: loading, reloading, clearing and resizing them, back and forth. */
import { Graph, type Grid, Grid as Grids } from "stepstar";
import { expect, test } from "vitest";
import {
  drawingOfGraph,
  drawingOfGrid,
  type GraphDrawing,
  type GridDrawing,
  usualPlaces,
} from "../../../src/package/board/drawing.js";
import { Studio } from "../../../src/package/editor/studio.js";
import { openStudio, WALL } from "./open-studio.js";

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

test("reload restores the map as it was loaded, also after a second change", () => {
  const { studio, shown } = openStudio("S.#.\n..7.\n...G");
  studio.draw([5, 6], WALL);
  studio.draw([4, 6], { wall: false, cost: 3 });
  const loaded = "..#.\n..7.\n....";
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

test("clearing a grid takes its walls and its terrain away, and can be undone", () => {
  for (const map of ["S#.\n..G", "S5.\n..G", "S#5\n2.G"]) {
    const { studio, shown } = openStudio(map);
    const before = shown();
    studio.clear();
    expect(shown()).toBe("...\n...");
    expect(studio.drawing).toMatchObject({ width: 3, height: 2, walls: new Uint8Array(6), costs: null });
    studio.undo();
    expect(shown()).toBe(before);
  }
});

test("clearing a map whose terrain was erased adds nothing to undo", () => {
  const { studio } = openStudio("S5.\n..G");
  studio.draw([1], { wall: false, cost: 1 });
  studio.clear();
  expect(studio.canUndo).toBe(false);
});

test("a graph is reloaded as it was opened, though it was drawn on", () => {
  const graph: GraphDrawing = { kind: "graph", nodes: [{ id: 4, x: 0, y: 0 }], connections: [], occupied: new Set() };
  const studio = new Studio(graph, () => {});
  studio.replaceGraph({ ...graph, nodes: [...graph.nodes, { id: 5, x: 1, y: 0 }] });
  studio.reload();
  expect(studio.drawing).toEqual(graph);
});

test("with nothing to undo or to make again, both do nothing", () => {
  const { studio, edits } = openStudio("S..\n..G");
  studio.undo();
  expect(studio.canRedo).toBe(false);
  studio.redo();
  expect([edits, studio.canUndo]).toEqual([[], false]);
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

test("changes of a large graph drop out of undo, too, and a graph has no size to change", () => {
  const nodes = Array.from({ length: 160_000 }, (_, id) => ({ id, x: id, y: 0 }));
  const connections = nodes.map(({ id }) => ({ from: id, to: 0, cost: 1 }));
  const graph: GraphDrawing = { kind: "graph", nodes, connections, occupied: new Set() };
  const studio = new Studio(graph, () => {});
  studio.resize(3, 3);
  expect([studio.drawing, studio.canUndo]).toEqual([graph, false]);
  for (let id = 0; id < 5; id++) studio.replaceGraph({ ...graph, occupied: new Set([id]) });
  let undone = 0;
  for (; studio.canUndo; undone++) studio.undo();
  expect(undone).toBe(2);
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
