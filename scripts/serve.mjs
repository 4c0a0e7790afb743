/** A static file server without dependencies: what `npm start` and the browser tests serve from. */
import { createReadStream, realpathSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "text/plain; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Names into which the bundler has put a hash of the content, so that they can be cached for ever. */
const NAMED_BY_CONTENT = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/**
 * Serves `folder` below `base` on the first free port from `port` on (0: any), to this machine alone.
 * @param {string} folder
 * @param {{ port?: number, base?: string }} [options]
 * @returns {Promise<{ address: string, close(): Promise<void> }>}
 */
export async function serve(folder, { port = 0, base = "/" } = {}) {
  const root = realpathSync(folder);
  const server = createServer((request, response) => answer(root, base, request, response));
  const taken = await listen(server, port);
  return {
    address: `http://localhost:${taken}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Tries twenty ports in order, then any free one. */
async function listen(server, first) {
  const ports = first === 0 ? [0] : [...Array.from({ length: Math.min(20, 65_536 - first) }, (_, i) => first + i), 0];
  for (const port of ports) {
    const error = await new Promise((done) => {
      server.once("error", done);
      server.listen(port, "localhost", () => {
        server.off("error", done);
        done(undefined);
      });
    });
    if (!error) return server.address().port;
    if (error.code !== "EADDRINUSE" && error.code !== "EACCES") throw error;
  }
  throw new Error("No free port was found on this machine.");
}

function answer(root, base, request, response) {
  const refuse = (status, text) => response.writeHead(status, { "content-type": "text/plain" }).end(text);
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "Only GET and HEAD.");
  const file = find(root, base, request.url ?? "/");
  if (!file) return refuse(404, "Not found.");
  response.writeHead(200, {
    "content-type": TYPES[extname(file).toLowerCase()] ?? "application/octet-stream",
    "cache-control": NAMED_BY_CONTENT.test(request.url) ? "max-age=31536000, immutable" : "no-cache",
  });
  if (request.method === "HEAD") return response.end();
  createReadStream(file)
    .on("error", () => response.destroy())
    .pipe(response);
}

/** The file that an address names, or undefined when there is none inside `root`. */
function find(root, base, address) {
  try {
    const { pathname } = new URL(address, "http://localhost");
    if (!pathname.startsWith(base)) return undefined;
    let file = join(root, decodeURIComponent(pathname.slice(base.length)));
    if (statSync(file).isDirectory()) file = join(file, "index.html");
    file = realpathSync(file);
    return file.startsWith(root + sep) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}
