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

/** m[y][x]: 0 free, 1 wall. What a matrix can't hold makes it an object: terrain, and a graph with all that it has. */
export function json(lab: Lab): Blob {
  const { grid, graph, start, goal } = lab.board;
  if (graph) {
    const { nodes, connections } = graph;
    const occupied = nodes.map(({ id }) => id).filter((id) => graph.isOccupied(id));
    const whole = { nodes, connections, occupied, start, goal };
    return text(`${JSON.stringify(whole, null, 1)}\n`, "application/json");
  }
  const [cells, costs] = [grid!.cells(), grid!.costs()].map((values) => values && matrix(values, grid!.width));
  const places = `"start": ${JSON.stringify(start)},\n"goal": ${JSON.stringify(goal)}`;
  const whole = costs ? `{\n"cells": ${cells},\n"costs": ${costs},\n${places}\n}` : cells;
  return text(`${whole}\n`, "application/json");
}

/** One line a row. */
function matrix(values: Uint8Array | Float64Array, width: number): string {
  const rows = Array.from(
    { length: values.length / width },
    (_, y) => `[${values.subarray(y * width, (y + 1) * width).join()}]`,
  );
  return `[\n${rows.join(",\n")}\n]`;
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
