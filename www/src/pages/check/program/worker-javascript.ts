/** Runs one program in JavaScript, in a classic worker of a frame that has neither an origin nor a network. */
import { type Globals, runJavaScript } from "./javascript.js";
import type { Job } from "./protocol.js";

const scope = globalThis as unknown as { importScripts(address: string): void };

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

addEventListener("message", async ({ data: { work } }: MessageEvent<Job>) => {
  const { importScripts } = scope;
  const answer = postMessage;
  for (const name of WAYS_OUT) Object.defineProperty(globalThis, name, { value: undefined });
  const evaluate = (script: string) =>
    importScripts(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  const onRejection = (tell: (reason: unknown) => void) =>
    addEventListener("unhandledrejection", (event) => {
      event.preventDefault();
      tell(event.reason);
    });
  answer(await runJavaScript(work, { globals: globalThis as unknown as Globals, evaluate, onRejection }));
});
