/** Reads one trace. */
import { readTrace } from "./read-trace.js";
import type { Heard } from "./trace-apart.js";

addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  const tell = (heard: Heard, transfer: Transferable[] = []) => postMessage(heard, { transfer });
  try {
    const events = await readTrace(data, (share) => tell({ share }));
    const { kind, xs, ys, spot, g, f, layout } = events;
    tell(
      { events },
      [kind, xs, ys, spot, g, f, layout.corner].map(({ buffer }) => buffer),
    );
  } catch (error) {
    tell({ fault: error instanceof Error ? error.message : String(error) });
  }
});
