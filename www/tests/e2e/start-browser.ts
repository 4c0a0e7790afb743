/** Once for all browser tests: serve the built site below a sub-path, and start one Chromium. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { FLAGS, findChromium } from "../../../scripts/chromium.mjs";
import { serve } from "../../../scripts/serve.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the built site, with a slash at its end. */
    site: string;
    /** Where playwright reaches the running browser. */
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(import.meta.dirname, "../../../site");
  if (!existsSync(folder)) throw new Error("The site is not built: run `npm run build` first.");
  const executablePath = findChromium();
  if (!executablePath) throw new Error("Chromium was not found: install it, or name it in CHROMIUM.");
  const server = await serve(folder, { base: "/some/where/" });
  const browser = await chromium.launchServer({ executablePath, args: FLAGS });
  project.provide("site", server.address);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
