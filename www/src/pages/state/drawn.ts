/** From a board to what an address says of its drawing, and from there to a text that a board reads. Needs no engine. */
import type { Point } from "stepstar";
import type { StepStarElement } from "stepstar/element";
import { rowsOf } from "../../package/shared/rows.js";
import type { PageState } from "./address.js";
import { plainFloors, plainHexagons } from "./floors.js";

/** The drawing on a board, as an address has it. */
export function drawnOn({
  grid,
  graph,
  floors = null,
  hexagons = null,
  start,
  goal,
  starts = [],
  goals = [],
  through,
}: Pick<StepStarElement, "grid" | "graph" | "start" | "goal" | "through"> &
  Partial<Pick<StepStarElement, "floors" | "hexagons" | "starts" | "goals">>): PageState {
  const ids = graph?.nodes.map(({ id }) => id) ?? [];
  return {
    map: grid
      ? { width: grid.width, height: grid.height, walls: grid.cells(), costs: grid.costs() }
      : (hexagons && plainHexagons(hexagons)) || undefined,
    hexagons: hexagons?.orientation,
    graph: graph
      ? { nodes: graph.nodes, connections: graph.connections, occupied: ids.filter((id) => graph.isOccupied(id)) }
      : undefined,
    floors: floors ? plainFloors(floors) : undefined,
    from: start ?? undefined,
    to: goal ?? undefined,
    ...(starts.length > 1 && { starts }),
    ...(goals.length > 1 && { goals }),
    options: through.length > 0 ? { through: [...through] as Point[] } : {},
  };
}

/** The drawing of an address as JSON, for the attribute `map`. */
export function jsonOf({ map, hexagons, graph, floors, from, to, starts, goals, options }: PageState): string {
  const places = { start: from, goal: to, starts, goals, through: options.through };
  if (graph) return JSON.stringify({ ...graph, ...places });
  if (floors) return JSON.stringify({ floors: floors.grids.map(rowsOf), links: floors.links, ...places });
  if (!map) throw new RangeError("The address has no map.");
  return JSON.stringify({ hexagons, ...rowsOf(map), ...places });
}
