/** Finds Chromium and its driver, or installs them, and holds the flags to start them with. */
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
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

/** The driver's path: `CHROMEDRIVER`, or the first found, beside a chosen browser before all others; undefined when there is none. */
export function findDriver() {
  const { CHROMEDRIVER, CHROMIUM } = process.env;
  return CHROMEDRIVER ?? (CHROMIUM && onPath(["chromedriver"], [dirname(CHROMIUM)])) ?? onPath(["chromedriver"]);
}

/** Names the browser of the tests, for their first lines. */
export async function foundBrowser() {
  const path = findHeadless();
  if (!path) return "no Chromium";
  return `Chromium ${(await versionOf(path)) ?? "of unknown version"} (${path})`;
}

/** A sentence when the driver is for another version of the browser than the one it would drive. */
export async function driverMisfit() {
  const [browser, driver] = [process.env.CHROMIUM ?? findChromium(), findDriver()];
  const [has, wants] = await Promise.all([versionOf(browser), versionOf(driver)]);
  if (!has || !wants || has.split(".")[0] === wants.split(".")[0]) return undefined;
  return `the driver ${driver} is for Chromium ${wants} and ${browser} is ${has}: name one that fits in CHROMEDRIVER.`;
}

/** Not on Windows, where asking opens a window. */
async function versionOf(path) {
  if (process.platform === "win32") return undefined;
  return /\d+(\.\d+){3}/.exec((await run(path, ["--version"])).output)?.[0];
}

/** Makes sure of the browser and its driver, installing them where apt can. Returns undefined, or a sentence about what is missing. */
export async function ensureBrowser() {
  for (const name of ["CHROMIUM", "CHROMEDRIVER"]) {
    const path = process.env[name];
    if (path && !existsSync(path)) return `${name} is "${path}", and there is no such file.`;
  }
  if (findChromium() && findDriver()) return undefined;
  if (isDebian() && process.getuid?.() === 0) {
    await step("Chromium and its driver, by apt", async () => {
      const apt = (...words) => run("apt-get", words, { env: { DEBIAN_FRONTEND: "noninteractive" } });
      const install = (...packages) => apt("install", "-y", "--no-install-recommends", ...packages);
      // Old lists name versions that are no longer there.
      await apt("update");
      const { ok, output } = await install("chromium", "chromium-driver");
      if (!ok) return `apt could not install them: ${output.trimEnd().split("\n").pop()}`;
      // Optional: not every system offers it.
      await install("chromium-headless-shell");
      return "installed";
    });
    if (findChromium() && findDriver()) return undefined;
  }
  const what = findChromium() ? "chromedriver was" : findDriver() ? "Chromium was" : "Chromium and chromedriver were";
  return `${what} not found: ${howToInstall()}.`;
}

function howToInstall() {
  if (process.platform === "darwin") return "run `brew install --cask chromium chromedriver`";
  if (process.platform === "win32") return "run `winget install Google.Chrome Chromium.ChromeDriver`";
  if (isDebian()) return "run `sudo apt-get install -y chromium chromium-driver`";
  return "run `sudo dnf install -y chromium chromedriver` (or what this system has in its place)";
}

function isDebian() {
  const file = "/etc/os-release";
  return existsSync(file) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(file, "utf8"));
}

function onPath(names, folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean)) {
  const suffix = process.platform === "win32" ? ".exe" : "";
  for (const name of names) {
    for (const folder of folders) {
      const file = join(folder, name + suffix);
      if (existsSync(file)) return file;
    }
  }
  return undefined;
}
