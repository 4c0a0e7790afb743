/** `test` with pages of the built site; an error in a page fails the test. */
import { type Browser, type BrowserContextOptions, chromium, type Page, type ViewportSize } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { FLAGS, findHeadless } from "../../../scripts/chromium.mjs";
import { everything } from "../share.js";
import { asOpened } from "./lab-page.js";

/** Panels stand beside the board. Without a GPU a large board costs more to draw than to test. */
const SIZE = { width: 960, height: 640 };
/** Room for an element and all its controls. */
const SMALL = { width: 720, height: 540 };
/** Every cell that fades is drawn a dozen times. */
const MOTION = everything ? "no-preference" : "reduce";

async function launched(): Promise<Browser> {
  const executablePath = findHeadless();
  if (!executablePath) throw new Error("Chromium was not found: install it, or name it in CHROMIUM.");
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface Fixtures {
  /** Each worker has one of its own, over a pipe: through a shared one all messages would go twice. */
  browser: Browser;
  /** An empty page, 960 x 640. `page.goto("")` is the lab; other addresses are relative to the site. */
  page: Page;
  /** A page with the lab in it, loaded once for many tests: each finds the first example as it opens, from the shelf. What a test does beside the board it undoes. */
  lab: Page;
  /** A page of 720 x 540 with embed.html in it, loaded once for many tests: each puts an element of its own in the place of the last. */
  embed: Page;
  /** A further page with other settings: size, theme, touch, offline. What is done to it for good goes with it. */
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
  page: keep(
    async () => {},
    SIZE,
    (page) => page.goto("about:blank"),
  ),
  lab: keep(asOpened, SIZE),
  embed: keep(async (page) => {
    if (!page.url().endsWith("/embed.html")) await page.goto("embed.html");
  }, SMALL),
});

/** A new page costs as much as what most tests do with it: the last one, made ready again, serves the next test. */
function keep(
  ready: (page: Page) => Promise<unknown>,
  size: ViewportSize,
  leave: (page: Page) => Promise<unknown> = async () => {},
) {
  let kept: Page | undefined;
  return async ({ browser }: Pick<Fixtures, "browser">, use: (page: Page) => Promise<void>) => {
    const page = kept ?? (await newPage(browser, { viewport: size }));
    // What fails on the way is not used again.
    kept = undefined;
    const errors: string[] = [];
    const deaf = listen(page, errors);
    await ready(page);
    await use(page);
    deaf();
    if (page.url().startsWith(inject("site"))) await page.evaluate(forgotten);
    await leave(page);
    await restore(page, size);
    expect(errors, "errors in the page").toEqual([]);
    kept = page;
  };
}

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: inject("site"),
    viewport: SIZE,
    reducedMotion: MOTION,
    // The copy for offline use is a test of its own: here it would fetch the whole site for every page.
    serviceWorkers: "block",
    ...options,
  });
  return context.newPage();
}

function listen(page: Page, errors: string[]): () => void {
  const thrown = (error: Error) => errors.push(error.message);
  const told = (message: { type(): string; text(): string }) => {
    if (message.type() === "error") errors.push(message.text());
  };
  page.on("pageerror", thrown).on("console", told);
  return () => page.off("pageerror", thrown).off("console", told);
}

/** Nothing is left of a test's settings: nothing stored, no pointer over the page. */
async function restore(page: Page, size: ViewportSize): Promise<void> {
  await page.mouse.move(0, 0);
  await page.setViewportSize(size);
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    reducedMotion: MOTION,
  });
}

/** What pages of the site keep. */
function forgotten(): void {
  localStorage.clear();
  sessionStorage.clear();
}
