/** What is drawn on a board: a plain map, from which the engine's grid or graph is made, and the places on it. */

import type { Orientation } from "../api/definitions.js";
import { wrongType } from "../api/errors.js";
import type { Floors } from "../api/floors.js";
import { gridOf } from "../api/grid.js";
import type { Hexagons } from "../api/hexagons.js";
import type { Graph, Grid } from "../api/index.js";
import { isCellOf, samePlace } from "../shared/places.js";
import type { PlainGraph, PlainGrid } from "../shared/plain-map.js";
import type { Place } from "../shared/terms.js";
import type { FloorSheet } from "./floors-scene.js";
import { renames } from "./hexagons.js";
import { floorsKit, hasFloors, NO_CELL, placeOf, spotOf } from "./sheet.js";

export interface Places {
  readonly start: Place | null;
  readonly goal: Place | null;
  readonly through: readonly Place[];
  /** More places where the path may begin or end: the cheapest pair wins. */
  readonly starts?: readonly Place[];
  readonly goals?: readonly Place[];
}

/** A start, goal or way point, by its number among those of its kind. */
export interface Stop {
  readonly what: "start" | "goal" | "through";
  readonly index: number;
}

export interface GridDrawing extends Omit<PlainGrid, "costs"> {
  readonly kind: "grid";
  costs: Float64Array | null;
  /** Of floors: where each lies. */
  readonly sheet?: FloorSheet;
  /** Its cells are hexagons. */
  readonly hexagons?: Orientation;
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

/** The engine's grid, floors or hexagons, which the caller must free. */
export function toEngine(drawing: GridDrawing): Grid | Floors | Hexagons {
  if (renames(drawing)) return floorsKit().engineOf(drawing);
  const { width, height, walls, costs } = drawing;
  return gridOf(width, height, walls, costs);
}

/** Without walls and terrain. */
export function cleared(drawing: GridDrawing): GridDrawing {
  return { ...drawing, walls: drawing.walls.map((wall) => (wall === NO_CELL ? NO_CELL : 0)), costs: null };
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
  return { ...drawing, width, height, walls, costs };
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
  const place = (index: number): Place | null =>
    index < 0 ? null : placeOf(drawing, [index % drawing.width, Math.floor(index / drawing.width)]);
  return { start: place(drawing.walls.indexOf(0)), goal: place(drawing.walls.lastIndexOf(0)), through: [] };
}

/** Whether a cell has neither wall nor terrain nor stairs, so that there is nothing to erase. A node of a graph always has something to take away. */
export function isBare(drawing: PlainMap, at: Place): boolean {
  const spot = drawing.kind === "grid" && spotOf(drawing, at);
  if (!spot) return false;
  const i = spot[1] * drawing.width + spot[0];
  if (hasFloors(drawing) && floorsKit().linksAt(drawing.sheet, at).length > 0) return false;
  return drawing.walls[i] === 0 && (drawing.costs?.[i] ?? 1) === 1;
}

/** Whether a place lies on the map. */
export function isOn(drawing: PlainMap, place: Place | null): boolean {
  if (drawing.kind === "graph") return drawing.nodes.some(({ id }) => id === place);
  if (!renames(drawing)) return isCellOf(drawing, place);
  return Array.isArray(place) && spotOf(drawing, place as unknown as Place) !== null;
}

export function samePlaces(a: Places, b: Places): boolean {
  const [one, other] = [a, b].map(({ start, goal, through, starts = [], goals = [] }) =>
    JSON.stringify([start, goal, through, starts, goals]),
  );
  return one === other;
}

/** The places on a map: a start or goal that isn't on it is replaced by the fallback's; others are left out. */
export function placesOn(drawing: PlainMap, places: Places, fallback: Places): Places {
  const on = (place: Place | null) => isOn(drawing, place);
  const { start, goal, through, starts = [], goals = [] } = places;
  return {
    start: on(start) ? start : fallback.start,
    goal: on(goal) ? goal : fallback.goal,
    through: through.filter(on),
    starts: starts.filter(on),
    goals: goals.filter(on),
  };
}

export const STOPS = ["start", "goal", "through"] as const;

/** What of the places is about a kind of them. */
export function partOf(places: Partial<Places>, what: Stop["what"]): Partial<Places> {
  const names = what === "through" ? [what] : [what, `${what}s`];
  return Object.fromEntries(
    Object.entries(places).filter(([name, given]) => given !== undefined && names.includes(name)),
  );
}

/** All places of a kind, the first start or goal first. */
export function placesOf({ start, goal, through, starts = [], goals = [] }: Places, what: Stop["what"]): Place[] {
  if (what === "through") return [...through];
  const [first, more] = what === "start" ? [start, starts] : [goal, goals];
  return first === null ? [...more] : [first, ...more];
}

/** The same as a part of the places. */
export function asPart(what: Stop["what"], all: readonly Place[]): Partial<Places> {
  if (what === "through") return { through: all };
  const [first = null, ...more] = all;
  return what === "start" ? { start: first, starts: more } : { goal: first, goals: more };
}

/** Starts or goals as a drawing has them: all of them, or one; undefined where it names none. */
export function namedEnds(
  what: "start" | "goal",
  one: Place | null | undefined,
  all: readonly Place[] | undefined,
): Partial<Places> | undefined {
  if (all && all.length > 0) return asPart(what, all);
  return one == null ? undefined : asPart(what, [one]);
}

/** Of a drawing with one more start or goal, or one less. The last one stays. */
export function toggled(places: Places, what: "start" | "goal", at: Place): Partial<Places> {
  const all = placesOf(places, what);
  const others = all.filter((place) => !samePlace(place, at));
  return asPart(what, others.length === all.length ? [...all, at] : others.length > 0 ? others : all);
}

/** What there is to take hold of: what lies on top comes first. */
export function stopsOf(places: Places): (Stop & { readonly place: Place })[] {
  return (["goal", "start", "through"] as const).flatMap((what) =>
    placesOf(places, what).map((place, index) => ({ what, index, place })),
  );
}

/** Where one of them has moved: not onto another one, which would be one less. */
export function moved(places: Places, { what, index }: Stop, to: Place): Partial<Places> {
  const all = placesOf(places, what);
  const isTaken = what !== "through" && all.some((place) => samePlace(place, to));
  return isTaken ? {} : asPart(what, all.with(index, to));
}
