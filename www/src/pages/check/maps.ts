/** The maps that a run can be of: suggested ones, the lab's shelf, or the reader's own. */
import type { Options } from "stepstar";
import { type Drawing, readFurtherMap } from "stepstar/element";
import hill from "../../../../maps/hill-and-wall.txt?raw";
import trap from "../../../../maps/trap.txt?raw";
import { isFloorsText, isHexagonsText } from "../../package/shared/floors-text.js";
import { isDimacs, isOfProgram, isReadLater } from "../../package/shared/map-files.js";
import { withEnds } from "../../package/shared/map-text.js";
import { readMap } from "../../package/shared/read-map.js";
import { examples } from "../lab/examples.js";
import { t } from "../shared/text.js";
import { fromHash } from "../state/address.js";
import { drawnOn, jsonOf } from "../state/drawn.js";
import { drawnIn } from "../state/read-floors.js";
import type { ProgramMap } from "./program/checked.js";
import { ROOM } from "./room.js";

export interface MapChoice {
  readonly name: string;
  readonly label: string;
  readonly options: Options;
  draw(): Drawing | Promise<Drawing>;
}

/** Larger maps are no help in finding a mistake, and their text is a burden. */
const MOST_CELLS = 20_000;
/** Of the shelf, those that the lab draws larger than that, and worlds of which a run is not judged. */
const ELSEWHERE = ["city", "large", "floors", "hexagons", "exits"];

export const suggested: readonly MapChoice[] = [
  {
    name: "hill",
    label: t("A hill and a wall: shows 18 of 22 mistakes"),
    options: { diagonal: "no-obstacles" },
    draw: () => readMap(hill),
  },
  { name: "pocket", label: t("A pocket, straight steps only"), options: {}, draw: () => readMap(trap) },
  {
    name: "room",
    label: t("A room where walls appear: shows all 6 mistakes of programs that replan"),
    options: {},
    draw: () => ({ ...readMap(ROOM.map), changes: ROOM.changes }),
  },
];

export const shelf: readonly MapChoice[] = examples
  .filter(({ aim, name }) => !aim && !ELSEWHERE.includes(name))
  .map(({ name, question, options, draw }) => ({ name, label: t(question), options: plain(options), draw }));

/** What a program was meant to do: neither a recipe with its habits nor a tie-break. */
function plain({ diagonal }: Options): Options {
  return diagonal === undefined ? {} : { diagonal };
}

/** What a reader has put in: a map as text, or a link to one. Throws with a sentence. */
export async function ownMap(text: string, takesFloors = false): Promise<{ drawing: Drawing; options: Options }> {
  // A map of one row has no "=".
  const hash = /^\s*\S+(#\S+=\S*)\s*$/.exec(text)?.[1];
  if (!takesFloors && (isFloorsText(text) || isHexagonsText(text))) throw notHere();
  const [drawing, options] = hash
    ? await linked(hash, takesFloors)
    : [isReadLater(text) ? await readFurtherMap(text) : readMap(text), {}];
  if (takesFloors && drawing.graph) throw new RangeError(t("This is a graph: an exercise needs a map of cells."));
  const { width = 0, height = 0 } = drawing.grid ?? {};
  const ends = drawing.grid ?? drawing.floors ?? drawing.hexagons;
  if (width * height > MOST_CELLS)
    throw new RangeError(
      t(
        "The map has {width} x {height} cells: here it may have up to {most}. A mistake shows on a small map as well.",
        { width, height, most: MOST_CELLS },
      ),
    );
  const { start = ends?.start, goal = ends?.goal } = drawing;
  const { starts = drawing.grid?.starts ?? [], goals = drawing.grid?.goals ?? [] } = drawing;
  if (starts.length > 1 || goals.length > 1)
    throw new RangeError(t("Not here: a run is checked from one start to one goal, and this map has several."));
  if (start == null || goal == null) throw new RangeError(noEnds(text));
  return { drawing: { ...drawing, start, goal }, options };
}

/** What to do depends on what the text is. */
function noEnds(text: string): string {
  if (isDimacs(text))
    return t(
      "A graph of DIMACS says neither where to start nor where to go: load it in the lab, drag both there, save it as JSON, and take that.",
    );
  if (isOfProgram(text))
    return t(
      "The map must say where to start and where to go: in Tiled, name an object “start” and another one “goal”.",
    );
  return t("The map must say where to start and where to go: write S and G into it.");
}

function notHere(): RangeError {
  return new RangeError(t("Not here: this page judges searches on one floor of squares, or on a graph."));
}

async function linked(hash: string, takesFloors: boolean): Promise<[Drawing, Options]> {
  const state = fromHash(hash);
  if (!takesFloors && (state.hexagons || state.floors || ["floors", "hexagons"].includes(state.example ?? "")))
    throw notHere();
  const { from, to, options, within, show } = state;
  if (within !== undefined || show)
    throw new RangeError(
      t("Not here: a run is checked on its way to one goal, and this link looks for something else."),
    );
  const drawing = await drawnIn(state);
  if (!drawing) throw new RangeError(t("This link has no map in it, only the name of one: save the map as text."));
  const { starts, goals } = state;
  return [{ ...drawing, start: from ?? null, goal: to ?? null, starts, goals }, options];
}

/** A map as a text that a program can read: letters where they are enough, otherwise JSON. */
export function textOf(board: Parameters<typeof drawnOn>[0]): string {
  const { grid, start, goal } = board;
  try {
    if (grid && typeof start === "object" && typeof goal === "object" && start && goal)
      return `${withEnds(grid.toText("ascii"), start, goal).trimEnd()}\n`;
  } catch {
    // Costs that no digit says.
  }
  return jsonOf(drawnOn(board));
}

/** The map as programs are given it. Throws with a sentence where it has no cells. */
export function forPrograms(board: Parameters<typeof drawnOn>[0]): ProgramMap {
  const { grid, start, goal } = board;
  if (!grid || typeof start !== "object" || typeof goal !== "object" || !start || !goal)
    throw new RangeError(
      t("A program that runs here searches a map of cells: choose one above, or paste what the program prints."),
    );
  const costs = Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => (grid.isWall(x, y) ? null : grid.cost(x, y))),
  );
  return { text: textOf(board), costs, from: start as ProgramMap["from"], to: goal as ProgramMap["to"] };
}
