/** From the map or graph of an address to something to put on a board. */
import { Grid } from "stepstar";
import type { Drawing } from "stepstar/element";
import { graphOf } from "../../package/shared/plain-map.js";
import type { PageState } from "./address.js";

export function drawingOf({ map, graph }: Pick<PageState, "map" | "graph">): Drawing | undefined {
  if (map) return { grid: Grid.fromCells(map.width, map.height, map.walls, map.costs) };
  return graph && { graph: graphOf(graph) };
}
