/** The map and the trace as text. */
import type { Point, TextFormat, Trace } from "stepstar";
import { mapText as drawnText, endsIn } from "../../../package/shared/map-text.js";
import { apart } from "../../shared/apart.js";
import { t } from "../../shared/text.js";
import { drawnOn, jsonOf } from "../../state/drawn.js";
import type { Lab } from "../lab.js";
import { inParts, type SavingProgress, stillThere } from "./in-parts.js";
import { type MapToWrite, mapText } from "./map-text.js";

const text = (content: BlobPart | BlobPart[], type = "text/plain") => new Blob([content].flat(), { type });

/** Maps of up to this many cells are written sooner than a worker starts. */
const MOST_AT_ONCE = 300_000;

/** What the worker has written, or a sentence that says why it can't. */
export interface Written {
  readonly text?: Blob;
  readonly fault?: string;
}

/** Large maps are written in a worker, so that the page stays responsive. */
export async function mapIn(format: TextFormat, { board }: Lab): Promise<Blob> {
  const { grid, starts, goals } = board;
  if (board.floors ?? board.hexagons) return text(`${drawnText(board)}\n`);
  if (!grid) throw new RangeError(t("A graph has no cells: save it as JSON."));
  const { width, height } = grid;
  const places = { starts: starts as readonly Point[], goals: goals as readonly Point[] };
  const asked = { width, height, walls: grid.cells(), costs: grid.costs(), ...places, format };
  const { text: content, fault } = width * height > MOST_AT_ONCE ? await inWorker(asked) : {};
  if (fault !== undefined) throw new RangeError(fault);
  return text(content ?? mapText(asked));
}

async function inWorker(asked: MapToWrite): Promise<Written> {
  try {
    return await apart("writeMap", asked);
  } catch {
    // A frame may forbid workers: the text is then written here.
    return {};
  }
}

/** A matrix m[y][x] of 0 (free) and 1 (wall), or an object if there is more to save: start and goal, terrain, way points, or a graph. */
export async function json(lab: Lab, progress: SavingProgress): Promise<Blob> {
  const { grid, graph, start, goal, through, changes, movers } = lab.board;
  const ends = endsIn(lab.board);
  const way = {
    ...(through.length > 0 && { through }),
    ...(changes && { changes }),
    ...(movers?.length && { movers }),
  };
  if (lab.board.floors ?? lab.board.hexagons) return text(`${jsonOf(drawnOn(lab.board))}\n`, "application/json");
  if (graph) {
    const { nodes, connections } = graph;
    const occupied = nodes.map(({ id }) => id).filter((id) => graph.isOccupied(id));
    const whole = { nodes, connections, occupied, ...ends, ...way };
    return text(`${JSON.stringify(whole, null, 1)}\n`, "application/json");
  }
  const costs = grid!.costs();
  const cells = await matrix(grid!.cells(), grid!.width, progress);
  if (!costs && !start && !goal && Object.keys(way).length === 0) return text([...cells, "\n"], "application/json");
  const places = Object.entries({ ...ends, ...way }).map(([name, at]) => `,\n"${name}": ${JSON.stringify(at)}`);
  const prices = costs ? [',\n"costs": ', ...(await matrix(costs, grid!.width, progress))] : [];
  return text(['{\n"cells": ', ...cells, ...prices, ...places, "\n}\n"], "application/json");
}

/** One line per row. */
async function matrix(values: Uint8Array | Float64Array, width: number, progress: SavingProgress): Promise<BlobPart[]> {
  const height = values.length / width;
  const row = (y: number) => `[${values.subarray(y * width, (y + 1) * width).join()}]${y < height - 1 ? "," : ""}\n`;
  const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => row(from + i)).join("");
  return ["[\n", ...(await inParts(height, rows, progress)), "]"];
}

export async function traceCsv(lab: Lab, progress: SavingProgress): Promise<Blob> {
  return text(await events(lab, (trace, from, to) => trace.toCSV(from, to), progress), "text/csv");
}

export async function posthoc(lab: Lab, progress: SavingProgress): Promise<Blob> {
  return text(await events(lab, (trace, from, to) => trace.toPosthoc(from, to), progress), "application/yaml");
}

/** The path, a place in each row, as the engine gives it or without its start. */
export function pathCsv({ board }: Lab, withStart: boolean): Blob {
  const path: readonly (Point | number)[] = board.result?.path ?? [];
  if (path.length === 0) throw new RangeError(t("There is no path."));
  const rows = path.slice(withStart ? 0 : 1).map((place) => `${place}\n`);
  const head = board.graph ? "node" : board.floors ? "x,y,floor" : board.hexagons ? "q,r" : "x,y";
  return text([`${head}\n`, ...rows], "text/csv");
}

/** The trace on the board, in parts; fails if another search replaces it meanwhile. */
function events(lab: Lab, part: (trace: Trace, from: number, to: number) => string, progress: SavingProgress) {
  const { trace } = lab.board;
  if (!trace) throw new RangeError(t("Nothing has been searched yet."));
  const written = (from: number, to: number) => {
    stillThere(lab, trace);
    return part(trace, from, to);
  };
  return inParts(trace.length, written, progress);
}
