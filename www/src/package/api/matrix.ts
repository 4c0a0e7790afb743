/** Checks cells one by one, so that the engine gets clean bytes. */
import { isRevoked } from "../kind-of.js";
import { copied } from "./copied.js";
import { MOST_SIDE } from "./definitions.js";
import { partOf, refused, type Said, whole, wrongNumber, wrongType } from "./errors.js";

/** `of`: what they are the sides of, for the message. */
export function checkSides(width: unknown, height: unknown, of?: Said): [width: number, height: number] {
  const side = (name: string): Said => (of ? partOf(name, of) : name);
  return [whole(width, side("width"), 1, MOST_SIDE), whole(height, side("height"), 1, MOST_SIDE)];
}

/** The bytes of a matrix of 0 and 1. `others`: what else the caller takes as a map, for the message. */
export function cellsOfMatrix(matrix: unknown, others = ""): { width: number; height: number; cells: Uint8Array } {
  const rows = list(matrix, "map", `a list of rows of 0 (free) and 1 (wall)${others}`);
  const height = whole(rows.length, "number of rows of the map", 1, MOST_SIDE);
  let width = 0;
  let cells = new Uint8Array(0);
  for (let y = 0; y < height; y++) {
    const row = list(rows[y], ["argument.mapRow", y], "a list of 0 (free) and 1 (wall)");
    const length = row.length;
    if (y === 0) {
      width = whole(length, "number of cells in row 0 of the map", 1, MOST_SIDE);
      cells = new Uint8Array(width * height);
    } else if (length !== width) {
      const like = `row 0 has ${width}, and all rows must be equally long`;
      throw refused(`number of cells in row ${y} of the map`, length, { like });
    }
    for (let x = 0; x < width; x++) {
      const cell = row[x];
      if (cell === 1) cells[y * width + x] = 1;
      else if (cell !== 0) throw noCell(cell, `cell (${x}, ${y}) of the map`);
    }
  }
  return { width, height, cells };
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

function noCell(cell: unknown, name: Said): Error {
  return wrongNumber(name, cell, "0 (free) or 1 (wall)");
}

/** Checks for a list, by its length. A string has one too, but its letters aren't cells. */
function list(value: unknown, name: Said, wanted: string): ArrayLike<unknown> {
  if (typeof value === "object" && value !== null && !isRevoked(value) && "length" in value)
    return value as ArrayLike<unknown>;
  const hint = typeof value === "string" ? "; Grid.parse reads text" : "";
  throw wrongType(name, value, wanted + hint);
}
