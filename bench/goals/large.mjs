/** Goals 3 and 10: 2000 x 2000 cells, and how the time for each expanded cell grows with the map. */
import { randomMap } from "../../www/src/pages/bench/maps.js";
import { flood } from "../../www/src/pages/bench/reference/flood.js";
import { gridOf } from "../ours.mjs";

export function large({ library, quick, say }) {
  say("2000 x 2000");
  const map = cornersFree(randomMap(2000, 0.2));
  const ends = [
    [0, 0],
    [1999, 1999],
  ];
  const options = { diagonal: "no-obstacles" };
  const touched = least(3, () => time(() => flood(map, 0)));
  const grid = gridOf(library, map);
  const first = least(quick ? 1 : 3, () => {
    const finder = new library.Pathfinder(grid, options);
    return time(() => finder.find(...ends));
  });
  const empty = new library.Pathfinder(new library.Grid(2000, 2000), options);
  empty.find(...ends);
  // Often enough for the optimising compiler to have finished.
  const straight = least(500, () => time(() => empty.find(...ends)));
  const floods = first / touched;
  const field = fieldBySearches(library, map);
  const turns = quick ? 1 : 7;
  const growths = {
    "from 250 x 250 to 2000 x 2000, default options": growthPerExpanded(library, options, turns),
    "the same by the engine that can be stepped through": growthPerExpanded(
      library,
      { ...options, algorithm: "astar" },
      turns,
    ),
  };
  return {
    tables: [],
    rows: [
      {
        goal: 3,
        what: "2000 x 2000, 20 % walls, corner to corner: the first query, in times that plain JavaScript takes to flood the map",
        value: floods,
      },
      {
        goal: 3,
        what: "empty 2000 x 2000, corner to corner, all 2000 cells returned, µs",
        value: straight * 1000,
        target: "at most 22",
        met: straight <= 0.022,
      },
      {
        goal: 12,
        what: "2000 x 2000, 20 % walls, without diagonals: what every cell costs, in times that a search for a goal out of reach takes",
        value: field,
        target: "at most 1",
        met: field <= 1,
      },
      ...Object.entries(growths).map(([what, growth]) => ({
        goal: 10,
        what: `growth of the time per expanded cell, ${what}`,
        value: growth,
        target: "at most 1.4",
        met: growth <= 1.4,
      })),
    ],
  };
}

/** How long `distances` takes beside a search over the same cells that finds nothing, in turns. */
function fieldBySearches(library, { width, cells }) {
  const walled = { width, height: width, cells: Uint8Array.from(cells) };
  const end = width - 1;
  for (const at of [end * width + end - 1, end * width - 1]) walled.cells[at] = 1;
  const grid = gridOf(library, walled);
  let [field, search] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < 7; turn++) {
    field = Math.min(
      field,
      time(() => library.distances(grid, [0, 0]).free()),
    );
    const finder = new library.Pathfinder(grid);
    search = Math.min(
      search,
      time(() => finder.find([0, 0], [end, end])),
    );
    finder.free();
  }
  return field / search;
}

/** The median over several turns, since a processor may change its speed; each turn takes the least time of several searches of either size. */
function growthPerExpanded(library, options, turns) {
  const [small, large] = [250, 2000].map((size) => expanding(library, size, options));
  const ratios = Array.from({ length: turns }, () => least(3, large) / least(20, small));
  return ratios.sort((a, b) => a - b)[turns >> 1];
}

/** More edits than what has been prepared outlasts (`MOST` in crates/core/src/fast/uniform/edits.rs), and an odd number. */
const EDITS = 301;

/** Measures the time for each expanded cell of a search from corner to corner. Edits before each one leave nothing prepared. */
function expanding(library, size, options) {
  const finder = new library.Pathfinder(gridOf(library, cornersFree(randomMap(size, 0.2))), options);
  let wall = false;
  return () => {
    for (let i = 0; i < EDITS; i++) {
      wall = !wall;
      finder.setWall(0, size - 1, wall);
    }
    let expanded = 0;
    const milliseconds = time(() => {
      ({ expanded } = finder.find([0, 0], [size - 1, size - 1]));
    });
    return milliseconds / expanded;
  };
}

/** The map with 2 x 2 cells freed in its first and last corners, for start and goal. */
export function cornersFree(map) {
  const { width, cells } = map;
  for (const at of [0, 1, width, width + 1]) {
    cells[at] = 0;
    cells[cells.length - 1 - at] = 0;
  }
  return map;
}

export function time(work) {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** The least of several measurements, which is closest to the time without disturbance. */
export function least(count, measure) {
  return Math.min(...Array.from({ length: count }, measure));
}
