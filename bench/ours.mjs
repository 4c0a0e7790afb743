/** Stepstar as a contestant. */

/** A Stepstar grid of a map, with its terrain. */
export function gridOf({ Grid }, { width, height, cells, costs }) {
  const grid = Grid.fromCells(width, height, cells);
  for (const [at, cost] of (costs ?? []).entries()) grid.setCost(at % width, Math.floor(at / width), cost);
  return grid;
}

/** A `Pathfinder` with the default search. Whatever it prepares for the map, it prepares in timed calls. */
export function stepstar(library, map, diagonal) {
  const { width } = map;
  const grid = gridOf(library, map);
  const finder = () => new library.Pathfinder(grid, { diagonal: diagonal ? "no-obstacles" : "never" });
  const find = (finder, [start, goal]) =>
    finder.find([start % width, Math.floor(start / width)], [goal % width, Math.floor(goal / width)]);
  return contestant(finder, find, (answer) => answer.path.map(([x, y]) => y * width + x));
}

export function stepstarGraph({ Graph, Pathfinder }, map) {
  const graph = Graph.from(map);
  const finder = () => new Pathfinder(graph);
  return contestant(
    finder,
    (finder, [start, goal]) => finder.find(start, goal),
    (answer) => answer.path,
  );
}

function contestant(make, find, path) {
  const kept = make();
  return {
    name: "Stepstar",
    warmUp(query) {
      const other = make();
      find(other, query);
      other.free();
    },
    find: (query) => find(kept, query),
    path,
  };
}
