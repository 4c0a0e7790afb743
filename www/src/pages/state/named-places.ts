/** The places that a link names, on the map that it opens. */
import type { Graph, Grid } from "stepstar";
import type { Place, StepStarElement } from "stepstar/element";
import { isCellOf } from "../../package/shared/places.js";
import { at } from "../shared/places.js";
import type { State } from "./address.js";

export interface Shown {
  readonly grid?: Grid | null | undefined;
  readonly graph?: Graph | null | undefined;
}

/** The place if it is on the map, else undefined. */
export function placed({ grid, graph }: Shown, place: Place | undefined): Place | undefined {
  if (typeof place === "number") return graph?.nodes.some(({ id }) => id === place) ? place : undefined;
  return grid && isCellOf(grid, place) ? place : undefined;
}

/** A sentence about the places that are not on the map; "" if all are. */
export function lost(shown: Shown, { from, to, options: { through = [] }, stops = [], pinned }: State): string {
  const places = [from, to, ...through, ...stops.map(({ at }) => at), pinned] as (Place | undefined)[];
  const gone = places.flatMap((place) => (place === undefined || placed(shown, place) !== undefined ? [] : at(place)));
  const all = [...new Set(gone)];
  const named = all.length > 3 ? `${all.slice(0, 3).join(", ")} and ${all.length - 3} more places` : all.join(" and ");
  return named && `The link names ${named}, which this map doesn't have.`;
}

/** How many times as wide as a graph a view of it may be. */
const WIDEST = 60;

/** Shows the part of the map that the link names: at least a cell, and of a graph only if there is anything to see. */
export function look(board: StepStarElement, { view }: State): void {
  if (!view) return;
  const [left, top, width] = view;
  const nodes = board.graph?.nodes ?? [];
  // The board may be higher than wide.
  const isSeen = nodes.some(({ x, y }) => x >= left && y >= top && x - left <= width && y - top <= 2 * width);
  const [first] = nodes;
  const size = nodes.reduce((size, { x, y }) => Math.max(size, Math.abs(x - first!.x), Math.abs(y - first!.y)), 0);
  if (board.grid ? width >= 1 : isSeen && width <= WIDEST * (size || 1)) board.view = view;
}

/** Replaces the board's break points and pinned place by those of the link; the board ignores any that are not on its map. */
export function mark(board: StepStarElement, { stops = [], pinned }: State): void {
  for (const point of board.breakPoints) board.removeBreakPoint(point);
  for (const point of stops) board.addBreakPoint(point);
  board.pinned = pinned ?? null;
}
