/// <reference lib="esnext.disposable" preserve="true" />
import type { RawFloors, RawGrid } from "../raw.js";
import { dispose } from "./dispose.js";
import type { ErrorWords } from "./errors.js";
import {
  adopt,
  around,
  boolean,
  EngineFloors,
  engineFor,
  finite,
  furtherMaps,
  Handle,
  insideGrid,
  isWithin,
  misplaced,
  notOurs,
  object,
  partOf,
  whole,
  wrongType,
} from "./for-floors.js";
import type { Grid } from "./grid.js";
import type { FloorPoint, FloorPointLike, Numbering } from "./place.js";
import { bringWorlds } from "./worlds-part.js";

/** A way from a cell to another one of any floor, also of the same: stairs, a lift, a door, a teleport. It is one step. */
export interface FloorLink {
  readonly from: FloorPointLike;
  readonly to: FloorPointLike;
  /** What the step costs: 0 or more, at most 1e100. */
  readonly cost: number;
  /** Whether it leads from `from` to `to` only. Default: false. */
  readonly oneWay?: boolean | undefined;
}

/** @internal */
export interface FloorsInside {
  readonly raw: RawFloors;
  readonly numbering: Numbering;
  lead?(follower: object): void;
}

/** Not a private field, which only a static block could hand out: with one, bundlers would keep the class, and with it the part of the engine that knows floors. */
const handles = /* @__PURE__ */ new WeakMap<object, Handle<RawFloors, Numbering<FloorPoint>>>();

const insideFloors = (value: unknown) => handles.get(value as object);

/** How a method comes to the engine's floors: of whatever it was called on. */
function ours(floors: Floors): Handle<RawFloors, Numbering<FloorPoint>> {
  const handle = insideFloors(floors);
  if (handle) return handle;
  throw notOurs("Floors");
}

/** Numbers of a link in a row. */
const LINK = 8;

/** What the constructor takes in place of grids and links: floors that were read from a text. */
let adopted: RawFloors | undefined;

/**
 * Floors of the same or of different size, one above the other, with links between their cells. A place is `[x, y, floor]`; the first floor is
 * 0. The default estimate knows the links, so that paths over teleports are cheapest, too.
 *
 * @example
 * ```ts
 * import { Floors, find_path, Grid } from "stepstar";
 *
 * const house = new Floors(
 *   [new Grid(3, 1), new Grid(3, 1)],
 *   [{ from: [2, 0, 0], to: [2, 0, 1], cost: 3 }],
 * );
 * find_path(house, [0, 0, 0], [1, 0, 1]).path; // => [[0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 0, 1], [1, 0, 1]]
 * find_path(house, [0, 0, 0], [1, 0, 1]).cost; // => 6
 * house.setWall([1, 0, 0], true);
 * find_path(house, [0, 0, 0], [1, 0, 1]).path; // => []
 * ```
 */
export class Floors {
  /** Consoles show this name; minified, it would be another. @internal */
  static readonly name = "Floors";
  /**
   * Puts grids one above the other. They are copied: to change a cell afterwards, use {@link Floors.setWall} and {@link Floors.setCost}.
   *
   * @example
   * ```ts
   * import { Floors, Grid } from "stepstar";
   *
   * const teleport = { from: [0, 0, 0], to: [3, 2, 0], cost: 1, oneWay: true } as const;
   * new Floors([new Grid(4, 3)], [teleport]).count; // => 1
   * ```
   */
  constructor(grids: readonly Grid[], links: readonly FloorLink[]) {
    const raw = adopted ?? made(grids, links);
    adopted = undefined;
    if (!furtherMaps.includes(insideFloors)) furtherMaps.push(insideFloors);
    handles.set(this, new Handle(raw, "set of floors", numberingOf(raw)));
  }

  /**
   * Reads floors that are drawn one below the other, with an empty line in between, each as {@link Grid.parse} reads a drawing. A letter other
   * than `S` and `G` that stands twice is a link that costs 1, and a line `x,y,floor <-> x,y,floor cost` is one, too; with `->` it leads one way.
   *
   * @example
   * ```ts
   * import { Floors, find_path } from "stepstar";
   *
   * const house = Floors.parse("S.a\n.#.\n\na.G\n\n2,1,0 -> 2,0,1 5");
   * house.links.length; // => 2
   * find_path(house, house.start!, house.goal!).cost; // => 5
   * ```
   */
  static parse(text: string): Floors {
    if (typeof text !== "string") throw wrongType("text of the floors", text, "a string");
    engineFor(text);
    bringWorlds();
    adopted = EngineFloors.parse(text);
    return new Floors([], []);
  }

  /**
   * Writes the floors as {@link Floors.parse} reads them.
   *
   * @example
   * ```ts
   * import { Floors } from "stepstar";
   *
   * Floors.parse("S.a\n\na.G").toText(); // => "S.a\n\na.G\n"
   * ```
   */
  toText(): string {
    return ours(this).raw.toText();
  }

  /**
   * How many floors there are.
   *
   * @example
   * ```ts
   * import { Floors } from "stepstar";
   *
   * Floors.parse("S.a\n\na.G").count; // => 2
   * ```
   */
  get count(): number {
    return ours(this).raw.count();
  }

  /**
   * A copy of the links, in the order of the list that made the floors.
   *
   * @example
   * ```ts
   * import { Floors } from "stepstar";
   *
   * Floors.parse("S.a\n\na.G").links; // => [{ from: [2, 0, 0], to: [0, 0, 1], cost: 1, oneWay: false }]
   * ```
   */
  get links(): { from: FloorPoint; to: FloorPoint; cost: number; oneWay: boolean }[] {
    const row = ours(this).raw.links();
    const links = [];
    for (let i = 0; i < row.length; i += LINK) {
      const [x, y, floor, toX, toY, toFloor, cost, oneWay] = row.subarray(i, i + LINK);
      const [from, to]: FloorPoint[] = [
        [x!, y!, floor!],
        [toX!, toY!, toFloor!],
      ];
      links.push({ from: from!, to: to!, cost: cost!, oneWay: oneWay === 1 });
    }
    return links;
  }

  /**
   * A copy of one floor.
   *
   * @example
   * ```ts
   * import { Floors } from "stepstar";
   *
   * Floors.parse("S.a\n\na.G").floor(1).goal; // => [2, 0]
   * ```
   */
  floor(floor: number): Grid {
    const { raw } = ours(this);
    return adopt(raw.floor(whole(floor, "number of the floor", 0, raw.count() - 1))!);
  }

  /**
   * The start, if the floors were read from a text with an `S`.
   *
   * @example
   * ```ts
   * import { Floors } from "stepstar";
   *
   * Floors.parse("..a\n\na.S").start; // => [2, 0, 1]
   * ```
   */
  get start(): FloorPoint | undefined {
    return marked(this, ours(this).raw.start());
  }

  /**
   * The goal, if the floors were read from a text with a `G`.
   *
   * @example
   * ```ts
   * import { Floors } from "stepstar";
   *
   * Floors.parse("S.a\n\na.G").goal; // => [2, 0, 1]
   * ```
   */
  get goal(): FloorPoint | undefined {
    return marked(this, ours(this).raw.goal());
  }

  /**
   * Makes a cell a wall, or frees it. A link to a wall can't be taken until it is free again. A {@link Pathfinder} over the floors sees it.
   *
   * @example
   * ```ts
   * import { Floors, Pathfinder } from "stepstar";
   *
   * const house = Floors.parse("S.a\n...\n\na.G");
   * const finder = new Pathfinder(house);
   * house.setWall([1, 0, 0], true);
   * finder.find([0, 0, 0], [2, 0, 1]).cost; // => 7
   * ```
   */
  setWall(at: FloorPointLike, wall: boolean): void {
    const cell = ours(this).numbering.numberOf(at, "cell");
    ours(this).edit("setWall", cell, boolean(wall, "argument wall"));
  }

  /**
   * Sets the cost of a step of length 1 onto a cell: 0 or more, at most 1e100. What links cost stays the same.
   *
   * @example
   * ```ts
   * import { Floors, find_path } from "stepstar";
   *
   * const house = Floors.parse("S.a\n\na.G");
   * house.setCost([1, 0, 1], 7);
   * find_path(house, [0, 0, 0], [2, 0, 1]).cost; // => 11
   * ```
   */
  setCost(at: FloorPointLike, cost: number): void {
    const cell = ours(this).numbering.numberOf(at, "cell");
    ours(this).edit("setCost", cell, finite(cost, "cost of the cell", 0));
  }

  /**
   * Frees the memory of the floors at once; otherwise that happens some time after their last use. Calling it again does nothing.
   *
   * @example
   * ```ts
   * import { Floors } from "stepstar";
   *
   * Floors.parse("S.a\n\na.G").free();
   * ```
   */
  free(): void {
    ours(this).free();
  }

  /**
   * Calls {@link Floors.free} at the end of a block that declares `using floors = ...`.
   *
   * @example
   * ```ts
   * import { Floors } from "stepstar";
   *
   * using house = Floors.parse("S.a\n\na.G");
   * house.count; // => 2
   * ```
   */
  [dispose](): void {
    ours(this).free();
  }

  /** Keeps reactive frameworks from wrapping them, as they do plain objects: behind a Proxy they would not work. @internal */
  get [Symbol.toStringTag](): string {
    return "Floors";
  }
}

const marked = (floors: Floors, number: number | undefined): FloorPoint | undefined =>
  number === undefined ? undefined : ours(floors).numbering.placeOf(number);

function made(grids: unknown, links: unknown): RawFloors {
  if (!Array.isArray(grids)) throw wrongType("list of floors", grids, "an array of grids");
  if (!Array.isArray(links)) throw wrongType("list of links", links, "an array");
  const row = new Float64Array(links.length * LINK);
  for (let i = 0; i < links.length; i++) {
    const link = object(links[i], `link ${i}`, "{ from, to, cost }");
    const { from, to, cost, oneWay = false } = link;
    const ends = [...coordinates(from, `"from" of link ${i}`), ...coordinates(to, `"to" of link ${i}`)];
    row.set([...ends, finite(cost, `cost of link ${i}`, 0), +boolean(oneWay, `"oneWay" of link ${i}`)], i * LINK);
  }
  engineFor(row);
  bringWorlds();
  // Nothing is copied before the engine does it: each is handed over as a twin.
  const twins: RawGrid[] = [];
  for (let i = 0; i < grids.length; i++) {
    const inside = insideGrid(grids[i]);
    if (!inside) throw wrongType(`floor ${i}`, grids[i], "a Grid");
    twins.push(inside.raw.twin());
  }
  return new EngineFloors(twins, row);
}

/** Each is read once, and whole; whether there is such a cell, the engine says. */
function coordinates(place: unknown, name: string): number[] {
  const [x, y, floor] = threeOf(place, name);
  return [x, y, floor].map((value, i) => whole(value, `${["x", "y", "floor"][i]} of ${name}`, 0, 0xffffffff));
}

function threeOf(place: unknown, name: ErrorWords): [x: unknown, y: unknown, floor: unknown] {
  if (typeof place === "object" && place !== null) {
    if (Array.isArray(place) || ArrayBuffer.isView(place)) {
      const three = place as unknown as ArrayLike<unknown>;
      if (three.length === 3) return [three[0], three[1], three[2]];
    } else if ("x" in place && "y" in place && "floor" in place) {
      return [place.x, place.y, place.floor];
    }
  }
  throw wrongType(name, place, "a point and its floor, [x, y, floor] or { x, y, floor }");
}

/** Cells are numbered floor by floor, row by row. */
function numberingOf(raw: RawFloors): Numbering<FloorPoint> {
  const floors: { readonly first: number; readonly width: number; readonly height: number }[] = [];
  let first = 0;
  for (let i = 0; i < raw.count(); i++) {
    const grid = raw.floor(i)!;
    const [width, height] = [grid.width(), grid.height()];
    grid.free();
    floors.push({ first, width, height });
    first += width * height;
  }
  const floorOf = (number: number): number => {
    let floor = floors.length - 1;
    while (floor > 0 && floors[floor]!.first > number) floor--;
    return floor;
  };
  return {
    numberOf(place, name) {
      const [x, y, floor] = threeOf(place, name);
      const named = partOf("floor", typeof name === "string" ? `the ${name}` : name);
      const { first, width, height } = floors[whole(floor, named, 0, floors.length - 1)]!;
      if (isWithin(x, width) && isWithin(y, height)) return first + y * width + x;
      throw misplaced(name, x, y, width, height);
    },
    placeOf(number) {
      const floor = floorOf(number);
      const { first, width } = floors[floor]!;
      const y = Math.floor((number - first) / width);
      return [number - first - y * width, y, floor];
    },
    within(of, steps) {
      const { first, width, height } = floors[floorOf(of)]!;
      return around(of - first, steps, width, height).map((cell) => first + cell);
    },
    width: 0,
    hasConnections: false,
  };
}
