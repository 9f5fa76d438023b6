import type { JobHandler, Jobs, Payloads } from '#platform/jobs.ts';

export type HeldJobs<P extends Payloads> = Jobs<P> & {
  waiting: { queue: keyof P & string; payload: object }[];
  /** Does everything that waits, oldest first, and what that sends. */
  run: () => Promise<void>;
};

/** Jobs that wait until a test says go. They know nothing of transactions: a test about those uses real ones. */
export function heldJobs<P extends Payloads>(): HeldJobs<P> {
  const handlers = new Map<string, JobHandler<never>>();
  const waiting: HeldJobs<P>['waiting'] = [];
  return {
    waiting,
    send: async (queue, payload) => {
      waiting.push({ queue, payload });
      return true;
    },
    poke: () => undefined,
    work: (queue, handler) => void handlers.set(queue, handler as JobHandler<never>),
    schedule: () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
    run: async () => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const run = { id: crypto.randomUUID(), attempt: 1, signal: AbortSignal.timeout(10_000) };
        await handlers.get(job.queue)?.(job.payload as never, run);
      }
    },
  };
}
