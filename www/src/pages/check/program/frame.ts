/** In the sandboxed frame: makes the worker of a program, and hands on what it says. Its own origin is none, so the worker is one of its own. */
import type { Job } from "./protocol.js";

let worker: Worker | undefined;

addEventListener("message", ({ source, data }: MessageEvent<Job>) => {
  if (source !== parent || worker) return;
  const tell = (what: unknown) => parent.postMessage(what, "*");
  try {
    worker = new Worker(URL.createObjectURL(new Blob([data.script], { type: "text/javascript" })));
    worker.onmessage = (event) => tell(event.data);
    worker.onerror = (event) => tell({ fault: { message: event.message ?? "" } });
    worker.postMessage(data, data.engine ? [data.engine] : []);
  } catch (error) {
    tell({ fault: { message: (error as Error).message } });
  }
});

parent.postMessage("ready", "*");
