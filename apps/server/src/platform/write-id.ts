import { AsyncLocalStorage } from 'node:async_hooks';

const form = /^[A-Za-z0-9-]{8,40}$/;
const current = new AsyncLocalStorage<{ id: string | null }>();

/**
 * Runs the work of a request under the id that its page gave it, if it is one. What the request leaves running behind
 * its answer is no longer under it: the page doesn't know what that does.
 *
 * @param sent the header `x-write-id`, as it came
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

/** The id under which the present request writes; null when its page gave it none. */
export function currentWriteId(): string | null {
  return current.getStore()?.id ?? null;
}
