/** Serves a built folder to this machine alone, as `vite preview` does: for `npm start`, and for the tests in browsers. */
import { preview } from "vite";

/**
 * Serves `folder` below `base` on the first free port from `port` on (0: any).
 * @param {string} folder
 * @param {{ port?: number, base?: string }} [options]
 * @returns {Promise<{ address: string, close(): Promise<void> }>}
 */
export async function serve(folder, { port = 0, base = "/" } = {}) {
  const server = await preview({
    configFile: false,
    root: folder,
    base,
    logLevel: "silent",
    // A page that does not exist is not found, in place of the first page.
    appType: "mpa",
    build: { outDir: "." },
    preview: { host: "localhost", port },
  });
  return { address: server.resolvedUrls.local[0], close: () => server.close() };
}
