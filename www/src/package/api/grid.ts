/// <reference lib="esnext.disposable" preserve="true" />
import { engine, engineFor, parsedGrid, type RawGrid } from "../raw.js";
import { copied } from "./copied.js";
import type { TextFormat } from "./definitions.js";
import { boolean, costOf, finite, noneOfOurs, wrongType } from "./errors.js";
import { dispose, Handle, notOurs, readOnly } from "./handle.js";
import { cellsOfBytes, cellsOfMatrix, checkSides, terrainOfFunction, terrainOfMatrix } from "./matrix.js";
import { cellNumbering, type Numbering, type Point } from "./place.js";
import { plain } from "./plain.js";

/** What the other files of this folder see of a grid. Read `raw` last: a getter among what the caller gave may have freed it. @internal */
export interface GridInside {
  readonly raw: RawGrid;
  readonly numbering: Numbering;
  lead?(follower: object): void;
}

/** @internal */
export let insideGrid: (value: unknown) => GridInside | undefined;

/** How a method comes to the engine's grid: of whatever it was called on. */
let ours: (grid: Grid) => Handle<RawGrid>;

/**
 * A map of square cells, up to 4096 x 4096. Each is a wall or free; stepping onto a free one costs its terrain cost (1 unless
 * set) times the length of the step.
 *
 * Searches never change a grid. A {@link Trace} keeps the map as it was when the trace was made; a {@link Pathfinder} sees every
 * edit. Like all objects of this package, a grid does not work behind a proxy; the `ref` and `reactive` of Vue
 * put none around it, and notice no edit of it.
 *
 * The cells lie in the engine's memory, where nobody looks for them: to `toEqual` and `deepEqual` of test runners, grids of the
 * same size are alike, and `JSON.stringify` and `postMessage` take the size along, but no cells. Compare by {@link Grid.equals};
 * save and send `toText()`, or `cells()` and `costs()`.
 *
 * @example
 * ```ts
 * import { find_path, Grid } from "stepstar";
 *
 * const grid = new Grid(4, 3); // all free, cost 1
 * grid.setWall(1, 0, true);
 * grid.setCost(1, 1, 5);
 * find_path(grid, [0, 0], [2, 0]).path; // => [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2], [2, 1], [2, 0]]
 * ```
 */
export class Grid {
  /** Consoles show this name; minified, it would be another. @internal */
  static readonly name = "Grid";
  /** The width of the map, in cells. */
  declare readonly width: number;
  /** The height of the map, in cells. */
  declare readonly height: number;
  readonly #handle: Handle<RawGrid>;

  static {
    insideGrid = (value) =>
      Object(value) === value && #handle in (value as Grid) ? (value as Grid).#handle : undefined;
    ours = (grid) => {
      if (insideGrid(grid)) return grid.#handle;
      throw notOurs("Grid");
    };
  }

  /**
   * Makes a map of free cells, each with cost 1.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * new Grid(3, 2).toText("ascii"); // => "...\n...\n"
   * ```
   */
  constructor(width: number, height: number) {
    const raw = adopted ?? makeRaw(width, height);
    adopted = undefined;
    readOnly<Grid>(this, { width: raw.width(), height: raw.height() });
    this.#handle = new Handle(raw, "grid", cellNumbering(this.width, this.height));
  }

  /**
   * Makes a map from rows of numbers: `m[y][x]` is 0 where the cell is free and 1 where it is a wall.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * const grid = Grid.from([
   *   [0, 1, 0],
   *   [0, 0, 0],
   * ]);
   * grid.isWall(1, 0); // => true
   * ```
   */
  static from(matrix: ArrayLike<ArrayLike<number>>): Grid {
    const { width, height, cells } = cellsOfMatrix(matrix);
    return adopt(engineFor(cells).Grid.fromCells(width, height, cells));
  }

  /**
   * Makes a map from one byte per cell, row by row: 0 is free, 1 is a wall.
   *
   * @param costs The cost of a step of length 1 onto each cell, row by row; by default 1.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * Grid.fromCells(3, 2, Uint8Array.of(0, 1, 0, 0, 0, 0)).toText("ascii"); // => ".#.\n...\n"
   * ```
   */
  static fromCells(width: number, height: number, cells: Uint8Array, costs?: Float64Array): Grid {
    const bytes = cellsOfBytes(width, height, cells);
    return gridOf(width, height, bytes, costs === undefined ? costs : copied(costs, Float64Array, "argument costs"));
  }

  /**
   * Makes a map from what it costs to step onto each cell: `m[y][x]` is a number from 0 to 1e100, or `Infinity` for a wall.
   *
   * @example
   * ```ts
   * import { find_path, Grid } from "stepstar";
   *
   * const grid = Grid.fromCosts([
   *   [1, Infinity, 1],
   *   [1, 4.5, 1],
   * ]);
   * grid.isWall(1, 0); // => true
   * find_path(grid, [0, 0], [2, 0]).cost; // => 7.5
   * ```
   */
  static fromCosts(matrix: ArrayLike<ArrayLike<number>>): Grid {
    const { width, height, cells, costs } = terrainOfMatrix(matrix);
    return gridOf(width, height, cells, costs);
  }

  /**
   * Makes a map by asking a function for each cell, once and row by row: a number is what it costs to step onto the cell, from 0 to
   * 1e100 (`Infinity` is a wall), `true` is a free cell of cost 1, and `false` is a wall.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * const tiles = ["ggw", "mgg"]; // grass, mud and water
   * const costs = { g: true, m: 3, w: false };
   * Grid.of(3, 2, (x, y) => costs[tiles[y]![x] as "g"]).toText("ascii"); // => "..#\n3..\n"
   * ```
   */
  static of(width: number, height: number, cell: (x: number, y: number) => number | boolean): Grid {
    const { cells, costs, ...size } = terrainOfFunction(width, height, cell);
    return gridOf(size.width, size.height, cells, costs);
  }

  /**
   * Reads a map from text in any of three formats: width, height and rows of 0 and 1; a Moving AI `.map`; or a drawing with
   * `.` (free), `#` (wall), `1` to `9` (terrain), `S` (start) and `G` (goal), of which there may be several. If the text is malformed, the error names the
   * line and the column, and also has them as `line` and `column`.
   *
   * @example
   * ```ts
   * import { find_path, Grid } from "stepstar";
   *
   * const grid = Grid.parse(`
   *   S.#.
   *   .5..
   *   ...G
   * `);
   * grid.start; // => [0, 0]
   * grid.cost(1, 1); // => 5
   * find_path(grid, [0, 0], [3, 2]).cost; // => 5
   * ```
   */
  static parse(text: string): Grid {
    if (typeof text !== "string") throw wrongType("text of the map", text, "a string");
    return adopt(parsedGrid(text));
  }

  /**
   * The start, if the map was read from a text with an `S`; of several the first.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * Grid.parse("S..\n..G").start; // => [0, 0]
   * ```
   */
  get start(): Point | undefined {
    return marked(this, ours(this).raw.starts())[0];
  }

  /**
   * The goal, if the map was read from a text with a `G`; of several the first.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * Grid.parse("S..\n..G").goal; // => [2, 1]
   * ```
   */
  get goal(): Point | undefined {
    return marked(this, ours(this).raw.goals())[0];
  }

  /**
   * All cells that the text of the map marked with `S`, as {@link find_path} takes them.
   *
   * @example
   * ```ts
   * import { find_path, Grid } from "stepstar";
   *
   * const grid = Grid.parse("S..G\n...S");
   * find_path(grid, grid.starts, grid.goals).path; // => [[3, 1], [3, 0]]
   * ```
   */
  get starts(): Point[] {
    return marked(this, ours(this).raw.starts());
  }

  /**
   * All cells that the text of the map marked with `G`.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * Grid.parse("S.G\n..G").goals; // => [[2, 0], [2, 1]]
   * ```
   */
  get goals(): Point[] {
    return marked(this, ours(this).raw.goals());
  }

  /**
   * Whether a cell is a wall.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * Grid.parse("..#").isWall(2, 0); // => true
   * ```
   */
  isWall(x: number, y: number): boolean {
    checkCell(this, x, y);
    return ours(this).raw.isWall(x, y);
  }

  /**
   * Makes a cell a wall, or frees it.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * const grid = Grid.parse("..#");
   * grid.setWall(0, 0, true);
   * grid.setWall(2, 0, false);
   * grid.toText("ascii"); // => "#..\n"
   * ```
   */
  setWall(x: number, y: number, wall: boolean): void {
    checkCell(this, x, y);
    ours(this).edit("setWall", x, y, boolean(wall, "argument wall"));
  }

  /**
   * The cost of a step of length 1 onto a cell.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * Grid.parse(".7.").cost(1, 0); // => 7
   * ```
   */
  cost(x: number, y: number): number {
    checkCell(this, x, y);
    return ours(this).raw.cost(x, y);
  }

  /**
   * Sets the cost of a step of length 1 onto a cell: 0 or more, at most 1e100.
   *
   * @example
   * ```ts
   * import { find_path, Grid } from "stepstar";
   *
   * const grid = new Grid(3, 1);
   * grid.setCost(1, 0, 2.5);
   * find_path(grid, [0, 0], [2, 0]).cost; // => 3.5
   * ```
   */
  setCost(x: number, y: number, cost: number): void {
    checkCell(this, x, y);
    ours(this).edit("setCost", x, y, finite(cost, costOf(x, y), 0));
  }

  /**
   * Returns a copy of the walls, one byte per cell, row by row: 0 is free, 1 is a wall.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * Grid.parse(".#.").cells(); // => Uint8Array.of(0, 1, 0)
   * ```
   */
  cells(): Uint8Array<ArrayBuffer> {
    return ours(this).raw.cells();
  }

  /**
   * Returns a copy of the cost of every cell, row by row; undefined while all cost 1.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * Grid.parse(".3.").costs(); // => Float64Array.of(1, 3, 1)
   * Grid.parse(".#.").costs(); // => undefined
   * ```
   */
  costs(): Float64Array<ArrayBuffer> | undefined {
    return ours(this).raw.costs();
  }

  /**
   * Returns the map as text. Throws a RangeError if the format can't express the terrain of the map, or a wall under a start
   * or goal that it draws. What a cell would cost without its wall is not written: `cells()` and `costs()` have that.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * Grid.from([[0, 1]]).toText(); // => "2 1\n01\n"
   * Grid.from([[0, 1]]).toText("movingai"); // => "type octile\nheight 1\nwidth 2\nmap\n.@\n"
   * ```
   */
  toText(format: TextFormat = "digits"): string {
    return ours(this).raw.toText(plain(format));
  }

  /**
   * Returns another grid with the same cells. Nothing is copied until one of the two is edited.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * const grid = new Grid(3, 1);
   * const other = grid.clone();
   * other.setWall(1, 0, true);
   * grid.isWall(1, 0); // => false
   * ```
   */
  clone(): Grid {
    return adopt(ours(this).raw.twin());
  }

  /**
   * Whether another grid has the same size, walls, costs, start and goal.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * new Grid(3, 1).equals(Grid.parse("...")); // => true
   * ```
   */
  equals(other: Grid): boolean {
    const { raw } = gridInside(other, "other grid");
    return ours(this).raw.equals(raw);
  }

  /**
   * Frees the grid's memory at once; otherwise that happens some time after its last use. Calling it again does nothing.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * const grid = new Grid(2000, 2000);
   * grid.free();
   * ```
   */
  free(): void {
    ours(this).free();
  }

  /**
   * Calls {@link Grid.free} at the end of a block that declares `using grid = ...`.
   *
   * @example
   * ```ts
   * import { Grid } from "stepstar";
   *
   * using grid = new Grid(3, 2);
   * grid.width; // => 3
   * ```
   */
  [dispose](): void {
    ours(this).free();
  }

  /** Keeps reactive frameworks from wrapping it, as they do plain objects: behind a Proxy it would not work. @internal */
  get [Symbol.toStringTag](): string {
    return "Grid";
  }
}

function checkCell(grid: Grid, x: number, y: number): void {
  ours(grid).numbering.numberOf([x, y], "cell");
}

function marked(grid: Grid, cells: Uint32Array): Point[] {
  return [...cells].map((cell) => ours(grid).numbering.placeOf(cell) as Point);
}

/** The engine's grid that the next `new Grid` takes over, in place of making one. */
let adopted: RawGrid | undefined;

/** A grid of the engine as users have it. @internal */
export function adopt(raw: RawGrid): Grid {
  adopted = raw;
  return new Grid(0, 0);
}

/** Makes a grid without checking its cells: they were checked when they were drawn or read, and there may be millions. @internal */
export function gridOf(width: number, height: number, cells: Uint8Array, costs?: Float64Array | null): Grid {
  const raw = engineFor(cells, costs ?? cells).Grid.fromCells(width, height, cells);
  if (costs) raw.setCosts(costs);
  return adopt(raw);
}

function makeRaw(width: number, height: number): RawGrid {
  checkSides(width, height);
  return new (engine().Grid)(width, height);
}

/** @internal */
export function gridInside(value: unknown, name: string): GridInside {
  const inside = insideGrid(value);
  if (inside) return inside;
  throw wrongType(name, value, `a Grid${noneOfOurs(value)}`);
}
