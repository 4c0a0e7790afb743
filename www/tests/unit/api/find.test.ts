/** What find_path returns, for every spelling of a map and its places. */
import { audit, choices, find_path, findPath, Grid, type Point, trace } from "stepstar";
import { describe, expect, test } from "vitest";
import { goal, graph, grid, start } from "./sample-maps.js";

describe("find_path", () => {
  test("is also exported as findPath", () => expect(findPath).toBe(find_path));

  test("accepts every spelling of a point and of a map", () => {
    const expected = find_path(grid, start, goal);
    const cells = grid.cells();
    const matrix = Array.from({ length: grid.height }, (_, y) => [...cells.subarray(y * 9, y * 9 + 9)]);
    const bytes = matrix.map((row) => Uint8Array.from(row));
    expect(expected.status).toBe("found");
    expect(find_path(matrix, { x: 0, y: 0 }, { x: 8, y: 4 })).toEqual(expected);
    expect(find_path(bytes, Uint32Array.of(0, 0) as never, goal)).toEqual(expected);
    expect(find_path(grid.toText("movingai"), start, goal)).toEqual(expected);
    expect(find_path(Grid.fromCells(9, 5, cells), start, goal)).toEqual(expected);
  });

  test("returns node ids and the connections used on a graph", () => {
    const { path, connections, cost } = find_path(graph, 3, 15);
    expect({ path, cost }).toEqual({ path: [3, 1, 4, 15], cost: 6 });
    expect(connections).toEqual(graph.connections.filter(({ cost }) => cost === 2));
  });

  test("says in `status` and `message` why there is no path", () => {
    expect(find_path(grid, start, [4, 0])).toMatchObject({
      status: "unreachable",
      path: [],
      cost: Infinity,
      message: "The goal (4, 0) is a wall.",
    });
    const limited = find_path(grid, start, goal, { maxExpansions: 3, nearest: true });
    expect(limited.status).toBe("limit");
    expect(limited.path.length).toBeGreaterThan(1);
  });

  test("visits way points in the given order", () => {
    const { path } = find_path("....", [0, 0], [1, 0], { through: [{ x: 3, y: 0 }] });
    expect(path.map(([x]) => x)).toEqual([0, 1, 2, 3, 2, 1]);
    expect(find_path(graph, 3, 15, { through: [4] }).cost).toBe(6);
    // More way points than one call may have arguments: they must not be spread.
    const there = new Array<Point>(200_000).fill([0, 0]);
    expect(find_path("..", [0, 0], [1, 0], { through: there, maxExpansions: 0 }).status).toBe("limit");
  });

  test("never changes its arguments, nor do trace and audit", () => {
    const matrix = Object.freeze([Object.freeze([0, 0]), Object.freeze([1, 0])]);
    const options = Object.freeze({ through: Object.freeze([Object.freeze([1, 0] as const)]) });
    const before = grid.clone();
    find_path(matrix, Object.freeze([0, 0] as const), [1, 1], options);
    trace(grid, start, goal, { recipe: "rpg" }).free();
    audit(grid, start, goal);
    expect(grid.equals(before)).toBe(true);
  });

  test("every exact algorithm is optimal under every diagonal rule", () => {
    const diagonals = choices.diagonal.flatMap((diagonal) =>
      (["auto", "astar", "dijkstra", "bidirectional", "jps"] as const).map((algorithm) => ({ diagonal, algorithm })),
    );
    for (const { diagonal, algorithm } of diagonals) {
      const truth = audit(grid, start, goal, { diagonal, algorithm });
      expect(truth, `${diagonal} ${algorithm}`).toMatchObject({ optimal: true, consistent: true });
    }
  });
});
