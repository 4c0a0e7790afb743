/** What is drawn on a board: a plain map, from which the engine's grid or graph is made, and the places on it. */
import { wrongType } from "../api/errors.js";
import { gridOf } from "../api/grid.js";
import type { Graph, Grid } from "../api/index.js";
import { isCellOf } from "../shared/places.js";
import type { PlainGraph, PlainGrid } from "../shared/plain-map.js";
import type { Place } from "../shared/terms.js";
import type { Spot } from "./scene.js";

export interface Places {
  readonly start: Place | null;
  readonly goal: Place | null;
  readonly through: readonly Place[];
}

export interface GridDrawing extends Omit<PlainGrid, "costs"> {
  readonly kind: "grid";
  costs: Float64Array | null;
}

export interface GraphDrawing extends PlainGraph {
  readonly kind: "graph";
  readonly occupied: ReadonlySet<number>;
}

export type PlainMap = GridDrawing | GraphDrawing;

/** Takes a Grid of another copy of the package too. */
export function drawingOfGrid(grid: Grid): GridDrawing {
  if (!grid.cells) throw wrongType("grid", grid, "a Grid, as Grid.from and Grid.parse make it");
  return { kind: "grid", width: grid.width, height: grid.height, walls: grid.cells(), costs: grid.costs() ?? null };
}

export function drawingOfGraph(graph: Graph): GraphDrawing {
  if (!graph.isOccupied) throw wrongType("graph", graph, "a Graph, as Graph.from makes it");
  const nodes = graph.nodes;
  const occupied = new Set(nodes.filter(({ id }) => graph.isOccupied(id)).map(({ id }) => id));
  return { kind: "graph", nodes, connections: graph.connections, occupied };
}

/** The engine's grid, which the caller must free. */
export function toGrid({ width, height, walls, costs }: GridDrawing): Grid {
  return gridOf(width, height, walls, costs);
}

/** Cut or extended at the right and at the bottom; new cells are free. */
export function resized(drawing: GridDrawing, width: number, height: number): GridDrawing {
  const walls = new Uint8Array(width * height);
  const costs = drawing.costs && new Float64Array(width * height).fill(1);
  const shared = Math.min(width, drawing.width);
  for (let y = 0; y < Math.min(height, drawing.height); y++) {
    const from = y * drawing.width;
    walls.set(drawing.walls.subarray(from, from + shared), y * width);
    if (costs) costs.set(drawing.costs!.subarray(from, from + shared), y * width);
  }
  return { kind: "grid", width, height, walls, costs };
}

export function copied(drawing: PlainMap): PlainMap {
  if (drawing.kind === "graph") return drawing;
  return { ...drawing, walls: drawing.walls.slice(), costs: drawing.costs?.slice() ?? null };
}

/** Start and goal for a map that names none: its first and its last free cell, or its first and its last node. */
export function usualPlaces(drawing: PlainMap): Places {
  if (drawing.kind === "graph") {
    return { start: drawing.nodes[0]?.id ?? null, goal: drawing.nodes.at(-1)?.id ?? null, through: [] };
  }
  const spot = (index: number): Spot | null =>
    index < 0 ? null : [index % drawing.width, Math.floor(index / drawing.width)];
  return { start: spot(drawing.walls.indexOf(0)), goal: spot(drawing.walls.lastIndexOf(0)), through: [] };
}

/** Whether a cell has neither wall nor terrain, so that there is nothing to erase. A node of a graph always has something to take away. */
export function isBare(drawing: PlainMap, at: Place): boolean {
  if (drawing.kind !== "grid" || typeof at === "number") return false;
  const i = at[1] * drawing.width + at[0];
  return drawing.walls[i] === 0 && (drawing.costs?.[i] ?? 1) === 1;
}

/** Whether a place lies on the map. */
export function isOn(drawing: PlainMap, place: Place | null): boolean {
  return drawing.kind === "graph" ? drawing.nodes.some(({ id }) => id === place) : isCellOf(drawing, place);
}

export function isSpot(place: Place): place is Spot {
  return typeof place !== "number";
}

export function samePlaces(a: Places, b: Places): boolean {
  const [one, other] = [a, b].map(({ start, goal, through }) => String([start, goal, through]));
  return one === other;
}

/** The places on a map: a start or goal that isn't on it is replaced by the fallback's; a way point is left out. */
export function placesOn(drawing: PlainMap, { start, goal, through }: Places, fallback: Places): Places {
  const on = (place: Place | null) => isOn(drawing, place);
  return {
    start: on(start) ? start : fallback.start,
    goal: on(goal) ? goal : fallback.goal,
    through: through.filter(on),
  };
}
