/**
 * `npm run test:browsers`: the core of the end-to-end tests in Chromium, Firefox and WebKit, as far as they are there, by WebDriver. Build
 * the site first (`npm run build`). On Debian: `apt-get install chromium-driver firefox-esr webkit2gtk-driver xvfb`; Firefox also needs
 * `cargo install geckodriver`. `REQUIRE_BROWSERS=1` fails where one is missing; `-- NAME…` takes those named.
 */
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { findChromium } from "../../../scripts/chromium.mjs";
import { defined } from "../../../scripts/names.mjs";
import { serve } from "../../../scripts/serve.mjs";
import { root } from "../../../scripts/steps.mjs";
import { CHECKS } from "./core.mjs";
import { Browser } from "./driver.mjs";

const onPath = (name) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => folder !== "" && existsSync(join(folder, name)));
const asRoot = process.getuid?.() === 0;

/** Where Debian has WebKit's own little browser. */
function miniBrowser() {
  const libraries = "/usr/lib";
  if (!existsSync(libraries)) return undefined;
  const places = readdirSync(libraries).flatMap((machine) =>
    ["4.1", "6.0"].map((version) => join(libraries, machine, `webkit2gtk-${version}`, "MiniBrowser")),
  );
  return process.env.MINIBROWSER ?? places.find((path) => existsSync(path));
}

const ENGINES = {
  Chromium: {
    program: "chromedriver",
    browser: findChromium(),
    words: (port) => [`--port=${port}`],
    capabilities: (binary) => ({
      browserName: "chrome",
      "goog:chromeOptions": { binary, args: ["--headless", "--disable-gpu", ...(asRoot ? ["--no-sandbox"] : [])] },
    }),
  },
  Firefox: {
    program: "geckodriver",
    browser: ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path)),
    words: (port) => ["--port", String(port)],
    capabilities: (binary) => ({ browserName: "firefox", "moz:firefoxOptions": { binary, args: ["-headless"] } }),
  },
  WebKit: {
    program: "WebKitWebDriver",
    browser: miniBrowser(),
    words: (port) => ["-p", String(port)],
    capabilities: (binary) => ({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    }),
  },
};

const hash = readFileSync(join(import.meta.dirname, "traces.hash"), "utf8").trim();
const folder = mkdtempSync(join(tmpdir(), "stepstar-browsers-"));
const site = join(root, "site");
if (!existsSync(site)) {
  console.error("The site is not built: run `npm run build` first.");
  process.exit(1);
}

/** A page that finds the hash by itself, and a figure as it lies on somebody's disk. */
async function pages() {
  const source = join(root, "www/src");
  await build({
    stdin: {
      contents: `import { hashOfTraces } from ${JSON.stringify(join(import.meta.dirname, "traces.ts"))};
        try { document.title = hashOfTraces(); } catch (error) { document.title = String(error); }`,
      resolveDir: root,
    },
    alias: { stepstar: join(source, "index.ts") },
    define: defined(),
    bundle: true,
    outfile: join(folder, "traces.js"),
    logLevel: "warning",
  });
  writeFileSync(
    join(folder, "traces.html"),
    '<!doctype html><meta charset="utf-8"><body><script src="traces.js"></script>',
  );
  copyFileSync(join(site, "embed.js"), join(folder, "embed.js"));
  writeFileSync(
    join(folder, "figure.html"),
    `<!doctype html><meta charset="utf-8"><script src="embed.js"></script>
<step-star step="4"><pre>\nS......\n.####..\n......G\n</pre></step-star><step-star><pre>\nSG\n</pre></step-star>`.replace(
      "......G",
      ".....G.",
    ),
  );
  return {
    traces: pathToFileURL(join(folder, "traces.html")).href,
    figure: pathToFileURL(join(folder, "figure.html")).href,
    hash,
  };
}

/** WebKit's browser has no mode without a screen. */
function screen() {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY || !onPath("Xvfb")) return undefined;
  const name = ":49";
  process.env.DISPLAY = name;
  return spawn("Xvfb", [name, "-screen", "0", "1280x1100x24"], { stdio: "ignore" });
}

const asked = process.argv.slice(2).map((name) => name.toLowerCase());
const names = Object.keys(ENGINES).filter((name) => asked.length === 0 || asked.includes(name.toLowerCase()));
const server = await serve(site, { base: "/some/where/" });
const shown = screen();
// As in a container; the pages that it opens are our own.
if (asRoot) process.env.WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = "1";
let isRed = false;
let port = 9515 + (process.pid % 400);
try {
  const places = { site: server.address, ...(await pages()) };
  for (const name of names) {
    const { program, browser: binary, words, capabilities } = ENGINES[name];
    if (!binary || !onPath(program)) {
      console.log(`\n${name}: skipped, as ${binary ? program : "the browser"} was not found.`);
      isRed ||= process.env.REQUIRE_BROWSERS === "1";
      continue;
    }
    const browser = await Browser.start({ program, words, capabilities: capabilities(binary) }, port++);
    console.log(`\n${name}: ${browser.name}`);
    try {
      await browser.resize(1200, 1000);
      for (const [what, check] of CHECKS) {
        const begun = Date.now();
        try {
          await check(browser, places);
          console.log(`  ok    ${what} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
        } catch (error) {
          isRed = true;
          console.log(`  RED   ${what}\n        ${String(error?.message).replaceAll("\n", "\n        ")}`);
        }
      }
    } finally {
      await browser.end();
    }
  }
} finally {
  shown?.kill();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isRed ? 1 : 0);
