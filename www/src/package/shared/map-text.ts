/** The drawing on a board as the shortest text that says all of it: ASCII where each cell is one letter, otherwise JSON. */
import type { Floors } from "../api/floors.js";
import type { Hexagons } from "../api/hexagons.js";
import type { Graph, Grid, Point } from "../api/index.js";
import { floorsText } from "./floors-text.js";
import { samePlace } from "./places.js";
import type { Place } from "./terms.js";

/** What an element shows. */
export interface Drawn {
  readonly grid: Grid | null;
  readonly graph: Graph | null;
  readonly floors?: Floors | null;
  readonly hexagons?: Hexagons | null;
  readonly start: Place | null;
  readonly goal: Place | null;
  readonly through: readonly Place[];
  /** All of them, where there are several. */
  readonly starts?: readonly Place[] | undefined;
  readonly goals?: readonly Place[] | undefined;
}

export function mapText(drawn: Drawn): string {
  const { grid, graph, floors, hexagons, through } = drawn;
  const ends = { starts: all(drawn.starts, drawn.start), goals: all(drawn.goals, drawn.goal) };
  if (floors ?? hexagons) return floorsText.write({ floors, hexagons, ...ends, through });
  const ascii = grid && asciiOf(grid, all(drawn.starts, drawn.start), all(drawn.goals, drawn.goal));
  if (ascii && through.length === 0) return ascii;
  const places = { ...endsIn(drawn), ...(through.length > 0 ? { through } : {}) };
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

const all = (several: readonly Place[] | undefined, one: Place | null): readonly Point[] =>
  (several ?? (one === null ? [] : [one])) as readonly Point[];

/** Start and goal as JSON has them, and all of them where there are several. */
export function endsIn({ start, goal, starts = [], goals = [] }: Omit<Drawn, "grid" | "graph" | "through">): object {
  return { start, goal, ...(starts.length > 1 && { starts }), ...(goals.length > 1 && { goals }) };
}

/** Undefined where a letter for each cell does not say it all: an end on a wall or on terrain, a cost that is no digit. */
function asciiOf(grid: Grid, starts: readonly Point[], goals: readonly Point[]): string | undefined {
  const cells = grid.cells();
  const isDigit = (cost: number) => Number.isInteger(cost) && cost >= 1 && cost <= 9;
  if (grid.costs()?.some((cost, cell) => cells[cell] === 0 && !isDigit(cost))) return undefined;
  if (starts.some((start) => goals.some((goal) => samePlace(start, goal)))) return undefined;
  let says = true;
  const text = withEnds(grid.toText("ascii"), starts, goals, () => {
    says = false;
  });
  return says ? text.trimEnd() : undefined;
}

/** A map in ASCII with the letters of its ends, one or several of each. Calls `hides` for an end on anything but a free cell, of which its letter says nothing. */
export function withEnds(
  ascii: string,
  start: unknown,
  goal: unknown,
  hides: (end: "start" | "goal", place: readonly [number, number], hidden: string) => void = () => {},
): string {
  const rows = ascii.split("\n");
  for (const [letter, end, given] of [
    ["S", "start", start],
    ["G", "goal", goal],
  ] as const) {
    if (!Array.isArray(given)) continue;
    for (const [x, y] of (Array.isArray(given[0]) || given.length === 0 ? given : [given]) as [number, number][]) {
      const row = rows[y]!;
      // The map's own text may have it already.
      if (row[x] !== "." && row[x] !== letter) hides(end, [x, y], row[x]!);
      rows[y] = row.slice(0, x) + letter + row.slice(x + 1);
    }
  }
  return rows.join("\n");
}
