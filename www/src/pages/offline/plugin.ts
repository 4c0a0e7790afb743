/** Part of the build: once the site is written, adds a service worker that knows all its files. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export function offlineSite(site: string): Plugin {
  return {
    name: "stepstar-offline",
    apply: "build",
    writeBundle: {
      order: "post",
      handler() {
        const files = readdirSync(site, { recursive: true, encoding: "utf8" })
          .filter((name) => name !== "offline.js" && statSync(join(site, name)).isFile())
          .map((name) => name.replaceAll("\\", "/"))
          .sort();
        const hash = createHash("sha256");
        for (const file of files) hash.update(file).update(readFileSync(join(site, file)));
        const worker = readFileSync(join(import.meta.dirname, "worker.js"), "utf8");
        const filled = worker
          .replace('const VERSION = "";', `const VERSION = "${hash.digest("hex").slice(0, 12)}";`)
          .replace("const FILES = [];", () => `const FILES = ${JSON.stringify(files)};`);
        writeFileSync(join(site, "offline.js"), filled);
      },
    },
  };
}
