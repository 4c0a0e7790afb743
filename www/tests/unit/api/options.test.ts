/** Options, recipes and what they stand for. */
import { algorithmFor, choices, find_path, Graph, Grid, type Options, recipes, resolveOptions, trace } from "stepstar";
import { describe, expect, test } from "vitest";
import { goal, grid, start } from "./sample-maps.js";

describe("options", () => {
  test("a recipe sets defaults, which explicit options override", () => {
    const resolved = resolveOptions({ recipe: "blocks", tieBreak: "newest" });
    expect(resolved).toEqual({ ...recipes.blocks, tieBreak: "newest" });
    expect(Object.keys(recipes)).toEqual(choices.recipe);
  });

  test("an option set to undefined counts as not given", () => {
    expect(resolveOptions({ weight: undefined, recipe: undefined })).toEqual(resolveOptions());
  });

  test("way points are resolved without a map, whichever way they are written", () => {
    expect(resolveOptions({ through: [{ x: 3, y: 4 }, [5, 6], 7, [1, 2, 3]] }).through).toEqual([
      [3, 4],
      [5, 6],
      7,
      [1, 2, 3],
    ]);
  });

  test("places of floors and of hexagons are resolved with all their numbers", () => {
    const stairs = { x: 1, y: 0, floor: 2 };
    expect(resolveOptions({ through: [{ q: -1, r: 2 }, [-1, 2], stairs] }).through).toEqual([
      [-1, 2],
      [-1, 2],
      [1, 0, 2],
    ]);
    expect(resolveOptions({ movers: [[stairs, [0, 1, 2]]] }).movers).toEqual([
      [
        [1, 0, 2],
        [0, 1, 2],
      ],
    ]);
  });

  test("resolved options give the same result as the recipe they came from", () => {
    for (const recipe of choices.recipe) {
      const named = find_path(grid, start, goal, { recipe });
      expect(find_path(grid, start, goal, resolveOptions({ recipe }))).toEqual(named);
    }
  });

  test("options that are the same object count as they are at each call, and so do those that say the same", () => {
    const open = new Grid(3, 3);
    const changing: Options = { diagonal: "never" };
    const cost = (options?: Options) => find_path(open, [0, 0], [2, 2], options).cost;
    expect(cost(changing)).toBe(4);
    changing.diagonal = "always";
    expect(cost(changing)).toBe(2 * Math.SQRT2);
    expect(cost({ diagonal: "always" })).toBe(2 * Math.SQRT2);
    changing.through = [[2, 0]];
    expect(cost(changing)).toBe(4);
    (changing.through[0] as [number, number])[1] = 1;
    expect(cost(changing)).toBe(2 * Math.SQRT2 + (2 - Math.SQRT2));
    expect(cost(Object.freeze({ diagonal: "always" }))).toBe(2 * Math.SQRT2);
    expect(cost({})).toBe(4);
    expect(cost()).toBe(4);
    // What was refused once is refused again.
    for (const _ of [1, 2]) expect(() => cost({ weight: -1 })).toThrow("weight");
    expect(cost({ diagonal: "always" })).toBe(2 * Math.SQRT2);
  });

  test("an estimate of one's own does not stay behind for options without one", () => {
    const open = new Grid(9, 9);
    const asked = (options: Options) => trace(open, [0, 0], [8, 0], options).expansions;
    const options: Options = { algorithm: "astar" };
    const plain = asked(options);
    expect(asked({ ...options, heuristic: () => 0 })).toBeGreaterThan(plain);
    expect(asked(options)).toBe(plain);
    expect(asked({ ...options, heuristic: () => 0 })).toBeGreaterThan(plain);
  });

  test('"auto" resolves to a named algorithm, which the trace reports', () => {
    expect(choices.algorithm.slice(1)).toContain(algorithmFor(grid));
    expect(trace(grid, start, goal).algorithm).toBe(algorithmFor(grid));
  });
});

/** What the documentation says of each option and each design. */
describe("defaults", () => {
  const plain = {
    algorithm: "auto",
    diagonal: "never",
    diagonalCost: Math.SQRT2,
    heuristic: "auto",
    weight: 1,
    tieBreak: "high-g",
    openList: "heap",
    closed: "reopen",
    goalTest: "expanded",
    reverse: false,
    maxExpansions: Number.POSITIVE_INFINITY,
    nearest: false,
    smooth: "none",
    through: [],
    size: 1,
    turnCost: 0,
    heading: null,
    movers: [],
  };
  const designs = {
    neighbours: { heuristic: "manhattan", openList: "sorted-list", tieBreak: "newest", closed: "ignore" },
    "floor-plan": { heuristic: "manhattan", openList: "array", tieBreak: "oldest", closed: "ignore" },
    blocks: {
      ...{ diagonal: "always", diagonalCost: 1, heuristic: "euclidean", openList: "array", tieBreak: "oldest" },
      ...{ closed: "ignore", goalTest: "generated" },
    },
    "game-graph": { heuristic: "euclidean" },
    rpg: {
      ...{ diagonal: "always", diagonalCost: 1, heuristic: "squared-euclidean", openList: "sorted-list" },
      ...{ tieBreak: "newest", closed: "repair", reverse: true },
    },
  };

  test("without a recipe they are the documented ones", () => {
    expect(resolveOptions()).toEqual(plain);
  });

  test.each(choices.recipe)("of the recipe %s they are those of its design", (recipe) => {
    expect(resolveOptions({ recipe })).toEqual({ ...plain, algorithm: "astar", ...designs[recipe] });
  });
});

describe("what an option changes is seen in the answer", () => {
  const room = new Grid(6, 6);
  const find = (options: Options) => find_path(room, [0, 0], [5, 5], { algorithm: "astar", ...options });

  test("among equals, those that have come furthest lead straight to the goal, and the others everywhere", () => {
    expect(find({ tieBreak: "high-g" }).expanded).toBe(11);
    expect(find({ tieBreak: "low-g" }).expanded).toBe(36);
  });

  test("an array is searched for its least entry, and moves fewer entries than a heap", () => {
    const [heap, array] = (["heap", "array"] as const).map((openList) => find({ openList }));
    expect(array!.path).toEqual(heap!.path);
    expect(array!.comparisons).toBeGreaterThan(2 * heap!.comparisons);
    expect(array!.moves).toBeLessThan(heap!.moves);
    expect([heap!.lookups, array!.lookups > 0], "only the array is searched for a node").toEqual([0, true]);
  });

  test("a goal that is tested when it is generated is not expanded", () => {
    expect(find({ goalTest: "generated" }).expanded).toBe(10);
  });

  test("in reverse the goal is opened first, and the path still begins at the start", () => {
    const steps = trace(room, [0, 0], [5, 5], { reverse: true });
    expect(steps.event(0).at).toEqual([5, 5]);
    expect(steps.result.path[0]).toEqual([0, 0]);
  });

  test("of a path in straight runs only the turns are left", () => {
    expect(find({ smooth: "straight-runs" }).path).toEqual([[0, 0], expect.anything(), [5, 5]]);
  });

  test("a closed node to which a shorter way is found is reopened, or its way forgotten", () => {
    // 0 -> 2 is dearer than 0 -> 1 -> 2, which seems a detour.
    const detour = Graph.from({
      nodes: [
        [0, 0],
        [1, 5],
        [2, 0],
        [3, 0],
      ].map(([x, y], id) => ({ id, x: x!, y: y! })),
      connections: [
        { from: 0, to: 1, cost: 1 },
        { from: 0, to: 2, cost: 3 },
        { from: 1, to: 2, cost: 1 },
        { from: 2, to: 3, cost: 100 },
      ],
    });
    const closed = (closed: Options["closed"]) =>
      find_path(detour, 0, 3, { algorithm: "astar", heuristic: "squared-euclidean", closed });
    expect(closed("reopen")).toMatchObject({ cost: 102, path: [0, 1, 2, 3], reopened: 1 });
    expect(closed("ignore")).toMatchObject({ cost: 103, path: [0, 2, 3], reopened: 0 });
  });
});
