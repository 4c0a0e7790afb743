/** Installs the other libraries from npm when they are first needed. */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

export function install() {
  const [lock, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map((file) => join(here, file));
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error("Installing the libraries to compare with ...");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: here,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) {
    console.error("npm ci failed in bench/: the benchmark needs its peers from npm.");
    process.exit(1);
  }
}
