/** A map that a teacher has chosen, in place of drawn ones: whether an exercise can be made of it, and how an address says it. */
import type { Point } from "../../package/api/index.js";
import { isFloorsText, isHexagonsText } from "../../package/shared/floors-text.js";
import { isReadLater } from "../../package/shared/map-files.js";
import { withEnds } from "../../package/shared/map-text.js";
import { readMap } from "../../package/shared/read-map.js";
import { askable } from "./after-next.js";
import { type Cell, type Cells, hasFloors } from "./cells.js";
import { EMPTY, tasksOn } from "./drawn-map.js";
import { drawingIn, type Grid, trace } from "./engine.js";
import { findInstance, type Instance, instanceOn, LEAST_ASKED, optionsOf } from "./finder.js";
import type { Settings } from "./settings.js";
import { type FillText, inEnglish } from "./words.js";

/** Larger cells than a finger, on a phone. */
const LONGEST_SIDE = 20;
/** As many clicks as anybody has patience for. */
const MOST_EXPANSIONS = 60;
/** Between rows, in an address: no letter of a map. */
const BETWEEN = "_";

/** Rows with a sign between them; floors, with two; those of hexagons keep the room before them. */
export const inAddress = (map: string) =>
  map
    .trim()
    .split(isReadLater(map) ? /[ \t]*\r?\n/ : /\s*\n/)
    .join(BETWEEN);

export const onRows = (map: string) => `${map.split(BETWEEN).join("\n")}\n`;

const noEnds = (say: FillText) =>
  new RangeError(say("The map must say where to start and where to go: write S and G into it."));

/** The rows of a map in an address. Throws with a sentence where a part of it was lost, as the board would put another in its place. */
export function wholeRows(map: string, say = inEnglish): string {
  const rows = onRows(map);
  const read = isReadLater(rows) ? drawingIn(rows) : readMap(rows);
  const cells = read.grid ?? read.floors ?? read.hexagons;
  const { start = cells?.start, goal = cells?.goal } = read;
  cells?.free();
  if (start == null || goal == null) throw noEnds(say);
  return rows;
}

/** The exercise of a seed, or of the teacher's map. Throws with a sentence if that is none for this kind. */
export function instanceFor(settings: Settings, seed: number, say = inEnglish): Instance {
  const { kind, map, diagonal, plain, ties } = settings;
  if (map || kind === "draw") return ownInstance({ ...settings, map: map || inAddress(EMPTY) }, say);
  return findInstance({ seed, diagonal, terrain: !plain, ties });
}

function ownInstance({ map: given, kind, diagonal }: Settings, say: FillText): Instance {
  const rows = onRows(given);
  const ground = isHexagonsText(rows) ? "hexagons" : isFloorsText(rows) ? "floors" : "grid";
  const several = () =>
    new RangeError(say("An exercise leads from one start to one goal, without way points: this map has more."));
  if (/"(starts|goals|through)":/.test(rows)) throw several();
  if (ground === "floors" && kind === "draw")
    throw new RangeError(say("A map is drawn on one floor here, and this one has several: choose another kind."));
  if (ground === "hexagons" && kind === "draw")
    throw new RangeError(say("A map is drawn of squares here, and this one is of hexagons: choose another kind."));
  if (ground === "grid" && rows.startsWith("{"))
    throw new RangeError(say("This is a graph, or has costs above 9: an exercise needs cells that cost 1 to 9."));
  const drawing = drawingIn(rows);
  const cells = (drawing.floors ?? drawing.hexagons ?? drawing.grid)!;
  try {
    for (const { width, height } of floorsIn(cells))
      if (width > LONGEST_SIDE || height > LONGEST_SIDE)
        throw new RangeError(
          say("The map has {width} x {height} cells: for an exercise it may have up to {most} x {most}.", {
            width,
            height,
            most: LONGEST_SIDE,
          }),
        );
    const { start = cells.start, goal = cells.goal } = drawing;
    if (!start || !goal) throw noEnds(say);
    if (drawing.grid && (drawing.grid.starts.length > 1 || drawing.grid.goals.length > 1)) throw several();
    const [from, to] = [start as Cell, goal as Cell];
    if (drawing.grid && kind === "draw") return drawable(drawing.grid, from as Point, to as Point, say);
    const map = drawing.grid ? withEnds(drawing.grid.toText("ascii"), from, to) : rows;
    return solvable(map, cells, from, to, kind, optionsOf(diagonal, ground), say);
  } finally {
    cells.free();
  }
}

/** How large a map is, floor by floor. */
function floorsIn(cells: Cells): readonly { readonly width: number; readonly height: number }[] {
  if (!hasFloors(cells)) return [cells];
  return Array.from({ length: cells.count }, (_, floor) => {
    const grid = cells.floor(floor);
    const { width, height } = grid;
    grid.free();
    return { width, height };
  });
}

/** Of "draw the map", which has no run before there is a map. */
function drawable(grid: Grid, from: Point, to: Point, say: FillText): Instance {
  if (tasksOn(grid, from, to, say).length === 0)
    throw new RangeError(say("This map does all that could be asked for already: begin with a plainer one."));
  const map = withEnds(grid.toText("ascii"), from, to);
  return { map, from, to, options: {}, expansions: 0, shows: new Map(), told: 0 };
}

function solvable(
  map: string,
  cells: Cells,
  from: Cell,
  to: Cell,
  kind: Settings["kind"],
  options: Instance["options"],
  say: FillText,
): Instance {
  const right = trace(cells, from, to, options);
  const { expansions } = right;
  try {
    if (right.result.status !== "found")
      throw new RangeError(say("On this map no path leads from the start to the goal."));
    if (expansions > MOST_EXPANSIONS)
      throw new RangeError(
        say("A search of this map expands {n} cells: for an exercise it may be up to {most}.", {
          n: expansions,
          most: MOST_EXPANSIONS,
        }),
      );
    if (askable(right, to) < LEAST_ASKED)
      throw new RangeError(say("A search of this map is over before there is anything to ask: make the way longer."));
  } finally {
    right.free();
  }
  const instance = instanceOn(map, cells, from, to, options, expansions);
  if (kind === "mistake" && [...instance.shows.values()].every((at) => at.endsWith("over")))
    throw new RangeError(say("On this map no known mistake expands a wrong cell: add walls or costs."));
  return instance;
}
