import type { JobHandler, Jobs, Payloads } from '#platform/jobs.ts';

export type HeldJobs<P extends Payloads> = Jobs<P> & {
  waiting: { queue: keyof P & string; payload: object }[];
  /** Runs all waiting jobs, oldest first, and the jobs that they send. */
  run: () => Promise<void>;
};

/** Jobs that wait until a test runs them. They ignore transactions: tests about those use real jobs. */
export function heldJobs<P extends Payloads>(): HeldJobs<P> {
  const handlers = new Map<string, JobHandler<never>>();
  const waiting: HeldJobs<P>['waiting'] = [];
  return {
    waiting,
    send: async (queue, payload) => {
      waiting.push({ queue, payload });
      return true;
    },
    sendAll: async (queue, payloads) => {
      waiting.push(...payloads.map((payload) => ({ queue, payload })));
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
