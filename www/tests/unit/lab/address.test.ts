import { describe, expect, test } from "vitest";
import { maze } from "../../../src/lab/generate/maze.js";
import { seeded } from "../../../src/page/random.js";
import { fromHash, type MapState, packMap, type State, toHash, unpackMap } from "../../../src/state/address.js";
import { BitReader, BitWriter } from "../../../src/state/bits.js";

const noise = (width: number, height: number, share: number, seed: number): MapState => {
  const random = seeded(seed);
  return { width, height, walls: Uint8Array.from({ length: width * height }, () => (random() < share ? 1 : 0)) };
};

describe("bits", () => {
  test("numbers of every length come back in order", () => {
    const writer = new BitWriter();
    for (let value = 1; value < 5000; value += 7) {
      writer.writeGamma(value);
      writer.write(value % 8, 3);
    }
    const reader = new BitReader(writer.toString());
    for (let value = 1; value < 5000; value += 7) {
      expect(reader.readGamma()).toBe(value);
      expect(reader.read(3)).toBe(value % 8);
    }
  });
});

describe("maps in a link", () => {
  test.each([0, 0.02, 0.3, 0.5, 0.98, 1])("walls at a share of %f come back", (share) => {
    for (const [width, height] of [
      [1, 1],
      [3, 4],
      [64, 64],
      [1, 200],
      [129, 7],
    ] as const) {
      const map = noise(width, height, share, width + height);
      expect(unpackMap(packMap(map))).toEqual(map);
    }
  });

  test("terrain comes back, fractions too", () => {
    const map = noise(64, 64, 0.2, 5);
    const random = seeded(6);
    const costs = Float64Array.from(map.walls, () => [1, 1, 1, 2, 5, 9, 0.5, 0][Math.floor(random() * 8)]!);
    expect(unpackMap(packMap({ ...map, costs }))).toEqual({ ...map, costs });
  });

  test.each([127, 254, 255, 400])("heights come back, of which there are %i kinds", (kinds) => {
    const map = noise(30, 20, 0.2, 7);
    const costs = Float64Array.from(map.walls, (_, cell) => 1.5 + (cell % kinds) / 8);
    expect(unpackMap(packMap({ ...map, costs }))).toEqual({ ...map, costs });
  });

  test("a link from before terrain under walls was told is read as ever", () => {
    const { walls, costs } = unpackMap("3x1!2_5!rn");
    expect([[...walls], [...costs!]]).toEqual([
      [0, 1, 0],
      [2, 1, 5],
    ]);
  });

  test("64 x 64 of pure noise stays far below what a link may be long", () => {
    expect(packMap(noise(64, 64, 0.5, 1)).length).toBeLessThan(700);
    expect(packMap(maze(64, 64, 1)).length).toBeLessThan(700);
    expect(packMap(noise(64, 64, 0, 1)).length).toBeLessThan(20);
  });

  test.each(["24x16!r", "24x16!lAAAA", "0x4!rA", "5000x4!rA", "x!rA", "", "4x4!l", "2x2!?!rAAAA", "3x1!2!r_"])(
    "a damaged map says so: %s",
    (text) => {
      expect(() => unpackMap(text)).toThrow(RangeError);
    },
  );
});

describe("the whole state", () => {
  const states: State[] = [
    { options: {} },
    { example: "trap", step: 96, options: {} },
    { make: "maze.201x201.7", from: [0, 0], to: [200, 200], options: { algorithm: "jps", diagonal: "no-obstacles" } },
    {
      map: noise(24, 16, 0.3, 9),
      from: [4, 7],
      to: [19, 7],
      step: 0,
      view: [1.5, -2, 12],
      options: {
        weight: 1.5,
        through: [
          [3, 4],
          [5, 6],
        ],
        reverse: true,
        nearest: false,
        maxExpansions: 1000,
      },
    },
    {
      graph: {
        nodes: [
          { id: 3, x: 0.5, y: -2 },
          { id: 7, x: 4, y: 4 },
        ],
        connections: [{ from: 3, to: 7, cost: 2.25 }],
        occupied: [7],
      },
      from: 3,
      to: 7,
      options: { recipe: "game-graph" },
      stops: [{ at: 7, when: "closes" }],
      pinned: 3,
    },
    {
      example: "trap",
      options: {},
      stops: [
        { at: [8, 5], when: "opens" },
        { at: [10, 2], when: "improves" },
      ],
      pinned: [0, 0],
    },
    { example: "trap", options: {}, mode: "compare", other: "algorithm: greedy; tie-break: low-g; weight: 2.5" },
  ];
  test.each(states)("comes back: %j", (state) => {
    const read = fromHash(toHash(state));
    expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(state)));
  });

  test("a graph keeps its numbers to the last digit: by the fifth a search goes another way", () => {
    const graph = {
      nodes: [
        { id: 0, x: 1 / 3, y: 13.37891234 },
        { id: 1, x: 2e-5, y: 0 },
      ],
      connections: [{ from: 0, to: 1, cost: Math.SQRT2 }],
      occupied: [],
    };
    expect(fromHash(toHash({ graph, options: {} })).graph).toEqual(graph);
  });

  test.each(["0,0,0", "0,0,-5", "0,0,1e-9", "1,2", "a,b,c"])("a view that shows nothing is none: %s", (view) => {
    expect(fromHash(`#view=${view}`).view).toBeUndefined();
  });

  test("a link has no character that a chat would break", () => {
    for (const state of states) expect(toHash(state)).toMatch(/^#[A-Za-z0-9=&,._!-]*$/);
  });

  test("the other options may be written as the attribute is", () => {
    expect(fromHash("#mode=compare&other=heuristic:+zero;+weight:+2").other).toBe("heuristic: zero; weight: 2");
  });

  test("a number that is none is named", () => {
    expect(() => fromHash("#step=abc")).toThrow('"abc"');
    expect(() => fromHash("#from=1,")).toThrow(RangeError);
  });

  test.each(["8,5", "8,5,leaves", "8,,opens", "_", "closes"])("a break point that is none is named: %s", (stops) => {
    expect(() => fromHash(`#stops=${stops}`)).toThrow(/The link says "/);
  });
});
