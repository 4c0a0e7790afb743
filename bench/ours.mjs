/** Stepstar as a contestant. */

/** A Stepstar grid of a map, with its terrain. */
export function gridOf({ Grid }, { width, height, cells, costs }) {
  const grid = Grid.fromCells(width, height, cells);
  for (const [at, cost] of (costs ?? []).entries()) grid.setCost(at % width, Math.floor(at / width), cost);
  return grid;
}

/** A `Pathfinder` with the default search for the map. */
export function stepstar(library, map, diagonal) {
  const { width } = map;
  const finder = new library.Pathfinder(gridOf(library, map), { diagonal: diagonal ? "no-obstacles" : "never" });
  return {
    name: "Stepstar",
    find: ([start, goal]) =>
      finder.find([start % width, Math.floor(start / width)], [goal % width, Math.floor(goal / width)]),
    path: (answer) => answer.path.map(([x, y]) => y * width + x),
  };
}

export function stepstarGraph({ Graph, Pathfinder }, graph) {
  const finder = new Pathfinder(Graph.from(graph));
  return {
    name: "Stepstar",
    find: ([start, goal]) => finder.find(start, goal),
    path: (answer) => answer.path,
  };
}
