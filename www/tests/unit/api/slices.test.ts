/** Long work is done in slices: how many steps run between two looks at the clock. */
import { afterEach, expect, test, vi } from "vitest";
import { inSlices } from "../../../src/package/api/slices.js";

let now = 0;
afterEach(() => vi.unstubAllGlobals());

/** The budgets given to work of so many steps, each taking `stepMs`. `grain`: the clock shows only multiples of it. */
async function budgets(
  steps: number,
  stepMs: number,
  sliceMs: number,
  grain = 0,
): Promise<{ given: number[]; slices: number }> {
  vi.stubGlobal("performance", { now: () => (grain ? now - (now % grain) : now) });
  const given: number[] = [];
  let [left, slices] = [steps, 0];
  const advance = (budget: number) => {
    given.push(budget);
    now += stepMs * Math.min(left, budget);
    left -= Math.min(left, budget);
    return left === 0;
  };
  const onProgress = () => slices++;
  await inSlices({ advance }, { sliceMs, onProgress }, () => ({ expanded: 0, open: 0 }));
  return { given, slices };
}

test("when a step takes longer than a slice, every later slice is one step, never none", async () => {
  const { given, slices } = await budgets(50, 1000, 8);
  expect(given).toEqual([32, ...Array(18).fill(1)]);
  expect(slices).toBe(given.length);
});

test("when steps are quick, a slice holds many of them and looks at the clock only a few times", async () => {
  const { given, slices } = await budgets(1e6, 0.001, 8);
  expect(slices).toBeLessThan(200);
  expect(given.length).toBeLessThan(6 * slices);
});

test("sliceMs 0 yields to the page after every batch of steps, however coarse the clock", async () => {
  for (const stepMs of [0.001, 0]) {
    const { given, slices } = await budgets(100, stepMs, 0);
    expect(slices).toBe(given.length);
    expect(given.every((budget) => budget >= 1)).toBe(true);
  }
});

test("by a coarse clock, on which nothing seems to take any time, the work still stops for the page", async () => {
  const { given, slices } = await budgets(1e6, 0.001, 8, 1);
  expect(slices).toBeGreaterThan(20);
  expect(Math.max(...given)).toBeLessThan(20_000);
});

const { setImmediate } = globalThis;
test.each([
  ["Node", {}],
  ["a browser", { setImmediate: undefined }],
  ["a plain engine", { setImmediate: undefined, MessageChannel: undefined }],
])("between two slices others get a turn, with what there is for that in %s", async (_, missing) => {
  for (const [name, value] of Object.entries(missing)) vi.stubGlobal(name, value);
  let turns = 0;
  const other = () => {
    turns++;
    next = setImmediate(other);
  };
  let next = setImmediate(other);
  const seen: number[] = [];
  const advance = () => seen.push(turns) === 20;
  await inSlices({ advance }, { sliceMs: 0 });
  clearImmediate(next);
  expect(new Set(seen).size).toBeGreaterThan(5);
});

test("work whose signal is already aborted never starts, and is freed", async () => {
  const [advance, free] = [vi.fn(() => true), vi.fn()];
  const signal = AbortSignal.abort(new Error("enough"));
  await expect(inSlices({ advance, free }, { signal })).rejects.toThrow("enough");
  expect(advance).not.toHaveBeenCalled();
  expect(free).toHaveBeenCalledOnce();
});
