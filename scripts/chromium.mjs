/** Where Chromium and its driver are, and how they are started for a test. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

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

/** The driver's path: `CHROMEDRIVER`, or the first found; undefined when there is none. */
export function findDriver() {
  return process.env.CHROMEDRIVER ?? onPath(["chromedriver"]);
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
