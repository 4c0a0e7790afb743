/** A Pathfinder: its edits, and its independence from the map and from others. */
import { find_path, Graph, Grid, Pathfinder } from "stepstar";
import { describe, expect, test, vi } from "vitest";
import { GridPathfinder } from "../../../src/generated/stepstar_wasm.js";
import { goal, graph, grid, start } from "./sample-maps.js";

describe("Pathfinder", () => {
  test("edits take effect at once and leave the original grid alone", () => {
    const finder = new Pathfinder(grid);
    const before = finder.find(start, goal);
    const [x, y] = before.path[1]!;
    finder.setWall(x, y, true);
    const other = grid.clone();
    other.setWall(x, y, true);
    expect(finder.find(start, goal).cost).toBe(find_path(other, start, goal).cost);
    finder.setWall(x, y, false);
    expect(finder.find(start, goal).cost).toBe(before.cost);
    finder.setCost(x, y, 9);
    expect(finder.find([0, 0], [x, y]).cost).toBe(9);
    expect(grid.cost(x, y)).toBe(1);
    finder.free();
  });

  test("setOccupied reroutes on a graph and leaves the original graph alone", () => {
    const finder = new Pathfinder(graph);
    finder.setOccupied(1, true);
    expect(finder.find(3, 15)).toMatchObject({ path: [3, 15], cost: 7 });
    expect(graph.isOccupied(1)).toBe(false);
    expect(() => finder.setWall(0, 0, true)).toThrow("setWall is for grids");
  });

  test("two pathfinders on one map do not disturb each other", () => {
    const [plain, diagonal] = [new Pathfinder(grid), new Pathfinder(grid, { diagonal: "always" })];
    const alone = [find_path(grid, start, goal).cost, find_path(grid, start, goal, { diagonal: "always" }).cost];
    for (let i = 0; i < 5; i++) {
      expect([plain.find(start, goal).cost, diagonal.find(start, goal).cost]).toEqual(alone);
    }
  });

  test("edits of the map it was made from reach it, and every other one that is not freed", () => {
    const map = new Grid(3, 2);
    const [finder, freed, other] = [new Pathfinder(map), new Pathfinder(map), new Pathfinder(map)];
    expect(finder.find([0, 0], [2, 0]).cost).toBe(2);
    freed.free();
    map.setWall(1, 0, true);
    for (const each of [finder, other]) expect(each.find([0, 0], [2, 0]).cost).toBe(4);
    map.setCost(1, 1, 5);
    for (const each of [finder, other]) expect(each.find([0, 0], [2, 0]).cost).toBe(8);
    finder.setWall(1, 0, false);
    expect([finder, other].map((each) => each.find([0, 0], [2, 0]).cost)).toEqual([2, 8]);
    expect(map.isWall(1, 0)).toBe(true);
    map.free();
    expect(finder.find([0, 0], [2, 0]).cost).toBe(2);
  });

  test("a node that the graph says is occupied is so for its pathfinders", () => {
    const { nodes, connections } = graph;
    const map = Graph.from({ nodes, connections });
    const finder = new Pathfinder(map);
    map.setOccupied(1, true);
    expect(finder.find(3, 15)).toMatchObject({ path: [3, 15], cost: 7 });
    map.setOccupied(1, false);
    const { path, cost, message } = find_path(graph, 3, 15);
    expect(finder.find(3, 15)).toMatchObject({ path, cost, message });
  });

  test("a map with many pathfinders, most of them freed, edits those that are left", () => {
    const map = new Grid(3, 2);
    const kept = Array.from({ length: 60 }, (_, i) => {
      const finder = new Pathfinder(map);
      if (i % 7 > 0) finder.free();
      return finder;
    }).filter((_, i) => i % 7 === 0);
    map.setWall(1, 0, true);
    expect(kept.map((each) => each.find([0, 0], [2, 0]).cost)).toEqual(kept.map(() => 4));
  });

  test("an edit of a map asks none of its pathfinders: one that nobody needs any more may be there for long", () => {
    const map = new Grid(3, 2);
    const finders = Array.from({ length: 60 }, () => new Pathfinder(map));
    const asked = [
      vi.spyOn(WeakRef.prototype, "deref"),
      vi.spyOn(GridPathfinder.prototype, "setWall"),
      vi.spyOn(GridPathfinder.prototype, "setCost"),
    ];
    map.setCost(1, 1, 5);
    map.setWall(1, 0, true);
    for (const each of asked) expect(each).not.toHaveBeenCalled();
    expect(finders[7]!.find([0, 0], [2, 0]).cost).toBe(8);
    expect(asked.map(({ mock }) => mock.calls)).toEqual([[], [[1, 0, true]], [[1, 1, 5]]]);
    vi.restoreAllMocks();
  });

  test("the later of two edits holds, be it of the pathfinder or of its map", () => {
    const map = new Grid(3, 1);
    const finder = new Pathfinder(map);
    const status = () => finder.find([0, 0], [2, 0]).status;
    map.setWall(1, 0, true);
    finder.setWall(1, 0, false);
    expect(status()).toBe("found");
    map.setWall(1, 0, true);
    expect(status()).toBe("unreachable");
    finder.setWall(1, 0, false);
    map.setWall(1, 0, true);
    map.setWall(1, 0, false);
    finder.setWall(1, 0, true);
    expect(status()).toBe("unreachable");
  });

  test("one that is never asked learns of the edits all the same, many at a time, and keeps no endless list of them", () => {
    const map = new Grid(3, 1);
    const idle = new Pathfinder(map);
    const edits = 200_000;
    const told = vi.spyOn(GridPathfinder.prototype, "setWall");
    for (let i = 1; i <= edits; i++) map.setWall(1, 0, i % 2 === 0);
    const { length } = told.mock.calls;
    vi.restoreAllMocks();
    expect(length).toBeGreaterThan(edits / 2);
    expect(idle.find([0, 0], [2, 0]).status).toBe("unreachable");
  });
});
