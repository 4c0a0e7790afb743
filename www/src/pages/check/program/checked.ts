/** From a program to its run: what is run on which map, and what of it is checked. */
import type { CellOrder, Unclear } from "./entry.js";
import type { Language } from "./instrument.js";
import { prepared, worldOf } from "./prepare.js";
import type { Brought, ProgramWork, Ran } from "./protocol.js";
import { runOf, type Stream } from "./streams.js";

type Cell = readonly [number, number];

/** A map for programs: its text, what each cell costs (null: a wall), and where from and to. */
export interface ProgramMap {
  readonly text: string;
  readonly costs: readonly (readonly (number | null)[])[];
  readonly from: Cell;
  readonly to: Cell;
}

/** What became of a program. */
export interface Outcome {
  readonly ran: Ran;
  /** Null: nothing that it took is a run. */
  readonly stream: Stream | null;
  /** The map that it brought itself and searched, in place of the page's. */
  readonly own: ProgramMap | null;
  /** Whether that is the page's map without its terrain, as the program knows only 0 and 1. */
  readonly isFlat: boolean;
  /** Why it could not be called, where that matters. */
  readonly unclear: Unclear | null;
}

export const hasTerrain = ({ costs }: ProgramMap) =>
  costs.some((row) => row.some((cost) => cost !== null && cost !== 1));

/** What becomes of a program. One that goes nowhere on terrain, as its cells are 0 or 1, is tried without. */
export async function outcomeOf(
  source: string,
  language: Language,
  map: ProgramMap,
  run: (work: ProgramWork) => Promise<Ran>,
): Promise<Outcome> {
  const outcome = await outcomeOn(source, language, map, run);
  const { ran, stream } = outcome;
  const goesNowhere = ran.called !== undefined && !ran.fault && (stream?.expansions ?? 0) <= 1;
  if (!goesNowhere || !hasTerrain(map)) return outcome;
  const costs = map.costs.map((row) => row.map((cost) => cost && 1));
  const flat: ProgramMap = { ...map, text: map.text.replace(/\d/g, "."), costs };
  const again = await outcomeOn(source, language, flat, run);
  return (again.stream?.expansions ?? 0) > 1 ? { ...again, own: again.own ?? flat, isFlat: !again.own } : outcome;
}

async function outcomeOn(
  source: string,
  language: Language,
  map: ProgramMap,
  run: (work: ProgramWork) => Promise<Ran>,
): Promise<Outcome> {
  const { sites, order, asksForSigns, unclear, ...work } = prepared(source, language);
  const world = worldOf(map.text, map.costs, map.from, map.to, order ?? "xy", asksForSigns);
  const ran = await run({ ...work, world });
  const own = ran.brought && ownMap(ran.brought, order);
  const { costs, from } = own ?? map;
  const ground = { width: costs[0]!.length, height: costs.length, start: from };
  const stream = runOf(ran.taken, sites, ground, order);
  return { ran, stream, own, isFlat: false, unclear };
}

const WALLS = ["#", "X", "x", "%", "@", "W", "█", "1", "O"];

/** A matrix of a program with two places on it; null where it can't be told what is a wall. */
export function ownMap({ grid, places }: Brought, order: CellOrder | undefined): ProgramMap | null {
  const width = grid[0]?.length ?? 0;
  if (width === 0 || grid.some((row) => row.length !== width)) return null;
  const values = new Set(grid.flat());
  const isBinary = [...values].every((value) => value === 0 || value === 1 || value === true || value === false);
  const isText = [...values].every((value) => typeof value === "string");
  if (!isBinary && !isText) return null;
  // Among digits from 2 on a 1 is a cost, too; else it is a wall.
  const hasTerrain = isText && [...values].some((value) => /^[2-9]$/.test(value as string));
  const costOf = (value: unknown) => {
    if (hasTerrain && /^[1-9]$/.test(value as string)) return Number(value);
    return (isText ? WALLS.includes(value as string) : value) ? null : 1;
  };
  const costs = grid.map((row) => row.map(costOf));
  const isFree = ([x, y]: Cell) => (costs[y]?.[x] ?? null) !== null;
  const turned = places.map(([a, b]) => [b, a] as const);
  // Rows come first in a matrix, and so they do in most programs that bring one.
  const readings = order === "xy" ? [places, turned] : [turned, places];
  const found = readings.find((ends) => ends.every(isFree));
  if (!found) return null;
  const [from, to] = found as [Cell, Cell];
  const sign = (x: number, y: number) => {
    if (x === from[0] && y === from[1]) return "S";
    if (x === to[0] && y === to[1]) return "G";
    const cost = costs[y]![x]!;
    if (cost === null) return "#";
    return cost === 1 ? "." : String(cost);
  };
  const text = costs.map((row, y) => row.map((_, x) => sign(x, y)).join("")).join("\n");
  return { text, costs, from, to };
}
