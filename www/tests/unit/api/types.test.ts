/** What TypeScript knows of maps, their places and their results. */
import {
  audit,
  Floors,
  find_path,
  type Graph,
  Grid,
  Hexagons,
  type MapInput,
  Pathfinder,
  type Place,
  type Point,
  Trace,
  trace,
} from "stepstar";
import { expect, test } from "vitest";
import { goal, graph, grid, start, text } from "./sample-maps.js";

test("a Pathfinder returns node ids or points, as its map has, and its types say so", () => {
  const places: number[] = new Pathfinder(graph).find(3, 15).path;
  const points: Point[] = new Pathfinder(grid).find(start, goal).path;
  expect([places[0], points[0]]).toEqual([3, start]);
  let finder = new Pathfinder("...");
  finder = new Pathfinder([[0, 0]]);
  const other: Pathfinder = finder;
  expect(other.find([0, 0], { x: 1, y: 0 }).path satisfies Point[]).toHaveLength(2);
  const either = new Pathfinder(graph as Graph | Grid);
  expect(either.find(3, 1).path satisfies Place[]).toEqual([3, 1]);
  const any = new Pathfinder(graph as MapInput | Graph);
  expect(any.find(3, 1).path satisfies Place[]).toEqual([3, 1]);
  const drawn = new Pathfinder(text as MapInput);
  expect(drawn.find(start, goal).path[0] satisfies Point | undefined).toEqual(start);
  const rows = [[0, 0]] as Grid | number[][];
  expect(new Pathfinder(rows).find([0, 0], [1, 0]).path satisfies Point[]).toHaveLength(2);
  // @ts-expect-error a grid is not a graph
  const ids: Pathfinder<Graph> = new Pathfinder(grid);
  expect(ids.find([0, 0] as never, [1, 0] as never).path).toHaveLength(2);
  // @ts-expect-error a point on a graph
  expect(() => new Pathfinder(graph).find([0, 0], [1, 0])).toThrow(TypeError);
  // @ts-expect-error the id of a node on a grid
  expect(() => new Pathfinder(grid).find(3, 15)).toThrow(TypeError);
});

test("find_path, trace and audit accept the places of their map's kind only, and their types say so", () => {
  const map = graph as MapInput | Graph;
  const place = 3 as Place;
  expect(find_path(map, place, 4).path satisfies Place[]).toEqual([3, 1, 4]);
  expect(trace(map, place, 4).event(0).at satisfies Place).toBe(3);
  expect(audit(map, place, 4).cost).toBe(4);
  // @ts-expect-error a point on a graph
  expect(() => find_path(graph, { x: 0, y: 0 }, { x: 1, y: 0 })).toThrow(TypeError);
  // @ts-expect-error the id of a node on a grid
  expect(() => find_path(grid, 3, 15)).toThrow(TypeError);
  // @ts-expect-error a point on a graph
  expect(() => trace(graph, { x: 0, y: 0 }, { x: 1, y: 0 })).toThrow(TypeError);
  // @ts-expect-error the id of a node on a grid
  expect(() => trace(grid, 3, 15)).toThrow(TypeError);
  // @ts-expect-error a point on a graph
  expect(() => audit(graph, { x: 0, y: 0 }, { x: 1, y: 0 })).toThrow(TypeError);
  // @ts-expect-error the id of a node on a grid
  expect(() => audit(grid, 3, 15)).toThrow(TypeError);
});

test("only trace and traceAsync make a Trace, and its type says so", () => {
  // @ts-expect-error a class without a public constructor
  const Made: new (raw: never, shape: never) => unknown = Trace;
  expect(() => new Made({} as never, {} as never)).toThrow("A Trace is made by trace() or traceAsync().");
});

test("arrays that are returned can be sent to another thread or put in a file: no memory that threads share is below them", () => {
  const steps = trace(grid, start, goal);
  const { state, g, h, f, parent } = steps.values(0, 0, 1, 1);
  const { improve, reopen, fRises, phases } = steps.marks();
  const terrain = Grid.parse("2.");
  const buffers: ArrayBuffer[] = [
    ...[steps.state(), steps.changed(), state, g, h, f, parent, improve, reopen, fRises, phases],
    ...[terrain.cells(), terrain.costs()!],
  ].map(({ buffer }) => buffer);
  expect(buffers.filter((buffer) => buffer instanceof ArrayBuffer)).toHaveLength(13);
});

test("way points and movers are spelt as the places of their map, and their types say so", () => {
  const board = new Hexagons(new Grid(3, 3));
  expect(find_path(board, [0, 0], [-1, 2], { through: [{ q: 1, r: 0 }] }).cost).toBe(3);
  const house = new Floors([new Grid(3, 1)], []);
  const past = { through: [{ x: 2, y: 0, floor: 0 }] };
  expect(find_path(house, [0, 0, 0], [1, 0, 0], past).cost).toBe(3);
  expect(find_path(house, [0, 0, 0], [2, 0, 0], { movers: [[[1, 0, 0]]] }).status).toBe("unreachable");
});
