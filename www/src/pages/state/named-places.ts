/** The places that a link names, on the map that it opens. */
import type { Floors, Graph, Grid, Hexagons } from "stepstar";
import type { Place, StepStarElement } from "stepstar/element";
import { cellOf } from "../../package/shared/axial.js";
import { type Named, named } from "../../package/shared/named.js";
import { isCellOf } from "../../package/shared/places.js";
import type { PageState } from "./address.js";

export interface ShownMap {
  readonly grid?: Grid | null | undefined;
  readonly graph?: Graph | null | undefined;
  readonly floors?: Floors | null | undefined;
  readonly hexagons?: Hexagons | null | undefined;
}

/** The place if it is on the map, else undefined. */
export function placed({ grid, graph, floors, hexagons }: ShownMap, place: Place | undefined): Place | undefined {
  if (typeof place === "number") return graph?.nodes.some(({ id }) => id === place) ? place : undefined;
  if (floors && place) return isOnFloors(floors, place) ? place : undefined;
  if (hexagons && place) return isOnHexagons(hexagons, place) ? place : undefined;
  return grid && isCellOf(grid, place) ? place : undefined;
}

function isOnFloors(floors: Floors, [x, y, floor]: Exclude<Place, number>): boolean {
  if (floor === undefined || floor >= floors.count) return false;
  const grid = floors.floor(floor);
  const isOn = isCellOf(grid, [x, y]);
  grid.free();
  return isOn;
}

export const isOnHexagons = (hexagons: Hexagons, [q, r]: Exclude<Place, number>): boolean =>
  isCellOf(hexagons, cellOf(hexagons.orientation, [q, r]));

/** The starts and goals of the link that are on the map, in place of all that the map has. */
export function placedEnds(shown: ShownMap, state: PageState): { starts?: Place[]; goals?: Place[] } {
  const on = (places: readonly (Place | undefined)[]) =>
    places.filter((place): place is Place => placed(shown, place) !== undefined);
  const { starts = [state.from], goals = [state.to] } = state;
  const all = { starts: on(starts), goals: on(goals) };
  return { ...(all.starts.length > 0 && { starts: all.starts }), ...(all.goals.length > 0 && { goals: all.goals }) };
}

/** A sentence about the places that are not on the map; null if all are. */
export function lost(
  shown: ShownMap,
  { from, to, starts = [], goals = [], options: { through = [] }, stops = [], pinned }: PageState,
): Named | null {
  const places = [from, to, ...starts, ...goals, ...through, ...stops.map(({ at }) => at), pinned] as (
    | Place
    | undefined
  )[];
  const gone = places.filter((place) => place !== undefined && placed(shown, place) === undefined);
  const all = new Map(gone.map((place) => [String(place), place!]));
  return all.size > 0
    ? named("The link names {places}, which this map doesn't have.", { places: listed([...all.values()]) })
    : null;
}

function listed(places: readonly Place[]): Named {
  const nodes = places.every((place) => typeof place === "number");
  const [a = "", b = "", c = ""] = places.map((place) =>
    nodes ? String(place) : typeof place === "number" ? `node ${place}` : place.join(", "),
  );
  const n = places.length - 3;
  if (places.length === 1) return nodes ? named("node {id}", { id: a }) : named("({a})", { a });
  if (places.length === 2) return named(nodes ? "node {a} and node {b}" : "({a}) and ({b})", { a, b });
  if (places.length === 3)
    return named(nodes ? "node {a} and node {b} and node {c}" : "({a}) and ({b}) and ({c})", { a, b, c });
  return named(nodes ? "node {a}, node {b}, node {c} and {n} more places" : "({a}), ({b}), ({c}) and {n} more places", {
    a,
    b,
    c,
    n,
  });
}

/** How many times as wide as a graph a view of it may be. */
const WIDEST = 60;

/** Shows the part of the map that the link names: at least a cell, and of a graph only if there is anything to see. */
export function look(board: StepStarElement, { view }: PageState): void {
  if (!view) return;
  const [left, top, width] = view;
  const nodes = board.graph?.nodes ?? [];
  // The board may be higher than wide.
  const isSeen = nodes.some(({ x, y }) => x >= left && y >= top && x - left <= width && y - top <= 2 * width);
  const [first] = nodes;
  const size = nodes.reduce((size, { x, y }) => Math.max(size, Math.abs(x - first!.x), Math.abs(y - first!.y)), 0);
  if (board.grid || board.floors || board.hexagons ? width >= 1 : isSeen && width <= WIDEST * (size || 1))
    board.view = view;
}

/** Replaces the board's break points and pinned place by those of the link; the board ignores any that are not on its map. */
export function mark(board: StepStarElement, { stops = [], pinned }: PageState): void {
  for (const point of board.breakPoints) board.removeBreakPoint(point);
  for (const point of stops) board.addBreakPoint(point);
  board.pinned = pinned ?? null;
}
