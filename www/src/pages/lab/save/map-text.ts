/** A map as one of the texts that the engine reads. */
import { Grid, type Point, type TextFormat } from "stepstar";
import type { Cells } from "../plain-map.js";

/** A map, its ends and the wanted format, as plain data for a worker. */
export interface Asked extends Cells {
  /** A map without a free cell has no ends. */
  readonly start: Point | null;
  readonly goal: Point | null;
  readonly format: TextFormat;
}

/** ASCII includes start and goal; the other formats have no room for them. */
export function mapText({ width, height, walls, costs, start, goal, format }: Asked): string {
  const grid = Grid.fromCells(width, height, walls, costs);
  const text = grid.toText(format);
  return format === "ascii" ? marked(text, start, goal) : text;
}

function marked(text: string, start: Point | null, goal: Point | null): string {
  const rows = text.split("\n");
  for (const [letter, name, place] of [
    ["S", "start", start],
    ["G", "goal", goal],
  ] as const) {
    if (!place) continue;
    const [x, y] = place;
    const row = rows[y]!;
    const hidden = row[x]!;
    if (hidden === "#" || Number(hidden) > 1) {
      throw new RangeError(`ASCII has one letter for a cell, and the ${name} (${x}, ${y}) is on "${hidden}".`);
    }
    rows[y] = row.slice(0, x) + letter + row.slice(x + 1);
  }
  return rows.join("\n");
}
