/** `npm run build`: builds the wasm module, the package in dist/ and the pages in site/, unless they are up to date. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { SCRIPTS } from "./names.mjs";
import { setup } from "./setup.mjs";
import { main, must, root, step, tool } from "./steps.mjs";

const CRATES = ["core", "wasm", "xtask"].map((name) => `crates/${name}`);
const RUST = ["Cargo.toml", "Cargo.lock", ".cargo", ...CRATES.map((crate) => `${crate}/src`)];
const MANIFESTS = CRATES.map((crate) => `${crate}/Cargo.toml`);
const WEB = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.package.json",
  "scripts",
  "www/languages",
  "www/src",
];

/** All that the package is made from. */
export const SOURCES = ["Cargo.toml", "Cargo.lock", ".cargo", "rust-toolchain.toml", "crates", ...WEB];

/** Where cargo puts what it builds. */
export const TARGET = resolve(root, process.env.CARGO_TARGET_DIR ?? "target");
const XTASK = join(TARGET, "debug/xtask");

const PAGES = readdirSync(join(root, "www"))
  .filter((name) => name.endsWith(".html"))
  .map((name) => `www/${name}`);

/** Each part with its inputs, outputs and build function. A part may use those before it. */
const PARTS = {
  xtask: {
    from: ["Cargo.toml", "Cargo.lock", ".cargo", "crates/xtask"],
    to: [XTASK],
    make: () => must("cargo", ["build", "--package", "xtask"]),
  },
  wasm: {
    from: [...RUST, ...MANIFESTS, "package-lock.json"],
    to: [
      "bytes.ts",
      "finding.ts",
      "many.ts",
      "steps.ts",
      "worlds.ts",
      "diagnosis.ts",
      "replanning.ts",
      "slots.json",
      "stepstar.wasm",
    ].map((name) => `www/src/generated/${name}`),
    make: async () => {
      await make("xtask");
      await glue(root);
    },
  },
  package: {
    from: WEB,
    to: ["index.js", "index.d.ts", ...SCRIPTS, "custom-elements.json"].map((name) => `dist/${name}`),
    make: async () => (await import("./package.mjs")).makePackage(),
  },
  pages: {
    from: [...WEB, "maps", "www/public", "www/vite.config.ts", ...PAGES],
    to: ["site/index.html"],
    make: () => tool("vite/bin/vite.js", ["build", "--config", "www/vite.config.ts", "--logLevel", "warn"]),
  },
};

export const make = (part) => renew(part, PARTS[part]);

/**
 * Builds the module of the sources in `folder`. Without `cargo xtask`, which would wait for whatever else cargo builds for this machine.
 * @param {string} folder
 * @param {{ env?: Record<string, string> }} [options]
 */
export const glue = (folder, { env } = {}) =>
  must(XTASK, ["glue"], { cwd: folder, env: { ...env, CARGO_MANIFEST_DIR: join(folder, "crates/xtask") } });

/** Runs `make` if an input has changed or a result is missing. Returns "built" or "up to date". */
export async function renew(name, { from, to = [], make }) {
  const stamp = join(root, ".cache/built", name);
  const inputs = fingerprint(from);
  const present = to.every((path) => existsSync(resolve(root, path)));
  if (present && existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return "up to date";
  // An interrupted build must not count as done.
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  return "built";
}

/** Makes every part, each as a step. */
export async function build() {
  const first = existsSync(join(root, "target")) ? "" : " (the first time it takes minutes)";
  await step(`wasm module${first}`, () => make("wasm"));
  await step("package in dist/", () => make("package"));
  await step("pages in site/", () => make("pages"));
}

/** A hash of the contents of all these files and folders. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesIn(join(root, path))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: "utf8" }).sort();
  return names.map((name) => join(path, name)).filter((file) => statSync(file).isFile());
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(async () => {
    await setup();
    await build();
  });
}
