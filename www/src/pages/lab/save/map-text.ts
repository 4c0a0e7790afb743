/** A map as one of the texts that the engine reads. */
import { Grid, type Point, type TextFormat } from "stepstar";
import { withEnds } from "../../../package/shared/map-text.js";
import type { PlainGrid } from "../../../package/shared/plain-map.js";

/** A map, its ends and the wanted format, as plain data for a worker. */
export interface MapToWrite extends PlainGrid {
  /** A map without a free cell has no ends. */
  readonly start: Point | null;
  readonly goal: Point | null;
  readonly format: TextFormat;
}

/** ASCII includes start and goal; the other formats have no room for them. */
export function mapText({ width, height, walls, costs, start, goal, format }: MapToWrite): string {
  const grid = Grid.fromCells(width, height, walls, costs);
  const text = grid.toText(format);
  return format === "ascii" ? marked(text, start, goal) : text;
}

function marked(text: string, start: Point | null, goal: Point | null): string {
  return withEnds(text, start, goal, (end, [x, y], hidden) => {
    if (hidden !== "#" && !(Number(hidden) > 1)) return;
    throw new RangeError(`ASCII has one letter for a cell, and the ${end} (${x}, ${y}) is on "${hidden}".`);
  });
}
