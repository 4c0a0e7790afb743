/** Part of the build: the frame in which programs run, with its scripts and MicroPython, beside the pages. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

/** Its own policy: a program reaches nothing. The scripts of workers are handed in by the page. */
const POLICY = "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; worker-src blob:";
const FRAME = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <title>A program</title>
    <script src="./run.js"></script>
  </head>
</html>
`;

const TYPES: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };

export function programFiles(site: string): Plugin {
  return {
    name: "stepstar-programs",
    async writeBundle() {
      mkdirSync(site, { recursive: true });
      for (const [name, content] of await files()) writeFileSync(join(site, name), content);
    },
    configureServer(server) {
      let made: ReturnType<typeof files> | undefined;
      server.middlewares.use(async ({ url = "" }, response, next) => {
        const name = url.replace(/^\/|[?#].*/g, "");
        if (!/^(run\.html|run\.js|run-(python|javascript)\.js|micropython\.wasm)$/.test(name)) return next();
        made ??= files();
        response.setHeader("content-type", TYPES[name.split(".").at(-1)!]!).end((await made).get(name));
      });
    },
  };
}

async function files(): Promise<Map<string, string | Uint8Array>> {
  const engine = createRequire(import.meta.url).resolve(
    "@micropython/micropython-webassembly-pyscript/micropython.wasm",
  );
  return new Map<string, string | Uint8Array>([
    ["run.html", FRAME],
    ["run.js", await script("frame.ts")],
    ["run-javascript.js", await script("worker-javascript.ts")],
    // MicroPython is a module that may wait, and workers of a frame without an origin are classic scripts.
    ["run-python.js", `(async () => {${await script("worker-python.ts", "esm")}})();\n`],
    ["micropython.wasm", readFileSync(engine)],
  ]);
}

/** MicroPython's module asks where it lies, and for modules of Node, which matter there alone. */
async function script(name: string, format: "iife" | "esm" = "iife"): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, name)],
    bundle: true,
    write: false,
    format,
    target: "es2022",
    minify: true,
    charset: "ascii",
    external: ["module", "fs", "path", "url", "crypto"],
    define: { "import.meta.url": '""' },
    plugins: [rawText],
    logLevel: "error",
  });
  return outputFiles[0]!.text;
}

/** `file.py?raw`, as vite reads it. */
const rawText = {
  name: "raw text",
  setup(build: import("esbuild").PluginBuild) {
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace("?raw", "")),
      namespace: "raw",
    }));
    build.onLoad({ filter: /.*/, namespace: "raw" }, ({ path }) => ({
      contents: readFileSync(path, "utf8"),
      loader: "text",
    }));
  },
};
