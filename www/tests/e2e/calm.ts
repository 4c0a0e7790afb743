/**
 * On a busy machine work of a few milliseconds seems slow, and the lab's panels then follow the board calmly: later than in the next
 * frame. A test waits for just this work.
 */
import type { BrowserContext } from "playwright-core";
import { REST_MS } from "../../src/pages/lab/calmly.js";

export interface Calm extends Window {
  /** Waits until all work has been done that is now put off. */
  calm?: () => Promise<void>;
}

/** To be called before the page is opened. */
export async function withCalm(context: BrowserContext): Promise<void> {
  await context.addInitScript((most) => {
    const { setTimeout, clearTimeout } = window;
    const waiting = new Map<number, () => void>();
    const over = (timer: number) => {
      waiting.get(timer)?.();
      waiting.delete(timer);
    };
    const put = (work: TimerHandler, wait = 0, ...given: unknown[]) => {
      if (typeof work !== "function" || wait > most) return setTimeout(work, wait, ...given);
      const timer = setTimeout(() => {
        work(...given);
        over(timer);
      }, wait);
      waiting.set(timer, () => {});
      return timer;
    };
    const drop = (timer?: number) => {
      clearTimeout(timer);
      if (timer !== undefined) over(timer);
    };
    const calm = async () => {
      const each = [...waiting.keys()].map((timer) => new Promise<void>((done) => waiting.set(timer, done)));
      await Promise.all(each);
    };
    Object.assign(window, { setTimeout: put, clearTimeout: drop, calm });
  }, REST_MS);
}
