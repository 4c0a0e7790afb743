/**
 * A city: blocks of houses between streets, some with a courtyard, parks that are slow to cross,
 * and a river with few bridges.
 */

import { between, seeded } from "../../../package/shared/random.js";
import { ends } from "../../shared/ends.js";
import type { MadeMap } from "../plain-map.js";

const PARK = 3;

export function city(width: number, height: number, seed: number): MadeMap {
  const random = seeded(seed);
  const walls = new Uint8Array(width * height);
  const costs = new Float64Array(width * height).fill(1);
  const fill = (left: number, top: number, wide: number, high: number, wall: 0 | 1) => {
    for (let y = Math.max(0, top); y < Math.min(height, top + high); y++)
      walls.fill(wall, y * width + Math.max(0, left), y * width + Math.max(0, Math.min(width, left + wide)));
  };

  const columns = cuts(width);
  const rows = cuts(height);
  for (const [left, wide] of columns) for (const [top, high] of rows) block(left, top, wide, high);
  river();
  return { width, height, walls, costs, ...ends(width, height, walls) };

  /** Stretches of house front with a street after each; every fifth street is an avenue. */
  function cuts(size: number): [number, number][] {
    const found: [number, number][] = [];
    let at = 2;
    while (at < size - 4) {
      const length = Math.min(between(random, 8, 20), size - 2 - at);
      found.push([at, length]);
      at += length + (found.length % 5 === 0 ? 5 : 2);
    }
    return found;
  }

  function block(left: number, top: number, wide: number, high: number): void {
    const kind = random();
    if (kind < 0.08) {
      for (let y = top; y < top + high; y++) costs.fill(PARK, y * width + left, y * width + left + wide);
      return;
    }
    fill(left, top, wide, high, 1);
    if (kind < 0.5 && wide > 7 && high > 7) {
      fill(left + 3, top + 3, wide - 6, high - 6, 0);
      const side = between(random, 4, wide - 5);
      fill(left + side, random() < 0.5 ? top : top + high - 3, 1, 3, 0);
    } else if (kind < 0.65) {
      fill(left + between(random, 2, wide - 3), top, 1, high, 0);
    }
  }

  /** Winds from top to bottom, with quays on both banks and a bridge every sixty cells. */
  function river(): void {
    const breadth = Math.max(3, Math.round(width / 42));
    const middle = width * (0.45 + 0.1 * random());
    const phase = random() * 2 * Math.PI;
    const spacing = 60;
    for (let y = 0; y < height; y++) {
      const left = Math.round(middle + (width / 14) * Math.sin(phase + (y / height) * 7));
      fill(left - 2, y, breadth + 4, 1, 0);
      costs.fill(1, y * width + left - 2, y * width + left + breadth + 2);
      if (y % spacing >= 3) fill(left, y, breadth, 1, 1);
    }
  }
}
