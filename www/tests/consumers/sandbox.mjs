/** An empty folder outside the project, in which the real tarball is installed as users install it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { must, root } from "../../../scripts/steps.mjs";

const programs = join(root, "www/tests/consumers/programs");

/** The tarball of the package as it is published, packed once. */
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

/** A folder with the package installed by npm, made once; every row gets a copy of its own. */
function installed() {
  folderInstalled ??= install();
  return folderInstalled;
}
let folderInstalled;

async function install() {
  const folder = join(root, ".cache/sandbox");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "name": "consumer", "private": true, "type": "module" }\n');
  await must("npm", ["install", "--offline", "--no-audit", "--no-fund", await tarball()], { cwd: folder });
  return folder;
}

/** Runs `work` in a new folder with the package installed and these programs copied; the folder goes afterwards. */
export async function inSandbox(names, work) {
  const folder = mkdtempSync(join(tmpdir(), "stepstar-consumer-"));
  try {
    cpSync(await installed(), folder, { recursive: true });
    for (const name of names) cpSync(join(programs, name), join(folder, name));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
