/** `test` with a fresh page of the built site; an error in the page fails the test. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, expect, inject } from "vitest";

let browser: Promise<Browser> | undefined;

export interface Fixtures {
  /** An empty page, 1440 x 900. `page.goto("")` is the lab; other addresses are relative to the site. */
  page: Page;
  /** A further page with other settings: size, theme, touch, offline. */
  open(options: BrowserContextOptions): Promise<Page>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the needed fixtures from this pattern
  open: async ({}, use) => {
    browser ??= chromium.connect(inject("browser"));
    const running = await browser;
    const errors: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options) => {
      const context = await running.newContext({ baseURL: inject("site"), ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      return page;
    });
    for (const context of contexts) await context.close();
    expect(errors, "errors in the page").toEqual([]);
  },
  page: async ({ open }, use) => use(await open({ viewport: { width: 1440, height: 900 } })),
});
