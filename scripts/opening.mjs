/**
 * `npm run opening`: how long a reader waits, with the processor slowed four times and a line of 10 Mbit/s and 40 ms: from opening a page
 * with one figure until its first step can be taken, and from `import "stepstar"` until its first path: the package's own modules with all
 * that it can, and what a bundler leaves of it for `find_path`.
 *
 * `npm run opening -- --against FOLDER` takes turns with the dist/ of another built checkout, and prints the ratio.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { FLAGS, findHeadless } from "./chromium.mjs";
import { bundle } from "./sizes.mjs";
import { main, Plain, root } from "./steps.mjs";

const ROUNDS = 15;
const SLOWER = 4;
const LINE = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };

/** What a bundler makes of the import of one function. */
const BUNDLED = 'export { find_path } from "./index.js"';

const MAP = "S....#....\n..##.#.##.\n.#...#...#\n.#.###.#..\n...#.....G";

const importing = (address) => `<script type="module">
    const begin = performance.now();
    const { find_path } = await import("${address}");
    if (find_path(${JSON.stringify(MAP)}, [0, 0], [9, 4]).cost > 0) window.waited = performance.now() - begin;
  </script>`;

/** Pages that write into `waited` how many milliseconds it took. */
const PAGES = {
  "a figure until its first step": `<script src="/embed.js"></script>
    <step-star map="${MAP.replaceAll("\n", "&#10;")}"></step-star>
    <script>
      const star = document.querySelector("step-star");
      star.settled.then(() => {
        star.position = 1;
        if (star.trace.position === 1) window.waited = performance.now();
      });
    </script>`,
  "an import until its first path": importing("/index.js"),
  "a bundled import until its first path": importing("/bundled.js"),
};

const TYPES = { js: "text/javascript", wasm: "application/wasm" };

/** Serves a dist/ and the pages, gzipped in advance. */
async function serve(dist) {
  const files = new Map();
  const put = (path, type, text) => files.set(path, { type: `${type}; charset=utf-8`, body: gzipSync(text) });
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    const type = TYPES[name.split(".").at(-1)];
    const file = join(dist, name);
    if (type && statSync(file).isFile()) put(`/${name.replaceAll("\\", "/")}`, type, readFileSync(file));
  }
  put("/bundled.js", TYPES.js, await bundle(BUNDLED, dist));
  for (const [name, body] of Object.entries(PAGES)) {
    put(`/${encodeURI(name)}`, "text/html", `<!doctype html><link rel="icon" href="data:,">${body}`);
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": file.type, "content-encoding": "gzip" }).end(file.body);
  });
  await new Promise((done) => server.listen(0, "localhost", done));
  return { address: `http://localhost:${server.address().port}/`, close: () => server.close() };
}

/** How long a page takes in a browser that has seen nothing yet. */
async function waited(browser, address) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await page.goto(address);
    return await (await page.waitForFunction(() => window.waited)).jsonValue();
  } finally {
    await context.close();
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

main(async () => {
  const { against } = parseArgs({ options: { against: { type: "string" } } }).values;
  const folders = [root, ...(against ? [resolve(against)] : [])].map((folder) => join(folder, "dist"));
  for (const folder of folders) {
    if (!existsSync(join(folder, "embed.js"))) throw new Plain(`${folder} is not built: run \`npm run build\` there.`);
  }
  const servers = await Promise.all(folders.map(serve));
  const browser = await chromium.launch({ executablePath: findHeadless(), args: FLAGS });
  try {
    for (const name of Object.keys(PAGES)) {
      const times = servers.map(() => []);
      for (let round = 0; round < ROUNDS; round++) {
        // In turns, and each as often first.
        const turns = [...servers.keys()];
        for (const i of round % 2 ? turns.reverse() : turns) {
          times[i].push(await waited(browser, servers[i].address + encodeURI(name)));
        }
      }
      const [here, there] = times.map(median);
      const ratio = there ? `, there ${Math.round(there)} ms, ratio ${(here / there).toFixed(2)}` : "";
      console.log(`${name}: ${Math.round(here)} ms${ratio} (medians of ${ROUNDS})`);
    }
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
});
