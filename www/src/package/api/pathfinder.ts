/// <reference lib="esnext.disposable" preserve="true" />
import type { RawFloorsPathfinder, RawGraphPathfinder, RawGridPathfinder, RawHexagonsPathfinder } from "../raw.js";
import { answerAt } from "./answer.js";
import type { Options, PathResult } from "./definitions.js";
import { boolean, costOf, finite, GOAL, START } from "./errors.js";
import type { Floors } from "./floors.js";
import type { Graph } from "./graph.js";
import type { Grid } from "./grid.js";
import { dispose, Handle, notOurs } from "./handle.js";
import type { Hexagons } from "./hexagons.js";
import { bringMany } from "./many.js";
import { type MapInput, type MapSource, type PlaceOf, withMap } from "./map.js";
import { plainOptions } from "./options.js";
import { addValues, type Estimator, goalsOf, placesOf } from "./own-estimate.js";
import { placeReader, type Spelt } from "./place.js";

/** Those whose maps are edited themselves. */
type RawFollower = RawFloorsPathfinder | RawHexagonsPathfinder;

type RawPathfinder = RawGridPathfinder | RawGraphPathfinder | RawFollower;

/** A map that lasts from query to query. */
type Lasting = Grid | Graph | Floors | Hexagons;

/** How a method comes to the engine's pathfinder: of whatever it was called on. */
let ours: (finder: Pathfinder<Lasting>) => Handle<RawPathfinder>;

/**
 * Answers many queries on one map. Between queries nothing is decoded, allocated or cleared in proportion to the map, and
 * the next query sees any edit, be it of the pathfinder or of the map it was made from. Edits of the
 * pathfinder are its own: the map that you pass stays as it is.
 *
 * When many successive queries on a grid share their start or their goal, the paths from or to it are soon worked out all at
 * once. Until the next edit such paths are only looked up, and `expanded` is 0. So one can ask for every cell in turn, for
 * instance which of them a unit can reach with its movement points.
 *
 * @example
 * ```ts
 * import { Pathfinder } from "stepstar";
 *
 * const finder = new Pathfinder("...\n...", { diagonal: "no-obstacles" });
 * finder.find([0, 0], [2, 0]).cost; // => 2
 * finder.setWall(1, 0, true);
 * finder.find([0, 0], [2, 0]).cost; // => 4
 * finder.free();
 * ```
 */
export class Pathfinder<Kind extends Lasting = Grid> {
  /** Consoles show this name; minified, it would be another. @internal */
  static readonly name = "Pathfinder";
  readonly #handle: Handle<RawPathfinder>;
  /** Calls a caller's function for its estimates, before each query. */
  #estimate: ((ends: [start: number, goal: number]) => object) | undefined;

  static {
    ours = (finder) => {
      if (Object(finder) === finder && #handle in finder) return finder.#handle;
      throw notOurs("Pathfinder");
    };
  }

  /**
   * Makes a pathfinder over a map.
   *
   * @param map A {@link Grid}, rows of 0 (free) and 1 (wall), the text of a map, a {@link Graph}, {@link Floors} or {@link Hexagons}.
   * @param options How to search, as for {@link find_path}.
   *
   * @example
   * ```ts
   * import { Pathfinder } from "stepstar";
   *
   * const finder = new Pathfinder([[0, 0, 0]], { diagonal: "always" });
   * finder.find([0, 0], [2, 0]).path; // => [[0, 0], [1, 0], [2, 0]]
   * ```
   */
  constructor(map: Grid extends Kind ? MapInput : never, options?: Options);
  constructor(map: Kind | MapSource, options?: Options);
  constructor(map: Kind | MapSource, options?: Options) {
    this.#handle = withMap(map, (inside) => {
      const { numbering } = inside;
      let own: Estimator | undefined;
      const copy = plainOptions(options, placeReader(numbering), [], (estimate) => {
        own = estimate;
      });
      if (copy && own) {
        const [estimate, places] = [own, placesOf(inside)];
        addValues(copy, estimate, places, new Set(), numbering.placeOf);
        this.#estimate = (ends) => {
          addValues(copy, estimate, places, goalsOf(copy, ends, numbering.numberOf), numbering.placeOf);
          return copy;
        };
      }
      const { raw } = inside;
      bringMany();
      const handle = new Handle<RawPathfinder>(raw.pathfinder(copy), "pathfinder", numbering);
      inside.lead?.(handle);
      return handle;
    });
  }

  /**
   * Finds the best path from one place to another.
   *
   * @example
   * ```ts
   * import { Pathfinder } from "stepstar";
   *
   * const finder = new Pathfinder("...\n...");
   * finder.find([0, 0], [2, 1]).cost; // => 3
   * ```
   */
  find(from: Spelt<PlaceOf<Kind>>, to: Spelt<PlaceOf<Kind>>): PathResult<PlaceOf<Kind>>;
  find(from: unknown, to: unknown, options?: unknown): unknown {
    if (options) throw new TypeError("find takes no options: a Pathfinder has those that it was made with.");
    const { numbering } = ours(this);
    const start = numbering.numberOf(from, START);
    const goal = numbering.numberOf(to, GOAL);
    const own = this.#estimate?.([start, goal]);
    // Only now: a getter of a place may have freed it.
    const { raw } = ours(this);
    if (own && "estimateBy" in raw) raw.estimateBy(own);
    const address = raw.find(start, goal);
    if (address === 0) throw raw.failure();
    return answerAt(address, numbering);
  }

  /**
   * On a grid: makes a cell a wall, or frees it.
   *
   * @example
   * ```ts
   * import { Pathfinder } from "stepstar";
   *
   * const finder = new Pathfinder("...\n...");
   * finder.setWall(1, 0, true);
   * finder.find([0, 0], [2, 0]).cost; // => 4
   * ```
   */
  setWall(x: number, y: number, wall: boolean): void {
    const raw = rawFor(this, "setWall");
    checkCell(this, x, y);
    raw.setWall(x, y, boolean(wall, "argument wall"));
  }

  /**
   * On a grid: sets the cost of a step of length 1 onto a cell: 0 or more, at most 1e100.
   *
   * @example
   * ```ts
   * import { Pathfinder } from "stepstar";
   *
   * const finder = new Pathfinder("...\n...");
   * finder.setCost(1, 0, 9);
   * finder.find([0, 0], [2, 0]).cost; // => 4
   * ```
   */
  setCost(x: number, y: number, cost: number): void {
    const raw = rawFor(this, "setCost");
    checkCell(this, x, y);
    raw.setCost(x, y, finite(cost, costOf(x, y), 0));
  }

  /**
   * On a graph: marks a node as occupied, or frees it.
   *
   * @example
   * ```ts
   * import { Graph, Pathfinder } from "stepstar";
   *
   * const nodes = [
   *   { id: 1, x: 0, y: 0 },
   *   { id: 2, x: 1, y: 0 },
   * ];
   * const graph = Graph.from({ nodes, connections: [{ from: 1, to: 2, cost: 3 }] });
   * const finder = new Pathfinder(graph);
   * finder.setOccupied(2, true);
   * finder.find(1, 2).message; // => "The goal (node 2) is occupied."
   * ```
   */
  setOccupied(id: number, occupied: boolean): void {
    const raw = rawFor(this, "setOccupied");
    raw.setOccupied(ours(this).numbering.numberOf(id, "node"), boolean(occupied, "argument occupied"));
  }

  /**
   * Frees the pathfinder's memory at once; otherwise that happens some time after its last use. Calling it again does nothing.
   *
   * @example
   * ```ts
   * import { Pathfinder } from "stepstar";
   *
   * const finder = new Pathfinder("...\n...");
   * finder.free();
   * ```
   */
  free(): void {
    ours(this).free();
  }

  /**
   * Calls {@link Pathfinder.free} at the end of a block that declares `using finder = ...`.
   *
   * @example
   * ```ts
   * import { Pathfinder } from "stepstar";
   *
   * using finder = new Pathfinder("...\n...");
   * finder.find([0, 0], [2, 1]).cost; // => 3
   * ```
   */
  [dispose](): void {
    ours(this).free();
  }

  /** Keeps reactive frameworks from wrapping it, as they do plain objects: behind a Proxy it would not work. @internal */
  get [Symbol.toStringTag](): string {
    return "Pathfinder";
  }

  /** The engine's pathfinder, if it has this method. */
}

function rawFor<Name extends "setWall" | "setCost" | "setOccupied">(
  finder: Pathfinder<Lasting>,
  name: Name,
): Extract<Exclude<RawPathfinder, RawFollower>, Record<Name, unknown>> {
  const { raw, numbering } = ours(finder);
  const follows = !numbering.hasConnections && numbering.width === 0;
  if (!follows && name in raw) {
    return raw as Extract<Exclude<RawPathfinder, RawFollower>, Record<Name, unknown>>;
  }
  const [needed, held] = name === "setOccupied" ? ["graphs", "grid"] : ["grids", "graph"];
  throw new TypeError(
    follows
      ? `${name} is not for a pathfinder over floors or hexagons, which sees every edit of its map.`
      : `${name} is for ${needed}, and this pathfinder has a ${held}.`,
  );
}

function checkCell(finder: Pathfinder<Lasting>, x: number, y: number): void {
  ours(finder).numbering.numberOf([x, y], "cell");
}
