/** What the tests of bad input share: a map, a graph and a trace, and how a refused call is checked. */
import { find_path, Graph, Grid, trace } from "stepstar";
import { afterEach, expect, test } from "vitest";

export const map = [
  [0, 0, 1],
  [0, 0, 0],
];
export const grid = Grid.from(map);
export const graph = Graph.from({
  nodes: [
    { id: 1, x: 0, y: 0 },
    { id: 2, x: 1, y: 0 },
  ],
  connections: [{ from: 1, to: 2, cost: 1 }],
});
export const steps = trace(grid, [0, 0], [2, 1]);

/** The checks serve callers without TypeScript, so the tests step around the types. */
// biome-ignore lint/suspicious/noExplicitAny: that is what is tested
export type Anything = any;
export const find = find_path as Anything;

/** After any error the engine must still work. */
export function stillWorksAfterwards(): void {
  afterEach(() => {
    expect(find_path(map, [0, 0], [2, 1]).cost).toBe(3);
  });
}

/** A call that is refused, by which kind of error, with which sentence. */
export type Refused = [string, () => unknown, typeof TypeError | typeof RangeError, RegExp];

/** How many callers an error names, if nobody asks for more. */
const CALLERS = 10;

/** Bad input throws the right type of error, with a sentence that names the argument, the value and what is allowed, and the line that gave it. */
export function refuses(table: Refused[]): void {
  stillWorksAfterwards();
  test.each(table)("%s is refused", (_, call, type, sentence) => {
    let error: unknown;
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = CALLERS;
    try {
      call();
    } catch (thrown) {
      error = thrown;
    }
    Error.stackTraceLimit = limit;
    expect(error).toBeInstanceOf(type);
    expect((error as Error).message).toMatch(sentence);
    expect((error as Error).message).toMatch(/[.?]$/);
    expect((error as Error).stack).toMatch(/unit.api.bad-/);
  });
}

/** An array whose buffer has been transferred away, which leaves it detached. */
export function transferred<T extends Uint8Array | Uint32Array>(array: T): T {
  structuredClone(array, { transfer: [array.buffer as ArrayBuffer] });
  return array;
}
