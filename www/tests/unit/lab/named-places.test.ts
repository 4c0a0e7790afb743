/** The places and the view that a link names, on the map that it opens. */
import { Graph, Grid } from "stepstar";
import type { StepStarElement } from "stepstar/element";
import { expect, test } from "vitest";
import { inEnglish } from "../../../src/package/shared/named.js";
import { look, lost, placed, type ShownMap } from "../../../src/pages/state/named-places.js";

const grid: ShownMap = { grid: new Grid(4, 3) };
/** Ten units apart at most, and a graph on one spot. */
const spread = Graph.from({
  nodes: [
    { id: 3, x: 0, y: 0 },
    { id: 7, x: 10, y: 0 },
    { id: 8, x: 2, y: 6 },
  ],
  connections: [],
});
const spot = Graph.from({ nodes: [{ id: 0, x: 5, y: 5 }], connections: [] });

test("a place is a cell or a node of the map, and nothing else is", () => {
  for (const corner of [
    [0, 0],
    [3, 0],
    [0, 2],
    [3, 2],
  ] as const)
    expect(placed(grid, corner)).toBe(corner);
  for (const [x, y] of [
    [4, 0],
    [0, 3],
    [-1, 0],
    [0, -1],
    [0.5, 0],
    [0, 0.5],
  ] as const)
    expect(placed(grid, [x, y]), `${x}, ${y}`).toBeUndefined();
  expect([3, 7, 8, 4].map((id) => placed({ graph: spread }, id))).toEqual([3, 7, 8, undefined]);
  expect([placed(grid, 3), placed({ graph: spread }, [0, 0]), placed(grid, undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a sentence names every place that the map doesn't have", () => {
  const through: [number, number][] = [
    [1, 1],
    [9, 9],
  ];
  expect(lost(grid, { from: [0, 0], to: [3, 2], options: {} })).toBeNull();
  expect(inEnglish(lost(grid, { from: [4, 0], to: [3, 2], options: { through } })!)).toBe(
    "The link names (4, 0) and (9, 9), which this map doesn't have.",
  );
  expect(inEnglish(lost({ graph: spread }, { from: 3, to: 5, options: {} })!)).toBe(
    "The link names node 5, which this map doesn't have.",
  );
  const stops = [{ at: [7, 7], when: "opens" } as const, { at: [1, 1], when: "opens" } as const];
  expect(inEnglish(lost(grid, { options: {}, stops, pinned: [8, 0] })!)).toBe(
    "The link names (7, 7) and (8, 0), which this map doesn't have.",
  );
});

test("a sentence about very many places stays short", () => {
  const through = Array.from({ length: 500 }, (_, i): [number, number] => [9, i]);
  expect(inEnglish(lost(grid, { options: { through } })!)).toBe(
    "The link names (9, 0), (9, 1), (9, 2) and 497 more places, which this map doesn't have.",
  );
});

test.each([
  ["all of it", spread, [-1, -1, 12], true],
  ["a single node", spread, [9, -0.5, 1], true],
  ["one in the corner", spread, [0, 0, 1], true],
  ["one below, as the board may be twice as high as wide", spread, [0, 1, 3], true],
  ["none, to the right", spread, [10.5, -1, 5], false],
  ["none, to the left", spread, [-8, -1, 7], false],
  ["none, below", spread, [0, 6.5, 5], false],
  ["none, above", spread, [0, -13, 6], false],
  ["none, between two", spread, [4, -1, 5], false],
  ["a speck from far away", spread, [-300, -300, 601], false],
  ["small, but to be seen", spread, [-300, -300, 600], true],
  ["a node alone", spot, [0, 0, 60], true],
  ["a node alone, as a speck", spot, [0, 0, 61], false],
] as const)("a link's view of a graph is taken if there is anything to see: %s", (_, graph, view, taken) => {
  const board = { grid: null, graph, view: null } as unknown as StepStarElement;
  look(board, { view, options: {} });
  expect(board.view).toEqual(taken ? view : null);
});

test("a link's view of a grid is taken as it is", () => {
  const board = { grid: grid.grid, graph: null, view: null } as unknown as StepStarElement;
  look(board, { options: {} });
  expect(board.view).toBeNull();
  look(board, { view: [-50, 2, 1.5], options: {} });
  expect(board.view).toEqual([-50, 2, 1.5]);
});
