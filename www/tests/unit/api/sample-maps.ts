/** A grid and a graph that several tests search. */
import { Graph, Grid } from "stepstar";

export const text = `
  S...#....
  .##.#.##.
  .#....#..
  .#.##.#.#
  ...#....G
`;
export const grid = Grid.parse(text);
export const [start, goal] = [grid.start!, grid.goal!];
export const graph = Graph.from({
  nodes: [3, 1, 4, 15].map((id, i) => ({ id, x: i, y: 0 })),
  connections: [
    { from: 3, to: 1, cost: 2 },
    { from: 1, to: 4, cost: 2 },
    { from: 4, to: 15, cost: 2 },
    { from: 3, to: 15, cost: 7 },
  ],
});
