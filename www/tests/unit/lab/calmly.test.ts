import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { calmly } from "../../../src/pages/lab/calmly.js";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("performance", { now: () => Date.now() });
  vi.stubGlobal("requestAnimationFrame", (done: () => void) => setTimeout(done, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  // In this order, or the stubbed globals would be restored to the fake timers.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Calls `move` in every frame for so long. */
function moveFor(move: () => void, milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 16) {
    move();
    vi.advanceTimersByTime(16);
  }
}

/** Work that takes so many milliseconds each time; the last number repeats. */
function workTaking(...takes: number[]) {
  return vi.fn(() => {
    vi.setSystemTime(Date.now() + (takes.length > 1 ? takes.shift()! : takes[0]!));
  });
}

test("quick work is done once in every frame", () => {
  const quick = workTaking(1);
  const calm = calmly(quick);
  moveFor(calm, 320);
  expect(quick).toHaveBeenCalledTimes(20);
});

test("work that was slow once is soon done in every frame again", () => {
  const once = workTaking(6, 1);
  moveFor(calmly(once), 480);
  expect(once.mock.calls.length).toBeGreaterThan(15);
});

test("slow work is done 4 to 5 times in 1.6 s while the board moves, and once more when it rests", () => {
  const slow = workTaking(20);
  const calm = calmly(slow);
  moveFor(calm, 1600);
  expect(slow.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(slow.mock.calls.length).toBeLessThanOrEqual(5);
  const before = slow.mock.calls.length;
  calm();
  vi.advanceTimersByTime(120);
  expect(slow).toHaveBeenCalledTimes(before + 1);
});

test.each([20, 1])(
  "work declared slow is done about twice a second while the board moves, and once more when it rests, though it took %i ms",
  (milliseconds) => {
    const slow = workTaking(milliseconds);
    const calm = calmly(slow, () => true);
    moveFor(calm, 1600);
    expect(slow.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(slow.mock.calls.length).toBeLessThanOrEqual(4);
    const before = slow.mock.calls.length;
    calm();
    vi.advanceTimersByTime(120);
    expect(slow).toHaveBeenCalledTimes(before + 1);
  },
);

test("work that becomes slow while a frame is awaited is not done in that frame", () => {
  const work = workTaking(1);
  let slow = false;
  const calm = calmly(work, () => slow);
  vi.advanceTimersByTime(1000);
  calm();
  vi.advanceTimersByTime(16);
  calm();
  slow = true;
  calm();
  vi.advanceTimersByTime(16);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120);
  expect(work).toHaveBeenCalledTimes(2);
});
