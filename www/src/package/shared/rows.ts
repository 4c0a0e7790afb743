/** The cells of a map as rows. */
import type { PlainGrid } from "./plain-map.js";

/** As JSON has it: rows of cells, and of costs where there are any. */
export function rowsOf({ width, height, walls, costs }: PlainGrid): { cells: number[][]; costs?: number[][] } {
  const rows = (values: ArrayLike<number>) =>
    [...Array(height).keys()].map((y) => [...Array(width).keys()].map((x) => values[y * width + x]!));
  return { cells: rows(walls), ...(costs && { costs: rows(costs) }) };
}
