/** What is compared: the library, and two searches in plain JavaScript. */
import { Grid, Pathfinder, type Point } from "stepstar";
import type { BenchMap } from "./plan.js";
import { ObjectAStar } from "./reference/object-astar.js";
import { TypedAStar } from "./reference/typed-astar.js";

export interface Contestant {
  name: string;
  /** Answers one query, with the path as cell indices. Preparing the search and converting its path are not timed. */
  ask(pair: readonly [number, number], now: () => number): { milliseconds: number; path: number[] };
}

export function contestants(map: BenchMap, diagonal: boolean): Contestant[] {
  return [stepstar(map, diagonal), typed(map, diagonal), objects(map, diagonal)];
}

function stepstar({ width, height, cells, costs }: BenchMap, diagonal: boolean): Contestant {
  const grid = Grid.fromCells(width, height, cells);
  costs.forEach((cost, at) => {
    grid.setCost(at % width, Math.floor(at / width), cost);
  });
  const finder = new Pathfinder(grid, { diagonal: diagonal ? "no-obstacles" : "never" });
  const point = (index: number): Point => [index % width, Math.floor(index / width)];
  return {
    name: "Stepstar",
    ask([start, goal], now) {
      const from = now();
      const { path } = finder.find(point(start), point(goal));
      const milliseconds = now() - from;
      return { milliseconds, path: path.map(([x, y]) => y * width + x) };
    },
  };
}

function typed({ width, height, cells, costs }: BenchMap, diagonal: boolean): Contestant {
  const astar = new TypedAStar(width, height, cells, costs, diagonal);
  return {
    name: "A* with typed arrays",
    ask([start, goal], now) {
      const from = now();
      const { path } = astar.find(start, goal);
      return { milliseconds: now() - from, path };
    },
  };
}

function objects({ width, height, cells, costs }: BenchMap, diagonal: boolean): Contestant {
  const astar = new ObjectAStar(width, height, cells, costs, diagonal);
  return {
    name: "A* with an object per cell",
    ask([start, goal], now) {
      const nodes = astar.grid();
      const from = now();
      const { path } = astar.find(start, goal, nodes);
      const milliseconds = now() - from;
      return { milliseconds, path: path.map(([x, y]) => y * width + x) };
    },
  };
}
