import { describe, expect, test } from "vitest";
import { type GeneratorName, generate, generators } from "../../../src/lab/generate/index.js";
import { largestPart } from "../../../src/page/ends.js";

const names = Object.keys(generators) as GeneratorName[];
const sizes = [
  [15, 15],
  [42, 31],
  [64, 20],
  [101, 99],
] as const;

/** Scenes compared as text: `toEqual` on large arrays is a hundred times slower. */
const text = (scene: ReturnType<typeof generate>) =>
  JSON.stringify(scene, (_, part) => (part?.buffer ? `${part}` : part));

/** Links between neighbouring free cells, each counted once. */
function links(width: number, walls: Uint8Array): number {
  let count = 0;
  walls.forEach((wall, cell) => {
    if (wall) return;
    if ((cell + 1) % width && walls[cell + 1] === 0) count++;
    if (walls[cell + width] === 0) count++;
  });
  return count;
}

describe.each(names)("%s", (name) => {
  test.each(sizes)(
    "%i x %i: start and goal are different, connected cells, and a seed always gives the same map",
    (width, height) => {
      for (let seed = 1; seed <= 5; seed++) {
        const scene = generate({ name, width, height, seed });
        const part = new Set(largestPart(width, height, scene.walls));
        expect(scene.walls.length).toBe(width * height);
        expect(part).toContain(scene.start[1] * width + scene.start[0]);
        expect(part).toContain(scene.goal[1] * width + scene.goal[0]);
        expect(scene.start).not.toEqual(scene.goal);
        expect(text(generate({ name, width, height, seed }))).toBe(text(scene));
        expect(`${generate({ name, width, height, seed: seed + 100 }).walls}`).not.toBe(`${scene.walls}`);
      }
    },
  );
});

test("a maze is perfect: every free cell is reachable in exactly one way", () => {
  for (const [width, height] of sizes) {
    const { walls } = generate({ name: "maze", width, height, seed: 3 });
    const free = walls.filter((wall) => wall === 0).length;
    expect(largestPart(width, height, walls).length).toBe(free);
    expect(links(width, walls)).toBe(free - 1);
  }
});

test("in rooms and caves every free cell is reachable", () => {
  for (const name of ["rooms", "caves"] as const) {
    for (const [width, height] of sizes) {
      const { walls } = generate({ name, width, height, seed: 4 });
      expect(largestPart(width, height, walls).length).toBe(walls.filter((wall) => wall === 0).length);
    }
  }
});

test("random walls have the density asked for", () => {
  for (const density of [0.1, 0.4, 0.6]) {
    const { walls } = generate({ name: "scatter", width: 100, height: 100, seed: 1, density });
    expect(walls.filter((wall) => wall === 1).length / 10_000).toBeCloseTo(density, 1);
  }
});
