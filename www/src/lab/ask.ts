/** One question to a worker, which ends with its answer. Rejected where a frame forbids workers, or the worker fails. */
export async function ask<Answer>(worker: Worker, question: unknown, transfer: Transferable[] = []): Promise<Answer> {
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(question, transfer);
    });
  } finally {
    worker.terminate();
  }
}
