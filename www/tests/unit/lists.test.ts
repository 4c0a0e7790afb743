/** The page "Open lists": its five list structures, the search that counts their work, and how it extrapolates. */
import { find_path, Grid } from "stepstar";
import { describe, expect, test } from "vitest";
import { seeded } from "../../src/package/shared/random.js";
import { extrapolate, lawOfLargest, partWithin, powerLaw } from "../../src/pages/lists/growth.js";
import { laboratory } from "../../src/pages/lists/laboratory.js";
import { MeasuredSearch } from "../../src/pages/lists/measured-search.js";
import { type MeasuredRun, SIZES, taskOf } from "../../src/pages/lists/plan.js";
import { type OpenEntry, precedes } from "../../src/pages/lists/structures/entry.js";
import type { UnsortedArray } from "../../src/pages/lists/structures/unsorted-array.js";
import { type VersionName, versions } from "../../src/pages/lists/versions.js";

describe.each(versions)("$label", (version) => {
  test("gives entries back in the order of a sorted array, improved entries too", () => {
    const random = seeded(11);
    const list = version.create(500);
    const model: OpenEntry[] = [];
    const taken: (OpenEntry | undefined)[] = [];
    const wanted: (OpenEntry | undefined)[] = [];
    // Compared at the end: thousands of calls of `expect` would take longer than the test itself.
    const lengths: [list: number, model: number][] = [];
    for (let step = 0; step < 3000; step++) {
      const node = Math.floor(random() * 500);
      const known = model.findIndex((entry) => entry.node === node);
      const f = known < 0 ? Math.floor(random() * 50) : model[known]!.f * random();
      const entry = { f, tie: Math.floor(random() * 5), node };
      if (random() < 0.45) {
        model.sort((a, b) => (precedes(a, b) ? -1 : 1));
        taken.push(list.pop());
        wanted.push(model.shift());
      } else if (known < 0) {
        list.push(entry);
        model.push(entry);
      } else if (precedes(entry, model[known]!)) {
        list.improve(entry);
        model[known] = entry;
      }
      lengths.push([list.length, model.length]);
    }
    expect(taken).toEqual(wanted);
    expect(lengths.filter(([list, model]) => list !== model)).toEqual([]);
  });
});

test("all list structures give the same cost and expansions; only the number of comparisons differs", () => {
  for (const estimate of ["euclidean", "manhattan", "zero"] as const) {
    for (const side of [31, 63]) {
      const searches = versions.map((version) => {
        const search = new MeasuredSearch(taskOf(side, { density: 0.25, estimate }), version);
        search.advance(() => false);
        return search;
      });
      expect(new Set(searches.map(({ cost }) => cost)).size).toBe(1);
      expect(new Set(searches.map(({ expanded }) => expanded)).size).toBe(1);
      const [heap, , , array, two] = searches.map(({ comparisons }) => comparisons) as [
        number,
        number,
        number,
        number,
        number,
      ];
      expect(two).toBeGreaterThan(array);
      expect(array).toBeGreaterThan(heap);
    }
  }
});

test("the measured search expands as many cells as the engine, and its heap needs as many comparisons", () => {
  for (const estimate of ["manhattan", "euclidean"] as const) {
    const task = taskOf(63, { density: 0.25, estimate });
    const search = new MeasuredSearch(task, versions[0]);
    search.advance(() => false);
    const place = (cell: number): [number, number] => [cell % task.width, Math.floor(cell / task.width)];
    const grid = Grid.fromCells(task.width, task.height, task.walls);
    const options = { algorithm: "astar", heuristic: estimate, tieBreak: "high-g", openList: "heap" } as const;
    const found = find_path(grid, place(task.start), place(task.goal), options);
    expect([search.cost, search.expanded]).toEqual([found.cost, found.expanded]);
    expect(search.comparisons).toBe(found.comparisons);
  }
});

test("each list moves as many entries as the engine's of its kind, and buckets compare as many", () => {
  const kinds = ["heap", "buckets", "sorted-list", "array", "array"] as const;
  const task = taskOf(63, { density: 0.25, estimate: "manhattan" });
  const place = (cell: number): [number, number] => [cell % task.width, Math.floor(cell / task.width)];
  const grid = Grid.fromCells(task.width, task.height, task.walls);
  const [counted, engines] = [versions, kinds].map(() => [] as { moves: number; comparisons: number }[]);
  for (const [i, version] of versions.entries()) {
    const search = new MeasuredSearch(task, version);
    search.advance(() => false);
    counted!.push(search);
    const options = { algorithm: "astar", heuristic: "manhattan", tieBreak: "high-g", openList: kinds[i]! } as const;
    engines!.push(find_path(grid, place(task.start), place(task.goal), options));
  }
  expect(counted!.map(({ moves }) => moves)).toEqual(engines!.map(({ moves }) => moves));
  expect(counted![1]!.comparisons).toBe(engines![1]!.comparisons);
});

/** A list of at most nine nodes, and what an act on it counts: comparisons and moves. */
function counted(name: VersionName) {
  const list = versions.find((version) => version.name === name)!.create(9);
  const counts = (act: () => void) => {
    const before = [list.comparisons, list.moves] as const;
    act();
    return [list.comparisons - before[0], list.moves - before[1]];
  };
  return { list, counts };
}

test("an array looks for a node at each entry up to its own, and for the least at all", () => {
  const { list, counts } = counted("node-array");
  for (const node of [0, 1, 2, 3]) expect(counts(() => list.push({ f: node, tie: 0, node }))).toEqual([0, 1]);
  expect(counts(() => list.improve({ f: 0.5, tie: 0, node: 2 }))).toEqual([3, 1]);
  expect(counts(() => list.pop())).toEqual([3, 1]);
  expect(counts(() => (list as UnsortedArray).find(8))).toEqual([3, 0]);
});

test("a sorted list compares up to where an entry belongs, and takes the first at once", () => {
  const { list, counts } = counted("sorted-list");
  for (const node of [0, 1, 2, 3]) expect(counts(() => list.push({ f: node, tie: 0, node }))).toEqual([node, 1]);
  // Three to find it, and two to find its new place.
  expect(counts(() => list.improve({ f: 0.5, tie: 0, node: 2 }))).toEqual([5, 1]);
  expect(counts(() => list.pop())).toEqual([0, 1]);
});

test("buckets look for a node at each entry before it, and compare only the entries of the first bucket", () => {
  const { list, counts } = counted("buckets");
  for (const node of [0, 1, 2, 3]) expect(counts(() => list.push({ f: 1.5, tie: 0, node }))).toEqual([0, 1]);
  expect(counts(() => list.improve({ f: 0.5, tie: 0, node: 2 }))).toEqual([3, 1]);
  expect(counts(() => list.pop())).toEqual([0, 1]);
  expect(counts(() => list.pop())).toEqual([2, 1]);
});

test("a map has its share of walls, the same ones each time, and leads from corner to corner", () => {
  const task = (density: number) => taskOf(125, { density, estimate: "zero" });
  for (const density of [0.2, 0.35]) {
    const { walls, start, goal } = task(density);
    expect(walls.reduce((sum, wall) => sum + wall, 0) / 125 ** 2).toBeCloseTo(density, 1);
    expect([walls[start], walls[goal]]).toEqual([0, 0]);
    expect(task(density)).toEqual(task(density));
  }
  const { walls, start, goal } = task(0);
  expect([walls.includes(1), start, goal]).toEqual([false, 0, 125 ** 2 - 1]);
});

test("maps double in width, up to four million cells", () => {
  for (const [i, side] of SIZES.slice(1).entries()) expect(side / SIZES[i]!).toBeCloseTo(2, 1);
  expect(SIZES.at(-1)! ** 2).toBe(4e6);
});

test("a search in slices stops when told to, and ends with the same counts as in one go", () => {
  const task = taskOf(63, { density: 0.2, estimate: "euclidean" });
  const whole = new MeasuredSearch(task, versions[0]);
  whole.advance(() => false);
  const sliced = new MeasuredSearch(task, versions[0]);
  let slices = 0;
  while (!sliced.done) {
    sliced.advance(() => true, 10);
    slices++;
  }
  expect(slices).toBeGreaterThan(10);
  expect([sliced.cost, sliced.expanded, sliced.comparisons]).toEqual([whole.cost, whole.expanded, whole.comparisons]);
});

describe("extrapolation", () => {
  test("a power law is recovered from its points, and one point gives none", () => {
    const law = powerLaw([10, 100, 1000, 5000].map((n) => ({ n, value: 3 * n ** 1.7 })))!;
    expect(law.exponent).toBeCloseTo(1.7);
    expect(law.factor).toBeCloseTo(3);
    expect(powerLaw([{ n: 4, value: 7 }])).toBeNull();
  });

  test("a size without cells or a value of nothing, which log-log paper has no place for, is left out", () => {
    const samples = [1, 4].map((n) => ({ n, value: n ** 2 / 2 }));
    const law = powerLaw([{ n: 0, value: 5 }, { n: 5, value: 0 }, ...samples])!;
    expect(law.exponent).toBeCloseTo(2);
    expect(law.factor).toBeCloseTo(1 / 2);
  });

  test("runs too short to tell the law from the machine are left out, and with them a law that rests on them", () => {
    const samples = [635, 2731, 11_652, 48_000].map((n, i) => ({ n, value: [1.8, 2, 5.3, 22][i]! }));
    expect(lawOfLargest(samples)!.exponent).toBeLessThan(0.7);
    expect(lawOfLargest(samples, 5)!.exponent).toBeCloseTo(1, 1);
    expect(lawOfLargest(samples.slice(0, 3), 5)).toBeNull();
  });

  test("a law's line ends where the plot does, rising, falling or level", () => {
    expect(partWithin({ factor: 1, exponent: 2 }, [1, 1000], [100, 1e4])).toEqual([10, 100]);
    expect(partWithin({ factor: 1e4, exponent: -1 }, [1, 1000], [100, 1000])).toEqual([10, 100]);
    expect(partWithin({ factor: 5, exponent: 0 }, [1, 1000], [1, 10])).toEqual([1, 1000]);
    expect(partWithin({ factor: 1, exponent: 1 }, [20, 30], [1, 100])).toEqual([20, 30]);
    // Times that hardly grow, as on a coarse clock: the law lies above the plot, or only beyond its sizes.
    expect(partWithin({ factor: 10.1, exponent: 1e-9 }, [10, 1000], [0.1, 10])).toBeNull();
    expect(partWithin({ factor: 0.09, exponent: 1e-9 }, [10, 1000], [0.1, 10])).toBeNull();
    expect(partWithin({ factor: 9.9, exponent: 0.01 }, [10, 1000], [0.1, 10])).toBeNull();
    expect(partWithin({ factor: 11, exponent: 0 }, [10, 1000], [0.1, 10])).toBeNull();
  });

  test("a stopped run is extended by the growth of the runs before it", () => {
    const quadratic = (n: number) => 0.001 * n * n;
    const expected = extrapolate({ n: 500, value: quadratic(500) }, { n: 1000, value: quadratic(1000) }, 100_000);
    expect(expected / quadratic(100_000)).toBeCloseTo(1);
  });

  test("work is expected to grow with the number of cells at least and its square at most, and with it if nothing is known", () => {
    const grown = (n: number, value: number) => extrapolate({ n, value }, { n: 20, value: 10 }, 200);
    expect(grown(10, 9)).toBeCloseTo(100);
    expect(grown(10, 1)).toBeCloseTo(1000);
    expect(grown(0, 0)).toBeCloseTo(100);
  });
});

test("the laboratory stops runs that take too long, and estimates what they would have taken", () => {
  // A clock that advances with every reading, so that real time does not decide this test.
  let ticks = 0;
  const runs: MeasuredRun[] = [];
  const plan = { largest: 125, density: 0.2, estimate: "zero", secondsARun: 0.15 } as const;
  let progress = 0;
  for (const message of laboratory(plan, () => ticks++)) {
    if (message.kind === "run") runs.push(message.run);
    if (message.kind === "progress") {
      expect(message.overall).toBeGreaterThanOrEqual(progress - 0.03);
      progress = message.overall;
    }
  }
  expect(runs.length).toBe(3 * versions.length);
  const stopped = runs.filter(({ share }) => share < 1);
  expect(stopped.length).toBeGreaterThan(0);
  for (const run of stopped) {
    expect(run.version).not.toBe("heap");
    expect(run.expected).toBeGreaterThan(run.milliseconds);
    expect(run.expectedComparisons).toBeGreaterThan(run.comparisons);
  }
});

test("a run shorter than the clock's resolution is still given a time", () => {
  let looks = 0;
  const plan = { largest: 31, density: 0.2, estimate: "zero", secondsARun: 1 } as const;
  for (const message of laboratory(plan, () => Math.floor(looks++ / 2)))
    if (message.kind === "run") expect(message.run.milliseconds, message.run.version).toBeCloseTo(1 / 2, 1);
});

test("a run that is not even begun is expected to grow quadratically at most", () => {
  // A clock that runs ever faster: small runs seem to take no time, and larger ones years.
  let ticks = 1;
  const runs: MeasuredRun[] = [];
  const plan = { largest: 250, density: 0.2, estimate: "zero", secondsARun: 0.001 } as const;
  for (const message of laboratory(plan, () => (ticks *= 1.5))) if (message.kind === "run") runs.push(message.run);
  const counts = new Map(runs.filter(({ share }) => share === 1).map(({ side, expanded }) => [side, expanded]));
  const hopeless = runs.filter(({ share }) => share === 0);
  expect(hopeless.length).toBeGreaterThan(0);
  for (const run of hopeless) {
    const before = runs.findLast(({ version, side }) => version === run.version && side < run.side)!;
    const longer = counts.get(run.side)! / counts.get(before.side)!;
    expect(run.expected / before.expected).toBeLessThanOrEqual(longer ** 2 * 1.001);
    expect(run.expectedComparisons / before.expectedComparisons).toBeLessThanOrEqual(longer ** 2 * 1.001);
  }
});

test("what a run that is not begun is expected to count is near what it would count", () => {
  // A reading of the clock for each 64 cells: 63 x 63 take two slices, which is within the limit, and 125 x 125 far too long.
  let ticks = 0;
  const plan = { largest: 125, density: 0.2, estimate: "zero", secondsARun: 0.04 } as const;
  const hopeless: MeasuredRun[] = [];
  for (const message of laboratory(plan, () => ticks++))
    if (message.kind === "run" && message.run.share === 0) hopeless.push(message.run);
  expect(hopeless.map(({ version, side }) => `${version} ${side}`)).toEqual(
    versions.slice(1).map(({ name }) => `${name} 125`),
  );
  for (const { version, expectedComparisons } of hopeless) {
    const search = new MeasuredSearch(taskOf(125, plan), versions.find(({ name }) => name === version)!);
    search.advance(() => false);
    expect(Math.abs(Math.log2(expectedComparisons / search.comparisons)), version).toBeLessThan(1);
  }
});
