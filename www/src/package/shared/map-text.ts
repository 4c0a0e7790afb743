/** The drawing on a board as the shortest text that says all of it: ASCII where each cell is one letter, otherwise JSON. */
import type { Graph, Grid, Point } from "../api/index.js";
import type { Place } from "./terms.js";

/** What an element shows. */
export interface Drawn {
  readonly grid: Grid | null;
  readonly graph: Graph | null;
  readonly start: Place | null;
  readonly goal: Place | null;
  readonly through: readonly Place[];
}

export function mapText(drawn: Drawn): string {
  const { grid, graph, start, goal, through } = drawn;
  const ascii = grid && asciiOf(grid, start as Point | null, goal as Point | null);
  if (ascii && through.length === 0) return ascii;
  const places = { start, goal, ...(through.length > 0 ? { through } : {}) };
  if (graph) {
    const { nodes, connections } = graph;
    const occupied = nodes.map(({ id }) => id).filter((id) => graph.isOccupied(id));
    return JSON.stringify({ nodes, connections, ...(occupied.length > 0 ? { occupied } : {}), ...places });
  }
  if (!grid) return "";
  const costs = grid.costs();
  const { width, height } = grid;
  const rows = (values: Uint8Array | Float64Array) =>
    [...Array(height).keys()].map((y) => [...values.subarray(y * width, (y + 1) * width)]);
  return JSON.stringify({ cells: rows(grid.cells()), ...(costs ? { costs: rows(costs) } : {}), ...places });
}

/** Undefined where a letter for each cell does not say it all: an end on a wall or on terrain, a cost that is no digit. */
function asciiOf(grid: Grid, start: Point | null, goal: Point | null): string | undefined {
  const cells = grid.cells();
  const isDigit = (cost: number) => Number.isInteger(cost) && cost >= 1 && cost <= 9;
  if (grid.costs()?.some((cost, cell) => cells[cell] === 0 && !isDigit(cost))) return undefined;
  if (start && goal && String(start) === String(goal)) return undefined;
  let says = true;
  const text = withEnds(grid.toText("ascii"), start, goal, () => {
    says = false;
  });
  return says ? text.trimEnd() : undefined;
}

/** A map in ASCII with the letters of its ends. Calls `hides` for an end on anything but a free cell, of which its letter says nothing. */
export function withEnds(
  ascii: string,
  start: unknown,
  goal: unknown,
  hides: (end: "start" | "goal", place: readonly [number, number], hidden: string) => void = () => {},
): string {
  const rows = ascii.split("\n");
  for (const [letter, end, place] of [
    ["S", "start", start],
    ["G", "goal", goal],
  ] as const) {
    if (!Array.isArray(place)) continue;
    const [x, y] = place as [number, number];
    const row = rows[y]!;
    if (row[x] !== ".") hides(end, [x, y], row[x]!);
    rows[y] = row.slice(0, x) + letter + row.slice(x + 1);
  }
  return rows.join("\n");
}
