/** Asks a worker one question, and ends it with the answer. Rejects if the worker fails, or a frame forbids workers. */
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
