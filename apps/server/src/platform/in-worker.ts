import { once } from 'node:events';
import type { TransferListItem } from 'node:worker_threads';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/**
 * Runs a module in a thread of its own and returns the one message that it sends. The thread's memory is given back
 * with it, and it keeps no process alive.
 *
 * @param input what the module gets by `workerInput`; copied
 * @throws what the module throws
 */
export async function inWorker(module: URL, input: unknown): Promise<unknown> {
  const worker = new Worker(module, { workerData: input, resourceLimits: { maxYoungGenerationSizeMb: 8 } });
  worker.unref();
  try {
    const [message]: unknown[] = await once(worker, 'message');
    return message;
  } finally {
    await worker.terminate();
  }
}

/** Inside the module: what it was given. */
export function workerInput(): unknown {
  return workerData;
}

/** Inside the module: the answer, with buffers that are handed over and not copied. */
export function answerFromWorker(message: unknown, handedOver: readonly TransferListItem[]): void {
  parentPort?.postMessage(message, handedOver);
}
