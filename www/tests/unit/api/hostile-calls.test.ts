/** A thousand calls with whatever a caller may hand over: each is answered or refused with an error, and the next right call is answered rightly. */
import { algorithmFor, audit, find_path, Graph, Grid, lineOfSight, Pathfinder, resolveOptions, trace } from "stepstar";
import { expect, test } from "vitest";
import { type Anything, graph, grid, map } from "./bad-input.js";

/** Pseudo-random numbers from 0 to below 1, the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = numbers(34);
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const boom = () => {
  throw new Error("boom");
};

/** Edits, frees and searches while it is read, and says something else each time. */
function meddling(): unknown {
  const own = Grid.from(map);
  const finder = new Pathfinder(own);
  const reading = () => {
    finder.find([0, 0], [2, 1]);
    own.free();
    finder.free();
    return one([0, 1, 2, "astar", undefined]);
  };
  return { get: reading, valueOf: reading, toString: reading, [Symbol.toPrimitive]: reading };
}

const thrower = () =>
  new Proxy({}, one([{ get: boom }, { has: boom }, { ownKeys: boom }, { getOwnPropertyDescriptor: boom }]));
const revoked = () => {
  const { proxy, revoke } = Proxy.revocable(one<object>([[], {}, () => 0]), {});
  revoke();
  return proxy;
};
const cyclic = () => {
  const list: unknown[] = [];
  list.push(list, list);
  return list;
};

const makers: (() => unknown)[] = [
  () =>
    one([undefined, null, true, false, 0, -0, 1, -1, 1.5, Number.NaN, Infinity, -Infinity, 2 ** 32, 2 ** 53, 1e300]),
  () => one(["", "astar", "S.G", "3", "\ud800", "__proto__", "constructor", "x".repeat(5000), "#\n.".repeat(99)]),
  () => one<unknown>([10n ** 400n, Symbol("s"), Symbol.iterator, boom, class {}, /x/, new Date(Number.NaN)]),
  () =>
    one<unknown>([[0, 0], [2, 1], [9, 9], [0], [], [[]], new Array(3), [0, boom], { x: 0, y: 0 }, { x: 1 }, cyclic()]),
  () => one<unknown>([map, [[0, 2]], [[0], [0, 1]], ["..", ".#"], [new Uint8Array(2)], { length: 2 ** 40 }]),
  () => one<unknown>([new Map(), new Set([1]), Promise.resolve(), new Uint8Array(4), new ArrayBuffer(8), globalThis]),
  thrower,
  revoked,
  meddling,
  () => new Proxy(grid, {}),
  () => Object.create(graph),
  () => ({
    get [one(["algorithm", "weight", "through", "x", "length", "nodes", "then", "recipe"])]() {
      return anything();
    },
  }),
];

const anything = (): Anything => one(makers)();

const NAMES = Object.keys(resolveOptions()).concat("recipe", "signal", "nonsense", "__proto__");

/** Options of which some are as they should be. */
function options(): Anything {
  if (random() < 0.3) return anything();
  const made: Record<string, unknown> = random() < 0.5 ? {} : Object.create(null);
  for (let i = 0; i < 3; i++) {
    const value = random() < 0.5 ? anything() : one(["astar", "always", 2, true, [[1, 1]], "repair", "rpg"]);
    Object.defineProperty(made, one(NAMES), {
      enumerable: true,
      configurable: true,
      ...(random() < 0.5 ? { value } : { get: () => (random() < 0.2 ? boom() : value) }),
    });
  }
  return made;
}

const mapOrAnything = (): Anything => (random() < 0.6 ? one<unknown>([map, grid, graph, "S..\n..G"]) : anything());
const placeOrAnything = (): Anything => (random() < 0.6 ? one<unknown>([[0, 0], [2, 1], 1, 2]) : anything());

const calls: (() => unknown)[] = [
  () => find_path(mapOrAnything(), placeOrAnything(), placeOrAnything(), options()),
  () => audit(mapOrAnything(), placeOrAnything(), placeOrAnything(), options()),
  () => new Pathfinder(mapOrAnything(), options()).find(placeOrAnything(), placeOrAnything()),
  () => resolveOptions(options()),
  () => algorithmFor(mapOrAnything(), options()),
  () => Grid.from(anything()),
  () => Grid.parse(anything()),
  () => Grid.fromCells(anything(), anything(), anything(), anything()),
  () => Graph.from(one<Anything>([anything(), { nodes: anything(), connections: anything() }])),
  () => lineOfSight(mapOrAnything(), placeOrAnything(), placeOrAnything()),
  () => {
    const steps = trace(mapOrAnything(), placeOrAnything(), placeOrAnything(), options());
    try {
      one<() => unknown>([
        () => steps.seek(anything()),
        () => steps.event(anything()),
        () => steps.node(anything()),
        () => steps.openList(anything()),
        () => steps.next(anything(), anything(), anything()),
        () => steps.values(anything(), anything(), anything(), anything()),
        () => steps.explain(anything()),
        () => steps.toCSV(anything(), anything()),
      ])();
    } finally {
      steps.free();
    }
  },
];

test("a thousand hostile calls, each followed by a right answer", () => {
  for (let i = 0; i < 1000; i++) {
    try {
      one(calls)();
    } catch (error) {
      // The engine never breaks off midway: what it says of input is an error of its kind, or the caller's own.
      expect(error, `call ${i}`).not.toBeInstanceOf(WebAssembly.RuntimeError);
      expect(error, `call ${i}`).toBeInstanceOf(Error);
      expect((error as Error).message, `call ${i}`).not.toMatch(/unreachable|recursive use|null pointer|unwrap/);
    }
    const right = find_path(map, [0, 0], [2, 1], { diagonal: "never", weight: 1 });
    expect([right.status, right.cost, right.path.length], `after call ${i}`).toEqual(["found", 3, 4]);
  }
});
