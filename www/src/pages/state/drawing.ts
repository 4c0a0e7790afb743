/** From the map or graph of an address to something to put on a board. */
import type { Drawing } from "stepstar/element";
import { graphOf, toGrid } from "../../package/shared/plain-map.js";
import type { PageState } from "./address.js";

export function drawingOf({ map, graph }: Pick<PageState, "map" | "graph">): Drawing | undefined {
  if (map) return { grid: toGrid(map) };
  return graph && { graph: graphOf(graph) };
}
