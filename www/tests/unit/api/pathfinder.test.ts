/** A Pathfinder: its edits, and its independence from the map and from others. */
import { find_path, Graph, Grid, Pathfinder } from "stepstar";
import { describe, expect, test, vi } from "vitest";
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
    expect(finder.find(3, 15)).toEqual(find_path(graph, 3, 15));
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

  test("pathfinders that are gone do not slow down later edits of their map", () => {
    const map = new Grid(3, 2);
    const finders = Array.from({ length: 60 }, () => new Pathfinder(map));
    for (const finder of finders.slice(1)) finder.free();
    map.setWall(1, 0, true);
    const asked = vi.spyOn(WeakRef.prototype, "deref");
    map.setWall(1, 1, true);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(finders[0]!.find([0, 0], [2, 0]).status).toBe("unreachable");
  });
});
