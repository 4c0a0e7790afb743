/** Caves: noise, smoothed until it looks like rock, and only the largest cave kept. */

import { seeded } from "../../../package/shared/random.js";
import { ends, largestPart } from "../../shared/ends.js";
import type { MadeMap } from "../plain-map.js";

export function caves(width: number, height: number, seed: number, density = 0.45): MadeMap {
  const random = seeded(seed);
  let rock = Uint8Array.from({ length: width * height }, () => (random() < density ? 1 : 0));
  for (let round = 0; round < 5; round++) rock = smooth(width, height, rock);
  const walls = new Uint8Array(width * height).fill(1);
  for (const cell of largestPart(width, height, rock)) walls[cell] = 0;
  return { width, height, walls, ...ends(width, height, walls) };
}

/** A cell becomes rock when most of the nine cells around and under it are; beyond the edge is rock. */
function smooth(width: number, height: number, rock: Uint8Array): Uint8Array<ArrayBuffer> {
  const next = new Uint8Array(rock.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let count = 0;
      for (let ny = y - 1; ny <= y + 1; ny++) {
        for (let nx = x - 1; nx <= x + 1; nx++) {
          const outside = nx < 0 || ny < 0 || nx >= width || ny >= height;
          if (outside || rock[ny * width + nx]) count++;
        }
      }
      next[y * width + x] = count >= 5 ? 1 : 0;
    }
  }
  return next;
}
