/**
 * Draws the map of an exercise from a seed. Of many small maps it takes the one on which the most misconceptions give a different click:
 * a learner who makes one of the known mistakes then clicks where nobody else would.
 */
import type { Mistake, Options, Point, Trace } from "../../package/api/index.js";
import { withEnds } from "../../package/shared/map-text.js";
import { between, type Random, seeded } from "../../package/shared/random.js";
import { EXERCISED } from "../mistakes/texts.js";
import { askable } from "./after-next.js";
import type { Cell, Cells } from "./cells.js";
import { Grid, retrace, simulate, trace } from "./engine.js";
import { legalNext, orderOf } from "./run-of.js";

export interface FinderSettings {
  readonly seed: number;
  readonly diagonal: NonNullable<Options["diagonal"]>;
  /** Whether cells cost differently. */
  readonly terrain: boolean;
  /** Whether several cells may be right at once. */
  readonly ties: boolean;
}

export interface Instance {
  /** As text, with its ends. */
  readonly map: string;
  readonly from: Cell;
  readonly to: Cell;
  readonly options: Options;
  /** How many cells a correct search expands. */
  readonly expansions: number;
  /** Where each misconception shows: after how many right clicks, and what it clicks; those that do not show are left out. */
  readonly shows: ReadonlyMap<Mistake, string>;
  /** How many different clicks these are. */
  readonly told: number;
}

/** Short, and long enough for something to happen. */
const LEAST = 6;
const MOST = 12;
/** The least number of cells for whose values there must be a question. */
export const LEAST_ASKED = 3;
/** So many maps are compared. */
const CANDIDATES = 24;
/** After so many maps whatever fits is taken; on average one in three fits. */
const TRIES = 2000;
const [WIDTH, HEIGHT] = [6, 5];
const WALLS = 0.2;
const DEAR = 0.6;

export function findInstance(wanted: FinderSettings): Instance {
  const random = seeded(wanted.seed);
  let best: Instance | null = null;
  let fitting = 0;
  for (let i = 0; i < TRIES && fitting < CANDIDATES; i++) {
    const instance = candidate(random, wanted);
    if (!instance) continue;
    fitting++;
    if (!best || instance.told > best.told) best = instance;
  }
  if (!best) throw new Error(`No exercise could be drawn from the seed ${wanted.seed}.`);
  return best;
}

/** What the search of an exercise is: without terrain or diagonals there is more than one estimate that is right, so it is named. On floors only the default one is never too high, and on hexagons there is no other. */
export function optionsOf(
  diagonal: FinderSettings["diagonal"],
  ground: "grid" | "floors" | "hexagons" = "grid",
): Options {
  if (ground === "hexagons") return { algorithm: "astar" };
  const heuristic = ground === "floors" ? "auto" : diagonal === "never" ? "manhattan" : "octile";
  return { algorithm: "astar", diagonal, heuristic };
}

/** A random map, if a correct search on it is as an exercise should be. */
function candidate(random: Random, wanted: FinderSettings): Instance | null {
  const grid = new Grid(WIDTH, HEIGHT);
  const cell = (): Point => [between(random, 0, WIDTH - 1), between(random, 0, HEIGHT - 1)];
  const [from, to] = [cell(), cell()];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [wall, dear, cost] = [random() < WALLS, random() < DEAR, between(random, 2, 6)];
      if (wall) grid.setWall(x, y, true);
      else if (wanted.terrain && dear) grid.setCost(x, y, cost);
    }
  for (const end of [from, to]) {
    grid.setWall(...end, false);
    grid.setCost(...end, 1);
  }
  const options = optionsOf(wanted.diagonal);
  try {
    return examined(grid, from, to, options, wanted.ties);
  } finally {
    grid.free();
  }
}

function examined(grid: Grid, from: Point, to: Point, options: Options, ties: boolean): Instance | null {
  const right = trace(grid, from, to, options);
  const { expansions } = right;
  try {
    if (right.result.status !== "found" || expansions < LEAST || expansions > MOST) return null;
    if (askable(right, to) < LEAST_ASKED) return null;
    if (!ties && hasTies(right)) return null;
  } finally {
    right.free();
  }
  return instanceOn(withEnds(grid.toText("ascii"), from, to), grid, from, to, options, expansions);
}

/** What misconceptions do on a map on which a right search expands so many cells. */
export function instanceOn(
  map: string,
  cells: Cells,
  from: Cell,
  to: Cell,
  options: Options,
  expansions: number,
): Instance {
  const shows = new Map<Mistake, string>();
  for (const mistake of EXERCISED) {
    const at = firstWrong(cells, from, to, options, mistake);
    if (at) shows.set(mistake, at);
  }
  return { map, from, to, options, expansions, shows, told: new Set(shows.values()).size };
}

function hasTies(right: Trace<Point>): boolean {
  for (let n = 1; n < right.expansions; n++) {
    right.seekExpansion(n);
    if (legalNext(right).length > 1) return true;
  }
  return false;
}

/** Where a search that makes a mistake leaves every correct one, as text; null where it can't, or does not here. */
export function firstWrong(grid: Cells, from: Cell, to: Cell, options: Options, mistake: Mistake): string | null {
  let wrong: Trace<Cell>;
  try {
    wrong = simulate(grid, from, to, mistake, options);
  } catch {
    // There is no room for it here.
    return null;
  }
  const run = orderOf(wrong) as Cell[];
  wrong.free();
  if (run.length === 0) return "0:over";
  const right = retrace(grid, from, to, run, options);
  const order = orderOf(right) as Cell[];
  right.free();
  const step = run.findIndex((at, i) => String(at) !== String(order[i]));
  if (step >= 0) return `${step}:${run[step]}`;
  return run.length === order.length ? null : `${run.length}:over`;
}
