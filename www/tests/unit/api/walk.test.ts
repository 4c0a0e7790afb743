/** Walks over maps that change: what is read of a caller, and what comes back. The plans themselves are compared in Rust. */
import { type Change, Graph, Grid, type Point, traceWalk, traceWalkAsync, type WalkOptions, walk } from "stepstar";
import { describe, expect, test } from "vitest";

const MAP = "S...\n.##.\n...G";
const [FROM, TO]: Point[] = [
  [0, 0],
  [3, 2],
];
const CLOSES: Change = { at: 1, place: [3, 1], wall: true };
const told = (changes: unknown, options?: unknown, map: unknown = MAP) => {
  try {
    return walk(map as string, FROM!, TO!, changes as Change[], options as WalkOptions).message;
  } catch (error) {
    return String(error);
  }
};

describe("a walk", () => {
  test.each(["astar", "dstar-lite"] as const)("by %s goes one step a tick along its plan", (replanner) => {
    const { ticks, path, cost, expanded, status } = walk(MAP, FROM!, TO!, [CLOSES], { replanner });
    expect(status).toBe("found");
    expect(ticks.map(({ at }) => at)).toEqual(path);
    for (const [i, tick] of ticks.slice(1).entries()) expect(ticks[i]!.path[1]).toEqual(tick.at);
    expect(ticks.map((tick) => tick.cost)).toEqual([5, 6, 5, 4, 3, 2, 1, 0].slice(-ticks.length));
    expect(cost).toBe(ticks.length - 1);
    expect(expanded).toBe(ticks.reduce((sum, tick) => sum + tick.expanded, 0));
  });

  test("by lpa stays at the start and keeps its plan up to date", () => {
    const { ticks, path, cost } = walk(MAP, FROM!, TO!, [CLOSES], { replanner: "lpa" });
    expect(ticks.map(({ at }) => at)).toEqual([FROM, FROM]);
    expect(path).toEqual(ticks[1]!.path);
    expect([ticks[0]!.cost, cost]).toEqual([5, 5]);
  });

  test("leaves the map as it was, and takes every spelling of it", () => {
    const grid = Grid.parse(MAP);
    const before = grid.toText();
    const changes: Change[] = [CLOSES, { at: 2, place: { x: 1, y: 0 }, cost: 4 }];
    const walked = walk(grid, { x: 0, y: 0 }, TO!, changes);
    expect(grid.toText()).toBe(before);
    const rows = [
      [0, 0, 0, 0],
      [0, 1, 1, 0],
      [0, 0, 0, 0],
    ];
    expect(walk(rows, FROM!, TO!, changes)).toEqual(walked);
  });

  test("waits where it has no path, as long as changes are to come", () => {
    const changes: Change[] = [
      { at: 0, place: [1, 0], wall: true },
      { at: 3, place: [1, 0], wall: false },
    ];
    const { ticks } = walk("S.G", [0, 0], [2, 0], changes);
    expect(ticks.map(({ path }) => path.length)).toEqual([0, 0, 0, 3, 2, 1]);
  });

  test("of who sees little goes by what was seen", () => {
    const { ticks } = walk("S.#G\n....", [0, 0], [3, 0], [], { sees: 1 });
    expect(ticks[0]!.cost).toBe(3);
    expect(ticks[1]!.cost).toBe(4);
  });
});

test("what is wrong with a walk is told with argument, value and what is allowed", () => {
  expect([
    told(undefined),
    told([{ at: 0, place: [9, 9], wall: true }]),
    told([{ at: 0.5, place: [1, 0], wall: true }]),
    told([{ at: 0, place: [1, 0], wall: 1 }]),
    told([{ at: 0, place: [1, 0], cost: -1 }]),
    told([{ at: 0, place: [1, 0] }]),
    told([{ at: 0, place: [1, 0], walls: true }]),
    told([], { replanner: "d-star" }),
    told([], { sees: 0 }),
    told([], { seas: 3 }),
    told([], { reverse: true }),
    told([], {}, Graph.from({ nodes: [{ id: 0, x: 0, y: 0 }], connections: [] })),
  ]).toMatchInlineSnapshot(`
    [
      "TypeError: The argument changes is undefined: it must be an array of { at, place, wall, cost }.",
      "RangeError: The place of change 1 (9, 9) is outside the map: x goes from 0 to 3 and y from 0 to 2.",
      "RangeError: The tick of change 1 is 0.5: it must be a whole number from 0 to 100000.",
      "TypeError: The wall of change 1 is 1: it must be true or false.",
      "RangeError: The cost of change 1 is -1: it must be a finite number from 0 to 1e100.",
      "RangeError: Change 1 says neither "wall" nor "cost": it must say at least one of them.",
      "TypeError: There is no option "walls": did you mean "wall"? The options are "at", "place", "wall", "cost".",
      "RangeError: The option "replanner" is "d-star": did you mean "astar"? It must be one of "astar", "lpa", "dstar-lite".",
      "RangeError: The option "sees" is 0: it must be a whole number from 1 to 4096.",
      "TypeError: There is no option "seas": did you mean "sees"? The options are "algorithm", "diagonal", "diagonalCost", "heuristic", "weight", "tieBreak", "openList", "closed", "goalTest", "reverse", "through", "maxExpansions", "nearest", "smooth", "size", "turnCost", "heading", "movers", "recipe", "replanner", "sees", "mistake".",
      "RangeError: The option "reverse" is of no use for a walk with the replanner "dstar-lite": leave it out.",
      "TypeError: The map is a Graph: it must be a Grid, rows of 0 and 1 or the text of a map: nobody walks on a Graph, Floors or Hexagons.",
    ]
  `);
});

describe("a walk in slices", () => {
  test.each(["astar", "lpa", "dstar-lite"] as const)(
    "by %s is the same walk, and the page has its turn within a tick",
    async (replanner) => {
      const map = new Grid(40, 40);
      const query = [map, [0, 0] as Point, [39, 39] as Point, [{ at: 2, place: [2, 2] as Point, wall: true }]] as const;
      const slices: number[] = [];
      const options = {
        replanner,
        sliceMs: 0,
        onProgress: ({ expanded }: { expanded: number }) => slices.push(expanded),
      };
      const { walk: walked, trace } = await traceWalkAsync(...query, options);
      expect(walked).toEqual(walk(...query, { replanner }));
      expect(trace.ticks).toBe(walked.ticks.length);
      expect(walked.ticks[0]!.expanded).toBeGreaterThan(70);
      expect(slices[0]).toBe(32);
      expect(slices.at(-1)).toBe(walked.expanded);
      trace.free();
    },
  );

  test("can be cancelled", async () => {
    const stop = new AbortController();
    const walking = traceWalkAsync(MAP, FROM!, TO!, [], {
      signal: stop.signal,
      sliceMs: 0,
      onProgress: () => stop.abort(),
    });
    await expect(walking).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("a traced walk", () => {
  test("is the same walk, and its trace goes through all ticks", () => {
    const { walk: walked, trace } = traceWalk(MAP, FROM!, TO!, [CLOSES]);
    expect(walked).toEqual(walk(MAP, FROM!, TO!, [CLOSES]));
    expect(trace.ticks).toBe(walked.ticks.length);
    for (const [tick, { at }] of walked.ticks.entries()) {
      const begins = trace.tickStart(tick);
      expect(trace.event(begins)).toMatchObject({ kind: "tick", at });
      expect(trace.tickAt(begins + 1)).toBe(tick);
    }
    trace.free();
  });

  test("has for every open place both parts of its key, and the map of its tick", () => {
    const { trace } = traceWalk(MAP, FROM!, TO!, [CLOSES]);
    trace.seek(trace.tickStart(1));
    expect(trace.mapThen()!.isWall(3, 1)).toBe(false);
    trace.seek(trace.tickStart(1) + 2);
    expect(trace.mapThen()!.isWall(3, 1)).toBe(true);
    const [first] = trace.openList(1);
    expect(first).toMatchObject({ at: [3, 1], g: 1, rhs: Number.POSITIVE_INFINITY });
    expect(trace.values(3, 1, 1, 1).rhs).toEqual(new Float64Array([Number.POSITIVE_INFINITY]));
    expect(trace.touched()[7]).toBe(2);
    trace.free();
  });
});
