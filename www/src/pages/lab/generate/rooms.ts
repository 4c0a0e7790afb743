/** Rooms with doors: the map is cut in two again and again, and every cut gets one door. */

import { between, seeded } from "../../../package/shared/random.js";
import { ends } from "../../shared/ends.js";
import type { MadeMap } from "../plain-map.js";

/** No side of a room is shorter. */
const SMALLEST = 3;

export function rooms(width: number, height: number, seed: number): MadeMap {
  const random = seeded(seed);
  const walls = new Uint8Array(width * height);
  const cut = (left: number, top: number, wide: number, high: number) => {
    const across = wide >= 2 * SMALLEST + 1;
    const down = high >= 2 * SMALLEST + 1;
    if (!across && !down) return;
    if (across && (!down || wide > high || (wide === high && random() < 0.5))) {
      const wall = between(random, SMALLEST, wide - SMALLEST - 1);
      for (let y = 0; y < high; y++) walls[(top + y) * width + left + wall] = 1;
      cut(left, top, wall, high);
      cut(left + wall + 1, top, wide - wall - 1, high);
      door(left + wall, top, 0, 1, high);
    } else {
      const wall = between(random, SMALLEST, high - SMALLEST - 1);
      for (let x = 0; x < wide; x++) walls[(top + wall) * width + left + x] = 1;
      cut(left, top, wide, wall);
      cut(left, top + wall + 1, wide, high - wall - 1);
      door(left, top + wall, 1, 0, wide);
    }
  };
  /** Opens a cell of the wall that has a free cell on either side. The rooms are cut already, so no wall can end at it. */
  const door = (x: number, y: number, dx: number, dy: number, length: number) => {
    const places: number[] = [];
    for (let i = 0; i < length; i++) {
      const at = (y + i * dy) * width + x + i * dx;
      const aside = dx ? width : 1;
      if (!walls[at - aside] && !walls[at + aside]) places.push(at);
    }
    walls[places[Math.floor(random() * places.length)]!] = 0;
  };
  cut(0, 0, width, height);
  return { width, height, walls, ...ends(width, height, walls) };
}
