import { describe, expect, test } from "vitest";
import type { StepStarElement } from "../../../src/package/element/contract.js";
import type { PlainGrid } from "../../../src/package/shared/plain-map.js";
import { seeded } from "../../../src/package/shared/random.js";
import { maze } from "../../../src/pages/lab/generate/maze.js";
import { fromHash, type PageState, packMap, toHash, unpackMap } from "../../../src/pages/state/address.js";
import { BitReader, BitWriter } from "../../../src/pages/state/bits.js";
import { look } from "../../../src/pages/state/named-places.js";

/** A map whose cells are walls with the given probability. */
const noise = (width: number, height: number, share: number, seed: number): PlainGrid => {
  const random = seeded(seed);
  return { width, height, walls: Uint8Array.from({ length: width * height }, () => (random() < share ? 1 : 0)) };
};

describe("bit writer and reader", () => {
  test("numbers of every length are read back in order", () => {
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

describe("a map in a link", () => {
  test.each([0, 0.02, 0.3, 0.5, 0.98, 1])("walls at a density of %f are read back unchanged", (share) => {
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

  test("terrain is read back unchanged, fractions too", () => {
    const map = noise(64, 64, 0.2, 5);
    const random = seeded(6);
    const costs = Float64Array.from(map.walls, () => [1, 1, 1, 2, 5, 9, 0.5, 0][Math.floor(random() * 8)]!);
    expect(unpackMap(packMap({ ...map, costs }))).toEqual({ ...map, costs });
  });

  test.each([127, 254, 255, 400])("terrain of %i different costs is read back unchanged", (kinds) => {
    const map = noise(30, 20, 0.2, 7);
    const costs = Float64Array.from(map.walls, (_, cell) => 1.5 + (cell % kinds) / 8);
    expect(unpackMap(packMap({ ...map, costs }))).toEqual({ ...map, costs });
  });

  test("an older link, without terrain under walls, is still readable", () => {
    const { walls, costs } = unpackMap("3x1!2_5!rn");
    expect([[...walls], [...costs!]]).toEqual([
      [0, 1, 0],
      [2, 1, 5],
    ]);
  });

  test("links that are out in the world stay readable: each coding is read as it was always written", () => {
    const rows = (text: string) => [...text].map(Number);
    // Runs of 1, 1, 3, 1, 3, 1 and 2 cells; then the first row's runs and no difference below it.
    for (const text of ["4x3!rRE", "4x3!lSIiJg", "4x3!uSFg"])
      expect([...unpackMap(text).walls], text).toEqual(rows("010001000100"));
    const { walls, costs } = unpackMap("3x2!5!lS1q");
    expect([[...walls], [...costs!]]).toEqual([rows("000110"), [1, 5, 5, 1, 1, 1]]);
  });

  test("the shortest coding is used: runs for a few walls, differences for long ones downwards, neither for noise", () => {
    const straight = { width: 64, height: 64, walls: Uint8Array.from({ length: 4096 }, (_, cell) => cell % 2) };
    const maps = [noise(64, 64, 0.02, 1), straight, noise(64, 64, 0.5, 1)];
    const terrain = ({ walls, ...map }: PlainGrid) => ({
      ...map,
      walls,
      costs: Float64Array.from(walls, (w) => 1 + w),
    });
    expect(maps.map((map) => packMap(map).slice(0, 7))).toEqual(["64x64!l", "64x64!u", "64x64!r"]);
    expect(maps.map((map) => packMap(terrain(map)).slice(0, 10))).toEqual(["64x64!w2!l", "64x64!w2!u", "64x64!w2!r"]);
  });

  test("a 64 x 64 map takes under 700 characters even as noise, and under 20 when empty", () => {
    expect(packMap(noise(64, 64, 0.5, 1)).length).toBeLessThan(700);
    expect(packMap(maze(64, 64, 1)).length).toBeLessThan(700);
    expect(packMap(noise(64, 64, 0, 1)).length).toBeLessThan(20);
  });

  test.each(["24x16!r", "24x16!lAAAA", "0x4!rA", "5000x4!rA", "x!rA", "", "4x4!l", "2x2!?!rAAAA", "3x1!2!r_"])(
    "a damaged map throws a RangeError: %s",
    (text) => {
      expect(() => unpackMap(text)).toThrow(RangeError);
    },
  );
});

describe("the state of the lab in a link", () => {
  const states: PageState[] = [
    { options: {} },
    { example: "trap", step: 96, options: {} },
    { example: "trap", step: "e206", options: {} },
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
    { example: "trap", options: {}, mode: "predict" },
    { example: "trap", options: { heuristic: "2 * max(dx, dy) + x / 1.5 - sqrt(y)" } },
    { example: "trap", options: {}, mode: "compare", other: "algorithm: greedy; tie-break: low-g; weight: 2.5" },
  ];
  test.each(states)("is read back unchanged: %j", (state) => {
    const read = fromHash(toHash(state));
    expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(state)));
  });

  test("a graph keeps every digit of its numbers, since rounding could change the path", () => {
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

  test("a view of a graph whose coordinates are small keeps its digits", () => {
    const view = [0.1234, -0.0051, 0.0312] as const;
    expect(fromHash(toHash({ view, options: {} })).view).toEqual(view);
  });

  test.each([
    [[0.1, 0.1, 0.3], "seen"],
    [[0.1, 0.1, 40], "too far away"],
    [[9, 9, 0.3], "beside it"],
  ] as const)("of a small graph the view %j is %s", (view, how) => {
    const nodes = [0.15, 0.5].map((x, id) => ({ id, x, y: x }));
    const board = { graph: { nodes }, grid: null, view: null } as unknown as StepStarElement;
    look(board, { view, options: {} });
    expect(board.view).toEqual(how === "seen" ? view : null);
  });

  test("no board of cells shows less than a cell", () => {
    const board = { graph: null, grid: {}, view: null } as unknown as StepStarElement;
    look(board, { view: [0, 0, 1e-9], options: {} });
    expect(board.view).toBeNull();
    look(board, { view: [0, 0, 1], options: {} });
    expect(board.view).toEqual([0, 0, 1]);
  });

  test.each(["0,0,0", "0,0,-5", "1,2", "a,b,c"])("an impossible view is ignored: %s", (view) => {
    expect(fromHash(`#view=${view}`).view).toBeUndefined();
  });

  test.each(["", "!", "24x", "x!0", "24!0", "1e3x4!", "24x16x9!", "0x5!"])(
    "a damaged size of a map is quoted, with what belongs there: %s",
    (map) => {
      const size = map.split("!")[0];
      expect(() => fromHash(`#map=${map}`)).toThrow(
        `The link says "${size}" where the size of a map belongs, such as "24x16": each side is a whole number from 1 to 4096.`,
      );
    },
  );

  test("a link uses only characters that chat programs leave intact", () => {
    for (const state of states) expect(toHash(state)).toMatch(/^#[A-Za-z0-9=&,._!-]*$/);
  });

  test("the second search's options may be written as in the attribute", () => {
    expect(fromHash("#mode=compare&other=heuristic:+zero;+weight:+2").other).toBe("heuristic: zero; weight: 2");
  });

  test("a wrong number throws an error that quotes it", () => {
    expect(() => fromHash("#step=abc")).toThrow('"abc"');
    expect(() => fromHash("#from=1,")).toThrow(RangeError);
  });

  test.each(["8,5", "8,5,leaves", "8,,opens", "_", "closes"])(
    "a wrong break point throws an error that quotes the link: %s",
    (stops) => {
      expect(() => fromHash(`#stops=${stops}`)).toThrow(/The link says "/);
    },
  );
});

test("a step counts whole expansions, or events where it says so; older links count events", () => {
  const stepOf = (hash: string) => fromHash(hash).step;
  expect(toHash({ example: "trap", step: 96, options: {} })).toBe("#example=trap&v=2&step=96");
  expect(["#v=2&step=96", "#step=96&v=2", "#v=2&step=e206"].map(stepOf)).toEqual([96, 96, "e206"]);
  expect(["#example=trap&step=96", "#step=e7"].map(stepOf)).toEqual(["e96", "e7"]);
  for (const wrong of ["-1", "1.5", "f7", "e", "twelve"])
    expect(() => stepOf(`#v=2&step=${wrong}`)).toThrow("such as 96, or of events, such as e206");
});

describe("a walk in a link", () => {
  test("comes back with all that changes, how it plans and how far one sees", () => {
    const state: PageState = {
      options: {},
      changes: [
        { at: 7, place: [9, 3], wall: true },
        { at: 9, place: [9, 3], wall: false },
        { at: 12, place: [4, 4], cost: 2.5 },
        { at: 12, place: [4, 5], wall: false, cost: 1e-7 },
      ],
      replanner: "lpa",
      sees: "3",
    };
    const hash = toHash(state);
    expect(hash).toBe("#changes=7,9,3,w_9,9,3,f_12,4,4,2.5_12,4,5,f1e-7&replanner=lpa&sees=3");
    expect(fromHash(hash)).toMatchObject(state);
  });

  test("on which nothing changes is one, too", () => {
    expect(toHash({ options: {}, changes: [] })).toBe("#changes=none");
    expect(fromHash("#changes=none").changes).toEqual([]);
    expect(fromHash("#").changes).toBeUndefined();
  });

  test.each(["7,9,w", "7,9,3", "7,9,3,x", "7,9,3,", "7,9,3,1.2.3", "", "_"])("that says %o is refused", (text) => {
    expect(() => fromHash(`#changes=${text}`)).toThrow("where a change belongs");
  });
});
