import { AsyncLocalStorage } from 'node:async_hooks';

const form = /^[A-Za-z0-9-]{8,40}$/;
const current = new AsyncLocalStorage<{ id: string | null }>();

/**
 * Runs a request's work under the id that its page sent, if it is a valid one. Work that the request leaves running
 * after its answer no longer has the id: the page doesn't know its effects.
 *
 * @param sent the header `x-write-id`, as received
 */
export async function underWriteId<Result>(sent: unknown, work: () => Promise<Result>): Promise<Result> {
  if (typeof sent !== 'string' || !form.test(sent)) return work();
  const write: { id: string | null } = { id: sent };
  try {
    return await current.run(write, work);
  } finally {
    write.id = null;
  }
}

/** The write id of the current request; null when its page sent none. */
export function currentWriteId(): string | null {
  return current.getStore()?.id ?? null;
}
