/** A perfect maze: between any two cells there is exactly one way. */
import { seeded } from "../../../package/shared/random.js";
import type { MadeMap } from "../plain-map.js";

export function maze(width: number, height: number, seed: number): MadeMap {
  const random = seeded(seed);
  const walls = new Uint8Array(width * height).fill(1);
  // Rooms lie on even coordinates, the walls that can be opened between them.
  const stack = [0];
  walls[0] = 0;
  while (stack.length > 0) {
    const at = stack[stack.length - 1]!;
    const x = at % width;
    const y = Math.floor(at / width);
    const steps: number[] = [];
    if (x >= 2 && walls[at - 2]) steps.push(-1);
    if (x + 2 < width && walls[at + 2]) steps.push(1);
    if (y >= 2 && walls[at - 2 * width]) steps.push(-width);
    if (y + 2 < height && walls[at + 2 * width]) steps.push(width);
    if (steps.length === 0) {
      stack.pop();
      continue;
    }
    const step = steps[Math.floor(random() * steps.length)]!;
    walls[at + step] = 0;
    walls[at + 2 * step] = 0;
    stack.push(at + 2 * step);
  }
  const last = (size: number) => size - 1 - ((size - 1) % 2);
  return { width, height, walls, start: [0, 0], goal: [last(width), last(height)] };
}
