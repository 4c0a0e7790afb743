/** The map and the trace as text. */
import { Grid, type Point, type Trace } from "stepstar";
import type { Lab } from "../lab.js";
import { inParts, type Progress } from "./in-parts.js";

const text = (content: BlobPart | BlobPart[], type = "text/plain") => new Blob([content].flat(), { type });

export function digits(lab: Lab): Blob {
  return text(grid(lab).toText("digits"));
}

export function movingAi(lab: Lab): Blob {
  return text(grid(lab).toText("movingai"));
}

/** With start and goal where they are now: the text they came from may say something else. */
export function ascii(lab: Lab): Blob {
  const { start, goal } = lab.board;
  const rows = unmarked(grid(lab)).toText("ascii").split("\n");
  for (const [letter, name, place] of [
    ["S", "start", start],
    ["G", "goal", goal],
  ] as const) {
    const [x, y] = place as Point;
    const row = rows[y]!;
    const hidden = row[x]!;
    if (hidden === "#" || Number(hidden) > 1) {
      throw new RangeError(`ASCII has one letter for a cell, and the ${name} (${x}, ${y}) is on "${hidden}".`);
    }
    rows[y] = row.slice(0, x) + letter + row.slice(x + 1);
  }
  return text(rows.join("\n"));
}

/** The same cells without the start and the goal that the map's text had. */
function unmarked(grid: Grid): Grid {
  const plain = Grid.fromCells(grid.width, grid.height, grid.cells());
  grid.costs()?.forEach((cost, i) => {
    if (cost !== 1) plain.setCost(i % grid.width, Math.floor(i / grid.width), cost);
  });
  return plain;
}

/** m[y][x]: 0 free, 1 wall. What a matrix can't hold makes it an object: terrain, way points, and a graph with all that it has. */
export async function json(lab: Lab, progress: Progress): Promise<Blob> {
  const { grid, graph, start, goal, through } = lab.board;
  const way = through.length > 0 ? { through } : {};
  if (graph) {
    const { nodes, connections } = graph;
    const occupied = nodes.map(({ id }) => id).filter((id) => graph.isOccupied(id));
    const whole = { nodes, connections, occupied, start, goal, ...way };
    return text(`${JSON.stringify(whole, null, 1)}\n`, "application/json");
  }
  const costs = grid!.costs();
  const cells = await matrix(grid!.cells(), grid!.width, progress);
  if (!costs && through.length === 0) return text([...cells, "\n"], "application/json");
  const places = Object.entries({ start, goal, ...way }).map(([name, at]) => `,\n"${name}": ${JSON.stringify(at)}`);
  const prices = costs ? [',\n"costs": ', ...(await matrix(costs, grid!.width, progress))] : [];
  return text(['{\n"cells": ', ...cells, ...prices, ...places, "\n}\n"], "application/json");
}

/** One line a row. */
async function matrix(values: Uint8Array | Float64Array, width: number, progress: Progress): Promise<BlobPart[]> {
  const height = values.length / width;
  const row = (y: number) => `[${values.subarray(y * width, (y + 1) * width).join()}]${y < height - 1 ? "," : ""}\n`;
  const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => row(from + i)).join("");
  return ["[\n", ...(await inParts(height, rows, progress)), "]"];
}

export async function traceCsv(lab: Lab, progress: Progress): Promise<Blob> {
  return text(await events(lab, (trace, from, to) => trace.toCSV(from, to), progress), "text/csv");
}

export async function posthoc(lab: Lab, progress: Progress): Promise<Blob> {
  return text(await events(lab, (trace, from, to) => trace.toPosthoc(from, to), progress), "application/json");
}

/** The trace as it is now; another search may take its place meanwhile. */
function events(lab: Lab, part: (trace: Trace, from: number, to: number) => string, progress: Progress) {
  const { trace } = lab.board;
  if (!trace) throw new RangeError("Nothing has been searched yet.");
  const written = (from: number, to: number) => {
    if (lab.board.trace !== trace) throw new RangeError("Another search has come meanwhile: save its trace anew.");
    return part(trace, from, to);
  };
  return inParts(trace.length, written, progress);
}

function grid(lab: Lab): Grid {
  if (!lab.board.grid) throw new RangeError("A graph has no cells: save it as JSON.");
  return lab.board.grid;
}
