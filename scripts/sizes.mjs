/**
 * Checks what a visitor downloads, gzipped, and that importing one function brings no other parts along. The engine is
 * larger than the goals, so the build fails at limits just above what has been reached: they go down with every saving, and
 * up only for what users gain.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { main, Plain, root } from "./steps.mjs";

const KILOBYTE = 1000;
const dist = join(root, "dist");

/** @returns {Promise<string>} the numbers, when all are within their limits */
export async function checkSizes() {
  const wasm = readFileSync(join(dist, "generated/stepstar.wasm"));
  const rows = [
    { name: "stepstar", goal: 60, limit: 101.7, size: gzipped(await bundle('export * from "./index.js"')) },
    {
      name: "stepstar/wasm",
      goal: 45,
      limit: 123.1,
      size: gzipped(await bundle('export * from "./wasm.js"')) + gzipped(wasm),
    },
    { name: "stepstar/embed.js", goal: 90, limit: 147.5, size: gzipped(readFileSync(join(dist, "embed.js"))) },
  ];
  const text = rows
    .map(({ name, goal, limit, size }) => `${name} ${(size / KILOBYTE).toFixed(1)} kB (limit ${limit}, goal ${goal})`)
    .join(", ");
  const tooLarge = rows.filter(({ limit, size }) => size > limit * KILOBYTE);
  if (tooLarge.length > 0) throw new Plain(`Too large, gzipped: ${text}.`);
  await checkTreeShaking();
  return `gzipped: ${text}`;
}

/** A bundle that imports only `find_path` must not include the element or a page. */
async function checkTreeShaking() {
  const text = (await bundle('import { find_path } from "./index.js"; console.log(find_path)')).toString();
  const stray = ["customElements", "HTMLElement", "getContext", "attachShadow"].filter((word) => text.includes(word));
  if (stray.length > 0) throw new Plain(`A bundle with find_path alone mentions ${stray.join(", ")}.`);
}

async function bundle(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dist },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    logLevel: "silent",
  });
  return Buffer.from(outputFiles[0].contents);
}

const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;

if (import.meta.url === pathToFileURL(process.argv[1]).href) main(async () => console.log(await checkSizes()));
