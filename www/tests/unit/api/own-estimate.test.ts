/** An estimate of one's own, as a function or a formula: everywhere the same as what it stands for. */
import {
  audit,
  diagnose,
  find_path,
  Graph,
  Grid,
  type Options,
  Pathfinder,
  type Point,
  resolveOptions,
  trace,
  traceAsync,
} from "stepstar";
import { expect, test } from "vitest";
import { type Anything, refuses } from "./bad-input.js";

const manhattan = ([x, y]: Point, [gx, gy]: Point) => Math.abs(gx - x) + Math.abs(gy - y);
const map = "S...#..\n.##.#..\n.#.....\n.#.##..\n......G";
const [from, to]: Point[] = [
  [0, 0],
  [6, 4],
];

/** Each written three ways: by its name, as a formula and as a function. */
const WAYS: Options["heuristic"][] = ["manhattan", "dx + dy", manhattan];

/** All that a search did. */
const told = (options: Options) => [...trace(map, from!, to!, options)];

test("a function and a formula give the same events as the name of what they stand for", () => {
  for (const options of [
    {},
    { algorithm: "bidirectional" },
    { algorithm: "jps" },
    { reverse: true },
    { recipe: "rpg", heuristic: undefined },
    { through: [[3, 0]] },
    { weight: 2, closed: "ignore" },
  ] satisfies Options[]) {
    const [named, formula, asked] = WAYS.map((heuristic) => told({ ...options, heuristic }));
    expect(named!.length).toBeGreaterThan(10);
    expect(formula).toEqual(named);
    expect(asked).toEqual(named);
  }
});

test("a function is asked once for each cell, before the search", async () => {
  const asked: string[] = [];
  const heuristic = (at: Point, goal: Point) => asked.push(`${at}>${goal}`) * 0;
  find_path(map, from!, to!, { heuristic });
  expect(asked).toHaveLength(35);
  expect(new Set(asked).size).toBe(35);
  const steps = await traceAsync(map, from!, to!, { heuristic });
  expect(asked).toHaveLength(70);
  [...steps];
  steps.openList();
  expect(asked).toHaveLength(70);
});

test("a function may keep what it is given, and change it", () => {
  const heuristic = (at: Point, goal: Point) => {
    const h = manhattan(at, goal);
    at[0] = goal[0] = goal[1] = 99;
    return h;
  };
  expect(told({ heuristic })).toEqual(told({ heuristic: "manhattan" }));
});

test("the audit says where it is too high, by how much, and which step lowers it too far", () => {
  const high = audit(map, from!, to!, { heuristic: "dx + dy + max(0, 3 - x)" });
  expect(high.admissible).toBe(false);
  const { at, h, trueCost } = high.worst!;
  expect(high.reason).toContain(
    `The estimate is too high at (${at[0]}, ${at[1]}): ${h}, but the true cost is ${trueCost}.`,
  );
  expect(find_path(map, at, to!).cost).toBe(trueCost);
  const bumpy = audit("....", [0, 0], [3, 0], { heuristic: ([x]) => (x === 1 ? 0 : 3 - x) });
  expect([bumpy.admissible, bumpy.consistent]).toEqual([true, false]);
  expect(bumpy.offendingStep).toEqual({ from: [0, 0], to: [1, 0], hFrom: 3, cost: 1, hTo: 0 });
});

test("a pathfinder asks a function anew for each query, and sees its edits", () => {
  let factor = 0;
  const grid = Grid.parse(map);
  const finder = new Pathfinder(grid, { heuristic: (at, goal) => factor * manhattan(at, goal) });
  for (factor of [0, 1, 5]) {
    const heuristic = `${factor} * (dx + dy)`;
    expect(finder.find(from!, to!)).toEqual(find_path(grid, from!, to!, { heuristic }));
    expect(new Pathfinder(grid, { heuristic }).find(from!, to!)).toEqual(finder.find(from!, to!));
  }
  finder.setWall(0, 1, true);
  grid.setWall(0, 1, true);
  expect(finder.find(from!, to!)).toEqual(find_path(grid, from!, to!, { heuristic: "5 * (dx + dy)" }));
});

test("on a graph a function gets positions, and a formula has them", () => {
  const nodes = [0, 3, 6, 3].map((x, id) => ({ id: id + 10, x, y: id === 3 ? 9 : 0 }));
  const pairs = [
    [10, 11],
    [11, 12],
    [10, 13],
    [13, 12],
  ] as const;
  const graph = Graph.from({ nodes, connections: pairs.map(([from, to]) => ({ from, to, cost: 9 })) });
  const events = (heuristic: Options["heuristic"]) => [...trace(graph, 10, 12, { heuristic })];
  const named = events("manhattan");
  expect(events("dx + dy")).toEqual(named);
  expect(events(manhattan)).toEqual(named);
  expect(find_path(graph, 10, 12, { heuristic: manhattan }).path).toEqual([10, 11, 12]);
  expect(new Pathfinder(graph, { heuristic: manhattan }).find(10, 12).path).toEqual([10, 11, 12]);
});

test("resolved options have the estimate as it was given", () => {
  expect(WAYS.map((heuristic) => resolveOptions({ heuristic }).heuristic)).toEqual(WAYS);
});

test("the run of a program that estimates otherwise is right when its estimate is said", () => {
  const heuristic = "max(dx, dy)";
  const run = [...trace(map, from!, to!, { heuristic, tieBreak: "low-g" })]
    .filter(({ kind }) => kind === "close")
    .map(({ at }) => at as Point);
  expect(diagnose(map, from!, to!, run, { heuristic }).verdict).toBe("correct");
});

const ask = (heuristic: unknown, more?: Options) => () =>
  find_path(map, from!, to!, { heuristic: heuristic as Anything, ...more });

refuses([
  [
    "a formula without an end",
    ask("2 * (dx"),
    RangeError,
    /^The option "heuristic" is "2 \* \(dx": it ends where \+, -, \*, \/ or a closing bracket must come\.$/,
  ],
  [
    "a formula of letters that mean nothing",
    ask("dx + dz"),
    RangeError,
    /"dz" at place 6 can't stand there, only a number, dx/,
  ],
  ["a name that is none", ask("manhatan"), RangeError, /did you mean "manhattan"\?.* A formula is possible, too/],
  ["code", ask("globalThis.process.exit()"), RangeError, /"globalThis.process.exit" at place 1/],
  ["a formula of 2,000 letters", ask("dx+".repeat(700)), RangeError, /a formula has at most 1000 letters/],
  [
    "a formula below 0",
    ask("dx - 4"),
    RangeError,
    /^The estimate at \(3, 0\) is -1: it must be a finite number from 0 to 1e100\.$/,
  ],
  ["a formula that divides by 0", ask("1 / dx"), RangeError, /^The estimate at \(6, 0\) is infinite: /],
  ["a function below 0", ask(([x]: Point) => x - 1), RangeError, /^The estimate at \(0, 0\) is -1: /],
  [
    "a function that gives nothing",
    ask(() => {}),
    TypeError,
    /^The estimate at \(0, 0\) is undefined: it must be a finite number/,
  ],
  ["a function that gives a text", ask(() => "3"), TypeError, /^The estimate at \(0, 0\) is "3"/],
  ["a function that gives NaN", ask(() => Number.NaN), RangeError, /^The estimate at \(0, 0\) is NaN/],
  ["a number", ask(5), TypeError, /The option "heuristic" is 5: it must be one of/],
]);

test("what a function throws comes out as it is, and the engine works on", () => {
  const own = new Error("mine");
  expect(
    ask(() => {
      throw own;
    }),
  ).toThrow(own);
  const grid = Grid.parse(map);
  const heuristic = () => {
    grid.free();
    return 0;
  };
  expect(() => find_path(grid, from!, to!, { heuristic })).toThrow(/free/);
  expect(find_path(map, from!, to!).cost).toBe(10);
});
