/** A Pathfinder gets only the turns of a path from the engine and fills in cells and sentence itself; `find_path` gets them from the engine. Both must agree. */
import { find_path, Grid, type Options, Pathfinder, type Point } from "stepstar";
import { expect, test } from "vitest";
import { seeded } from "../../../src/package/shared/random.js";

const RULES = ["never", "always", "no-obstacles", "at-most-one-obstacle"] as const;
const COSTS = [1, 0.3, 7, 1 / 3, 1e19, 2.34567e30, 9.99996e20, 1e100, 123456.789, 0.9999, 1e-9, 2e-4, 5e-4];

test("Pathfinder and find_path agree on cost and sentence on 400 random maps", () => {
  const random = seeded(0x7e57);
  const next = (end: number) => Math.floor(random() * end);
  for (let round = 0; round < 400; round++) {
    const grid = new Grid(1 + next(30), 1 + next(30));
    const place = (): Point => [next(grid.width), next(grid.height)];
    for (let i = next(grid.width * grid.height); i > 0; i -= 2) grid.setWall(...place(), true);
    const cost = COSTS[next(COSTS.length)]!;
    for (let y = 0; y < grid.height; y++) for (let x = 0; x < grid.width; x++) grid.setCost(x, y, cost);
    const options: Options = { diagonal: RULES[next(4)]! };
    if (next(4) === 0) options.through = [place()];
    if (next(4) === 0) options.smooth = "straight-runs";
    const finder = new Pathfinder(grid, options);
    for (let query = 0; query < 5; query++) {
      const [from, to] = [place(), place()];
      const [mine, other] = [finder.find(from, to), find_path(grid, from, to, options)];
      expect([mine.status, mine.message, mine.cost]).toEqual([other.status, other.message, other.cost]);
      // Where the pathfinder reuses a search tree it may return another path of the same cost.
      if (mine.expanded + other.expanded === 0) expect(mine, "known without a search").toEqual(other);
      expect(mine.path.length > 0).toBe(other.path.length > 0);
      if (mine.path.length > 0) expect([mine.path[0], mine.path.at(-1)]).toEqual([from, to]);
    }
    finder.free();
  }
});

test("a sentence rounds the cost to three decimals without trailing zeros", () => {
  const finder = new Pathfinder("...");
  const said = (cost: number) => {
    finder.setCost(1, 0, cost);
    return /cost (.*)\.$/.exec(finder.find([0, 0], [1, 0]).message)![1];
  };
  const costs = [0, 0.001, 0.009, 0.01, 0.011, 0.099, 0.1, 0.101, 0.11, 0.999, 0.9996, 2.005, 2.05, 2.5, 1e9];
  expect(costs.map(said)).toEqual(costs.map((cost) => String(Number(cost.toFixed(3)))));
  finder.free();
});

test("the first answer of a Pathfinder is that of find_path, with all counts of the search", () => {
  for (const diagonal of RULES) {
    const map = "S....\n.###.\n.5.#.\n.#...\n...#G";
    const finder = new Pathfinder(map, { diagonal });
    const answer = finder.find([0, 0], [4, 4]);
    expect(answer.expanded, diagonal).toBeGreaterThan(0);
    expect(answer, diagonal).toEqual(find_path(map, [0, 0], [4, 4], { diagonal }));
    finder.free();
  }
});

test("a Pathfinder's path includes every cell between the turns", () => {
  const finder = new Pathfinder("S....\n.###.\n...#.\n.#...\n...#G", { diagonal: "no-obstacles" });
  const { path } = finder.find([0, 0], [4, 4]);
  for (const [i, [x, y]] of path.entries()) {
    if (i === 0) continue;
    const [beforeX, beforeY] = path[i - 1]!;
    expect(Math.max(Math.abs(x - beforeX), Math.abs(y - beforeY))).toBe(1);
  }
  finder.free();
});

test("a Pathfinder still answers after the engine's memory has grown", () => {
  const finder = new Pathfinder(new Grid(8, 1));
  const first = finder.find([0, 0], [7, 0]);
  const large = Array.from({ length: 8 }, () => new Grid(2000, 2000));
  expect(finder.find([0, 0], [7, 0])).toEqual(first);
  expect(large[7]!.width).toBe(2000);
  finder.free();
});
