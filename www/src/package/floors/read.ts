/** From a text to floors. */
import type { Floors } from "../api/floors.js";
import { isCellOf } from "../shared/places.js";
import type { fromCells, fromPlaces, parsedJson } from "../shared/read-map.js";
import type { Drawing } from "../shared/terms.js";

/** How maps are read, by the script that has the engine. */
export interface MapReading {
  readonly parsedJson: typeof parsedJson;
  readonly fromCells: typeof fromCells;
  readonly fromPlaces: typeof fromPlaces;
}

const WANTED = ["a cell and its floor, (x, y, floor), on floors", "allowed.floors"] as const;

export function floorsIn(text: string, Kind: typeof Floors, reading: MapReading): Drawing {
  if (!/^\s*\{/.test(text)) return { floors: Kind.parse(text) };
  const { floors, links = [], ...places } = reading.parsedJson(text) as Record<string, never>;
  const grids = (floors as unknown as object[]).map((floor) => reading.fromCells(floor).grid!);
  const made = new Kind(grids, links as never);
  const on = (place: unknown) =>
    Array.isArray(place) && grids[place[2]] !== undefined && isCellOf(grids[place[2]]!, place.slice(0, 2));
  return { floors: made, ...reading.fromPlaces(places, on, WANTED) };
}
