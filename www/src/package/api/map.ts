/** Turns whatever a caller passes as a map into the engine's map. */
import { isRevoked } from "../kind-of.js";
import { engineFor, parsedGrid } from "../raw.js";
import type { Axial } from "./axial.js";
import { noneOfOurs, wrongType } from "./errors.js";
import type { Floors, FloorsInside } from "./floors.js";
import { type Graph, type GraphInside, insideGraph } from "./graph.js";
import { type Grid, type GridInside, insideGrid } from "./grid.js";
import type { Hexagons, HexagonsInside } from "./hexagons.js";
import { cellsOfMatrix } from "./matrix.js";
import { cellNumbering, type FloorPoint, type Point } from "./place.js";

/** What a grid can be made from: rows of numbers, where `m[y][x]` is 0 for free and 1 for a wall; or text, as {@link Grid.parse} reads it. */
export type MapSource = ArrayLike<ArrayLike<number>> | string;

/** What can be passed as a grid: a {@link Grid}, or rows or text, which each call reads anew. */
export type MapInput = Grid | MapSource;

/** What can be passed as a map of any kind. */
export type AnyMap = MapInput | Graph | Floors | Hexagons;

/** How the places of a map are named: by points on a grid, by those and a floor on floors, by {@link Axial} coordinates on hexagons, by ids on a graph. */
// A map without a type may name its places in any way, and `1 & any` alone is `any`.
// biome-ignore lint/suspicious/noExplicitAny: what comes from `any` is checked no more than it was
export type PlaceOf<Kind extends AnyMap> = 0 extends 1 & Kind ? any : PlaceOn<Kind>;

type PlaceOn<Kind extends AnyMap> = Kind extends Graph
  ? number
  : Kind extends Floors
    ? FloorPoint
    : Kind extends Hexagons
      ? Axial
      : Point;

/** @internal */
export type MapInside = GridInside | GraphInside | FloorsInside | HexagonsInside;

/** How to come to maps of further kinds: each puts itself on this list, so that whoever uses none of them does not load it. @internal */
export const furtherMaps: ((value: unknown) => MapInside | undefined)[] = [];

/** Calls `work` with the engine's map. One made from rows or text for this call is freed afterwards, even if something is thrown. @internal */
export function withMap<T>(map: AnyMap, work: (map: MapInside) => T): T {
  let lasting: MapInside | undefined = insideGrid(map) ?? insideGraph(map);
  for (const inside of furtherMaps) lasting ??= inside(map);
  if (lasting) return work(lasting);
  const raw = rawGrid(map);
  try {
    return work({ raw, numbering: cellNumbering(raw.width(), raw.height()) });
  } finally {
    raw.free();
  }
}

function rawGrid(map: unknown): GridInside["raw"] {
  if (typeof map === "string") return parsedGrid(map);
  if (typeof map !== "object" || map === null || isRevoked(map)) {
    throw wrongType("map", map, "a Grid, a Graph, rows of 0 and 1 or the text of a map");
  }
  const { width, height, cells } = cellsOfMatrix(map, `, a Grid, a Graph or the text of a map${noneOfOurs(map)}`);
  return engineFor(cells).Grid.fromCells(width, height, cells);
}
