/** Worlds beyond one grid and two places, by their names in JavaScript; what they find is checked in crates/core/tests/engine/worlds. */
import { expect, test } from "vitest";
import {
  audit,
  clearance,
  diagnose,
  distances,
  Floors,
  find_path,
  Graph,
  Grid,
  Pathfinder,
  simulate,
  trace,
  traceDistances,
} from "../../../src/index.js";

const HOUSE = "S.a\n.#.\n\na.G\n...\n\n2,1,0 -> 0,1,1 3\n";

test("of several starts and goals the cheapest pair is taken, by a path, a trace and an audit", () => {
  const map = "...#.\n.....";
  const [starts, goals] = [
    [
      [0, 0],
      [4, 0],
    ] as const,
    [{ x: 3, y: 1 }, [0, 1]] as const,
  ];
  expect(find_path(map, starts, goals).path).toEqual([
    [0, 0],
    [0, 1],
  ]);
  expect(trace(map, starts, goals).result.cost).toBe(1);
  expect(audit(map, starts, goals).optimalCost).toBe(1);
  expect(find_path(map, [0, 0], { within: 1, of: [3, 1] }).path.at(-1)).toEqual([2, 1]);
  expect(find_path(map, [[0, 0]], [[3, 0]]).message).toBe("The goal (3, 0) is a wall.");
});

test("on a graph several places are a list of ids", () => {
  const nodes = [1, 2, 3].map((id) => ({ id, x: id, y: 0 }));
  const graph = Graph.from({ nodes, connections: [1, 2].map((from) => ({ from, to: from + 1, cost: 1 })) });
  expect(find_path(graph, [1, 2], [3]).path).toEqual([2, 3]);
  // @ts-expect-error a range needs cells
  expect(() => find_path(graph, 1, { within: 1, of: [0, 0] })).toThrow(
    "it must be the id of a node, or several, on a graph",
  );
  expect(() => find_path(graph, [], 3)).toThrow("The number of starts is 0: it must be 1 or more.");
});

test("distances tell costs, parents and paths, up to a limit and from several", () => {
  const far = distances(new Grid(5, 1), [
    [0, 0],
    [4, 0],
  ]);
  expect(Array.from(far.costs)).toEqual([0, 1, 2, 1, 0]);
  expect(far.parent([1, 0])).toEqual([0, 0]);
  expect(far.parent([0, 0])).toBeNull();
  expect(far.path([3, 0])).toEqual([
    [4, 0],
    [3, 0],
  ]);
  expect(far.message).toBe("Reached 5 places from any of 2 starts.");
  far.free();
  expect(() => far.path([0, 0])).toThrow("has been freed");
  expect(Array.from(distances("...5.", [0, 0], { maxCost: 2 }).costs)).toEqual([0, 1, 2, Infinity, Infinity]);
  expect(distances("123", [0, 0], { reverse: true }).path([2, 0])).toEqual([
    [2, 0],
    [1, 0],
    [0, 0],
  ]);
  expect(traceDistances("...", [0, 0]).result.message).toBe("Reached 3 places from (0, 0).");
  expect(() => distances("...", [0, 0], { maxCost: -1 })).toThrow(
    'The option "maxCost" is -1: it must be a number, 0 or more, or Infinity.',
  );
  // @ts-expect-error no number
  expect(() => distances("...", [0, 0], { maxCost: "far" })).toThrow('The option "maxCost" is "far"');
});

test("floors are found, traced, audited, edited and written", () => {
  const house = Floors.parse(HOUSE);
  expect(house.toText()).toBe(HOUSE);
  expect([house.count, house.start, house.goal]).toEqual([2, [0, 0, 0], [2, 0, 1]]);
  expect(house.links).toEqual([
    { from: [2, 0, 0], to: [0, 0, 1], cost: 1, oneWay: false },
    { from: [2, 1, 0], to: [0, 1, 1], cost: 3, oneWay: true },
  ]);
  const found = find_path(house, house.start!, { x: 2, y: 0, floor: 1 });
  expect(found.path).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [0, 0, 1],
    [1, 0, 1],
    [2, 0, 1],
  ]);
  const steps = trace(house, house.start!, house.goal!);
  expect(Array.from(steps, (_, i) => steps.explain(i)).join("\n")).toContain("up the stairs at (2, 0) on floor 0");
  steps.seek(steps.length);
  expect(steps.node([2, 0, 1]).g).toBe(5);
  expect(steps.path()).toEqual(found.path);
  expect(audit(house, house.start!, house.goal!).optimal).toBe(true);
  const finder = new Pathfinder(house);
  expect(finder.find([0, 0, 0], [2, 0, 1]).cost).toBe(5);
  house.setWall([1, 0, 1], true);
  expect(finder.find([0, 0, 0], [2, 0, 1]).cost).toBe(7);
  expect(distances(house, [2, 0, 0]).costs[6]).toBe(1);
  expect(() => finder.setWall(0, 0, true)).toThrow("is not for a pathfinder over floors");
});

test("floors are made of grids, which stay as they are", () => {
  const grid = new Grid(2, 1);
  const house = new Floors([grid, grid], [{ from: [1, 0, 0], to: { x: 0, y: 0, floor: 1 }, cost: 2, oneWay: true }]);
  house.setWall([0, 0, 0], true);
  expect(grid.isWall(0, 0)).toBe(false);
  expect(house.floor(0).isWall(0, 0)).toBe(true);
  expect(find_path(house, [1, 0, 0], [1, 0, 1]).cost).toBe(3);
  expect(find_path(house, [1, 0, 1], [1, 0, 0]).status).toBe("unreachable");
});

test("what floors can't be is told", () => {
  const grid = Grid.parse("..#");
  const link = (from: readonly number[], to: readonly number[]) => () =>
    new Floors([grid], [{ from, to, cost: 1 } as never]);
  expect(link([0, 0, 0], [2, 0, 0])).toThrow('The "to" of link 0 (2, 0) on floor 0 is a wall.');
  expect(link([0, 0, 3], [1, 0, 0])).toThrow(
    'The "from" of link 0 (0, 0) on floor 3 is outside the map: its only floor is 0.',
  );
  expect(link([0, 0], [1, 0, 0])).toThrow('The "from" of link 0 is [0, 0]: it must be a point and its floor');
  expect(() => new Floors([], [])).toThrow("The number of floors is 0: it must be a whole number from 1 to 1024.");
  // @ts-expect-error no grid
  expect(() => new Floors(["..."], [])).toThrow('The floor 0 is "...": it must be a Grid.');
  expect(() => Floors.parse("a..")).toThrow("Line 1, column 1: the letter 'a' stands for stairs");
  const house = Floors.parse(HOUSE);
  expect(() => find_path(house, [0, 0, 2], [0, 0, 0])).toThrow(
    "The floor of the start is 2: it must be a whole number from 0 to 1.",
  );
  expect(() => house.setWall([0, 0, 2], true)).toThrow("The floor of the cell is 2: it must be");
  expect(() => house.setWall([9, 0, 0], true)).toThrow("The cell (9, 0) is outside");
  expect(() => diagnose(house as never, [0, 0, 0] as never, [2, 0, 1] as never, "0 0")).toThrow("are not known here");
});

test("clearance tells how large an agent fits, and a large one takes the wide way", () => {
  expect(Array.from(clearance("...#\n....\n...."))).toEqual([3, 2, 1, 0, 2, 2, 2, 1, 1, 1, 1, 1]);
  const map = ".....\n.#...\n.....\n.....";
  expect(find_path(map, [0, 2], [3, 0], { size: 2 }).path.length).toBe(6);
  expect(find_path(map, [0, 2], [3, 0], { size: 3 }).message).toBe("The start (0, 2) is too narrow for the agent.");
  expect(() => find_path(map, [0, 0], [1, 0], { size: 0 })).toThrow(
    'The option "size" is 0: it must be a whole number from 1 to 4096.',
  );
  expect(() => diagnose(map, [0, 2], [3, 0], "0 2", { size: 2 })).toThrow("Runs of a large agent are not known here");
});

test("turns cost by 45 degrees, exactly, or decide ties", () => {
  const grid = new Grid(4, 3);
  expect(find_path(grid, [0, 0], [3, 2], { turnCost: 2 }).cost).toBe(5 + 4);
  expect(find_path(grid, [0, 0], [3, 2], { turnCost: 2, heading: "west" }).cost).toBe(5 + 4 + 4);
  expect(find_path(grid, [0, 0], [3, 2], { turnCost: 2, heading: 90 }).cost).toBe(9);
  expect(find_path(grid, [0, 0], [3, 2], { turnCost: "tie" }).path[2]).toEqual([2, 0]);
  const steps = trace(grid, [0, 0], [3, 2], { turnCost: 2 });
  expect(Array.from(steps).find(({ parent }) => parent)?.heading).toBe("east");
  steps.seek(steps.length);
  expect(steps.headings([1, 1]).map(({ heading }) => heading)).toEqual(["east", "south"]);
  steps.seekExpansion(1);
  expect(steps.openList().map(({ at, heading }) => [at, heading])).toEqual([
    [[1, 0], "east"],
    [[0, 1], "south"],
  ]);
  expect(audit(grid, [0, 0], [3, 2], { turnCost: 2 }).reason).toContain("Optimal, cost 9.");
  expect(() => find_path(grid, [0, 0], [1, 1], { turnCost: 1, heading: "up" as never })).toThrow(
    'The option "heading" is "up".',
  );
  expect(() => find_path(grid, [0, 0], [1, 1], { heading: 30 })).toThrow(
    'The option "heading" is 30: it must be 0, 45, 90 and so on to 315, in degrees clockwise from the north.',
  );
  expect(() => find_path(grid, [0, 0], [1, 1], { turnCost: -1 })).toThrow(
    'The option "turnCost" is -1: it must be a finite number from 0 to 1e100, or "tie".',
  );
  expect(() => find_path(grid, [0, 0], [1, 1], { turnCost: "ties" as never })).toThrow(
    'The option "turnCost" is "ties": did you mean "tie"? It must be a finite number from 0 to 1e100, or "tie".',
  );
  expect(() => find_path(grid, [0, 0], [1, 1], { turnCost: "free" as never })).toThrow('"free": it must be a finite');
  expect(() => simulate(grid, [0, 0], [1, 1], "g-only", { turnCost: 1 })).toThrow("not known here");
});
