/** Maps of other programs: the same reader as in Rust, and what becomes of what is no text. */
import { expect, test } from "vitest";
import { kit } from "../../../src/element.floors.js";
import { find_path, type Graph, type Grid, Pathfinder, parseDimacs, parseTiled } from "../../../src/index.js";
import { isOfProgram, isReadLater } from "../../../src/package/shared/map-files.js";

const TILED = {
  type: "map",
  orientation: "orthogonal",
  infinite: false,
  width: 4,
  height: 2,
  tilewidth: 16,
  tileheight: 16,
  layers: [
    { type: "tilelayer", name: "ground", width: 4, height: 2, data: [1, 1, 1, 1, 1, 2, 1, 0x80000000 + 3] },
    {
      type: "objectgroup",
      name: "ends",
      objects: [
        { name: "start", x: 8, y: 8, point: true },
        { name: "goal", x: 40, y: 8, point: true },
      ],
    },
  ],
  tilesets: [
    {
      firstgid: 1,
      tiles: [
        { id: 1, properties: [{ name: "cost", type: "float", value: 4 }] },
        { id: 2, properties: [{ name: "wall", type: "bool", value: true }] },
      ],
    },
  ],
};
const ARCS = "c small\np sp 3 3\na 1 2 5\na 2 3 5\na 1 3 12\n";
const COORDINATES = "p aux sp co 3\nv 1 0 0\nv 2 3 4\nv 3 6 0\n";

test("a map of Tiled, as text or as JSON, is a grid with its ends, for paths and many of them", () => {
  for (const grid of [parseTiled(TILED), parseTiled(JSON.stringify(TILED, null, 2))]) {
    expect(grid.toText("ascii")).toBe("S.G.\n.4.#\n");
    expect(find_path(grid, grid.start!, grid.goal!).cost).toBe(2);
    const finder = new Pathfinder(grid);
    grid.setWall(1, 0, true);
    expect(finder.find(grid.start!, grid.goal!).cost).toBe(7);
  }
});

test("names of one's own say what is a wall and what costs; what is no name, or not there, is told", () => {
  expect([...parseTiled(TILED, { walls: "GROUND" }).cells()]).toEqual(Array(8).fill(1));
  expect(() => parseTiled(TILED, { cost: "speed" })).toThrow(
    'has the name "speed": the names are "ground", "ends", "cost", "wall".',
  );
  expect(() => parseTiled(TILED, { walls: "" })).toThrow('The name of walls is "": it must be a string');
  expect(() => parseTiled(TILED, "walls" as never)).toThrow("it must be { walls, cost }");
});

test("a graph of DIMACS has its ids and coordinates, in two texts or one", () => {
  for (const graph of [parseDimacs(ARCS, COORDINATES), parseDimacs(ARCS + COORDINATES)]) {
    expect(graph.nodes[1]).toEqual({ id: 2, x: 3, y: 4 });
    expect(find_path(graph, 1, 3)).toMatchObject({ path: [1, 2, 3], cost: 10 });
  }
  expect(find_path(parseDimacs(ARCS), 1, 3).cost).toBe(10);
});

test("what is no text, or holds what is not read, is refused with a sentence", () => {
  expect(() => parseTiled(7 as never)).toThrow("The map of Tiled is 7: it must be a string or an object.");
  expect(() => parseDimacs(ARCS, null as never)).toThrow("The text of the coordinates is null: it must be a string.");
  expect(() => parseTiled({ layers: [], width: 1, height: 1, orientation: "hexagonal" })).toThrow(
    'the orientation of this map is "hexagonal", and only orthogonal maps of Tiled are read.',
  );
  expect(() => parseDimacs("p sp 2 1\na 1 2 -5")).toThrow(
    "Line 2, column 7: '-5' is no cost: it must be a number from 0 to 1e100.",
  );
});

test.each([
  [JSON.stringify(TILED), true],
  ['<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.10">', true],
  [ARCS, true],
  [COORDINATES, true],
  ["S..\n..G", false],
  ["type octile\nheight 1\nwidth 2\nmap\n..", false],
  ['{"nodes": [], "connections": []}', false],
  ['{"cells": [[0]]}', false],
])("%j is of another program: %s", (text, is) => {
  expect([isOfProgram(text), isReadLater(text)]).toEqual([is, is]);
});

test("on a board the north of a graph is up, and its files may follow each other", () => {
  const read = (text: string) => kit.read(text) as { readonly grid?: Grid; readonly graph?: Graph };
  expect(read(JSON.stringify(TILED)).grid!.start).toEqual([0, 0]);
  for (const between of ["", "\f"]) {
    const { graph } = read(ARCS + between + COORDINATES);
    expect(graph!.nodes.map(({ y }) => y)).toEqual([0, -4, 0]);
  }
  expect(() => read(`${ARCS}\fv 1 0 0\nv 2 3\n`)).toThrow("Line 2, column 1: in the coordinates,");
});
