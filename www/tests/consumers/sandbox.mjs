/** An empty folder somewhere else, in which the real tarball is installed as a user would. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { must, root } from "../../../scripts/steps.mjs";

const programs = join(root, "www/tests/consumers/programs");

/** Packs once; every row then gets a folder of its own. */
export function tarball() {
  packed ??= pack();
  return packed;
}
let packed;

async function pack() {
  const folder = join(root, ".cache/pack");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const said = await must("npm", ["pack", "--json", "--silent", "--pack-destination", folder]);
  const [{ filename }] = JSON.parse(said.slice(said.indexOf("[")));
  return join(folder, filename);
}

/** Runs `work` in a new folder with the package installed and these programs copied; the folder goes afterwards. */
export async function inSandbox(names, work) {
  const folder = mkdtempSync(join(tmpdir(), "stepstar-consumer-"));
  try {
    writeFileSync(join(folder, "package.json"), '{ "name": "consumer", "private": true, "type": "module" }\n');
    await must("npm", ["install", "--offline", "--no-audit", "--no-fund", await tarball()], { cwd: folder });
    for (const name of names) cpSync(join(programs, name), join(folder, name));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
