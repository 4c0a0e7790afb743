/** Where Chromium and its driver are, and how they are started for a test. */
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

/** Nothing is downloaded, reported or kept between runs; root in a container has no sandbox. */
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

/**
 * What draws pages for a test: Chromium without windows of its own, which does less work, where it is installed. Else the
 * browser itself.
 */
export function findHeadless() {
  return process.env.CHROMIUM ?? onPath(["chromium-headless-shell"]) ?? findChromium();
}

/** The driver's path: `CHROMEDRIVER`, or the first found; undefined when there is none. */
export function findDriver() {
  return process.env.CHROMEDRIVER ?? onPath(["chromedriver"]);
}

/** Finds the browser and its driver, or installs them where that is plain to do. Else: the sentence about it. */
export async function ensureBrowser() {
  if (findChromium() && findDriver()) return undefined;
  if (isDebian() && process.getuid?.() === 0) {
    await step("Chromium and its driver, by apt", async () => {
      const install = ["install", "-y", "--no-install-recommends", "chromium", "chromium-driver"];
      const env = { DEBIAN_FRONTEND: "noninteractive" };
      if (!(await run("apt-get", install, { env })).ok) {
        await run("apt-get", ["update"]);
        if (!(await run("apt-get", install, { env })).ok) return "apt could not install them";
      }
      // Not every system has it, and the tests do without.
      await run("apt-get", [...install, "chromium-headless-shell"], { env });
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

function onPath(names) {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const file = join(folder, name + suffix);
      if (existsSync(file)) return file;
    }
  }
  return undefined;
}
