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
  const make = () => new library.Pathfinder(grid, { diagonal: diagonal ? "no-obstacles" : "never" });
  const point = (index) => [index % width, Math.floor(index / width)];
  return contestant(make, {
    prepare: ([start, goal]) => [point(start), point(goal)],
    path: (answer) => answer.path.map(([x, y]) => y * width + x),
  });
}

export function stepstarGraph({ Graph, Pathfinder }, map) {
  const graph = Graph.from(map);
  return contestant(() => new Pathfinder(graph), { prepare: (query) => query, path: (answer) => answer.path });
}

function contestant(make, { prepare, path }) {
  const kept = make();
  return {
    name: "Stepstar",
    warmUp(query) {
      const other = make();
      const ends = prepare(query);
      other.find(ends[0], ends[1]);
      other.free();
    },
    prepare,
    find: (_, ends) => kept.find(ends[0], ends[1]),
    path,
  };
}
