/**
 * A gate that holds every search of a page at its first turn, whatever the speed of the machine, so that a test can act while
 * one is under way without needing a huge map. Searches look at `performance.now` to know when to give the page a turn, and
 * wait for that turn by `setImmediate` where there is one: the gate is both.
 */
import type { Page } from "playwright-core";

/** At each look the clock leaps by this: a search then ends its slice at once, and has lasted long enough to say that it is busy. */
const LEAP_MS = 200;

interface Gated extends Window {
  setImmediate?: (go: () => void) => void;
  /** Opens the gate. */
  letGo?: () => void;
}

/** The page's next search of more than 32 expansions is held after these; time stands still then. */
export function holdSearches(page: Page): Promise<void> {
  return close(page, LEAP_MS);
}

/** Every search is done before the page gets a turn, as on a fast machine, because time stands still. */
export function finishSearches(page: Page): Promise<void> {
  return close(page, 0);
}

async function close(page: Page, leap: number): Promise<void> {
  await page.evaluate((leap) => {
    const gated = window as Gated;
    const real = performance.now.bind(performance);
    const held: (() => void)[] = [];
    let time = real();
    let busy = false;
    const hear = () => {
      busy = true;
    };
    addEventListener("busy", hear, { capture: true });
    performance.now = () => {
      // What is held before a search says that it is busy is the check of an older result.
      if (!busy || held.length === 0) time += leap;
      return time;
    };
    gated.setImmediate = (go) => held.push(go);
    gated.letGo = () => {
      // No clock goes backwards.
      performance.now = () => Math.max(time, real());
      delete gated.setImmediate;
      removeEventListener("busy", hear, { capture: true });
      for (const go of held) go();
    };
  }, leap);
}

/** The held searches go on, and the clock is the real one again. */
export async function releaseSearches(page: Page): Promise<void> {
  await page.evaluate(() => (window as Gated).letGo!());
}
