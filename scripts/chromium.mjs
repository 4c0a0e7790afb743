/** Finds Chromium, or installs it, and holds the flags to start it with. */
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, step } from "./steps.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "msedge"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** No downloads, reports or state between runs. Root, as in a container, cannot use the sandbox. */
export const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** The browser's path: `CHROMIUM`, or the first found; undefined when there is none. */
export function findChromium() {
  return process.env.CHROMIUM ?? onPath(NAMES) ?? PLACES.find((path) => existsSync(path));
}

/** The path of the browser for tests: the headless shell, which does less work, if it is installed; otherwise Chromium. */
export function findHeadless() {
  return process.env.CHROMIUM ?? onPath(["chromium-headless-shell"]) ?? findChromium();
}

/** Names the browser of the tests, for their first lines. */
export async function foundBrowser() {
  const path = findHeadless();
  if (!path) return "no Chromium";
  return `Chromium ${(await versionOf(path)) ?? "of unknown version"} (${path})`;
}

/** Not on Windows, where asking opens a window. */
async function versionOf(path) {
  if (process.platform === "win32") return undefined;
  return /\d+(\.\d+){3}/.exec((await run(path, ["--version"])).output)?.[0];
}

/** Makes sure of the browser, installing it where apt can. Returns undefined, or a sentence about what is missing. */
export async function ensureBrowser() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM)) return `CHROMIUM is "${CHROMIUM}", and there is no such file.`;
  if (findChromium()) return undefined;
  if (isDebian() && process.getuid?.() === 0) {
    await step("Chromium, by apt", async () => {
      const apt = (...words) => run("apt-get", words, { env: { DEBIAN_FRONTEND: "noninteractive" } });
      const install = (...packages) => apt("install", "-y", "--no-install-recommends", ...packages);
      // Old lists name versions that are no longer there.
      await apt("update");
      const { ok, output } = await install("chromium");
      if (!ok) return `apt could not install it: ${output.trimEnd().split("\n").pop()}`;
      // Optional: not every system offers it.
      await install("chromium-headless-shell");
      return "installed";
    });
    if (findChromium()) return undefined;
  }
  return `Chromium was not found: ${howToInstall()}.`;
}

function howToInstall() {
  if (process.platform === "darwin") return "run `brew install --cask chromium`";
  if (process.platform === "win32") return "run `winget install Google.Chrome`";
  if (isDebian()) return "run `sudo apt-get install -y chromium`";
  return "run `sudo dnf install -y chromium` (or what this system has in its place)";
}

function isDebian() {
  const file = "/etc/os-release";
  return existsSync(file) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(file, "utf8"));
}

function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const suffix = process.platform === "win32" ? ".exe" : "";
  for (const name of names) {
    for (const folder of folders) {
      const file = join(folder, name + suffix);
      if (existsSync(file)) return file;
    }
  }
  return undefined;
}
