/** What the page asks its worker, and what it hears back. */
import { cavesMap, cityMap, mazeMap, openMap, randomMap, roomsMap, terrains } from "./maps.js";

export interface BenchMap {
  width: number;
  height: number;
  cells: Uint8Array;
  costs: Float64Array;
}

export const MAPS = {
  random: { label: "random walls, 20 %", make: (side: number) => randomMap(side, 0.2) },
  rooms: { label: "rooms", make: (side: number) => roomsMap(side, 16) },
  maze: { label: "maze", make: (side: number) => mazeMap(side) },
  caves: { label: "caves", make: (side: number) => cavesMap(side) },
  city: { label: "city", make: (side: number) => cityMap(side) },
  open: { label: "open field", make: (side: number) => openMap(side) },
};

export const TERRAINS = {
  even: { label: "the same everywhere", make: (side: number) => new Float64Array(side * side).fill(1) },
  hills: { label: "hills, 1 to 9", make: (side: number) => terrains.hills(side) },
  patches: { label: "patches of 3, 5 and 8", make: (side: number) => terrains.patches(side) },
  mixed: { label: "every cell by itself, 1 to 9", make: (side: number) => terrains.mixed(side) },
};

export interface BenchPlan {
  map: keyof typeof MAPS;
  terrain: keyof typeof TERRAINS;
  side: number;
  diagonal: boolean;
  queries: number;
}

export interface Row {
  name: string;
  /** Queries answered, and how many of the answers are not a cheapest path. */
  done: number;
  wrong: number;
  /** For all its queries together. */
  milliseconds: number;
}

export type BenchMessage = { kind: "making" } | { kind: "rows"; share: number; rows: Row[] } | { kind: "done" };

export function mapOf(plan: BenchPlan): BenchMap {
  return { ...MAPS[plan.map].make(plan.side), costs: TERRAINS[plan.terrain].make(plan.side) };
}
