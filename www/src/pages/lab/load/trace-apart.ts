/** Traces of searches, long ones read in a worker, so that the page stays responsive. */
import { begin } from "../../shared/apart.js";
import type { SavingProgress } from "../save/in-parts.js";
import type { Events } from "./events.js";
import { readTrace } from "./read-trace.js";

/** Files of up to this many bytes are read sooner than a worker starts. */
const MOST_AT_ONCE = 300_000;

/** What the worker reports: how far it is, then what it has read, or a sentence that says why it can't. */
export interface Heard {
  readonly share?: number;
  readonly events?: Events;
  readonly fault?: string;
}

export async function traceApart(file: Blob, { signal, told }: SavingProgress): Promise<Events> {
  const apart = file.size > MOST_AT_ONCE ? begun(file) : null;
  if (!apart) {
    const events = await readTrace(file);
    // After a slow disk, another file may be wanted by now.
    signal.throwIfAborted();
    return events;
  }
  try {
    return await new Promise((resolve, reject) => {
      signal.onabort = () => reject(signal.reason);
      apart.onerror = () => reject(new RangeError("The browser does not have enough memory for this trace."));
      apart.onmessage = ({ data: { share, events, fault } }: MessageEvent<Heard>) => {
        if (share !== undefined) told(share);
        else if (events) resolve(events);
        else reject(new RangeError(fault));
      };
    });
  } finally {
    apart.terminate();
  }
}

/** A frame may forbid workers. */
function begun(file: Blob): Worker | null {
  try {
    return begin("readTrace", file);
  } catch {
    return null;
  }
}
