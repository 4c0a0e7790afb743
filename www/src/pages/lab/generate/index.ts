/** The generators by name, as tools and links know them. */
import type { MadeMap } from "../plain-map.js";
import { caves } from "./caves.js";
import { city } from "./city.js";
import { maze } from "./maze.js";
import { rooms } from "./rooms.js";
import { scatter } from "./scatter.js";

export const generators = {
  maze: { label: "Perfect maze", draw: maze },
  rooms: { label: "Rooms with doors", draw: rooms },
  caves: { label: "Caves", draw: caves },
  scatter: { label: "Random walls", draw: scatter },
  city: { label: "City", draw: city },
} satisfies Record<
  string,
  { label: string; draw(width: number, height: number, seed: number, density?: number): MadeMap }
>;

export type GeneratorName = keyof typeof generators;

/** Everything that determines a generated map. */
export interface MapRecipe {
  readonly name: GeneratorName;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Share of walls, for generators that use it. */
  readonly density?: number;
}

export function generate({ name, width, height, seed, density }: MapRecipe): MadeMap {
  return generators[name].draw(width, height, seed, density);
}
