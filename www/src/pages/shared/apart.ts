/** Work that is done in a worker, so that the page stays responsive. */
import type { WorkerAnswer, WorkerQuestion, WorkerTask } from "../worker/worker.js";

/** Starts a worker on a task; whoever no longer wants the answer ends it. Throws where a frame forbids workers. */
export function begin<Name extends WorkerTask>(
  task: Name,
  question: WorkerQuestion<Name>,
  transfer: Transferable[] = [],
): Worker {
  const worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
  worker.postMessage({ task, question }, transfer);
  return worker;
}

/** The answer of a task that has one. Rejects if the worker fails, it is given up, or a frame forbids workers. */
export async function apart<Name extends WorkerTask>(
  task: Name,
  question: WorkerQuestion<Name>,
  transfer: Transferable[] = [],
  signal?: AbortSignal,
): Promise<WorkerAnswer<Name>> {
  const worker = begin(task, question, transfer);
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer<Name>>) => resolve(data);
      worker.onerror = reject;
      signal?.addEventListener("abort", reject);
    });
  } finally {
    worker.terminate();
  }
}
