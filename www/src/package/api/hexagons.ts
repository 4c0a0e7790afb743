/// <reference lib="esnext.disposable" preserve="true" />
import type { RawHexagons } from "../raw.js";
import { type Axial, type AxialLike, axialOf, cellOf } from "./axial.js";
import type { Orientation } from "./definitions.js";
import { dispose } from "./dispose.js";
import type { ErrorWords } from "./errors.js";
import {
  adopt,
  boolean,
  EngineHexagons,
  engineFor,
  finite,
  furtherMaps,
  Handle,
  insideGrid,
  notOurs,
  partOf,
  refused,
  whole,
  wrongType,
} from "./for-floors.js";
import type { Grid } from "./grid.js";
import type { Numbering } from "./place.js";
import { bringWorlds } from "./worlds-part.js";

/** @internal */
export interface HexagonsInside {
  readonly raw: RawHexagons;
  readonly numbering: Numbering<Axial>;
  lead?(follower: object): void;
}

/** No private field, for the reason that Floors have none. */
const handles = /* @__PURE__ */ new WeakMap<object, Handle<RawHexagons, Numbering<Axial>>>();

const insideHexagons = (value: unknown) => handles.get(value as object);

/** How a method comes to the engine's hexagons: of whatever it was called on. */
function ours(hexagons: Hexagons): Handle<RawHexagons, Numbering<Axial>> {
  const handle = insideHexagons(hexagons);
  if (handle) return handle;
  throw notOurs("Hexagons");
}

/** What the constructor takes in place of a grid: hexagons that were read from a text. */
let adopted: RawHexagons | undefined;

/**
 * A map of hexagons, each with six neighbours, over the cells of a {@link Grid}. A place is axial, `[q, r]`. Pointy ones stand in rows, of which
 * odd ones are half a cell further right, so that column `x` and row `y` are `q = x - floor(y / 2)` and `r = y`. Flat ones stand in columns, of which
 * odd ones are half a cell lower: `q = x` and `r = y - floor(x / 2)`.
 *
 * A step onto a cell costs its terrain cost. The default estimate is the number of steps where nothing is in the way, times the cheapest cost of the
 * map. Of equal paths the order of neighbours decides, clockwise from the upper right. There is no diagonal step, so options about these are refused.
 *
 * @example
 * ```ts
 * import { find_path, Grid, Hexagons } from "stepstar";
 *
 * const board = new Hexagons(new Grid(4, 3));
 * find_path(board, [0, 0], [2, 2]).path; // => [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2]]
 * board.setWall([2, 0], true);
 * find_path(board, [0, 0], [2, 2]).path; // => [[0, 0], [1, 0], [1, 1], [2, 1], [2, 2]]
 * find_path(board, { q: 0, r: 0 }, [-1, 2]).path; // => [[0, 0], [0, 1], [-1, 2]]
 * ```
 */
export class Hexagons {
  /** Consoles show this name; minified, it would be another. @internal */
  static readonly name = "Hexagons";
  /** How the hexagons stand. */
  readonly orientation: Orientation;
  /** How many columns of cells there are. */
  readonly width: number;
  /** How many rows of cells there are. */
  readonly height: number;

  /**
   * Takes the cells of a grid as hexagons. They are copied: to change one afterwards, use {@link Hexagons.setWall} and {@link Hexagons.setCost}.
   *
   * @example
   * ```ts
   * import { Grid, Hexagons } from "stepstar";
   *
   * new Hexagons(Grid.parse("S.#\n..G"), "flat").goal; // => [2, 0]
   * ```
   */
  constructor(grid: Grid, orientation: Orientation = "pointy") {
    const raw = adopted ?? made(grid, orientation);
    adopted = undefined;
    if (!furtherMaps.includes(insideHexagons)) furtherMaps.push(insideHexagons);
    this.orientation = raw.isFlat() ? "flat" : "pointy";
    this.width = raw.width();
    this.height = raw.height();
    handles.set(this, new Handle(raw, "map of hexagons", numberingOf(this.orientation, this.width, this.height)));
  }

  /**
   * Reads hexagons: a first line `hexagons pointy` or `hexagons flat`, then rows as {@link Grid.parse} reads a drawing. Blanks between the cells do
   * not matter.
   *
   * @example
   * ```ts
   * import { find_path, Hexagons } from "stepstar";
   *
   * const board = Hexagons.parse("hexagons pointy\nS . #\n . # G");
   * find_path(board, board.start!, board.goal!).status; // => "unreachable"
   * ```
   */
  static parse(text: string): Hexagons {
    if (typeof text !== "string") throw wrongType("text of the hexagons", text, "a string");
    engineFor(text);
    bringWorlds();
    adopted = EngineHexagons.parse(text);
    return new Hexagons(undefined as never);
  }

  /**
   * Writes the hexagons as {@link Hexagons.parse} reads them, so that the text looks like the board.
   *
   * @example
   * ```ts
   * import { Grid, Hexagons } from "stepstar";
   *
   * new Hexagons(Grid.parse("S.#\n.5G")).toText(); // => "hexagons pointy\nS . #\n . 5 G\n"
   * ```
   */
  toText(): string {
    return ours(this).raw.toText();
  }

  /**
   * A copy of the cells, by column and row.
   *
   * @example
   * ```ts
   * import { Hexagons } from "stepstar";
   *
   * Hexagons.parse("hexagons flat\nS . #\n. . G").grid.toText("ascii"); // => "S.#\n..G\n"
   * ```
   */
  get grid(): Grid {
    return adopt(ours(this).raw.grid());
  }

  /**
   * The start, if the cells were read from a text with an `S`.
   *
   * @example
   * ```ts
   * import { Hexagons } from "stepstar";
   *
   * Hexagons.parse("hexagons pointy\n. .\n . .\nS G").start; // => [-1, 2]
   * ```
   */
  get start(): Axial | undefined {
    return marked(this, ours(this).raw.start());
  }

  /**
   * The goal, if the cells were read from a text with a `G`.
   *
   * @example
   * ```ts
   * import { Hexagons } from "stepstar";
   *
   * Hexagons.parse("hexagons pointy\n. .\n . .\nS G").goal; // => [0, 2]
   * ```
   */
  get goal(): Axial | undefined {
    return marked(this, ours(this).raw.goal());
  }

  /**
   * Whether a cell is a wall.
   *
   * @example
   * ```ts
   * import { Hexagons } from "stepstar";
   *
   * Hexagons.parse("hexagons flat\nS # G").isWall([1, 0]); // => true
   * ```
   */
  isWall(at: AxialLike): boolean {
    const cell = numberOf(this, at);
    return ours(this).raw.isWall(cell);
  }

  /**
   * What a step onto a cell costs.
   *
   * @example
   * ```ts
   * import { Hexagons } from "stepstar";
   *
   * Hexagons.parse("hexagons flat\nS 5 G").cost([1, 0]); // => 5
   * ```
   */
  cost(at: AxialLike): number {
    const cell = numberOf(this, at);
    return ours(this).raw.cost(cell);
  }

  /**
   * Makes a cell a wall, or frees it. A {@link Pathfinder} over the hexagons sees it.
   *
   * @example
   * ```ts
   * import { Hexagons, Pathfinder } from "stepstar";
   *
   * const board = Hexagons.parse("hexagons pointy\nS . G\n . . .");
   * const finder = new Pathfinder(board);
   * board.setWall([1, 0], true);
   * finder.find([0, 0], [2, 0]).cost; // => 3
   * ```
   */
  setWall(at: AxialLike, wall: boolean): void {
    const cell = numberOf(this, at);
    ours(this).edit("setWall", cell, boolean(wall, "argument wall"));
  }

  /**
   * Sets what a step onto a cell costs: 0 or more, at most 1e100.
   *
   * @example
   * ```ts
   * import { find_path, Hexagons } from "stepstar";
   *
   * const board = Hexagons.parse("hexagons pointy\nS . G");
   * board.setCost([1, 0], 7);
   * find_path(board, [0, 0], [2, 0]).cost; // => 8
   * ```
   */
  setCost(at: AxialLike, cost: number): void {
    const cell = numberOf(this, at);
    ours(this).edit("setCost", cell, finite(cost, "cost of the cell", 0));
  }

  /**
   * Frees the memory of the hexagons at once; otherwise that happens some time after their last use. Calling it again does nothing.
   *
   * @example
   * ```ts
   * import { Hexagons } from "stepstar";
   *
   * Hexagons.parse("hexagons flat\nS . G").free();
   * ```
   */
  free(): void {
    ours(this).free();
  }

  /**
   * Calls {@link Hexagons.free} at the end of a block that declares `using board = ...`.
   *
   * @example
   * ```ts
   * import { Hexagons } from "stepstar";
   *
   * using board = Hexagons.parse("hexagons flat\nS . G");
   * board.width; // => 3
   * ```
   */
  [dispose](): void {
    ours(this).free();
  }

  /** Keeps reactive frameworks from wrapping them, as they do plain objects: behind a Proxy they would not work. @internal */
  get [Symbol.toStringTag](): string {
    return "Hexagons";
  }
}

const numberOf = (hexagons: Hexagons, at: AxialLike): number => ours(hexagons).numbering.numberOf(at, "cell");

const marked = (hexagons: Hexagons, number: number | undefined): Axial | undefined =>
  number === undefined ? undefined : ours(hexagons).numbering.placeOf(number);

function made(grid: unknown, orientation: unknown): RawHexagons {
  const names = ["pointy", "flat"];
  if (!names.includes(orientation as string)) throw refused("orientation", orientation, { names });
  if (!insideGrid(grid)) throw wrongType("grid", grid, "a Grid");
  engineFor();
  bringWorlds();
  return new EngineHexagons(insideGrid(grid)!.raw, orientation === "flat");
}

function coordinates(place: unknown, name: ErrorWords): [q: unknown, r: unknown] {
  if (typeof place === "object" && place !== null) {
    if (Array.isArray(place) || ArrayBuffer.isView(place)) {
      const pair = place as unknown as ArrayLike<unknown>;
      if (pair.length === 2) return [pair[0], pair[1]];
    } else if ("q" in place && "r" in place) {
      return [place.q, place.r];
    }
  }
  throw wrongType(name, place, "a hexagon, [q, r] or { q, r }");
}

/** Cells are numbered row by row. */
function numberingOf(orientation: Orientation, width: number, height: number): Numbering<Axial> {
  const isFlat = orientation === "flat";
  const placeOf = (number: number): Axial => axialOf(orientation, [number % width, Math.floor(number / width)]);
  return {
    numberOf(place, name) {
      const at = coordinates(place, name);
      const part = (axis: string) => partOf(axis, typeof name === "string" ? `the ${name}` : name);
      /** The coordinate by which rows, or columns, are counted, and then the other one, which begins lower in each second of them. */
      const row = whole(at[isFlat ? 0 : 1], part(isFlat ? "q" : "r"), 0, (isFlat ? width : height) - 1);
      const first = -(row >> 1);
      const last = first + (isFlat ? height : width) - 1;
      const other = whole(at[isFlat ? 1 : 0], part(isFlat ? "r" : "q"), first, last);
      const [x, y] = cellOf(orientation, isFlat ? [row, other] : [other, row]);
      return y * width + x;
    },
    placeOf,
    within(of, steps) {
      const [q, r] = placeOf(of);
      const cells: number[] = [];
      for (let number = 0; number < width * height; number++) {
        const [otherQ, otherR] = placeOf(number);
        const [dq, dr] = [otherQ - q, otherR - r];
        if (Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) <= steps) cells.push(number);
      }
      return cells;
    },
    width: 0,
    hasConnections: false,
  };
}
