/**
 * Packs small numbers in a rectangle (walls, terrain) into short text. Of three codings the shortest is used; the first letter
 * says which:
 *   r  the numbers as they are
 *   l  run lengths
 *   u  run lengths of the differences from the row above: walls tend to go straight down
 */

import { Refusal } from "../../package/shared/named.js";
import { BITS_A_LETTER, BitReader, BitWriter, gammaBits } from "./bits.js";

/** Bytes suffice for most maps, but a map of heights may have a symbol of its own for every cell. */
type Cells = Uint8Array | Uint32Array;

export function pack(cells: Cells, width: number, symbols: number): string {
  const below = difference(cells, width, symbols, -1);
  // Their lengths are counted first: writing all three for a large map takes longer than a frame.
  const plain = cells.length * bitsFor(symbols);
  const [lengths, differing] = [bitsOfRuns(cells, symbols), bitsOfRuns(below, symbols)];
  const least = Math.min(plain, lengths, differing);
  if (letters(plain) === letters(least)) return `r${written(cells, symbols)}`;
  return letters(lengths) === letters(least) ? `l${runs(cells, symbols)}` : `u${runs(below, symbols)}`;
}

function written(cells: Cells, symbols: number): BitWriter {
  const bits = bitsFor(symbols);
  const writer = new BitWriter();
  for (const cell of cells) writer.write(cell, bits);
  return writer;
}

function letters(bits: number): number {
  return Math.ceil(bits / BITS_A_LETTER);
}

/** How long {@link runs} would be. */
function bitsOfRuns(cells: Cells, symbols: number): number {
  const bits = symbols > 2 ? bitsFor(symbols) : 0;
  let sum = 0;
  let symbol = 0;
  let length = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== symbol) {
      sum += gammaBits(length + 1) + bits;
      symbol = cells[cell]!;
      length = 0;
    }
    length++;
  }
  return sum + gammaBits(length + 1);
}

export function unpack(text: string, width: number, height: number, symbols: number): Cells {
  const cells = new (symbols > 256 ? Uint32Array : Uint8Array)(width * height);
  const reader = new BitReader(text.slice(1));
  const bits = bitsFor(symbols);
  if (text[0] === "r") {
    for (let cell = 0; cell < cells.length; cell++) cells[cell] = reader.read(bits);
    if (cells.some((symbol) => symbol >= symbols)) throw new Refusal("The link was changed: its map can't be read.");
  } else {
    let symbol = 0;
    for (let cell = 0; cell < cells.length; ) {
      const end = cell + reader.readGamma() - 1;
      cells.fill(symbol, cell, end);
      cell = end;
      // The next run has another symbol: of two there is no choice, of more its distance follows.
      if (cell < cells.length) symbol = (symbol + 1 + (symbols > 2 ? reader.read(bits) : 0)) % symbols;
    }
  }
  return text[0] === "u" ? difference(cells, width, symbols, 1) : cells;
}

/** Lengths are stored plus one, as the first run may be empty. */
function runs(cells: Cells, symbols: number): BitWriter {
  const writer = new BitWriter();
  const bits = bitsFor(symbols);
  let symbol = 0;
  let length = 0;
  for (const cell of cells) {
    if (cell !== symbol) {
      writer.writeGamma(length + 1);
      if (symbols > 2) writer.write((cell - symbol - 1 + symbols) % symbols, bits);
      symbol = cell;
      length = 0;
    }
    length++;
  }
  writer.writeGamma(length + 1);
  return writer;
}

/** Each cell less the one above it (sign -1), or the way back (sign 1). */
function difference(cells: Cells, width: number, symbols: number, sign: 1 | -1): Cells {
  const result = cells.slice();
  const above = sign === 1 ? result : cells;
  for (let cell = width; cell < cells.length; cell++) {
    const value = cells[cell]! + sign * above[cell - width]!;
    result[cell] = value < 0 ? value + symbols : value < symbols ? value : value - symbols;
  }
  return result;
}

function bitsFor(symbols: number): number {
  return Math.max(1, Math.ceil(Math.log2(symbols)));
}
