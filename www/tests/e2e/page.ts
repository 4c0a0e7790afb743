/** Vitest's `test` with pages of the built site as fixtures; an error in a page fails the test. */
import { type Browser, type BrowserContextOptions, chromium, type Page, type ViewportSize } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { FLAGS, findHeadless } from "../../../scripts/chromium.mjs";
import { everything } from "../share.js";
import { withCalm } from "./calm.js";
import { withFonts } from "./fonts.js";
import { asOpened } from "./lab-page.js";

/** Wide enough for panels beside the board, and no larger: without a GPU drawing takes longer than testing. */
export const SIZE = { width: 960, height: 640 };
/** Room for an element and all its controls. */
const SMALL = { width: 720, height: 540 };
/** Its screen, upright. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** A fading cell is drawn a dozen times, so cells fade only in the full run. */
const MOTION = everything ? "no-preference" : "reduce";

async function launched(): Promise<Browser> {
  const executablePath = findHeadless();
  if (!executablePath) throw new Error("Chromium was not found: install it, or name it in CHROMIUM.");
  return chromium.launch({ executablePath, args: FLAGS, env: withFonts() });
}

export interface Fixtures {
  /** One for each worker: through a shared browser every message would travel twice. */
  browser: Browser;
  /** An empty page, 960 x 640. `page.goto("")` is the lab; other addresses are relative to the site. */
  page: Page;
  /** An empty page like `page`, on a phone. */
  phone: Page;
  /** The lab, loaded once for many tests. Each starts with the first example, and undoes what it changes beside the board. */
  lab: Page;
  /** embed.html at 720 x 540, loaded once for many tests. Each replaces the last test's element by its own. */
  embed: Page;
  /** Opens a page with settings of its own (size, theme, touch, offline), which is closed after the test. */
  open(options?: BrowserContextOptions): Promise<Page>;
}

export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the needed fixtures from this pattern
    async ({}, use) => {
      const browser = await launched();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  open: async ({ browser }, use) => {
    const pages: Page[] = [];
    const errors: string[] = [];
    await use(async (options = {}) => {
      const page = await newPage(browser, options);
      pages.push(page);
      listen(page, errors);
      return page;
    });
    for (const page of pages) await page.context().close();
    expect(errors, "errors in the page").toEqual([]);
  },
  page: keepEmpty({ viewport: SIZE }),
  phone: keepEmpty(PHONE),
  lab: keep(asOpened, { viewport: SIZE }),
  embed: keep(
    async (page) => {
      if (!page.url().endsWith("/embed.html")) await page.goto("embed.html");
    },
    { viewport: SMALL },
  ),
});

type Settings = BrowserContextOptions & { viewport: ViewportSize };

/** A fixture of an empty page. */
export function keepEmpty(settings: Settings) {
  return keep(
    async () => {},
    settings,
    (page) => page.goto("about:blank"),
  );
}

/** A fixture that reuses the last test's page, made ready again: a new page costs as much as most tests. */
function keep(
  ready: (page: Page) => Promise<unknown>,
  settings: Settings,
  leave: (page: Page) => Promise<unknown> = async () => {},
) {
  let kept: Page | undefined;
  return async ({ browser }: Pick<Fixtures, "browser">, use: (page: Page) => Promise<void>) => {
    const page = kept ?? (await newPage(browser, settings));
    // A page whose test fails is not used again.
    kept = undefined;
    const errors: string[] = [];
    const stopListening = listen(page, errors);
    await ready(page);
    await use(page);
    stopListening();
    if (page.url().startsWith(inject("site"))) await page.evaluate(clearStorage);
    await leave(page);
    await restore(page, settings);
    expect(errors, "errors in the page").toEqual([]);
    kept = page;
  };
}

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: inject("site"),
    viewport: SIZE,
    reducedMotion: MOTION,
    // Offline use has a test of its own; here the service worker would fetch the whole site for every page.
    serviceWorkers: "block",
    ...options,
  });
  // This only ends a wait for what never comes.
  context.setDefaultTimeout(60_000);
  await withCalm(context);
  // A first visit, whose example plays by itself, has a test of its own.
  await context.addInitScript(() => {
    try {
      const isLab = /\/(index\.html)?$/.test(location.pathname);
      if (isLab && !sessionStorage.getItem("first-visit")) localStorage.setItem("stepstar-visited", "yes");
    } catch {
      // Storage is forbidden, which is what that test is about.
    }
  });
  return context.newPage();
}

/** Collects the page's errors until the returned function is called. */
function listen(page: Page, errors: string[]): () => void {
  const thrown = (error: Error) => errors.push(error.message);
  const told = (message: { type(): string; text(): string }) => {
    if (message.type() === "error") errors.push(message.text());
  };
  page.on("pageerror", thrown).on("console", told);
  return () => page.off("pageerror", thrown).off("console", told);
}

/** Resets what a test may have set: the pointer, the window's size and the emulated media. */
async function restore(page: Page, { hasTouch, viewport }: Settings): Promise<void> {
  // A phone has no pointer to put anywhere.
  if (!hasTouch) await page.mouse.move(0, 0);
  await page.setViewportSize(viewport);
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    reducedMotion: MOTION,
  });
}

/** Clears what the pages store. */
function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
