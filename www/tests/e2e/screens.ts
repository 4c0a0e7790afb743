/**
 * Screens of other resolutions, to which a page's window can be moved. A browser without a screen can pretend to have another
 * resolution, but not every version tells the page of it: here the page's queries are told, all at once, as with real screens.
 */
import type { Page } from "playwright-core";

interface Screened extends Window {
  /** The queries that somebody listens to. */
  watching?: () => number;
  changeScreen?: (ratio: number) => void;
}

/** To be called before the page is opened. */
export async function withScreens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    const queries: { ratio: number; onchange: (() => void) | null }[] = [];
    const screened = window as Screened;
    screened.matchMedia = (text: string) => {
      const ratio = /^\(resolution: ([\d.]+)dppx\)$/.exec(text)?.[1];
      if (!ratio) return matchMedia(text);
      const query = { ratio: Number(ratio), onchange: null };
      queries.push(query);
      return query as unknown as MediaQueryList;
    };
    screened.watching = () => queries.filter(({ onchange }) => onchange).length;
    screened.changeScreen = (ratio) => {
      const before = devicePixelRatio;
      Object.defineProperty(window, "devicePixelRatio", { value: ratio, configurable: true });
      // Those made meanwhile are for the new screen.
      for (const query of [...queries]) if (query.ratio === before || query.ratio === ratio) query.onchange?.();
    };
  });
}

/** Moves the window to a screen with so many pixels for each of CSS's; returns how many queries wait for the next move. */
export async function moveToScreen(page: Page, ratio: number): Promise<number> {
  return page.evaluate((ratio) => {
    const screened = window as Screened;
    screened.changeScreen!(ratio);
    return screened.watching!();
  }, ratio);
}
