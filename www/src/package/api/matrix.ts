/** Checks cells one by one, so that the engine gets clean bytes. */
import { isRevoked } from "../kind-of.js";
import { copied } from "./copied.js";
import { MOST, MOST_SIDE } from "./definitions.js";
import { costOf, type ErrorWords, partOf, refused, whole, wrongNumber, wrongType } from "./errors.js";

/** `of`: what they are the sides of, for the message. */
export function checkSides(width: unknown, height: unknown, of?: ErrorWords): [width: number, height: number] {
  const side = (name: string): ErrorWords => (of ? partOf(name, of) : name);
  return [whole(width, side("width"), 1, MOST_SIDE), whole(height, side("height"), 1, MOST_SIDE)];
}

/** Walls and what cells cost, row by row. */
interface Terrain {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
  readonly costs: Float64Array;
}

/** The bytes of a matrix of 0 and 1. `others`: what else the caller takes as a map, for the message. */
export function cellsOfMatrix(matrix: unknown, others = ""): { width: number; height: number; cells: Uint8Array } {
  const { width, height, rows } = rowsOf(matrix, "0 (free) and 1 (wall)", others);
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = rows[y]!;
    for (let x = 0; x < width; x++) {
      const cell = row[x];
      if (cell === 1) cells[y * width + x] = 1;
      else if (cell !== 0) throw noCell(cell, `cell (${x}, ${y}) of the map`);
    }
  }
  return { width, height, cells };
}

/** The terrain of a matrix of costs. */
export function terrainOfMatrix(matrix: unknown): Terrain {
  const { width, height, rows } = rowsOf(matrix, "costs, with Infinity for a wall");
  return terrainOf(width, height, (x, y) => rows[y]![x], "");
}

/** The terrain that a function tells, cell by cell. */
export function terrainOfFunction(width: unknown, height: unknown, cell: unknown): Terrain {
  const sides = checkSides(width, height);
  if (typeof cell !== "function") throw wrongType("argument cell", cell, "a function of x and y");
  return terrainOf(
    ...sides,
    (x, y) => {
      const value: unknown = cell(x, y);
      return typeof value === "boolean" ? (value ? 1 : Number.POSITIVE_INFINITY) : value;
    },
    "true, false or ",
  );
}

/** Reads each cell once. `others`: what else it may be, for the message. */
function terrainOf(width: number, height: number, cell: (x: number, y: number) => unknown, others: string): Terrain {
  const cells = new Uint8Array(width * height);
  const costs = new Float64Array(width * height).fill(1);
  for (let at = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const cost = cell(x, y);
      if (cost === Number.POSITIVE_INFINITY) cells[at] = 1;
      else if (typeof cost === "number" && cost >= 0 && cost <= MOST) costs[at] = cost;
      else throw wrongNumber(costOf(x, y), cost, `${others}a number from 0 to 1e100, or Infinity for a wall`);
    }
  }
  return { width, height, cells, costs };
}

/** The rows of a matrix, which are equally long. `of`: what they are lists of; `others`: what else the caller takes, for the message. */
function rowsOf(matrix: unknown, of: string, others = "") {
  const given = list(matrix, "map", `a list of rows of ${of}${others}`);
  const height = whole(given.length, "number of rows of the map", 1, MOST_SIDE);
  const rows: ArrayLike<unknown>[] = [];
  let width = 0;
  for (let y = 0; y < height; y++) {
    const row = list(given[y], ["argument.mapRow", y], `a list of ${of}`);
    const length = row.length;
    if (y === 0) width = whole(length, "number of cells in row 0 of the map", 1, MOST_SIDE);
    else if (length !== width) {
      const like = `row 0 has ${width}, and all rows must be equally long`;
      throw refused(`number of cells in row ${y} of the map`, length, { like });
    }
    rows.push(row);
  }
  return { width, height, rows };
}

/** A copy of the bytes, one for each cell. */
export function cellsOfBytes(width: number, height: number, bytes: unknown): Uint8Array {
  checkSides(width, height);
  const cells = copied(bytes, Uint8Array, "argument cells");
  if (cells.length !== width * height) {
    const wanted = `${width} x ${height} = ${width * height}`;
    throw wrongNumber("number of cells", cells.length, wanted);
  }
  // Four at a time while they are valid: maps have millions of cells.
  const words = new Uint32Array(cells.buffer, 0, cells.length >> 2);
  let valid = 0;
  while (valid < words.length && (words[valid]! & 0xfefefefe) === 0) valid++;
  let invalid = 4 * valid;
  while (invalid < cells.length && cells[invalid]! <= 1) invalid++;
  if (invalid < cells.length) throw noCell(cells[invalid], `cell (${invalid % width}, ${Math.floor(invalid / width)})`);
  return cells;
}

function noCell(cell: unknown, name: ErrorWords): Error {
  return wrongNumber(name, cell, "0 (free) or 1 (wall)");
}

/** Checks for a list, by its length. A string has one too, but its letters aren't cells. */
function list(value: unknown, name: ErrorWords, wanted: string): ArrayLike<unknown> {
  if (typeof value === "object" && value !== null && !isRevoked(value) && "length" in value)
    return value as ArrayLike<unknown>;
  const hint = typeof value === "string" ? "; Grid.parse reads text" : "";
  throw wrongType(name, value, wanted + hint);
}
