import { expect, test } from "vitest";
import { Grid } from "../../../src/index.js";
import { drawingOfGrid, type PlainMap, usualPlaces } from "../../../src/package/board/drawing.js";
import { CellCursor, type Direction } from "../../../src/package/editor/cursor.js";
import { Studio } from "../../../src/package/editor/studio.js";

function opened(drawing: PlainMap): { cursor: CellCursor; studio: Studio } {
  const studio = new Studio(drawing, () => {});
  return { cursor: new CellCursor(studio), studio };
}

test("on a grid the cursor goes one cell or many, and stops at the edge", () => {
  const { cursor } = opened(drawingOfGrid(new Grid(30, 20)));
  cursor.move("right", 1);
  expect(cursor.place, "hidden, it stays where it is").toBe(null);
  cursor.show([5, 5]);
  const after = (direction: Direction, count: number) => {
    cursor.move(direction, count);
    return cursor.place;
  };
  expect([after("right", 1), after("down", 10), after("left", 2), after("up", 1)]).toEqual([
    [6, 5],
    [6, 15],
    [4, 15],
    [4, 14],
  ]);
  expect([after("left", 10), after("down", 10), after("right", 100), after("up", 100)]).toEqual([
    [0, 14],
    [0, 19],
    [29, 19],
    [29, 0],
  ]);
});

test("the cursor appears on the start, later where it was last, and on the start again if the map no longer goes so far", () => {
  const { cursor, studio } = opened(drawingOfGrid(Grid.parse("#...\n....")));
  cursor.show(null);
  expect(cursor.place).toEqual([1, 0]);
  cursor.show([3, 1]);
  cursor.show(null);
  expect(cursor.place, "shown, it stays where it is").toEqual([3, 1]);
  cursor.hide();
  cursor.hide();
  expect(cursor.place).toBe(null);
  cursor.show(null);
  expect(cursor.place).toEqual([3, 1]);
  cursor.hide();
  studio.load(drawingOfGrid(new Grid(3, 3)), usualPlaces(drawingOfGrid(new Grid(3, 3))));
  cursor.show(null);
  expect(cursor.place).toEqual([0, 0]);
});

test("on a graph the cursor goes to the nearest node in a direction, rather straight on than aside, and stays where there is none", () => {
  const at = [
    [0, 0],
    [3, 0],
    [2, 1],
    [1, -3],
    [0, 9],
  ] as const;
  const nodes = at.map(([x, y], id) => ({ id, x, y }));
  const { cursor } = opened({ kind: "graph", nodes, connections: [], occupied: new Set() });
  const from = (id: number) =>
    (["right", "down", "left", "up"] as const).map((direction) => {
      cursor.show(id);
      cursor.move(direction, 10);
      return cursor.place;
    });
  expect(from(0)).toEqual([1, 2, 0, 3]);
  expect(from(2)).toEqual([1, 4, 0, 1]);
  expect(from(3), "not to one that is mostly aside").toEqual([1, 0, 3, 3]);
});
