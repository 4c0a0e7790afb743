import { describe, expect, test } from "vitest";
import { type GeneratorName, generate, generators } from "../../../src/pages/lab/generate/index.js";
import { makeName, readMakeName } from "../../../src/pages/lab/make-name.js";
import { largestPart } from "../../../src/pages/shared/ends.js";

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

/** A short name for all that a scene is made of: two that differ anywhere differ in it. */
function fingerprint({ walls, costs, start, goal }: ReturnType<typeof generate>): string {
  const bytes = [...walls, ...new Uint8Array(Float64Array.from(costs ?? []).buffer), ...start, ...goal];
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5).toString(16);
}

// Links name a map by its generator, size and seed, with places and steps on it: whoever changes what a generator draws breaks them.
test.each([
  ["maze.101x99.7", "4f9d370d"],
  ["rooms.101x99.7", "3a96af48"],
  ["caves.101x99.7", "91ff100"],
  ["scatter.101x99.7.30", "601e7b6a"],
  ["city.101x99.7", "5219dbed"],
])("the map that links call %s is the one that it has always been", (name, known) => {
  expect(fingerprint(generate(readMakeName(name)))).toBe(known);
});

test("a generated map's name holds all that it is made of, and wrong ones are quoted", () => {
  for (const name of ["maze.41x27.1", "scatter.2000x2000.1.20", "caves.4096x1.999999"])
    expect(makeName(readMakeName(name))).toBe(name);
  expect(readMakeName("scatter.9x8.5.20")).toEqual({ name: "scatter", width: 9, height: 8, seed: 5, density: 0.2 });
  for (const name of ["", "labyrinth.9x9.1", "toString.9x9.1", "maze.9x9", "maze.9x9.-1", "maze.9x9.1.x", "maze.9.1"])
    expect(() => readMakeName(name)).toThrow(`The link asks for the map "${name}", which no generator here draws.`);
  for (const size of ["0x9", "9x0", "4097x9", "9x4097"])
    expect(() => readMakeName(`maze.${size}.1`)).toThrow(`The link asks for a map of ${size}: each side is`);
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
