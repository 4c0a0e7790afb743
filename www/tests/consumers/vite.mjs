/** The title of a page made by Vite, built or from its development server. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { html, titleOf, titleOfFolder } from "./browser.mjs";
import { inSandbox } from "./sandbox.mjs";

/**
 * @param {"build" | "dev"} mode
 * @param {string} module which Vite: a name or an address to import
 */
export async function vite(mode, module) {
  const { build, createServer } = await import(module);
  return inSandbox(["page.js"], async (folder) => {
    writeFileSync(join(folder, "index.html"), html('<script type="module" src="./page.js"></script>'));
    const config = { root: folder, configFile: false, logLevel: "silent" };
    if (mode === "build") {
      await build(config);
      return titleOfFolder(join(folder, "dist"));
    }
    const server = await createServer({ ...config, server: { host: "localhost", port: 0 } });
    try {
      await server.listen();
      return await titleOf(server.resolvedUrls.local[0]);
    } finally {
      await server.close();
    }
  });
}
