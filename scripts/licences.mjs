/**
 * `npm run licences`: what is inside that which is shipped, and under which licence; and that nothing, shipped or only used to build, has a licence that
 * asks for more than its name, or comes from elsewhere than the usual registries.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./steps.mjs";

const FREE = new Set(
  "0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause BSL-1.0 CC0-1.0 ISC MIT MIT-0 Python-2.0 Unicode-3.0 Unlicense Zlib".split(
    " ",
  ),
);
/** Only tools or test hosts, of which nothing is shipped: weak copyleft asks for nothing there. */
const WEAK = new Set(["MPL-2.0", "CC-BY-4.0", "LGPL-2.1-or-later", "Bitstream-Vera"]);
/** Where a package does not name it. */
const KNOWN = { "dejavu-fonts-ttf": "Bitstream-Vera" };

/** Whether one side of each "or", and both sides of each "and", is among the allowed. */
function allows(licence, allowed) {
  const inner = licence
    .replaceAll("/", " OR ")
    .replaceAll(/[()]/g, "")
    .replaceAll(/ WITH \S+/g, "");
  return inner.split(/ AND /).every((part) => part.split(/ OR /).some((name) => allowed.has(name.trim())));
}

function crates() {
  const words = ["metadata", "--format-version", "1", "--filter-platform", "wasm32-unknown-unknown", "--locked"];
  const { packages, resolve } = JSON.parse(execFileSync("cargo", words, { cwd: root, maxBuffer: 1 << 28 }).toString());
  const byId = new Map(packages.map((each) => [each.id, each]));
  const links = new Map(resolve.nodes.map(({ id, deps }) => [id, deps]));
  const inside = new Set();
  const visit = (id) => {
    if (inside.has(id)) return;
    inside.add(id);
    for (const { pkg, dep_kinds: kinds } of links.get(id) ?? []) {
      // Macros run while the module is built: nothing of them is in it.
      const isMacro = byId.get(pkg).targets.some(({ kind }) => kind.includes("proc-macro"));
      if (!isMacro && kinds.some(({ kind }) => kind === null)) visit(pkg);
    }
  };
  visit(packages.find(({ name }) => name === "stepstar-wasm").id);
  return packages.map(({ id, name, version, license, source }) => ({
    name: `${name} ${version}`,
    licence: license ?? "none",
    isShipped: inside.has(id),
    isUsual: source === null || source.startsWith("registry+https://github.com/rust-lang/crates.io-index"),
  }));
}

function modules() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { version, license, resolved, dev }]) => {
      const name = path.replace(/^.*node_modules\//, "");
      const isUsual = resolved === undefined || resolved.startsWith("https://registry.npmjs.org/");
      return { name: `${name} ${version}`, licence: KNOWN[name] ?? license ?? "none", isShipped: !dev, isUsual };
    });
}

const all = [...crates(), ...modules()];
const shipped = all.filter(({ isShipped }) => isShipped);
console.log("Inside what is shipped:\n");
for (const { name, licence } of shipped) console.log(`  ${name.padEnd(36)} ${licence}`);
const wrong = all.filter(({ licence, isShipped, isUsual }) => {
  const allowed = isShipped ? FREE : new Set([...FREE, ...WEAK]);
  return !isUsual || !allows(licence, allowed);
});
console.log(`\n${shipped.length} inside, ${all.length - shipped.length} more only to build and to test.`);
for (const { name, licence, isUsual } of wrong)
  console.error(`${name}: ${isUsual ? `its licence is ${licence}` : "it comes from somewhere else"}.`);
process.exit(wrong.length > 0 ? 1 : 0);
