/** A Pathfinder: its edits, and its independence from the map and from others. */
import { find_path, Pathfinder } from "stepstar";
import { describe, expect, test } from "vitest";
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
});
