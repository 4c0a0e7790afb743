/** What a step shows on top of the cells: the path and the cell being expanded. */
import { describe, expect, test } from "vitest";
import { Grid, type Options, trace } from "../../../src/index.js";
import { stepAt } from "../../../src/package/board/steps.js";

const WALLED = "S..#.\n...#G";
const OPEN = "S....\n....G";

const atEnd = (map: string, options: Options = {}) => {
  const grid = Grid.parse(map);
  const steps = trace(grid, grid.start!, grid.goal!, options);
  steps.position = steps.length;
  const last = stepAt(steps);
  steps.position--;
  return { last: last.path, before: stepAt(steps).path, result: steps.result.path };
};

describe("the path shown at the end of a search", () => {
  test("is the path of the result", () => {
    const { last, result } = atEnd(OPEN);
    expect(last).toEqual(result);
    expect(last.length).toBeGreaterThan(1);
  });

  test.for([
    ["found nothing", WALLED, {}],
    ["stopped at its limit", OPEN, { maxExpansions: 3 }],
  ] as const)("is empty where the search %s", ([, map, options]) => {
    const { last, before } = atEnd(map, options);
    expect(last).toEqual([]);
    expect(before.length).toBeGreaterThan(1);
  });

  test("leads to the nearest cell where `nearest` was asked for", () => {
    const { last, result } = atEnd(WALLED, { nearest: true });
    expect(last).toEqual(result);
    expect(last.length).toBeGreaterThan(1);
  });
});

test("the marked cell is the one expanded last; at the start and at the end no cell is marked", () => {
  using steps = trace(OPEN, [0, 0], [4, 1]);
  for (let position = 0; position <= steps.length; position++) {
    steps.position = position;
    const done = position === 0 || position === steps.length;
    const closed = Array.from(steps)
      .slice(0, position)
      .findLast(({ kind }) => kind === "close");
    expect(stepAt(steps).now, `at ${position}`).toEqual(done ? null : (closed?.at ?? null));
    if (position === 0) expect(stepAt(steps)).toEqual({ now: null, fresh: [], path: [], rays: [] });
  }
});

test.each([{}, { recipe: "rpg" }, { algorithm: "jps", diagonal: "always" }] as Options[])(
  "four kinds of cells can be told apart after each whole step: just opened, open before, just closed, closed before: %j",
  (options) => {
    const grid = Grid.parse("S.....\n..##..\n......\n.#..#.\n.....G");
    using steps = trace(grid, grid.start!, grid.goal!, options);
    let before = new Set<number>();
    for (let step = 1; step < steps.expansions; step++) {
      steps.seekExpansion(step);
      if (steps.position === steps.length) break;
      const open = new Set([...steps.state()].flatMap((state, cell) => (state === 1 ? cell : [])));
      const { fresh, now } = stepAt(steps);
      const marked = new Set(fresh.map((at) => (at as [number, number])[1] * grid.width + (at as [number, number])[0]));
      expect([...open].filter((cell) => !before.has(cell)).sort(), `step ${step}`).toEqual([...marked].sort());
      expect(now).toEqual(steps.event(steps.eventOf(step)).at);
      before = open;
    }
    expect(before.size).toBeGreaterThan(0);
  },
);

test.each([
  ["a way", "S.....\n..##..\n......\n.#..#.\n.....G"],
  ["no way", "S.....\n..##..\n......\n.#..##\n....#G"],
])("with jump points, the lines looked along since the last expansion are shown, and none at the end: %s", (_, map) => {
  const grid = Grid.parse(map);
  using steps = trace(grid, grid.start!, grid.goal!, { algorithm: "jps", diagonal: "no-obstacles" });
  const events = [...steps];
  const shown = events.map((_, i) => {
    steps.position = i + 1;
    return stepAt(steps).rays;
  });
  const looked = events.map((_, i) => {
    const since = events.slice(0, i + 1).findLastIndex(({ kind }) => kind === "close");
    const rays = events.slice(since + 1, i + 1).filter(({ kind }) => kind === "ray");
    return i + 1 === events.length ? [] : rays.map(({ parent, at }) => [parent, at]);
  });
  expect(shown).toEqual(looked);
  expect(Math.max(...shown.map(({ length }) => length))).toBeGreaterThan(2);
});
