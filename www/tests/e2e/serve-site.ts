/** Global set-up of the browser tests: serves the built site, below a sub-path as on a real host. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { foundBrowser } from "../../../scripts/chromium.mjs";
import { serve } from "../../../scripts/serve.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the built site, with a slash at its end. */
    site: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(import.meta.dirname, "../../../site");
  if (!existsSync(folder)) throw new Error("The site is not built: run `npm run build` first.");
  console.log(`Testing in ${await foundBrowser()}`);
  const server = await serve(folder, { base: "/some/where/" });
  project.provide("site", server.address);
  return () => server.close();
}
