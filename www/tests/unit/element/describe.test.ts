/** The line about the place that is pointed at. */
import { expect, test } from "vitest";
import { Graph, Grid, trace } from "../../../src/index.js";
import { drawingOfGraph, drawingOfGrid, usualPlaces } from "../../../src/package/board/drawing.js";
import { describePlace } from "../../../src/package/element/describe.js";
import { en } from "../../../src/package/words/en.js";

test("of a cell it says what it is, what a step there costs if not 1, and what the search knows of it", () => {
  const grid = Grid.parse("..5\n#..");
  const drawing = drawingOfGrid(grid);
  const places = usualPlaces(drawing);
  const plain = (x: number, y: number) => describePlace([x, y], drawing, places, null, en);
  expect([plain(0, 0), plain(1, 0), plain(2, 1)]).toEqual([
    "(0, 0): start, free",
    "(1, 0): free",
    "(2, 1): goal, free",
  ]);
  expect(plain(0, 1)).toBe("(0, 1): wall");
  expect(plain(2, 0)).toBe("(2, 0): a step here costs 5, free");
  using steps = trace(grid, [0, 0], [2, 1]);
  const known = (x: number, y: number) => describePlace([x, y], drawing, places, steps, en);
  expect(known(1, 1)).toBe("(1, 1): not seen");
  steps.position = steps.length;
  expect(known(0, 0)).toBe("(0, 0): start, closed, g = 0, h = 3, f = 3");
  expect(known(1, 1)).toBe("(1, 1): closed, g = 2, h = 1, f = 3, ← (1, 0)");
});

test("of a node it says whether it is occupied, where its connections lead and what they cost", () => {
  const nodes = [4, 7, 9].map((id) => ({ id, x: id, y: 0 }));
  const connections = [
    { from: 4, to: 7, cost: 2.125 },
    { from: 4, to: 9, cost: 12 },
    { from: 7, to: 4, cost: 3 },
  ];
  const graph = Graph.from({ nodes, connections });
  graph.setOccupied(9, true);
  const drawing = drawingOfGraph(graph);
  const line = (id: number) => describePlace(id, drawing, usualPlaces(drawing), null, en);
  expect([line(4), line(9)]).toEqual(["4: start, free, → 7 (2.13), → 9 (12)", "9: goal, occupied"]);
});
