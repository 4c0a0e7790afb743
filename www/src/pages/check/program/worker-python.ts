/** Runs one program in Python, in a worker of a frame that has neither an origin nor a network. */
import type { Job } from "./protocol.js";
import { runPython } from "./python.js";

addEventListener("message", async ({ data: { work, engine } }: MessageEvent<Job>) => {
  // MicroPython fetches its engine, which the page has fetched already; nothing else is fetched.
  Object.assign(globalThis, {
    fetch: async () => new Response(engine!, { headers: { "content-type": "application/wasm" } }),
  });
  try {
    postMessage(await runPython(work, "engine"));
  } catch (error) {
    const { message } = error as Error;
    postMessage({ taken: [], brought: null, printed: [], fault: { message } });
  }
});
