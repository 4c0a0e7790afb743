/** Opens a page in Chromium and reads the answer that it writes into its title. */
import { chromium } from "playwright-core";
import { FLAGS, findHeadless } from "../../../scripts/chromium.mjs";
import { serve } from "../../../scripts/serve.mjs";
import { Plain } from "../../../scripts/steps.mjs";

let launched;

/** The title of the page at an address, once it has set one. All rows share a browser, each in a context of its own. */
export async function titleOf(address) {
  launched ??= chromium.launch({ executablePath: findHeadless(), args: FLAGS });
  const context = await (await launched).newContext();
  try {
    const page = await context.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(address);
    await page
      .waitForFunction(() => document.title !== "", undefined, { timeout: 60_000 })
      .catch(() => {
        throw new Plain(`The page never set its title. ${errors.join("\n")}`);
      });
    return await page.title();
  } finally {
    await context.close();
  }
}

export async function closeBrowser() {
  const browser = launched;
  launched = undefined;
  await (await browser)?.close();
}

/** The title of the page of a folder with an index.html. */
export async function titleOfFolder(folder) {
  const server = await serve(folder);
  try {
    return await titleOf(server.address);
  } finally {
    await server.close();
  }
}

/** A page with this body. The empty icon keeps browsers from requesting one. */
export const html = (body) => `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${body}\n`;
