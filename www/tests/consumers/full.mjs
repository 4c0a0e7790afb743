/** The rest of the matrix: other runtimes, bundlers and compilers, in the versions that `tools` pins. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { must, root, Skip } from "../../../scripts/steps.mjs";
import { html, titleOfFolder } from "./browser.mjs";
import { inSandbox } from "./sandbox.mjs";
import { vite } from "./vite.mjs";

const manifest = join(root, "www/tests/consumers/tools");
const tools = join(root, ".cache/consumers");
const bin = (path) => join(tools, "node_modules", path);
const address = (path) => pathToFileURL(bin(path)).href;

/** Installs the tools, unless these very versions are installed. */
export async function installTools() {
  const lock = readFileSync(join(manifest, "package-lock.json"));
  const stamp = join(tools, "installed");
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return "up to date";
  rmSync(tools, { recursive: true, force: true });
  mkdirSync(tools, { recursive: true });
  cpSync(manifest, tools, { recursive: true });
  await must("npm", ["ci", "--no-audit", "--no-fund"], { cwd: tools });
  writeFileSync(stamp, wanted);
  return "installed";
}

const runtime = (path, words) => () => {
  if (!existsSync(bin(path))) throw new Skip(`${path} is not available for this machine`);
  return inSandbox(["use.mjs"], (folder) => must(bin(path), [...words, "use.mjs"], { cwd: folder }));
};

/** A bundler puts index.html's script into the folder `out`. */
const bundler = (bundle) => () =>
  inSandbox(["page.js"], async (folder) => {
    writeFileSync(join(folder, "index.html"), html('<script type="module" src="./page.js"></script>'));
    await bundle(folder, join(folder, "out"));
    if (!existsSync(join(folder, "out/index.html"))) cpSync(join(folder, "index.html"), join(folder, "out/index.html"));
    return titleOfFolder(join(folder, "out"));
  });

async function webpack(folder, out, entry = "page.js", options = {}) {
  const start = createRequire(join(tools, "package.json"))("webpack");
  const output = { path: out, filename: entry, module: entry.endsWith(".mjs") };
  const experiments = { outputModule: output.module };
  const config = { mode: "production", context: folder, entry: `./${entry}`, output, experiments, ...options };
  const stats = await new Promise((done, fail) => {
    start(config, (error, stats) => (error ? fail(error) : done(stats)));
  });
  if (stats.hasErrors()) throw new Error(stats.toString("errors-only"));
}

async function rollup(folder, out, entry = "page.js", conditions = {}) {
  const { rollup } = await import(address("rollup/dist/es/rollup.js"));
  const { nodeResolve } = await import(address("@rollup/plugin-node-resolve/dist/es/index.js"));
  const bundle = await rollup({ input: join(folder, entry), plugins: [nodeResolve(conditions)] });
  await bundle.write({ dir: out, format: "esm", entryFileNames: entry });
  await bundle.close();
}

/** A program for Node, run where nothing of the package lies beside it. */
const forNode = (bundle) => () =>
  inSandbox(["use.mjs"], async (folder) => {
    await bundle(folder, join(folder, "out"));
    rmSync(join(folder, "node_modules"), { recursive: true });
    return must(process.execPath, ["out/use.mjs"], { cwd: folder });
  });

const viteForNode = async (folder, outDir) => {
  const { build } = await import(address("vite-7/dist/node/index.js"));
  const rollupOptions = { output: { entryFileNames: "use.mjs" } };
  const options = { ssr: { noExternal: true }, build: { ssr: "use.mjs", outDir, rollupOptions } };
  await build({ root: folder, configFile: false, logLevel: "silent", ...options });
};

const parcel = (folder, out) =>
  must(process.execPath, [bin("parcel/lib/bin.js"), "build", "index.html", "--no-cache", "--dist-dir", out], {
    cwd: folder,
  });

const typescript = (version, module, moduleResolution, program = "use.ts", lib = ["es2022", "dom"]) => ({
  name: `TypeScript ${version}, ${moduleResolution}${lib.includes("dom") ? "" : ", no dom"}`,
  expected: "",
  work: () =>
    inSandbox([program], (folder) => {
      const compilerOptions = {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        target: "es2022",
        module,
        moduleResolution,
        lib,
        types: [],
      };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [program] }));
      return must(process.execPath, [bin(`typescript-${version}/bin/tsc`), "-p", "."], { cwd: folder });
    }),
});

export const full = [
  { name: "Deno", work: runtime("deno/deno", ["run", "--allow-read"]) },
  { name: "Bun", work: runtime("bun/bin/bun.exe", []) },
  { name: "Vite 7, build", browser: true, work: () => vite("build", address("vite-7/dist/node/index.js")) },
  { name: "Vite 7, dev", browser: true, work: () => vite("dev", address("vite-7/dist/node/index.js")) },
  { name: "webpack 5", browser: true, work: bundler(webpack) },
  { name: "Rollup", browser: true, work: bundler(rollup) },
  { name: "Vite 7, for Node", work: forNode(viteForNode) },
  { name: "webpack 5, for Node", work: forNode((...to) => webpack(...to, "use.mjs", { target: "node" })) },
  { name: "Rollup, for Node", work: forNode((...to) => rollup(...to, "use.mjs", { exportConditions: ["node"] })) },
  { name: "Parcel", browser: true, work: bundler(parcel) },
  ...["5.4", "5.9", "6.0", "7.0"].flatMap((version) => [
    typescript(version, "nodenext", "nodenext"),
    typescript(version, "esnext", "bundler"),
    typescript(version, "nodenext", "nodenext", "logic.ts", ["es2022"]),
  ]),
  // The last that knows this way without a warning; older projects still have it, and find types by `typesVersions`.
  typescript("5.9", "esnext", "node10"),
];
