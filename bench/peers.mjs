/** The other libraries as contestants, each answering queries [start, goal] of cell indices. What they take in their place is not timed. */
import EasyStar from "easystarjs";
import { Astar as FastAstar, Grid as FastGrid } from "fast-astar";
import javascriptAstar from "javascript-astar";
import l1Planner from "l1-path-finder";
import ndarray from "ndarray";
import PathFinding from "pathfinding";
import { fillIn } from "../www/src/pages/bench/walk.js";

const rowsOf = ({ width, height, cells }) =>
  Array.from({ length: height }, (_, y) => Array.from(cells.subarray(y * width, (y + 1) * width)));
const place = (index, width) => [index % width, Math.floor(index / width)];
/** x and y of the start, x and y of the goal. */
const ends = ([start, goal], { width }) => [...place(start, width), ...place(goal, width)];

/** PathFinding.js: its A* or its jump point search. The copy of the grid that each search needs is not timed. */
export function pathfinding(map, { finder, diagonal }) {
  const grid = new PathFinding.Grid(map.width, map.height, rowsOf(map));
  const rule = diagonal ? PathFinding.DiagonalMovement.OnlyWhenNoObstacles : PathFinding.DiagonalMovement.Never;
  const search =
    finder === "jps"
      ? new PathFinding.JumpPointFinder({ diagonalMovement: rule })
      : new PathFinding.AStarFinder({
          diagonalMovement: rule,
          heuristic: diagonal ? PathFinding.Heuristic.octile : PathFinding.Heuristic.manhattan,
        });
  return {
    name: finder === "jps" ? "PathFinding.js JPS" : "PathFinding.js A*",
    prepare: (query) => [...ends(query, map), grid.clone()],
    find: (_, prepared) => search.findPath(...prepared),
    path: (answer) =>
      fillIn(
        answer.map(([x, y]) => y * map.width + x),
        map.width,
      ),
  };
}

export function easystar(map, { diagonal }) {
  const star = new EasyStar.js();
  star.setGrid(rowsOf(map));
  star.setAcceptableTiles([0]);
  star.enableSync();
  if (diagonal) star.enableDiagonals();
  star.disableCornerCutting();
  return {
    name: "EasyStar.js",
    prepare: (query) => ends(query, map),
    find: (_, ends) => {
      let found = null;
      star.findPath(...ends, (path) => {
        found = path;
      });
      star.calculate();
      return found;
    },
    path: (answer) => (answer ?? []).map(({ x, y }) => y * map.width + x),
  };
}

/** javascript-astar has no rule against cutting corners, so it runs with straight steps only. */
export function javascriptAstarStraight(map) {
  const graph = new javascriptAstar.Graph(rowsOf(map).map((row) => row.map((cell) => 1 - cell)));
  const node = (index) => graph.grid[Math.floor(index / map.width)][index % map.width];
  return {
    name: "javascript-astar",
    prepare: ([start, goal]) => [node(start), node(goal)],
    find: (_, nodes) => javascriptAstar.astar.search(graph, ...nodes),
    // It leaves out the start, and calls rows x.
    path: (answer, [start]) => (answer.length === 0 ? [] : [start, ...answer.map(({ x, y }) => x * map.width + y)]),
  };
}

/** Its preprocessing is not timed. */
export function l1(map) {
  const planner = l1Planner(ndarray(map.cells, [map.width, map.height], [1, map.width]));
  return {
    name: "l1-path-finder",
    prepare: (query) => ends(query, map),
    find: (_, ends) => {
      const path = [];
      const cost = planner.search(...ends, path);
      return Number.isFinite(cost) ? path : [];
    },
    path: (answer) => {
      const corners = [];
      for (let i = 0; i < answer.length; i += 2) corners.push(answer[i + 1] * map.width + answer[i]);
      return fillIn(corners, map.width);
    },
  };
}

export function fastAstar(map, { diagonal }) {
  const grid = new FastGrid({ col: map.width, row: map.height });
  const walls = [];
  for (const [index, cell] of map.cells.entries()) if (cell) walls.push(place(index, map.width));
  grid.setObstacles(walls);
  const astar = new FastAstar(grid);
  return {
    name: "fast-astar",
    prepare: ([start, goal]) => [place(start, map.width), place(goal, map.width)],
    find: (_, places) => astar.search(...places, { rightAngle: !diagonal, optimalResult: true }),
    path: (answer) => (answer ?? []).map(([x, y]) => y * map.width + x),
  };
}
