/**
 * Screens of other resolutions, to which a page's window can be moved. A browser without a screen can pretend to have another
 * resolution, but not every version tells the page of it: here the page's queries are told, all at once, as with real screens.
 */
import type { Page } from "playwright-core";

interface Screened extends Window {
  /** Returns how many queries were made because of it. */
  changeScreen?: (ratio: number) => number;
}

/** To be called before the page is opened. */
export async function withScreens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    const queries: { ratio: number; target: EventTarget }[] = [];
    const screened = window as Screened;
    screened.matchMedia = (text: string) => {
      const ratio = /^\(resolution: ([\d.]+)dppx\)$/.exec(text)?.[1];
      if (!ratio) return matchMedia(text);
      const target = new EventTarget();
      queries.push({ ratio: Number(ratio), target });
      return target as MediaQueryList;
    };
    screened.changeScreen = (to) => {
      const from = devicePixelRatio;
      Object.defineProperty(window, "devicePixelRatio", { value: to, configurable: true });
      // Those made meanwhile are for the new screen.
      const before = [...queries];
      for (const { ratio, target } of before)
        if (ratio === from || ratio === to) target.dispatchEvent(new Event("change"));
      return queries.length - before.length;
    };
  });
}

/** Moves the window to a screen with so many pixels for each of CSS's; returns how many queries the page made because of it. */
export async function moveToScreen(page: Page, ratio: number): Promise<number> {
  return page.evaluate((ratio) => (window as Screened).changeScreen!(ratio), ratio);
}
