/** A trace: its events, what is known at each position, and how it is painted. */
import { isDeepStrictEqual } from "node:util";
import { choices, Grid, type Options, type Trace, trace } from "stepstar";
import { describe, expect, test, vi } from "vitest";
import { goal, graph, grid, start, text } from "./sample-maps.js";

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

  test("changed() names each cell once, however often something happened to it", () => {
    const steps = trace(grid, start, goal);
    steps.seek(steps.length);
    const { generated, expanded } = steps.counts();
    expect(expanded).toBeGreaterThan(1);
    expect(steps.changed()).toHaveLength(generated);
  });

  test("values() of a region are what is known about each of its cells, and counts() how many of them are open and closed", () => {
    const steps = trace(grid, start, goal, { weight: 2, heuristic: "euclidean" });
    const number = ([x, y]: readonly number[]) => y! * steps.width + x!;
    for (const position of [steps.length >> 1, steps.length]) {
      steps.seek(position);
      // Two columns and three rows, away from all edges.
      const values = steps.values(4, 1, 2, 3);
      const cells = [1, 2, 3].flatMap((y) => [4, 5].map((x) => steps.node([x, y])));
      const states = ["unseen", "open", "closed"];
      expect([...values.state].map((state) => states[state])).toEqual(cells.map(({ state }) => state));
      for (const name of ["g", "h", "f"] as const) expect([...values[name]]).toEqual(cells.map((cell) => cell[name]));
      expect([...values.parent]).toEqual(cells.map(({ parent }) => (parent ? number(parent) : -1)));
      const known = [...steps.state()];
      const { open, closed } = steps.counts();
      expect([open, closed]).toEqual([1, 2].map((wanted) => known.filter((state) => state === wanted).length));
      expect(closed).not.toBe(open);
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

  test("next() goes from mark to mark, and there is none for a goal that is never seen", () => {
    const steps = trace("S...\n.##.\n...#\n..#G", [0, 0], [3, 3], { weight: 0.5 });
    const { goalSeen, ...lists } = steps.marks();
    expect(goalSeen).toBeNull();
    const marks = new Set(Object.values(lists).flatMap((list: Uint32Array) => [...list].map((event) => event + 1)));
    const walk = (direction: 1 | -1) => {
      const found: number[] = [];
      const next = (at: number) => steps.next(at, direction, { mark: true });
      for (let at = next(direction === 1 ? 0 : steps.length); at !== null; at = next(at)) found.push(at);
      return found;
    };
    const forward = [...marks].sort((a, b) => a - b);
    expect(forward.length).toBeGreaterThan(2);
    expect(walk(1)).toEqual(forward);
    expect(walk(-1)).toEqual(forward.filter((at) => at < steps.length).reverse());
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
    const named = events.map(({ position, kind, at, g, h, f, parent }) =>
      [position, kind, at.join(" "), g, h, f, parent?.join(" ")].join(),
    );
    expect(steps.toCSV().split("\n").slice(1, -1), "as its table has them").toEqual(named);
    steps.free();
  });

  test("of a bidirectional search names the side of each event", () => {
    const steps = trace(grid, start, goal, { algorithm: "bidirectional" });
    expect(new Set([...steps].map(({ side }) => side))).toEqual(new Set(["forward", "backward"]));
    expect([0, 1].map((i) => steps.event(i))).toMatchObject([
      { at: start, side: "forward" },
      { at: goal, side: "backward" },
    ]);
    for (const event of trace(grid, start, goal)) expect(event, "of any other search").not.toHaveProperty("side");
  });

  test("of a search that ends before it begins is a table with a head alone, and a list of no events", () => {
    const steps = trace("#G", [0, 0], [1, 0]);
    expect(steps.toCSV()).toBe("step,kind,at,g,h,f,parent\n");
    expect(steps.toPosthoc()).toMatch(/^version: 1\.4\.0\n(.*\n)*events:\n.*source.*\n.*destination.*\n$/);
  });

  test("on a graph names nodes by their ids", () => {
    const steps = trace(graph, 3, 15);
    expect(steps.event(0)).toMatchObject({ at: 3, parent: null });
    steps.position = steps.length;
    expect(steps.path()).toEqual([3, 1, 4, 15]);
    expect(steps.values(0, 0, 4, 1).parent).toEqual(Int32Array.of(-1, 0, 1, 2));
    expect(steps.node(15)).toMatchObject({ at: 15, state: "closed", parent: 4 });
    expect(steps.node(3)).toMatchObject({ at: 3, state: "closed", parent: null });
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
