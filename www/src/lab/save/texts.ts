/** The map and the trace as text. */
import { Grid, type Point } from "stepstar";
import type { Lab } from "../lab.js";

const text = (content: string, type = "text/plain") => new Blob([content], { type });

export function digits(lab: Lab): Blob {
  return text(grid(lab).toText("digits"));
}

export function movingAi(lab: Lab): Blob {
  return text(grid(lab).toText("movingai"));
}

/** With start and goal where they are now: the text they came from may say something else. */
export function ascii(lab: Lab): Blob {
  const { start, goal } = lab.board;
  const rows = unmarked(grid(lab))
    .toText("ascii")
    .split("\n")
    .map((row) => [...row]);
  for (const [letter, name, place] of [
    ["S", "start", start],
    ["G", "goal", goal],
  ] as const) {
    const [x, y] = place as Point;
    const hidden = rows[y]?.[x];
    if (hidden === "#" || Number(hidden) > 1) {
      throw new RangeError(`ASCII has one letter for a cell, and the ${name} (${x}, ${y}) is on "${hidden}".`);
    }
    if (hidden) rows[y]![x] = letter;
  }
  return text(rows.map((row) => row.join("")).join("\n"));
}

/** The same cells without the start and the goal that the map's text had. */
function unmarked(grid: Grid): Grid {
  const plain = Grid.fromCells(grid.width, grid.height, grid.cells());
  grid.costs()?.forEach((cost, i) => {
    plain.setCost(i % grid.width, Math.floor(i / grid.width), cost);
  });
  return plain;
}

/** m[y][x]: 0 free, 1 wall; of a graph its nodes and connections. */
export function json(lab: Lab): Blob {
  const { grid, graph } = lab.board;
  if (graph)
    return text(
      `${JSON.stringify({ nodes: graph.nodes, connections: graph.connections }, null, 1)}\n`,
      "application/json",
    );
  const cells = grid!.cells();
  const rows = Array.from(
    { length: grid!.height },
    (_, y) => `[${cells.subarray(y * grid!.width, (y + 1) * grid!.width).join()}]`,
  );
  return text(`[\n${rows.join(",\n")}\n]\n`, "application/json");
}

export function traceCsv(lab: Lab): Blob {
  return text(trace(lab).toCSV(), "text/csv");
}

export function posthoc(lab: Lab): Blob {
  return text(trace(lab).toPosthoc(), "application/json");
}

function grid(lab: Lab): Grid {
  if (!lab.board.grid) throw new RangeError("A graph has no cells: save it as JSON.");
  return lab.board.grid;
}

function trace(lab: Lab) {
  if (!lab.board.trace) throw new RangeError("Nothing has been searched yet.");
  return lab.board.trace;
}
