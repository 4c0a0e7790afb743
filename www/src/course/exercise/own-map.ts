/** A map that a teacher has chosen, in place of drawn ones: whether an exercise can be made of it, and how an address says it. */
import type { Point } from "../../package/api/index.js";
import { askable } from "./after-next.js";
import { Grid, trace } from "./engine.js";
import { findInstance, type Instance, instanceOn, LEAST_ASKED, optionsOf } from "./finder.js";
import type { Settings } from "./settings.js";

/** Larger cells than a finger, on a phone. */
const MOST_SIDE = 20;
/** As many clicks as anybody has patience for. */
const MOST_EXPANSIONS = 60;
/** Between rows, in an address: no letter of a map. */
const BETWEEN = "_";

export const inAddress = (map: string) => map.trim().split(/\s*\n/).join(BETWEEN);

export const onRows = (map: string) => `${map.split(BETWEEN).join("\n")}\n`;

/** The exercise of a seed, or of the teacher's map. Throws with a sentence if that is none for this kind. */
export function instanceFor(settings: Settings, seed: number): Instance {
  const { map, diagonal, plain, ties } = settings;
  return map ? ownInstance(settings) : findInstance({ seed, diagonal, terrain: !plain, ties });
}

function ownInstance({ map, kind, diagonal }: Settings): Instance {
  if (map.startsWith("{"))
    throw new RangeError("This is a graph, or has costs above 9: an exercise needs cells that cost 1 to 9.");
  const grid = Grid.parse(onRows(map));
  try {
    const { width, height, start, goal } = grid;
    if (width > MOST_SIDE || height > MOST_SIDE)
      throw new RangeError(
        `The map has ${width} x ${height} cells: for an exercise it may have up to ${MOST_SIDE} x ${MOST_SIDE}.`,
      );
    if (!start || !goal)
      throw new RangeError("The map says neither where to start nor where to go: write S and G into it.");
    return solvable(grid, start, goal, kind, optionsOf(diagonal));
  } finally {
    grid.free();
  }
}

function solvable(grid: Grid, from: Point, to: Point, kind: Settings["kind"], options: Instance["options"]): Instance {
  const right = trace(grid, from, to, options);
  const { expansions } = right;
  try {
    if (right.result.status !== "found") throw new RangeError("On this map no path leads from the start to the goal.");
    if (expansions > MOST_EXPANSIONS)
      throw new RangeError(
        `A search of this map expands ${expansions} cells: for an exercise it may be up to ${MOST_EXPANSIONS}.`,
      );
    if (askable(right, to) < LEAST_ASKED)
      throw new RangeError("A search of this map is over before there is anything to ask: make the way longer.");
  } finally {
    right.free();
  }
  const instance = instanceOn(grid, from, to, options, expansions);
  if (kind === "mistake" && [...instance.shows.values()].every((at) => at.endsWith("over")))
    throw new RangeError("On this map no known mistake expands a wrong cell: add walls or costs.");
  return instance;
}
