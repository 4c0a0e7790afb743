/** The text of the floors on a board. */
import type { Floors } from "../api/floors.js";
import type { Grid } from "../api/index.js";
import type { DrawnFloors } from "../shared/floors-text.js";
import { withEnds } from "../shared/map-text.js";
import { samePlace } from "../shared/places.js";
import { rowsOf } from "../shared/rows.js";
import type { Place } from "../shared/terms.js";

/** A drawing, or JSON where a letter for each cell does not say it all. */
export function writtenFloors({ floors, starts, goals, through }: DrawnFloors & { floors: Floors }): string {
  const { links } = floors;
  const [start = null, goal = null] = [starts[0], goals[0]];
  const isPlain = starts.length < 2 && goals.length < 2 && through.length === 0;
  const grids = [...Array(floors.count).keys()].map((floor) => floors.floor(floor));
  try {
    const drawn = isPlain ? written(grids, links, [start, goal]) : undefined;
    if (drawn !== undefined) return drawn;
    const rows = grids.map((grid) =>
      rowsOf({ width: grid.width, height: grid.height, walls: grid.cells(), costs: grid.costs() }),
    );
    const places = isPlain ? { start, goal } : { starts, goals, through };
    return JSON.stringify({ floors: rows, links, ...places });
  } finally {
    for (const grid of grids) grid.free();
  }
}

/** Undefined where a letter for each cell does not say it all. */
function written(
  grids: readonly Grid[],
  links: Floors["links"],
  [start, goal]: readonly [Place | null, Place | null],
): string | undefined {
  let says = !samePlace(start, goal) || start === null;
  const isDigit = (cost: number) => Number.isInteger(cost) && cost >= 1 && cost <= 9;
  const drawn = grids.map((grid, floor) => {
    const cells = grid.cells();
    if (grid.costs()?.some((cost, cell) => cells[cell] === 0 && !isDigit(cost))) says = false;
    if (!says) return [];
    const on = (place: Place | null) => (Array.isArray(place) && place[2] === floor ? place.slice(0, 2) : null);
    const text = withEnds(grid.toText("ascii"), on(start), on(goal), () => {
      says = false;
    });
    return text.trimEnd().split("\n");
  });
  if (!says) return undefined;
  const isFree = ([x, y, floor]: readonly [number, number, number]) => drawn[floor]![y]![x] === ".";
  const lines: string[] = [];
  let next = 0;
  for (const { from, to, cost, oneWay } of links) {
    // A letter hides nothing, and stands on each of two cells.
    if (cost === 1 && !oneWay && next < LETTERS.length && !samePlace(from, to) && isFree(from) && isFree(to)) {
      for (const [x, y, floor] of [from, to])
        drawn[floor]![y] = `${drawn[floor]![y]!.slice(0, x)}${letterOf(next)}${drawn[floor]![y]!.slice(x + 1)}`;
      next += 1;
    } else lines.push(`${from.join()} ${oneWay ? "->" : "<->"} ${to.join()}${cost === 1 ? "" : ` ${cost}`}`);
  }
  const parts = [...drawn.map((rows) => rows.join("\n")), lines.join("\n")];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** All but S and G stand for stairs. */
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFHIJKLMNOPQRTUVWXYZ";

/** The letter of a link, by its place among them; beyond the alphabet its number. */
export function letterOf(link: number): string {
  return LETTERS[link] ?? String(link + 1);
}
