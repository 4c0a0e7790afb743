/** A map as one of the texts that the engine reads. */
import { Grid, type Point, type TextFormat } from "stepstar";
import { withEnds } from "../../../package/shared/map-text.js";
import type { PlainGrid } from "../../../package/shared/plain-map.js";

/** A map, its ends and the wanted format, as plain data for a worker. */
export interface MapToWrite extends PlainGrid {
  /** A map without a free cell has no ends. */
  readonly starts: readonly Point[];
  readonly goals: readonly Point[];
  readonly format: TextFormat;
}

/** ASCII includes starts and goals; the other formats have no room for them. */
export function mapText({ width, height, walls, costs, starts, goals, format }: MapToWrite): string {
  const grid = Grid.fromCells(width, height, walls, costs);
  const text = grid.toText(format);
  return format === "ascii" ? marked(text, starts, goals) : text;
}

function marked(text: string, starts: readonly Point[], goals: readonly Point[]): string {
  return withEnds(text, starts, goals, (end, [x, y], hidden) => {
    if (hidden !== "#" && !(Number(hidden) > 1)) return;
    throw new RangeError(`ASCII has one letter for a cell, and the ${end} (${x}, ${y}) is on "${hidden}".`);
  });
}
