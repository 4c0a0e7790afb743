/** From a map's text to a drawing for the board. Throws with one clear sentence. */
import { Grid } from "../api/index.js";
import { isCellOf } from "./places.js";
import { graphOf, type PlainGraph } from "./plain-map.js";
import { saying } from "./said.js";
import type { Drawing } from "./terms.js";

/** Text of one map: digits, a Moving AI map, ASCII, a JSON matrix or a JSON graph. Others are read by what comes later. */
export function readMap(text: string): Drawing {
  const trimmed = text.trim();
  if (trimmed === "") throw saying(new RangeError("The text is empty: a map has at least one cell."), "own.empty");
  if (trimmed.startsWith("[") || trimmed.startsWith("{")) return fromJson(trimmed);
  return { grid: Grid.parse(text) };
}

/** JSON as the lab writes it, though a program may have written anything. */
interface Written {
  readonly cells?: unknown;
  readonly costs?: unknown;
  readonly nodes?: unknown;
  readonly connections?: unknown;
  readonly occupied?: unknown;
  readonly start?: unknown;
  readonly goal?: unknown;
  readonly starts?: unknown;
  readonly goals?: unknown;
  readonly through?: unknown;
  readonly changes?: unknown;
  readonly movers?: unknown;
}

/** Throws a sentence of ours where it is not JSON. */
export function parsedJson(text: string): Written | unknown[] {
  try {
    return JSON.parse(text);
  } catch (error) {
    const rest = (error as Error).message;
    throw saying(new RangeError(`This is not JSON: ${rest}.`), "own.notJson", { rest });
  }
}

function fromJson(text: string): Drawing {
  const data = parsedJson(text);
  if (Array.isArray(data)) return { grid: Grid.from(data as number[][]) };
  if (Array.isArray(data.cells)) return fromCells(data);
  if (Array.isArray(data.nodes) && Array.isArray(data.connections)) return fromGraph(data);
  throw saying(
    new RangeError(
      "This JSON is neither a matrix of 0 and 1 nor a map with cells and costs nor a graph with nodes and connections.",
    ),
    "own.json",
  );
}

export function fromCells({ cells, costs, changes, movers, ...places }: Written): Drawing {
  let grid = Grid.from(cells as number[][]);
  const { width, height } = grid;
  if (costs !== undefined) {
    const isMatrix = Array.isArray(costs) && costs.length === height && costs.every((row) => row?.length === width);
    if (!isMatrix)
      throw new RangeError(`The costs are not a matrix of ${width} x ${height} numbers, as the cells are.`);
    const flat = new Float64Array(width * height);
    costs.forEach((row, y) => {
      for (let x = 0; x < width; x++) {
        // Throws a clear error.
        if (typeof row[x] !== "number") grid.setCost(x, y, row[x]);
        flat[y * width + x] = row[x];
      }
    });
    grid = Grid.fromCells(width, height, grid.cells(), flat);
  }
  const on = (place: unknown) => isCellOf(grid, place);
  // What is wrong with these the engine says.
  const moving = { ...(changes !== undefined && { changes }), ...(movers !== undefined && { movers }) };
  return { grid, ...fromPlaces(places, on, CELL), ...moving } as Drawing;
}

function fromGraph({ nodes, connections, occupied = [], ...places }: Written): Drawing {
  if (!Array.isArray(occupied)) throw new RangeError("The occupied nodes are not a list of ids.");
  const graph = graphOf({ nodes, connections, occupied } as PlainGraph);
  const ids = graph.nodes.map(({ id }) => id);
  const on = (id: unknown) => ids.includes(id as number);
  return { graph, ...fromPlaces(places, on, NODE) };
}

const LISTS = [
  ["starts", "start"],
  ["goals", "goal"],
  ["through", "way point"],
] as const;

type Wanted = readonly [text: string, id: string];
const CELL: Wanted = ["a cell [x, y] of the map", "allowed.point"];
const NODE: Wanted = ["the id of a node", "allowed.anyNode"];

function misplaced(name: string, value: string, [wanted, id]: Wanted): RangeError {
  const error = new RangeError(`The ${name} is ${value}: it must be ${wanted}.`);
  const argument = { id: `stop.${name}`, fields: {} };
  return saying(error, "error.must", { argument, value, allowed: { id, fields: {} } });
}

/** Start, goal and way points, as far as the text has them. */
export function fromPlaces(
  { start, goal, ...lists }: Written,
  on: (place: unknown) => boolean,
  wanted: Wanted,
): object {
  const given = Object.entries({ start, goal }).filter(([, place]) => place !== undefined && place !== null);
  const several: Record<string, readonly unknown[]> = {};
  for (const [name, one] of LISTS) {
    const list = lists[name] ?? [];
    if (!Array.isArray(list)) throw new RangeError(`The ${one}s are not a list of places.`);
    if (list.length > 0 || name === "through") several[name] = list;
  }
  const all = LISTS.flatMap(([name, one]) => (several[name] ?? []).map((place) => [one, place]));
  for (const [name, place] of [...given, ...all])
    if (!on(place)) throw misplaced(String(name), JSON.stringify(place), wanted);
  return { ...Object.fromEntries(given), ...several };
}
