/** Builds the package again in a folder of another name, with another language and time zone: every byte must be the same. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { glue, SOURCES, TARGET } from "./build.mjs";
import { must, Plain, root } from "./steps.mjs";

/** What cargo has compiled stays there, for the next time. */
const elsewhere = join(root, ".cache/Zweites Haus (ä)");
const target = join(elsewhere, "target");

const ENVIRONMENT = { LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8", TZ: "Asia/Kolkata" };

/** To be called when dist/ is built. */
export async function checkSameBytes() {
  copySources();
  copyMacros();
  await glue(elsewhere, { env: { ...ENVIRONMENT, CARGO_TARGET_DIR: target } });
  await must(process.execPath, ["scripts/package.mjs"], { cwd: elsewhere, env: ENVIRONMENT });
  const [here, there] = [filesOf(join(root, "dist")), filesOf(join(elsewhere, "dist"))];
  const names = [...new Set([...here.keys(), ...there.keys()])].sort();
  const others = names.filter((name) => !(here.has(name) && there.has(name) && here.get(name).equals(there.get(name))));
  if (others.length > 0)
    throw new Plain(`Built in ${elsewhere}, these files of dist/ are others: ${others.join(", ")}.`);
  return `${names.length} files`;
}

/** Files keep their times, so that cargo compiles only what has changed. */
function copySources() {
  for (const name of existsSync(elsewhere) ? readdirSync(elsewhere) : []) {
    if (name !== "target") rmSync(join(elsewhere, name), { recursive: true, force: true });
  }
  const generated = join(root, "www/src/generated");
  for (const source of SOURCES) {
    mkdirSync(dirname(join(elsewhere, source)), { recursive: true });
    cpSync(join(root, source), join(elsewhere, source), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => path !== generated,
    });
  }
  mkdirSync(join(elsewhere, "www/src/generated"));
  symlinkSync(join(root, "node_modules"), join(elsewhere, "node_modules"), "junction");
}

/** Procedural macros run on this machine, and no byte of theirs is in the module: they are not compiled again, all that is in it is. */
function copyMacros() {
  const macros = join(TARGET, "wasm");
  if (existsSync(target) || !existsSync(macros)) return;
  cpSync(macros, join(target, "wasm"), { recursive: true, preserveTimestamps: true });
}

/** The bytes of every file in a folder, by its name. */
function filesOf(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name))]));
}
