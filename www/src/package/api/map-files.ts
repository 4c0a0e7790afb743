/** Maps of other programs. */
import { adopt, adoptGraph, engineDimacs, engineFor, engineTiled, object, wrongType } from "./for-floors.js";
import type { Graph } from "./graph.js";
import type { Grid } from "./grid.js";
import { bringWorlds } from "./worlds-part.js";

/** By which names a map of Tiled says what is a wall and what costs, in place of the usual ones. Small and capital letters from A to Z are the same. */
export interface TiledNames {
  /** Of a layer, a group, an object or a class that is a wall, or of a property that is true of walls. */
  readonly walls?: string | undefined;
  /** Of a property that is a cost. */
  readonly cost?: string | undefined;
}

/**
 * Reads a map of the editor Tiled in JSON: orthogonal, finite or infinite, with tilesets that are embedded.
 *
 * What is a wall and what a cell costs say properties of tiles, layers, groups and objects: `wall` (also `collides`, `solid`, `blocked` and the
 * like), `walkable`, and `cost`. So do names and classes: a layer, an object or a tile's class that is called walls, collision or obstacles. Of a
 * cell the topmost that says something decides; where nothing does it is free and costs 1. Objects are rectangles, and take every cell that they
 * touch. Objects named start or goal, or of that class, give {@link Grid.start} and {@link Grid.goal}.
 *
 * @param map The text of the file, or what `JSON.parse` makes of it.
 * @param names Which names say it in place of the usual ones. Where none does, the error lists those that the map has.
 *
 * @example
 * ```ts
 * import { parseTiled } from "stepstar";
 *
 * const walls = { type: "tilelayer", name: "walls", width: 3, height: 2, data: [0, 7, 0, 0, 0, 0] };
 * const grid = parseTiled({ orientation: "orthogonal", width: 3, height: 2, layers: [walls], tilesets: [] });
 * grid.toText("ascii"); // => ".#.\n...\n"
 * const rocks = { ...walls, name: "Rocks" };
 * const map = { orientation: "orthogonal", width: 3, height: 2, layers: [rocks], tilesets: [] };
 * parseTiled(map, { walls: "Rocks" }).isWall(1, 0); // => true
 * ```
 */
export function parseTiled(map: string | object, names: TiledNames = {}): Grid {
  const text = typeof map === "object" && map !== null ? JSON.stringify(map) : map;
  const bytes = bytesFor("map of Tiled", text, "a string or an object");
  const { walls, cost } = object(names, "names", "{ walls, cost }");
  const given = [nameOf(walls, "name of walls"), nameOf(cost, "name of costs")] as const;
  bringWorlds();
  return adopt(engineTiled(bytes, ...given));
}

function nameOf(value: unknown, what: string): string | undefined {
  if (value === undefined || (typeof value === "string" && value !== "")) return value;
  throw wrongType(what, value, "a string of at least one letter");
}

/**
 * Reads a graph of the DIMACS challenge on shortest paths. Nodes have the ids 1 to n. Arcs lead one way; of several between the same nodes the
 * cheapest counts. Without coordinates the nodes stand on a circle, in their order.
 *
 * @param arcs The text of a `.gr` file: a line `p sp NODES ARCS`, and lines `a FROM TO COST`.
 * @param coordinates The text of its `.co` file: lines `v NODE X Y`. They may also stand behind the arcs.
 *
 * @example
 * ```ts
 * import { find_path, parseDimacs } from "stepstar";
 *
 * const graph = parseDimacs("p sp 3 3\na 1 2 5\na 2 3 5\na 1 3 12\n", "v 1 0 0\nv 2 3 4\nv 3 6 0\n");
 * find_path(graph, 1, 3).path; // => [1, 2, 3]
 * ```
 */
export function parseDimacs(arcs: string, coordinates?: string): Graph {
  const bytes = bytesFor("text of the arcs", arcs, "a string");
  const more = coordinates === undefined ? undefined : bytesFor("text of the coordinates", coordinates, "a string");
  bringWorlds();
  return adoptGraph(engineDimacs(bytes, more));
}

/** As bytes: the browser turns a text into them at once, the bindings letter by letter. */
function bytesFor(name: string, text: unknown, wanted: string): Uint8Array {
  if (typeof text !== "string") throw wrongType(name, text, wanted);
  const bytes = new TextEncoder().encode(text);
  engineFor(bytes);
  return bytes;
}
