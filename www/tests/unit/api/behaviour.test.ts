/** What the API's functions return, beyond what the documentation's examples already check. */
import { isDeepStrictEqual } from "node:util";
import {
  algorithmFor,
  audit,
  auditAsync,
  choices,
  find_path,
  findPath,
  formatScenarios,
  Graph,
  Grid,
  type MapInput,
  type Options,
  Pathfinder,
  type Place,
  type Point,
  type Progress,
  parseScenarios,
  recipes,
  resolveOptions,
  type Trace,
  trace,
  traceAsync,
} from "stepstar";
import { describe, expect, test, vi } from "vitest";

const text = `
  S...#....
  .##.#.##.
  .#....#..
  .#.##.#.#
  ...#....G
`;
const grid = Grid.parse(text);
const [start, goal] = [grid.start!, grid.goal!];
const graph = Graph.from({
  nodes: [3, 1, 4, 15].map((id, i) => ({ id, x: i, y: 0 })),
  connections: [
    { from: 3, to: 1, cost: 2 },
    { from: 1, to: 4, cost: 2 },
    { from: 4, to: 15, cost: 2 },
    { from: 3, to: 15, cost: 7 },
  ],
});

describe("find_path", () => {
  test("is also exported as findPath", () => expect(findPath).toBe(find_path));

  test("accepts every spelling of a point and of a map", () => {
    const expected = find_path(grid, start, goal);
    const cells = grid.cells();
    const matrix = Array.from({ length: grid.height }, (_, y) => [...cells.subarray(y * 9, y * 9 + 9)]);
    const bytes = matrix.map((row) => Uint8Array.from(row));
    expect(expected.status).toBe("found");
    expect(find_path(matrix, { x: 0, y: 0 }, { x: 8, y: 4 })).toEqual(expected);
    expect(find_path(bytes, Uint32Array.of(0, 0) as never, goal)).toEqual(expected);
    expect(find_path(grid.toText("movingai"), start, goal)).toEqual(expected);
    expect(find_path(Grid.fromCells(9, 5, cells), start, goal)).toEqual(expected);
  });

  test("returns node ids and the connections used on a graph", () => {
    const { path, connections, cost } = find_path(graph, 3, 15);
    expect({ path, cost }).toEqual({ path: [3, 1, 4, 15], cost: 6 });
    expect(connections).toEqual(graph.connections.filter(({ cost }) => cost === 2));
  });

  test("says in `status` and `message` why there is no path", () => {
    expect(find_path(grid, start, [4, 0])).toMatchObject({
      status: "unreachable",
      path: [],
      cost: Infinity,
      message: "The goal (4, 0) is a wall.",
    });
    const limited = find_path(grid, start, goal, { maxExpansions: 3, nearest: true });
    expect(limited.status).toBe("limit");
    expect(limited.path.length).toBeGreaterThan(1);
  });

  test("visits way points in the given order", () => {
    const { path } = find_path("....", [0, 0], [1, 0], { through: [{ x: 3, y: 0 }] });
    expect(path.map(([x]) => x)).toEqual([0, 1, 2, 3, 2, 1]);
    expect(find_path(graph, 3, 15, { through: [4] }).cost).toBe(6);
    // More way points than one call may have arguments: they must not be spread.
    const there = new Array<Point>(200_000).fill([0, 0]);
    expect(find_path("..", [0, 0], [1, 0], { through: there, maxExpansions: 0 }).status).toBe("limit");
  });

  test("never changes its arguments, nor do trace and audit", () => {
    const matrix = Object.freeze([Object.freeze([0, 0]), Object.freeze([1, 0])]);
    const options = Object.freeze({ through: Object.freeze([Object.freeze([1, 0] as const)]) });
    const before = grid.clone();
    find_path(matrix, Object.freeze([0, 0] as const), [1, 1], options);
    trace(grid, start, goal, { recipe: "rpg" }).free();
    audit(grid, start, goal);
    expect(grid.equals(before)).toBe(true);
  });

  test("every exact algorithm is optimal under every diagonal rule", () => {
    const diagonals = choices.diagonal.flatMap((diagonal) =>
      (["auto", "astar", "dijkstra", "bidirectional", "jps"] as const).map((algorithm) => ({ diagonal, algorithm })),
    );
    for (const { diagonal, algorithm } of diagonals) {
      const truth = audit(grid, start, goal, { diagonal, algorithm });
      expect(truth, `${diagonal} ${algorithm}`).toMatchObject({ optimal: true, consistent: true });
    }
  });
});

test("a Pathfinder returns node ids or points, as its map has, and its types say so", () => {
  const places: number[] = new Pathfinder(graph).find(3, 15).path;
  const points: Point[] = new Pathfinder(grid).find(start, goal).path;
  expect([places[0], points[0]]).toEqual([3, start]);
  let finder = new Pathfinder("...");
  finder = new Pathfinder([[0, 0]]);
  const other: Pathfinder = finder;
  expect(other.find([0, 0], { x: 1, y: 0 }).path satisfies Point[]).toHaveLength(2);
  const either = new Pathfinder(graph as Graph | Grid);
  expect(either.find(3, 1).path satisfies Place[]).toEqual([3, 1]);
  const any = new Pathfinder(graph as MapInput | Graph);
  expect(any.find(3, 1).path satisfies Place[]).toEqual([3, 1]);
  const drawn = new Pathfinder(text as MapInput);
  expect(drawn.find(start, goal).path[0] satisfies Point | undefined).toEqual(start);
  // @ts-expect-error a point on a graph
  expect(() => new Pathfinder(graph).find([0, 0], [1, 0])).toThrow(TypeError);
  // @ts-expect-error the id of a node on a grid
  expect(() => new Pathfinder(grid).find(3, 15)).toThrow(TypeError);
});

test("find_path, trace and audit accept the places of their map's kind only, and their types say so", () => {
  const map = graph as MapInput | Graph;
  const place = 3 as Place;
  expect(find_path(map, place, 4).path satisfies Place[]).toEqual([3, 1, 4]);
  expect(trace(map, place, 4).event(0).at satisfies Place).toBe(3);
  expect(audit(map, place, 4).cost).toBe(4);
  // @ts-expect-error a point on a graph
  expect(() => find_path(graph, [0, 0], [1, 0])).toThrow(TypeError);
  // @ts-expect-error the id of a node on a grid
  expect(() => find_path(grid, 3, 15)).toThrow(TypeError);
  // @ts-expect-error a point on a graph
  expect(() => trace(graph, [0, 0], [1, 0])).toThrow(TypeError);
  // @ts-expect-error the id of a node on a grid
  expect(() => trace(grid, 3, 15)).toThrow(TypeError);
  // @ts-expect-error a point on a graph
  expect(() => audit(graph, [0, 0], [1, 0])).toThrow(TypeError);
  // @ts-expect-error the id of a node on a grid
  expect(() => audit(grid, 3, 15)).toThrow(TypeError);
});

describe("options", () => {
  test("a recipe sets defaults, which explicit options override", () => {
    const resolved = resolveOptions({ recipe: "blocks", tieBreak: "newest" });
    expect(resolved).toEqual({ ...recipes.blocks, tieBreak: "newest" });
    expect(Object.keys(recipes)).toEqual(choices.recipe);
  });

  test("an option set to undefined counts as not given", () => {
    expect(resolveOptions({ weight: undefined, recipe: undefined })).toEqual(resolveOptions());
  });

  test("resolved options give the same result as the recipe they came from", () => {
    for (const recipe of choices.recipe) {
      const named = find_path(grid, start, goal, { recipe });
      expect(find_path(grid, start, goal, resolveOptions({ recipe }))).toEqual(named);
    }
  });

  test('"auto" resolves to a named algorithm, which the trace reports', () => {
    expect(choices.algorithm.slice(1)).toContain(algorithmFor(grid));
    expect(trace(grid, start, goal).algorithm).toBe(algorithmFor(grid));
  });
});

describe("Pathfinder", () => {
  test("edits take effect at once and leave the original grid alone", () => {
    const finder = new Pathfinder(grid);
    const before = finder.find(start, goal);
    const [x, y] = before.path[1]!;
    finder.setWall(x, y, true);
    const other = grid.clone();
    other.setWall(x, y, true);
    expect(finder.find(start, goal).cost).toBe(find_path(other, start, goal).cost);
    finder.setWall(x, y, false);
    expect(finder.find(start, goal).cost).toBe(before.cost);
    finder.setCost(x, y, 9);
    expect(finder.find([0, 0], [x, y]).cost).toBe(9);
    expect(grid.cost(x, y)).toBe(1);
    finder.free();
  });

  test("setOccupied reroutes on a graph and leaves the original graph alone", () => {
    const finder = new Pathfinder(graph);
    finder.setOccupied(1, true);
    expect(finder.find(3, 15)).toMatchObject({ path: [3, 15], cost: 7 });
    expect(graph.isOccupied(1)).toBe(false);
    expect(() => finder.setWall(0, 0, true)).toThrow("setWall is for grids");
  });

  test("two pathfinders on one map do not disturb each other", () => {
    const [plain, diagonal] = [new Pathfinder(grid), new Pathfinder(grid, { diagonal: "always" })];
    const alone = [find_path(grid, start, goal).cost, find_path(grid, start, goal, { diagonal: "always" }).cost];
    for (let i = 0; i < 5; i++) {
      expect([plain.find(start, goal).cost, diagonal.find(start, goal).cost]).toEqual(alone);
    }
  });
});

/** Everything a trace can tell about its current position. */
const snapshot = (steps: Trace) => ({
  state: steps.state(),
  values: steps.values(0, 0, steps.width, steps.height),
  open: steps.openList(),
  counts: steps.counts(),
  path: steps.path(),
});

describe("trace", () => {
  const rows: [string, Options][] = [
    ...choices.algorithm.map((algorithm): [string, Options] => [algorithm, { algorithm }]),
    ...choices.recipe.map((recipe): [string, Options] => [recipe, { recipe }]),
    ["way points", { through: [[8, 0]] }],
  ];

  test.each(rows)("%s: stepping back shows every position exactly as stepping forward did", (_, options) => {
    const steps = trace(grid, start, goal, options);
    const forwards = Array.from({ length: steps.length + 1 }, (_, position) => {
      steps.position = position;
      return snapshot(steps);
    });
    const different: number[] = [];
    for (let position = steps.length; position >= 0; position--) {
      steps.seek(position);
      // Thousands of comparisons: `expect` is ten times slower than this.
      if (!isDeepStrictEqual(snapshot(steps), forwards[position])) different.push(position);
    }
    expect(different).toEqual([]);
    steps.free();
  });

  test.each(rows)("%s: events, counts, open list and path agree with each other", (_, options) => {
    const steps = trace(grid, start, goal, options);
    const events = [...steps];
    expect(events).toHaveLength(steps.length);
    expect(events.map(({ position }) => position)).toEqual(events.map((_, i) => i));
    expect(events.filter(({ kind }) => kind === "close")).toHaveLength(steps.expansions);
    expect(steps.expansions).toBe(steps.result.expanded);
    for (const { position, at, kind } of events) {
      steps.position = position + 1;
      expect(steps.explain(position)).toMatch(/\.$/);
      if (kind !== "ray" && !options.through) expect(steps.node(at as never)).not.toMatchObject({ state: "unseen" });
      expect(steps.counts().open).toBe(steps.openList().length);
      expect(steps.openList(2)).toEqual(steps.openList().slice(0, 2));
      expect(steps.openList(Infinity)).toEqual(steps.openList());
      expect(steps.openList(2 ** 40)).toEqual(steps.openList());
    }
    const { expanded, generated, improved, reopened } = steps.result;
    expect(steps.counts()).toMatchObject({ expanded, generated, improved, reopened });
    if (!options.through) expect(steps.path()).toEqual(steps.result.path);
    steps.free();
  });

  test("the same search gives the same trace, however its arguments are spelt", () => {
    const [one, two] = [trace(grid, start, goal), trace(text, [...start], { x: goal[0], y: goal[1] })];
    expect([...one]).toEqual([...two]);
    expect(one.toCSV()).toBe(two.toCSV());
    expect(one.toPosthoc()).toContain("version: 1.4.0");
  });

  test("is unaffected by later edits of the map", () => {
    const edited = grid.clone();
    const steps = trace(edited, start, goal);
    const before = [...steps];
    edited.setWall(...goal, true);
    expect([...steps]).toEqual(before);
  });

  test("changed() still reports every change after a call that was refused", () => {
    const steps = trace("S..", [0, 0], [2, 0]);
    steps.seek(1);
    steps.changed();
    steps.seek(3);
    expect(() => steps.changed(-1)).toThrow("position is -1");
    expect([...steps.changed()]).toEqual([0, 1]);
  });

  test("changed() includes every cell whose state differs from the last position", () => {
    const steps = trace(grid, start, goal);
    let seen = steps.state();
    let before = 0;
    for (const position of [5, 20, 3, steps.length, 0]) {
      steps.seek(position);
      const changed = new Set(steps.changed());
      expect(new Set(steps.changed(before))).toEqual(changed);
      before = position;
      const now = steps.state();
      const untold = [...now.keys()].filter((cell) => now[cell] !== seen[cell] && !changed.has(cell));
      expect(untold).toEqual([]);
      seen = now;
    }
  });

  test("next() finds the nearest matching event in either direction", () => {
    const steps = trace(grid, start, goal, { heuristic: "zero" });
    const events = [...steps];
    const closes = events.filter(({ kind }) => kind === "close").map(({ position }) => position + 1);
    expect(steps.next(0, 1, { kinds: ["close"] })).toBe(closes[0]);
    expect(steps.next(closes[3]!, -1, { kinds: ["close"] })).toBe(closes[2]);
    expect(steps.next(0, 1, { at: goal, kinds: ["open"] })).toBe(steps.marks().goalSeen! + 1);
    expect(steps.next(0, 1, { at: goal, mark: true, kinds: ["open"] })).toBe(steps.marks().goalSeen! + 1);
    expect(steps.next(steps.length, 1)).toBeNull();
    expect(steps.next(0, -1, { mark: true })).toBeNull();
    const rises = [...steps.marks().fRises].map((event) => event + 1);
    expect(rises.length).toBeGreaterThan(1);
    expect(steps.next(0, 1, { mark: true, kinds: ["close"] })).toBe(rises[0]);
    expect(steps.next(steps.length, -1, { mark: true, kinds: ["close"] })).toBe(
      rises.findLast((position) => position < steps.length),
    );
  });

  test("seekExpansion(n) goes to the position at which n cells are expanded", () => {
    const steps = trace(grid, start, goal);
    for (let n = 0; n <= steps.expansions; n++) {
      steps.seekExpansion(n);
      expect(steps.expansionAt(steps.position)).toBe(n);
      expect(steps.counts().expanded).toBe(n);
    }
  });

  test("gives the same events when a long trace is read backwards", () => {
    const steps = trace(new Grid(30, 30), [0, 0], [29, 29], { algorithm: "dijkstra" });
    expect(steps.length).toBeGreaterThan(1000);
    const events = [...steps];
    const different = [...events.keys()].reverse().filter((i) => !isDeepStrictEqual(steps.event(i), events[i]));
    expect(different).toEqual([]);
    steps.free();
  });

  test("of a bidirectional search names the side of each event", () => {
    const steps = trace(grid, start, goal, { algorithm: "bidirectional" });
    expect(new Set([...steps].map(({ side }) => side))).toEqual(new Set(["forward", "backward"]));
    expect([0, 1].map((i) => steps.event(i))).toMatchObject([
      { at: start, side: "forward" },
      { at: goal, side: "backward" },
    ]);
  });

  test("on a graph names nodes by their ids", () => {
    const steps = trace(graph, 3, 15);
    expect(steps.event(0)).toMatchObject({ at: 3, parent: null });
    steps.position = steps.length;
    expect(steps.path()).toEqual([3, 1, 4, 15]);
    expect(steps.values(0, 0, 4, 1).parent).toEqual(Int32Array.of(-1, 0, 1, 2));
    expect(steps.node(15)).toMatchObject({ at: 15, state: "closed", parent: 4 });
  });

  test("paint() redraws only what changed", () => {
    const steps = trace(grid, start, goal);
    const areas: number[] = [];
    const shown = new Uint32Array(45);
    const context = {
      putImageData({ data }: { data: Uint8ClampedArray }, _x: number, _y: number, ...area: number[]) {
        const [left, top, width, height] = area as [number, number, number, number];
        areas.push(width * height);
        const pixels = new Uint32Array(data.slice().buffer);
        for (let y = top; y < top + height; y++) {
          shown.set(pixels.subarray(y * 9 + left, y * 9 + left + width), y * 9 + left);
        }
      },
    };
    vi.stubGlobal(
      "ImageData",
      class {
        constructor(readonly data: Uint8ClampedArray) {}
      },
    );
    const palette = Uint32Array.of(10, 11, 12, 13);
    const expected = () => steps.state().map((state, cell) => (grid.cells()[cell] ? 11 : [10, 12, 13][state]!));
    for (const position of [0, 1, 2, 9, 30, 4, steps.length, 0]) {
      steps.seek(position);
      steps.paint(context, palette, grid);
      expect([...shown]).toEqual([...expected()]);
    }
    // All 45 cells first, then one column of 5 rows: the band in which one cell changed.
    expect(areas.slice(0, 2)).toEqual([45, 5]);
    areas.length = 0;
    steps.paint(context, palette, grid);
    expect(areas).toEqual([]);
  });
});

describe("traceAsync and auditAsync", () => {
  const wide = new Grid(120, 120);
  const ends: [[number, number], [number, number]] = [
    [0, 0],
    [119, 119],
  ];

  test("traceAsync gives the same trace as trace, and reports growing progress", async () => {
    const told: Progress[] = [];
    const options: Options = { algorithm: "dijkstra" };
    const onProgress = (done: Progress) => told.push(done);
    const steps = await traceAsync(wide, ...ends, { ...options, sliceMs: 0.1, onProgress });
    const expanded = told.map((done) => done.expanded);
    expect(told.length).toBeGreaterThan(2);
    expect(expanded).toEqual(expanded.toSorted((a, b) => a - b));
    expect(expanded.at(-1)).toBe(steps.expansions);
    // The first slices may only reserve memory, before anything is expanded.
    const within = told.slice(0, -1).filter((done) => done.expanded > 0);
    expect(within.length).toBeGreaterThan(0);
    for (const { open } of within) expect(open).toBeGreaterThan(0);
    expect(steps.toCSV()).toBe(trace(wide, ...ends, options).toCSV());
  });

  test("progress is reported after the last slice too, even when it is the only one", async () => {
    const told: Progress[] = [];
    await traceAsync("...", [0, 0], [2, 0], { onProgress: (done) => told.push(done) });
    expect(told).toEqual([{ expanded: 3, open: 0 }]);
    const cancel = new AbortController();
    const cancelled = { signal: cancel.signal, onProgress: () => cancel.abort("enough") };
    await expect(traceAsync("...", [0, 0], [2, 0], cancelled)).rejects.toBe("enough");
  });

  test("an AbortSignal cancels before the start and on the way", async () => {
    const reason = new Error("enough");
    const signal = AbortSignal.abort(reason);
    await expect(traceAsync(wide, ...ends, { signal })).rejects.toBe(reason);
    await expect(auditAsync(wide, ...ends, { signal })).rejects.toBe(reason);
    const cancel = new AbortController();
    const options = { algorithm: "dijkstra", sliceMs: 0.1, signal: cancel.signal } as const;
    await expect(traceAsync(wide, ...ends, { ...options, onProgress: () => cancel.abort(reason) })).rejects.toBe(
      reason,
    );
  });

  test("an error thrown by onProgress rejects the promise", async () => {
    const fail = () => {
      throw new Error("no");
    };
    const options = { algorithm: "dijkstra", sliceMs: 0.1, onProgress: fail } as const;
    await expect(traceAsync(wide, ...ends, options)).rejects.toThrow("no");
  });

  test("two traces at once disturb neither each other nor notice an edit of the map", async () => {
    const map = wide.clone();
    const both = [
      traceAsync(map, ...ends, { sliceMs: 0.1 }),
      traceAsync(map, ...ends, { sliceMs: 0.2, reverse: true }),
    ];
    map.setWall(119, 119, true);
    const [one, two] = await Promise.all(both);
    expect(one!.result.cost).toBe(238);
    expect(two!.result.cost).toBe(238);
  });

  test("auditAsync gives the same audit as audit", async () => {
    const options: Options = { heuristic: "squared-euclidean", diagonal: "always" };
    expect(await auditAsync(grid, start, goal, { ...options, sliceMs: 0.1 })).toEqual(
      audit(grid, start, goal, options),
    );
  });
});

test("an audit names the worst overestimate and an inconsistent step", () => {
  const truth = audit("...\n.#.\n...\n...", [0, 0], [2, 3], { diagonal: "always", heuristic: "manhattan" });
  expect(truth).toMatchObject({ optimal: false, admissible: false, consistent: false });
  expect(truth.worst!.h).toBeGreaterThan(truth.worst!.trueCost);
  const { hFrom, cost, hTo } = truth.offendingStep!;
  expect(hFrom).toBeGreaterThan(cost + hTo);
  expect(audit(graph, 3, 15)).toMatchObject({ optimalCost: 6, cost: 6, optimal: true, consistent: true });
});

test("scenarios survive being parsed and formatted again", () => {
  const lines = "version 1\n0\ta map.map\t49\t50\t1\t11\t1\t12\t1.41421356\n3\tb.map\t2\t2\t0\t0\t1\t1\t2\n";
  const list = parseScenarios(lines);
  expect(list.map(({ map }) => map)).toEqual(["a map.map", "b.map"]);
  expect(formatScenarios(list)).toBe(lines);
});

test("a grid has a start and goal only when its text has S and G", () => {
  expect([grid.start, grid.goal]).toEqual([
    [0, 0],
    [8, 4],
  ]);
  const drawn: (Place | undefined)[] = [new Grid(2, 2).start, Grid.parse("..").goal];
  expect(drawn).toEqual([undefined, undefined]);
  expect(Grid.parse(grid.toText("ascii")).equals(grid)).toBe(true);
});
