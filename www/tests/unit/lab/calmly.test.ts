import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { calmly } from "../../../src/lab/calmly.js";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("performance", { now: () => Date.now() });
  vi.stubGlobal("requestAnimationFrame", (done: () => void) => setTimeout(done, 16));
});
afterEach(() => {
  // In this order: the clock that was put aside is the one that stood still.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The board moves in every frame. */
function plays(move: () => void, milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 16) {
    move();
    vi.advanceTimersByTime(16);
  }
}

/** Takes so many milliseconds, the last of them whenever it is done again. */
function work(...takes: number[]) {
  return vi.fn(() => {
    vi.setSystemTime(Date.now() + (takes.length > 1 ? takes.shift()! : takes[0]!));
  });
}

test("what is quick is done in every frame, once", () => {
  const quick = work(1);
  const calm = calmly(quick);
  plays(calm, 320);
  expect(quick).toHaveBeenCalledTimes(20);
});

test("what was slow once is done again while the board moves on, and then in every frame", () => {
  const once = work(6, 1);
  plays(calmly(once), 480);
  expect(once.mock.calls.length).toBeGreaterThan(15);
});

test("what is slow has a small share of the time while the board moves, and the board as it is once it rests", () => {
  const slow = work(20);
  const calm = calmly(slow);
  plays(calm, 1600);
  expect(slow.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(slow.mock.calls.length).toBeLessThanOrEqual(5);
  const before = slow.mock.calls.length;
  calm();
  vi.advanceTimersByTime(120);
  expect(slow).toHaveBeenCalledTimes(before + 1);
});

test("what is known to be slow is done twice a second while the board moves, and once more when it rests", () => {
  const slow = work(20);
  const calm = calmly(slow, () => true);
  plays(calm, 1600);
  expect(slow.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(slow.mock.calls.length).toBeLessThanOrEqual(4);
  const before = slow.mock.calls.length;
  calm();
  vi.advanceTimersByTime(120);
  expect(slow).toHaveBeenCalledTimes(before + 1);
});
