/** The engine's parts (crates/xtask/src/split.rs) are modules: a call from one into another costs more than one within, so none is made for each cell. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

/** The slots of the table through which modules call each other: where they begin, and what each takes and gives. */
const slots: { first: number; types: [Kind[], Kind[]][] } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../src/generated/slots.json"), "utf8"),
);

type Kind = keyof typeof KINDS;
const KINDS = { i32: 127, i64: 126, f32: 125, f64: 124, externref: 111 };

let stepstar: typeof import("stepstar");
let crossings = 0;
const watched = new Set<number>();

/** Puts what counts its calls into each slot that has been filled. */
function watch(exported: WebAssembly.ModuleImports | WebAssembly.Exports): void {
  const isTable = (item: unknown) =>
    item instanceof WebAssembly.Table && item.length === slots.first + slots.types.length;
  const table = Object.values(exported).find(isTable) as WebAssembly.Table | undefined;
  for (const [i, type] of slots.types.entries()) {
    const filled = table?.get(slots.first + i);
    if (!filled || watched.has(i)) continue;
    table!.set(slots.first + i, counted(filled, type));
    watched.add(i);
  }
}

/** A table takes functions of WebAssembly only: this is one that imports what counts, and exports it. */
function counted(called: (...given: unknown[]) => unknown, type: [Kind[], Kind[]]): unknown {
  const types = [1, 96, ...type.flatMap((kinds) => [kinds.length, ...kinds.map((kind) => KINDS[kind])])];
  // biome-ignore format: a line for each section
  const code = [
    0, 97, 115, 109, 1, 0, 0, 0,
    1, types.length, ...types,
    2, 6, 1, 0, 1, 102, 0, 0,
    7, 5, 1, 1, 102, 0, 0,
  ];
  const f = (...given: unknown[]) => {
    crossings++;
    return called(...given);
  };
  return new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(code)), { "": { f } }).exports.f;
}

beforeAll(async () => {
  const { Instance } = WebAssembly;
  function watchedInstance(module: WebAssembly.Module, imports: WebAssembly.Imports = {}) {
    const made = new Instance(module, imports);
    // What parts fill is the engine's table.
    if (!("" in imports)) watch((imports.engine as WebAssembly.ModuleImports) ?? made.exports);
    return made;
  }
  vi.spyOn(WebAssembly, "Instance").mockImplementation(watchedInstance);
  vi.resetModules();
  stepstar = await import("stepstar");
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** How many calls cross from part to part while this is done, once all parts are there. */
function crossed(work: () => void): number {
  work();
  crossings = 0;
  work();
  return crossings;
}

/** 60 x 60 cells with a long wall across the way, and single ones in rows before it. */
const field = () => stepstar.Grid.of(60, 60, (x, y) => (x + y !== 80 || x < 25) && (x % 4 !== 2 || y % 3 !== 1));

const ends = [
  [0, 0],
  [59, 59],
] as const;

test.each([{}, { algorithm: "dijkstra" }, { diagonal: "no-obstacles" }, { heuristic: "euclidean" }] as const)(
  "a recording crosses some hundred times, whatever the number of cells: %j",
  (options) => {
    const map = field();
    const record = () => stepstar.trace(map, ...ends, options).free();
    expect(stepstar.trace(map, ...ends, options).expansions).toBeGreaterThan(300);
    const calls = crossed(record);
    expect(calls).toBeGreaterThan(50);
    expect(calls).toBeLessThan(150);
  },
);

test.each([{ algorithm: "bidirectional" }, { algorithm: "jps" }] as const)(
  "where steps are not those of a plain grid, they alone cross, once for an expansion: %j",
  (options) => {
    const map = field();
    const { expansions } = stepstar.trace(map, ...ends, options);
    expect(crossed(() => stepstar.trace(map, ...ends, options).free()) - expansions).toBeLessThan(150);
  },
);

test("looks at a recording cross some times, whatever the number of cells, of open ones, of steps", () => {
  const trace = stepstar.trace(field(), ...ends);
  trace.seek(Math.floor(trace.length / 2));
  expect(trace.openList().length).toBeGreaterThan(20);
  expect(crossed(() => trace.values(0, 0, 60, 60))).toBeLessThan(100);
  expect(crossed(() => trace.openList())).toBeLessThan(100);
  expect(crossed(() => trace.path())).toBeLessThan(20);
});
