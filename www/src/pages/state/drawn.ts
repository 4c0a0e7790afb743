/** From a board to what an address says of its drawing, and from there to a text that a board reads. Needs no engine. */
import type { Point } from "stepstar";
import type { StepStarElement } from "stepstar/element";
import type { PageState } from "./address.js";

/** The drawing on a board, as an address has it. */
export function drawnOn({
  grid,
  graph,
  start,
  goal,
  starts = [],
  goals = [],
  through,
}: Pick<StepStarElement, "grid" | "graph" | "start" | "goal" | "through"> &
  Partial<Pick<StepStarElement, "starts" | "goals">>): PageState {
  const ids = graph?.nodes.map(({ id }) => id) ?? [];
  return {
    map: grid ? { width: grid.width, height: grid.height, walls: grid.cells(), costs: grid.costs() } : undefined,
    graph: graph
      ? { nodes: graph.nodes, connections: graph.connections, occupied: ids.filter((id) => graph.isOccupied(id)) }
      : undefined,
    from: start ?? undefined,
    to: goal ?? undefined,
    ...(starts.length > 1 && { starts }),
    ...(goals.length > 1 && { goals }),
    options: through.length > 0 ? { through: [...through] as Point[] } : {},
  };
}

/** The drawing of an address as JSON, for the attribute `map`. */
export function jsonOf({ map, graph, from, to, starts, goals, options }: PageState): string {
  const places = { start: from, goal: to, starts, goals, through: options.through };
  if (graph) return JSON.stringify({ ...graph, ...places });
  if (!map) throw new RangeError("The address has no map.");
  const { width, height, walls, costs } = map;
  const rows = (values: ArrayLike<number>) =>
    Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => values[y * width + x]!));
  return JSON.stringify({ cells: rows(walls), costs: costs && rows(costs), ...places });
}
