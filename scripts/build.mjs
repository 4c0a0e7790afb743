/** `npm run build`: the wasm module, the package in dist/ and the pages in site/; what is up to date is left alone. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { setup } from "./setup.mjs";
import { main, must, root, step, tool } from "./steps.mjs";

const CRATES = ["core", "unpack", "wasm", "xtask"].map((name) => `crates/${name}`);
const RUST = ["Cargo.toml", "Cargo.lock", ".cargo", ...CRATES.map((crate) => `${crate}/src`)];
const MANIFESTS = CRATES.map((crate) => `${crate}/Cargo.toml`);
const WEB = ["package.json", "package-lock.json", "tsconfig.json", "tsconfig.package.json", "scripts", "www/src"];

const PAGES = readdirSync(join(root, "www"))
  .filter((name) => name.endsWith(".html"))
  .map((name) => `www/${name}`);

/** What is built, from what, into what. Each may use those before it. */
const PARTS = {
  wasm: {
    from: [...RUST, ...MANIFESTS, "package-lock.json"],
    to: ["www/src/generated/bytes.ts", "www/src/generated/stepstar.wasm"],
    make: () => must("cargo", ["xtask", "glue"]),
  },
  package: {
    from: WEB,
    to: ["dist/index.js", "dist/index.d.ts", "dist/embed.js"],
    make: async () => (await import("./package.mjs")).makePackage(),
  },
  pages: {
    from: [...WEB, "maps", "www/public", "www/vite.config.ts", ...PAGES],
    to: ["site/index.html"],
    make: () => tool("vite/bin/vite.js", ["build", "--config", "www/vite.config.ts", "--logLevel", "warn"]),
  },
};

export const make = (part) => renew(part, PARTS[part]);

/** Makes something if its inputs have changed, or a result is gone; says whether it had to. */
export async function renew(name, { from, to = [], make }) {
  const stamp = join(root, ".cache/built", name);
  const inputs = fingerprint(from);
  const present = to.every((path) => existsSync(join(root, path)));
  if (present && existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return "up to date";
  // A build that is broken off must not count as done.
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  return "built";
}

/** Makes everything, a step each. */
export async function build() {
  const first = existsSync(join(root, "target")) ? "" : " (the first time it takes minutes)";
  await step(`wasm module${first}`, () => make("wasm"));
  await step("package in dist/", () => make("package"));
  await step("pages in site/", () => make("pages"));
}

/** One number for the contents of all these files. */
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
