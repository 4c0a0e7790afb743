/** Checks what a visitor downloads, gzipped, and that importing one function brings no other parts along. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { main, Plain, root } from "./steps.mjs";

const dist = join(root, "dist");

/**
 * Guard rails, in kilobytes of 1000 bytes, with room for some 1 to 3 %: what a reader feels is measured by `npm run opening`. `embed.js` has
 * 2 kB more than before it drew hexagons. Of `stepstar` some 120 are the diagnosis of runs and walks, 38 what looks for a path, 27 what serves many queries on a map, 55 what knows worlds (hexagons among them) and reads maps of other programs, 27 what judges programs that replan, fetched with the first run of one, 45 what records and checks searches, parts of the engine that only those load who ask for
 * them (`crates/xtask/src/split.rs`); which settings of compiler and optimiser save how much is in docs/tried.md.
 */
const LIMITS = {
  "find_path alone": 156,
  stepstar: 455,
  "stepstar/wasm": 455,
  "stepstar/embed.js": 249,
  "stepstar/element as modules": 277,
};

/** @returns {Promise<string>} the numbers, when all are within their limits */
export async function checkSizes() {
  const sizes = {
    "find_path alone": gzipped(await bundle('export { find_path } from "./index.js"')),
    stepstar: gzipped(await bundle('export * from "./index.js"')),
    "stepstar/wasm":
      gzipped(await bundle('export * from "./wasm.js"')) + gzipped(readFileSync(join(dist, "generated/stepstar.wasm"))),
    "stepstar/embed.js": gzipped(readFileSync(join(dist, "embed.js"))),
    "stepstar/element as modules": sum(
      [...fetchedWith("element.js")].map((name) => gzipped(readFileSync(join(dist, name)))),
    ),
  };
  const rows = Object.entries(LIMITS).map(([name, limit]) => ({ name, limit, size: sizes[name] / 1000 }));
  const text = rows.map(({ name, limit, size }) => `${name} ${size.toFixed(1)} kB (limit ${limit})`).join(", ");
  if (rows.some(({ limit, size }) => size > limit)) throw new Plain(`Too large, gzipped: ${text}.`);
  await checkTreeShaking();
  return `gzipped: ${text}`;
}

/** The modules that a browser fetches before it runs one of them, where no bundler has gone over them. */
function fetchedWith(name, all = new Set()) {
  if (all.has(name)) return all;
  all.add(name);
  const imports = readFileSync(join(dist, name), "utf8").matchAll(/^(?:import|export)\b[^"';]*"\.\/([\w.-]+\.js)"/gm);
  for (const [, other] of imports) fetchedWith(other, all);
  return all;
}

/** A bundle that imports only `find_path` must not include the element or a page. */
async function checkTreeShaking() {
  const text = (await bundle('import { find_path } from "./index.js"; console.log(find_path)')).toString();
  const stray = ["customElements", "HTMLElement", "getContext", "attachShadow"].filter((word) => text.includes(word));
  if (stray.length > 0) throw new Plain(`A bundle with find_path alone mentions ${stray.join(", ")}.`);
}

/** What a bundler makes of a module that stands beside the package's. */
export async function bundle(contents, folder = dist) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    charset: "utf8",
    write: false,
    logLevel: "silent",
  });
  return Buffer.from(outputFiles[0].contents);
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;

if (import.meta.url === pathToFileURL(process.argv[1]).href) main(async () => console.log(await checkSizes()));
