/** Long work in slices: how much of it is done between two looks at the clock. */
import { afterEach, expect, test, vi } from "vitest";
import { inSlices, readSlices } from "../../../src/api/slices.js";

let now = 0;
afterEach(() => vi.unstubAllGlobals());

/** The budgets that work is given of which a step takes so long. */
async function budgets(steps: number, stepMs: number, sliceMs: number): Promise<{ given: number[]; slices: number }> {
  vi.stubGlobal("performance", { now: () => now });
  const given: number[] = [];
  let [left, slices] = [steps, 0];
  const advance = (budget: number) => {
    given.push(budget);
    now += stepMs * Math.min(left, budget);
    left -= Math.min(left, budget);
    return left === 0;
  };
  await inSlices({ advance }, { signal: undefined, sliceMs }, () => slices++);
  return { given, slices };
}

test("where one step takes longer than a slice, each slice is one step, and never none", async () => {
  const { given, slices } = await budgets(50, 1000, 8);
  expect(given).toEqual([32, ...Array(18).fill(1)]);
  expect(slices).toBe(given.length);
});

test("where steps are quick, a slice is full of them, with a few looks at the clock", async () => {
  const { given, slices } = await budgets(1e6, 0.001, 8);
  expect(slices).toBeLessThan(200);
  expect(given.length).toBeLessThan(6 * slices);
});

test("0 asks for a turn after each step, however coarse the clock", async () => {
  for (const stepMs of [0.001, 0]) {
    const { given, slices } = await budgets(100, stepMs, readSlices({ sliceMs: 0 }).sliceMs);
    expect(slices).toBe(given.length);
    expect(given.every((budget) => budget >= 1)).toBe(true);
  }
});

test("work that is given up before it begins does not begin", async () => {
  const advance = vi.fn(() => true);
  const signal = AbortSignal.abort(new Error("enough"));
  await expect(inSlices({ advance }, { signal, sliceMs: 8 })).rejects.toThrow("enough");
  expect(advance).not.toHaveBeenCalled();
});
