/** Runs one program, in a worker of a frame that has neither an origin nor a network. */
import { type Globals, runJavaScript } from "./javascript.js";
import type { Job, Ran } from "./protocol.js";
import { runPython } from "./python.js";

const scope = globalThis as unknown as { importScripts(address: string): void; fetch: unknown };

/** What leads out of the worker. The frame's policy forbids it all the same. */
const WAYS_OUT = [
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "EventSource",
  "importScripts",
  "indexedDB",
  "caches",
  "BroadcastChannel",
];

addEventListener("message", ({ data: { work, engine } }: MessageEvent<Job>) => {
  run(work, engine)
    .catch((error: Error): Ran => ({ taken: [], brought: null, printed: [], fault: { message: error.message } }))
    .then((ran) => postMessage(ran));
});

async function run(work: Job["work"], engine: ArrayBuffer | undefined): Promise<Ran> {
  if (work.language === "javascript") {
    const { importScripts } = scope;
    close(WAYS_OUT);
    const evaluate = (script: string) =>
      importScripts(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
    return runJavaScript(work, { globals: globalThis as unknown as Globals, evaluate });
  }
  // MicroPython fetches its engine, which the page has fetched already.
  scope.fetch = async () => new Response(engine!, { headers: { "content-type": "application/wasm" } });
  return runPython(work, "engine");
}

function close(names: readonly string[]): void {
  for (const name of names) Object.defineProperty(globalThis, name, { value: undefined, configurable: false });
}
