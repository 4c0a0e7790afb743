/** Objects that throw, lie or change while they are read cannot harm the engine. */
import {
  diagnose,
  find_path,
  formatScenarios,
  Graph,
  Grid,
  lineOfSight,
  Pathfinder,
  parseScenarios,
  resolveOptions,
  retrace,
  traceAsync,
} from "stepstar";
import { describe, expect, test } from "vitest";
import { type Anything, find, graph, grid, map, steps, stillWorksAfterwards } from "./bad-input.js";

stillWorksAfterwards();

describe("hostile objects cannot harm the engine", () => {
  const boom = () => {
    throw new Error("boom");
  };
  const thrower = new Proxy({}, { get: boom, has: boom, ownKeys: boom, getPrototypeOf: boom });
  const revoked = Proxy.revocable([], {});
  revoked.revoke();

  test.each([
    ["a map that throws", () => find(thrower, [0, 0], [1, 1])],
    ["rows that throw", () => find([[0, 0], thrower], [0, 0], [1, 1])],
    ["a point that throws", () => find(map, thrower, [1, 1])],
    [
      "a coordinate that throws",
      () =>
        find(
          map,
          {
            get x() {
              return boom();
            },
            y: 0,
          },
          [1, 1],
        ),
    ],
    ["options that throw", () => find(map, [0, 0], [1, 1], thrower)],
    [
      "an option that throws",
      () =>
        find(map, [0, 0], [1, 1], {
          get weight() {
            return boom();
          },
        }),
    ],
    ["a value that throws", () => find(map, [0, 0], [1, 1], { weight: { valueOf: boom, toString: boom } })],
    ["a graph that throws", () => Graph.from(thrower as Anything)],
  ])("%s: the error reaches the caller", (_, call) => {
    expect(call).toThrow();
  });

  /** An empty array that says it has four billion items: to go through them would take hours, to copy them all memory. */
  const sparse: Anything = [];
  sparse.length = 2 ** 32 - 1;
  const gone: Anything = revoked.proxy;
  const away: [string, (value: Anything) => unknown][] = [
    ["map", (value) => find(value, [0, 0], [1, 1])],
    ["row", (value) => find([value, value], [0, 0], [1, 1])],
    ["point", (value) => find(map, value, [1, 1])],
    ["point where no map is known", (value) => resolveOptions({ through: [value] })],
    ["options", (value) => find(map, [0, 0], [1, 1], value)],
    ["way points", (value) => find(map, [0, 0], [1, 1], { through: value })],
    ["an option", (value) => find(map, [0, 0], [1, 1], { weight: value })],
    ["graph", (value) => Graph.from(value)],
    ["nodes", (value) => Graph.from({ nodes: value, connections: [] })],
    ["a node", (value) => Graph.from({ nodes: [value], connections: [] })],
    ["connections", (value) => Graph.from({ nodes: [], connections: value })],
    ["bytes", (value) => Grid.fromCells(1, 1, value)],
    ["scenarios", (value) => formatScenarios(value)],
    ["a scenario", (value) => formatScenarios([value])],
    ["a run", (value) => diagnose(map, [0, 0], [2, 1], value)],
    ["an expansion", (value) => diagnose(map, [0, 0], [2, 1], [value])],
    ["a run to be retraced", (value) => retrace(map, [0, 0], [2, 1], value)],
    ["mistakes", (value) => retrace(map, [0, 0], [2, 1], "0 0", {}, value)],
    ["kinds", (value) => steps.next(0, 1, { kinds: value })],
    ["what is sought", (value) => steps.next(0, 1, value)],
  ];
  test.each(away)("%s: a revoked proxy and an array without end are refused at once, in words of ours", (_, call) => {
    for (const value of [gone, sparse]) {
      let said = "";
      try {
        call(value);
      } catch (error) {
        said = (error as Error).message;
      }
      expect(said).toMatch(/^(The|Way|Node|Row|Scenario|Expansion) .*: .*(must be|of the map) .*\.$/s);
      if (value === gone) expect(said).toContain("a proxy that was revoked");
    }
  });

  test("what hides or turns the words beside it is shown by its number", () => {
    const turn = "\u202eabc";
    const tagged: Anything = { [Symbol.toStringTag]: turn };
    const calls = [
      () => find(map, [0, 0], [1, 1], { algorithm: turn as Anything }),
      () => find(map, [0, 0], [1, 1], { [turn]: 1 } as Anything),
      () => find(map, [0, 0], [1, 1], { weight: Symbol(turn) as Anything }),
      () => find(map, [0, 0], [1, 1], tagged),
      () => find(tagged, [0, 0], [1, 1]),
      () => find(`..${turn}`, [0, 0], [1, 1]),
    ];
    for (const call of calls) expect(call).toThrow(/^[^\u202e]*\\u202e[^\u202e]*$/);
  });

  test("a property added to Object.prototype is not read as an option", () => {
    Object.defineProperty(Object.prototype, "algorithm", { value: "nonsense", configurable: true });
    try {
      expect(find_path(map, [0, 0], [2, 1], {}).cost).toBe(3);
    } finally {
      Reflect.deleteProperty(Object.prototype, "algorithm");
    }
  });

  test("an option that is a getter of the options' class is read", () => {
    class Mine {
      get diagonal() {
        return "always" as const;
      }
    }
    expect(find_path(map, [0, 0], [1, 1], new Mine()).cost).toBe(Math.SQRT2);
  });

  test("any object with named properties can serve as options", () => {
    class Tagged {
      diagonal = "always" as const;
      get [Symbol.toStringTag]() {
        return "Tagged";
      }
    }
    const bare = Object.assign(Object.create(null), { diagonal: "always" });
    for (const options of [new Tagged(), bare, Object.freeze({ diagonal: "always" as const })]) {
      expect(find_path(map, [0, 0], [1, 1], options).cost).toBe(Math.SQRT2);
    }
  });

  test("a Uint8Array from another window is accepted", () => {
    const { runInNewContext } = process.getBuiltinModule("node:vm");
    expect(Grid.fromCells(2, 1, runInNewContext("Uint8Array.of(0, 1)")).isWall(1, 0)).toBe(true);
  });

  test("a Uint8Array with a faked length cannot write outside the engine's memory", () => {
    const cells = new Uint8Array(1 << 20);
    Object.defineProperty(cells, "length", { value: 1 });
    expect(() => Grid.fromCells(1, 1, cells)).toThrow("number of cells is 1048576");
  });

  test("a coordinate is read only once, so a changing getter cannot bypass the checks", () => {
    let reads = 0;
    const point = {
      get x() {
        return reads++ === 0 ? 0 : 1e9;
      },
      y: 0,
    };
    expect(find_path(map, point, [2, 1]).cost).toBe(3);
  });

  test("a map may search another map while it is being read", () => {
    const nested = {
      length: 2,
      get 0() {
        return find_path(map, [0, 0], [1, 1]) && [0, 0];
      },
      1: [0, 0],
    };
    expect(find_path(nested as Anything, [0, 0], [1, 1]).cost).toBe(2);
  });
});

/** Vue and Alpine wrap plain objects in a Proxy, through which private members cannot be reached; the tag tells them not to. */
test("objects of the package have a toStringTag, so that reactive frameworks do not wrap them", () => {
  const kinds = [grid, graph, steps, new Pathfinder(grid)].map((made) => Object.prototype.toString.call(made));
  expect(kinds).toEqual(["[object Grid]", "[object Graph]", "[object Trace]", "[object Pathfinder]"]);
});

describe("values that only look right", () => {
  test("an object that doesn't even tell its kind is refused with a sentence all the same", () => {
    const secretive = {
      get [Symbol.toStringTag]() {
        throw new Error("secret");
      },
    } as Anything;
    for (const call of [() => find(secretive, [0, 0], [1, 1]), () => lineOfSight(secretive, [0, 0], [1, 1])])
      expect(call).toThrow(/^The (map|grid) is an object: it must be /);
  });

  test("a value too long for a sentence is cut short", () => {
    for (const weight of [10n ** 2000n, Symbol("x".repeat(2000)), "x".repeat(2000)] as Anything[]) {
      expect(() => find(map, [0, 0], [2, 1], { weight })).toThrow(/^The option "weight" is .{9,60}…"?: it must be/);
    }
  });

  test("an array of kinds with a hole in it is not taken for an empty one, which means all kinds", () => {
    expect(() => steps.next(0, 1, { kinds: new Array(1) })).toThrow("The kind of event is undefined");
  });

  test("an event asked for by -0 has the position 0", () => expect(steps.event(-0).position).toBe(0));

  test("a cost and an option of -0 are 0", () => {
    const map = new Grid(1, 1);
    map.setCost(0, 0, -0);
    expect([map.cost(0, 0), resolveOptions({ weight: -0 }).weight]).toEqual([0, 0]);
  });

  test("an AbortSignal whose throwIfAborted is no function is refused", async () => {
    const signal = { throwIfAborted: 1 } as Anything;
    await expect(traceAsync(map, [0, 0], [1, 1], { signal })).rejects.toThrow(
      'The option "signal" is an object: it must be an AbortSignal.',
    );
  });

  test("the name of a scenario's map may begin with a byte order mark", () => {
    const scenario = {
      bucket: 0,
      map: "\ufeffa.map",
      width: 5,
      height: 5,
      from: [0, 0],
      to: [1, 1],
      length: 2,
    } as const;
    expect(parseScenarios(formatScenarios([scenario as Anything]))[0]!.map).toBe("\ufeffa.map");
  });
});

describe("an object of the package that this copy of it did not make", () => {
  const proxied = new Proxy(grid, {});
  test.each<[string, () => unknown]>([
    ["as map", () => find(proxied, [0, 0], [1, 1])],
    ["as grid", () => lineOfSight(proxied, [0, 0], [1, 1])],
    ["as graph", () => find(new Proxy(graph, {}), 1, 2)],
  ])("%s: the sentence says how it may have come about", (_, call) => {
    expect(call).toThrow(/^The (map|grid) is a Gr(id|aph): .*, not a proxy or one of another copy of this package\.$/);
  });
});
