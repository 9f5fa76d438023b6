import { once } from 'node:events';
import type { TransferListItem } from 'node:worker_threads';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/**
 * Runs a module in a thread of its own and returns the one message that it sends. The thread's memory is released with
 * it, and it keeps no process alive.
 *
 * @param input what the module gets from `workerInput`; copied
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

/** For use in the module: the input. */
export function workerInput(): unknown {
  return workerData;
}

/** For use in the module: sends the answer, transferring buffers instead of copying them. */
export function answerFromWorker(message: unknown, handedOver: readonly TransferListItem[]): void {
  parentPort?.postMessage(message, handedOver);
}
