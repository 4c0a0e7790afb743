/** The worlds that "New" offers: what an agent is there, where it can go, and what it looks for. None of them is seen before it is chosen. */
import { type Algorithm, type Change, Grid, type Options } from "stepstar";
import type { Drawing, Place } from "stepstar/element";
import type { Orientation } from "../../../package/shared/axial.js";
import type { BoardAim } from "../../state/aim.js";
import type { MadeMap } from "../plain-map.js";
import { floorsWithStairs } from "./stairs.js";

export interface LabWorld {
  readonly label: string;
  /** What is different there, in a sentence. */
  readonly about: string;
  /** What is set for it; what other worlds have set is not set any more. */
  readonly options?: Options;
  /** What can search it; absent: all. */
  readonly algorithms?: readonly Algorithm[];
  /** Somebody walks, and this changes meanwhile. */
  readonly changes?: readonly Change[];
  /** What it looks for, where that is no path from one start to one goal. */
  readonly aim?: BoardAim;
  /** A map of its own, in place of one by a generator. */
  draw?(width: number, height: number): Drawing;
  /** The cells of what a generator draws are hexagons. */
  readonly hexagons?: Orientation;
  /** A map of several that a generator draws. */
  join?(maps: readonly MadeMap[]): Promise<Drawing>;
}

const FORWARD: readonly Algorithm[] = ["auto", "astar", "dijkstra", "greedy", "bfs", "ida"];
const ON_ANY_MAP: readonly Algorithm[] = [...FORWARD, "bidirectional"];
const TO_ANY_GOAL: readonly Algorithm[] = [...ON_ANY_MAP, "theta"];

export const worlds = {
  plain: { label: "One agent on one floor", about: "An agent of one cell, from a start to a goal." },
  floors: {
    label: "Floors",
    about: "Floors one above the other, with stairs between them; the tool “Stairs” builds more.",
    algorithms: ON_ANY_MAP,
    join: floorsWithStairs,
  },
  pointy: {
    label: "Hexagons in rows",
    about: "Hexagons with a corner at the top: six neighbours, none of them diagonal. Their places are (q, r).",
    algorithms: ON_ANY_MAP,
    hexagons: "pointy",
  },
  flat: {
    label: "Hexagons in columns",
    about: "Hexagons with a side at the top: six neighbours, none of them diagonal. Their places are (q, r).",
    algorithms: ON_ANY_MAP,
    hexagons: "flat",
  },
  large: {
    label: "A large agent",
    about: "The agent is two cells wide and high; its place is the top left one.",
    options: { size: 2 },
  },
  turns: {
    label: "Turning costs",
    about: "Each 45 degrees turned cost 1, so that the cheapest path may be a longer one.",
    options: { turnCost: 1 },
    algorithms: FORWARD,
  },
  goals: {
    label: "Several starts and goals",
    about: "Two starts and three goals: the cheapest pair wins. The tools with S and G add one, or take it away.",
    algorithms: TO_ANY_GOAL,
    draw: (width, height) => severalEnds(width, height),
  },
  range: {
    label: "Near enough",
    about: "Any cell within two straight steps of the goal will do.",
    aim: { within: 2 },
    algorithms: TO_ANY_GOAL,
  },
  distances: {
    label: "What every place costs",
    about: "No goal: every cell has what it costs from the start, and the way back.",
    aim: { show: "distances" },
    algorithms: ["auto", "astar", "dijkstra"],
  },
  moving: {
    label: "Things that move",
    about: "Somebody walks, a step a tick. You draw which cells change at which tick, or record others who move.",
    changes: [],
  },
} satisfies Record<string, LabWorld>;

export type WorldName = keyof typeof worlds;

/** The options of a board once another world is on it: whoever comes there finds a search, whatever was chosen before. */
export function optionsIn(world: LabWorld, options: Options): Options {
  const { algorithm, ...rest } = world.changes ? moves(options) : world.hexagons ? sixWays(options) : plain(options);
  const isKnown = algorithm && (world.algorithms?.includes(algorithm) ?? true);
  return { ...rest, ...(isKnown && { algorithm }), ...world.options };
}

/** The same for a map from elsewhere, which brings its world along. */
export function optionsOn({ changes, floors, hexagons }: Drawing, options: Options): Options {
  if (changes) return optionsIn(worlds.moving, options);
  if (hexagons) return optionsIn(worlds.pointy, options);
  return floors ? optionsIn(worlds.floors, options) : options;
}

/** All that a walk takes from a search: how it plans is the replanner's, in an order of its own. */
function moves({ diagonal, diagonalCost }: Options): Options {
  return { ...(diagonal !== undefined && { diagonal }), ...(diagonalCost !== undefined && { diagonalCost }) };
}

/** Without what other worlds have set. */
function plain({ size: _, turnCost: __, heading: ___, movers: ____, ...rest }: Options): Options {
  return rest;
}

/** Also without what says how a step leads over a corner, and estimates that count squares. */
function sixWays(options: Options): Options {
  const { diagonal: _, diagonalCost: __, heuristic, recipe: ___, smooth: ____, ...rest } = plain(options);
  return heuristic === "zero" ? { ...rest, heuristic } : rest;
}

/** In the corners and in the middle, each once: a map of a cell has one of each. */
function severalEnds(width: number, height: number): Drawing {
  const [right, bottom] = [width - 1, height - 1];
  const [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
  const apart = (places: readonly Place[]) => [...new Map(places.map((place) => [String(place), place])).values()];
  const starts = apart([
    [0, 0],
    [x, bottom],
  ]);
  const goals = apart([
    [right, 0],
    [right, bottom],
    [x, y],
  ]);
  return { grid: new Grid(width, height), starts, goals, through: [] };
}
