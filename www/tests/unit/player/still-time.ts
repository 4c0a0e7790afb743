/** Time stands still, and animation frames run only when a test calls `pass`. */
import { trace } from "stepstar";
import { afterEach, beforeEach, vi } from "vitest";

export const MAP = "S....\n.###.\n....G";
export const record = (map = MAP, to: readonly [number, number] = [4, 2]) => trace(map, [0, 0], to);

let now = 0;
/** Those that wait for the next frame. */
export let frames: ((time: number) => void)[] = [];

/** For the tests of the file that calls this. */
export function stopTime(): void {
  beforeEach(() => {
    now = 0;
    frames = [];
    vi.stubGlobal("requestAnimationFrame", (frame: (time: number) => void) => frames.push(frame));
    vi.stubGlobal("cancelAnimationFrame", (id: number) => {
      frames[id - 1] = () => {};
    });
    vi.stubGlobal("performance", { now: () => now });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Lets time pass in a tab that is not seen: no frame runs. */
export function passUnseen(milliseconds: number): void {
  now += milliseconds;
}

/** Lets time pass, then runs the waiting animation frame. */
export function pass(milliseconds: number): void {
  passUnseen(milliseconds);
  const due = frames;
  frames = [];
  for (const frame of due) frame(now);
}
