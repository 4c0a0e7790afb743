/** Part of the build: puts the scripts that teachers take along beside the pages, where they can be downloaded. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";
import { defined, LANGUAGES, SCRIPTS } from "../../../scripts/names.mjs";
import { bundleScripts } from "../../../scripts/package.mjs";

const NAMES = [...SCRIPTS, "scorm.js"];

export function courseFiles(site: string): Plugin {
  return {
    name: "stepstar-course",
    transformIndexHtml: (html) => html.replace("<!-- language files -->", LANGUAGES.map(link).join(", ")),
    async writeBundle() {
      await writeScripts(site);
    },
    configureServer(server) {
      // Made once, when a page first loads one: they have an engine inside.
      let made: Promise<Map<string, Buffer>> | undefined;
      server.middlewares.use(async ({ url = "" }, response, next) => {
        const name = url.replace(/^\/|[?#].*/g, "");
        if (!NAMES.includes(name)) return next();
        made ??= scripts();
        response.setHeader("content-type", "text/javascript").end((await made).get(name));
      });
    },
  };
}

const link = (language: string) => `<a href="./embed.${language}.js" download><code>embed.${language}.js</code></a>`;

async function writeScripts(folder: string): Promise<void> {
  await bundleScripts(folder);
  const entry = join(import.meta.dirname, "scorm/page.ts");
  const define = defined();
  await build({
    define,
    entryPoints: [entry],
    outfile: join(folder, "scorm.js"),
    bundle: true,
    format: "iife",
    minify: true,
  });
}

async function scripts(): Promise<Map<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), "stepstar-scripts-"));
  try {
    await writeScripts(folder);
    return new Map(NAMES.map((name) => [name, readFileSync(join(folder, name))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
