/** From the map or graph of an address to something to put on a board. */
import { Graph, Grid } from "stepstar";
import type { Drawing } from "stepstar/element";
import type { State } from "./address.js";

export function drawingOf({ map, graph }: State): Drawing | undefined {
  if (map) return { grid: Grid.fromCells(map.width, map.height, map.walls, map.costs) };
  if (!graph) return undefined;
  const made = Graph.from({ nodes: [...graph.nodes], connections: [...graph.connections] });
  for (const id of graph.occupied) made.setOccupied(id, true);
  return { graph: made };
}
