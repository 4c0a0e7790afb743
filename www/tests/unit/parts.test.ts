/** The engine's parts (crates/xtask/src/split.rs) are modules: a call from one into another costs more than one within, so none is made for each cell. */
import { beforeAll, expect, test, vi } from "vitest";

let stepstar: typeof import("stepstar");
let crossings = 0;

/** Counts the calls from a part into those before it. */
function counted(module: WebAssembly.Module, engine: WebAssembly.ModuleImports): WebAssembly.Imports {
  const entries = WebAssembly.Module.imports(module).map(({ name }) => {
    const item = engine[name]!;
    if (typeof item !== "function") return [name, item];
    const count = (...given: unknown[]) => {
      crossings++;
      return item(...given);
    };
    return [name, count];
  });
  return { engine: Object.fromEntries(entries) };
}

beforeAll(async () => {
  const { Instance } = WebAssembly;
  vi.stubGlobal("WebAssembly", {
    ...WebAssembly,
    Module: WebAssembly.Module,
    Memory: WebAssembly.Memory,
    Instance: class {
      constructor(module: WebAssembly.Module, imports: WebAssembly.Imports = {}) {
        // biome-ignore lint/correctness/noConstructorReturn: it stands for the browser's own.
        return new Instance(module, imports.engine ? counted(module, imports.engine) : imports);
      }
    },
  });
  vi.resetModules();
  stepstar = await import("stepstar");
  vi.unstubAllGlobals();
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
    expect(crossed(record)).toBeLessThan(150);
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
