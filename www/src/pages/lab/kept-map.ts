/**
 * A map too large for any address is kept in the browser as long as its tab is open, so that a reload finds it again. The
 * address says only that there is one, and its size.
 */
import type { Grid } from "stepstar";
import { Refusal } from "../../package/shared/named.js";
import type { PlainGrid } from "../../package/shared/plain-map.js";

const KEY = "stepstar-map";
/** Bits per letter, and the code of the first letter: to any storage, what is kept is plain text. */
const BITS = 14;
const FIRST = 0x100;
/** Letters joined at once: more would overflow the stack. */
const PIECE = 8192;

/** Keeps the map, in place of the one before; false: it can't be kept. */
export function keep(grid: Grid): boolean {
  try {
    sessionStorage.setItem(KEY, write(grid));
    return true;
  } catch {
    // There is no room, or no storage at all: better no map than an older one.
    forget();
    return false;
  }
}

/** Throws a RangeError with a sentence if the map is gone. */
export function kept(size: string): PlainGrid {
  const text = load();
  if (!text?.startsWith(`${size}!`))
    throw new Refusal(
      "The map of {size} cells was too large for its address, and this tab has not kept it: save such a map as a file.",
      { size },
    );
  return read(text);
}

function load(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Precedes the cost of terrain under a wall. */
const WALL = "w";
/** Replaces the list of terrain costs when there are too many: each cell then has its cost written out. */
const EACH = "each";
/** Letters per cell then, and bits in each: together the 64 of its cost, and one for a wall. */
const LETTERS = 5;
const PART = 13;

/** `2000x2000!2_5_w5!` and the cells: 0 is free, 1 a wall, 2 costs 2, 3 costs 5, and 4 is a wall on terrain that costs 5. */
export function write(grid: Pick<Grid, "width" | "height" | "cells" | "costs">): string {
  const costs = grid.costs();
  const cells = grid.cells();
  /** The costs of free cells, and of walls. */
  const found = [new Set<number>(), new Set<number>()] as const;
  for (let cell = 0; costs && cell < costs.length; cell++)
    if (costs[cell] !== 1) found[cells[cell] as 0 | 1].add(costs[cell]!);
  const terrain = found.flatMap((costs, wall) => [...costs].map((cost) => (wall ? WALL : "") + cost));
  if (costs && terrain.length > 2 ** BITS - 2) return joined(`${sizeOf(grid)}!${EACH}!`, eachCost(cells, costs));
  const { bits, perLetter } = sizes(terrain.length);
  let next = 2;
  const symbols = found.map((costs) => new Map([...costs].map((cost) => [cost, next++])));
  const letters = new Uint16Array(Math.ceil(cells.length / perLetter));
  // Letter by letter, for speed: millions of cells are written while somebody draws.
  for (let letter = 0, cell = 0; letter < letters.length; letter++) {
    let packed = FIRST;
    for (let shift = 0; shift < bits * perLetter && cell < cells.length; shift += bits, cell++) {
      const wall = cells[cell]!;
      packed += (!costs || costs[cell] === 1 ? wall : symbols[wall]!.get(costs[cell]!)!) << shift;
    }
    letters[letter] = packed;
  }
  return joined(`${sizeOf(grid)}!${terrain.join("_")}!`, letters);
}

/** As addresses say it: 2000x2000. */
export function sizeOf({ width, height }: Pick<Grid, "width" | "height">): string {
  return `${width}x${height}`;
}

function joined(head: string, letters: Uint16Array): string {
  const pieces = [head];
  for (let at = 0; at < letters.length; at += PIECE)
    pieces.push(String.fromCharCode(...letters.subarray(at, at + PIECE)));
  return pieces.join("");
}

/** All bits of every cost, {@link PART} to a letter, and the wall in the last. */
function eachCost(cells: Uint8Array, costs: Float64Array): Uint16Array {
  const letters = new Uint16Array(cells.length * LETTERS);
  const words = new Uint32Array(costs.buffer, costs.byteOffset, 2 * costs.length);
  for (let cell = 0, at = 0; cell < cells.length; cell++) {
    const [low, high] = [words[2 * cell]!, words[2 * cell + 1]!];
    const parts = [
      low,
      low >>> PART,
      (low >>> (2 * PART)) | (high << 6),
      high >>> 7,
      (high >>> 20) | (cells[cell]! << 12),
    ];
    for (const part of parts) letters[at++] = FIRST + (part & (2 ** PART - 1));
  }
  return letters;
}

function readEach(text: string, from: number, walls: Uint8Array): Float64Array {
  const costs = new Float64Array(walls.length);
  const words = new Uint32Array(costs.buffer);
  for (let cell = 0, at = from; cell < walls.length; cell++) {
    const part = () => text.charCodeAt(at++) - FIRST;
    const [first, second, third, fourth, last] = [part(), part(), part(), part(), part()];
    words[2 * cell] = first | (second << PART) | (third << (2 * PART));
    words[2 * cell + 1] = (third >>> 6) | (fourth << 7) | (last << 20);
    walls[cell] = last >>> 12;
  }
  return costs;
}

export function read(text: string): PlainGrid {
  const [size = "", listed = ""] = text.split("!", 2);
  const [width, height] = size.split("x").map(Number) as [number, number];
  const begins = size.length + listed.length + 2;
  const walls = new Uint8Array(width * height);
  if (listed === EACH) return { width, height, walls, costs: readEach(text, begins, walls) };
  const terrain = listed ? listed.split("_") : [];
  const kinds = terrain.map((kind) => ({ wall: Number(kind.startsWith(WALL)), cost: Number(kind.replace(WALL, "")) }));
  const { bits, perLetter } = sizes(terrain.length);
  const costs = terrain.length > 0 ? new Float64Array(walls.length).fill(1) : undefined;
  const mask = 2 ** bits - 1;
  // Letter by letter, for speed: a reload waits for millions of cells.
  for (let letter = begins, cell = 0; cell < walls.length; letter++) {
    const packed = text.charCodeAt(letter) - FIRST;
    for (let shift = 0; shift < bits * perLetter && cell < walls.length; shift += bits, cell++) {
      const symbol = (packed >> shift) & mask;
      if (symbol < 2) walls[cell] = symbol;
      else {
        const { wall, cost } = kinds[symbol - 2]!;
        walls[cell] = wall;
        costs![cell] = cost;
      }
    }
  }
  return { width, height, walls, ...(costs && { costs }) };
}

function sizes(terrains: number) {
  const bits = Math.ceil(Math.log2(terrains + 2));
  return { bits, perLetter: Math.floor(BITS / bits) };
}
