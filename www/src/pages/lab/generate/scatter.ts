/** Walls thrown at random: each cell is one with the given probability. */

import { seeded } from "../../../package/shared/random.js";
import { ends } from "../../shared/ends.js";
import type { MadeMap } from "../plain-map.js";

export function scatter(width: number, height: number, seed: number, density = 0.3): MadeMap {
  const random = seeded(seed);
  const walls = new Uint8Array(width * height);
  for (let cell = 0; cell < walls.length; cell++) if (random() < density) walls[cell] = 1;
  return { width, height, walls, ...ends(width, height, walls) };
}
