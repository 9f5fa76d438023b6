import type { JobWithMetadata } from 'pg-boss';
import { PgBoss } from 'pg-boss';
import { v5 } from 'uuid';
import type { JobTx } from '#db/job-tx.ts';
import { sendingIn } from '#db/job-tx.ts';
import type { Log } from './log.ts';
import { redactText } from './redact.ts';

/** The payload of each queue. Ids, never tokens, passwords or anybody's text: payloads stay readable for days. */
export type Payloads = Record<string, object>;

export type SendOptions = {
  /** The job is written in this transaction: no commit, no job. */
  tx?: JobTx;
  startAfter?: Date;
  /** Only the first job of a queue with a given key is ever made (forgotten 7 days after it ended). */
  singletonKey?: string;
};

/**
 * The run of a job besides its payload. `id` is the same for all tries, the first of which is 1; `signal` aborts on
 * timeout.
 */
export type JobRun = { id: string; attempt: number; signal: AbortSignal };

export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>;

export type Jobs<P extends Payloads> = {
  /** Queues a job. Returns false when a job with this `singletonKey` exists. Needs a started `Jobs`. */
  send<Q extends keyof P & string>(queue: Q, payload: P[Q], options?: SendOptions): Promise<boolean>;
  /** Queues a job for each payload, in as many statements as for one. */
  sendAll<Q extends keyof P & string>(queue: Q, payloads: readonly P[Q][], tx: JobTx): Promise<void>;
  /** Polls the queue now instead of within a second: for after the commit of a transaction that sent a job. */
  poke(queue: keyof P & string): void;
  /** Sets the handler of a queue's jobs, at most `concurrency` (4) at once in this process. Call before `start`. */
  work<Q extends keyof P & string>(queue: Q, handler: JobHandler<P[Q]>, concurrency?: number): void;
  /**
   * Sends an empty payload whenever the five-field cron line (UTC) is due, once for all processes. Call before `start`.
   */
  schedule(queue: keyof P & string, cron: string): void;
  start(): Promise<void>;
  /** Takes no new job and waits up to 5 s for running ones; unfinished ones are retried later. */
  stop(): Promise<void>;
};

type Options<P extends Payloads> = {
  connectionString: string;
  /** Every queue by name. */
  queues: readonly (keyof P & string)[];
  log: Log;
  /** How long a statement may stay unanswered before its connection is dropped; default two minutes. */
  answerLimitMs?: number;
};

/**
 * Retries: after 5–10 s, then about twice as long each time with some randomness, from the eighth on every 15 minutes,
 * for at least 48 hours in all. A process that dies with a job returns it after 2 to 3 minutes.
 */
const retries = { retryLimit: 200, retryDelay: 5, retryBackoff: true, retryDelayMax: 900, expireInSeconds: 120 };

/** The first worker of a queue polls this often; the others sleep until one has found something. */
const pollSeconds = 1;
const sleeperPollSeconds = 60;

/**
 * Jobs that survive a restart, on pg-boss, in the schema `pgboss` of the same database, over at most two connections. A
 * job runs at least once: a handler must tolerate a second run.
 */
export function createJobs<P extends Payloads>(options: Options<P>): Jobs<P> {
  const { queues, log } = options;
  let isStopping = false;
  const boss = openBoss(options, () => isStopping);
  const starters: (() => Promise<void>)[] = [];
  const workerIds = new Map<string, string[]>();
  const poke = (queue: string) => {
    for (const id of workerIds.get(queue) ?? []) boss.notifyWorker(id);
  };

  return {
    async send(queue, payload, { tx, startAfter, singletonKey } = {}) {
      const id = await boss.send(queue, payload, {
        ...(tx ? { db: sendingIn(tx) } : {}),
        ...(startAfter ? { startAfter } : {}),
        ...(singletonKey === undefined ? {} : { id: v5(`${queue}\n${singletonKey}`, v5.URL) }),
      });
      if (!tx && !startAfter) poke(queue);
      return id !== null;
    },
    async sendAll(queue, payloads, tx) {
      if (payloads.length === 0) return;
      await boss.insert(
        queue,
        payloads.map((data) => ({ data })),
        { db: sendingIn(tx) },
      );
    },
    poke,
    work(queue, handler, concurrency = 4) {
      starters.push(async () => {
        const ids: string[] = [];
        workerIds.set(queue, ids);
        const run = once(handler, () => poke(queue), log);
        for (let index = 0; index < concurrency; index += 1) {
          const pollingIntervalSeconds = index === 0 ? pollSeconds : sleeperPollSeconds;
          ids.push(await boss.work(queue, { includeMetadata: true, pollingIntervalSeconds }, run));
        }
      });
    },
    schedule(queue, cron) {
      starters.push(() => boss.schedule(queue, cron, {}));
    },
    async start() {
      await boss.start();
      for (const queue of queues) {
        await boss.createQueue(queue, retries);
        await boss.updateQueue(queue, retries);
      }
      for (const begin of starters) await begin();
    },
    async stop() {
      isStopping = true;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** Without a listener a lost connection would end the process; pg-boss itself reconnects. */
function openBoss(
  { connectionString, log, answerLimitMs = 120_000 }: Omit<Options<Payloads>, 'queues'>,
  isStopping: () => boolean,
) {
  // pg-boss passes this on to its pool, although its options don't name it.
  const forPool = { query_timeout: answerLimitMs };
  const boss = new PgBoss({
    ...forPool,
    connectionString,
    schema: 'pgboss',
    max: 2,
    // No job here waits for another, and schedules need be exact only to the minute.
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: 30,
  });
  // A poll in progress when pg-boss is stopped fails on its closed pool, which does no harm.
  boss.on('error', (error) => log[isStopping() ? 'debug' : 'warn']({ error }, 'jobs are interrupted'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `jobs: ${message}`));
  return boss;
}

/** Runs one job. Where there is one there may be more, so every worker polls again. */
function once<Payload>(handler: JobHandler<Payload>, rouse: () => void, log: Log) {
  return async ([job]: JobWithMetadata<Payload>[]): Promise<void> => {
    if (!job) return;
    rouse();
    // The worker that polls every second may be this one, busy for a while: then the sleeping ones poll in its place.
    const looking = setInterval(rouse, pollSeconds * 1000);
    const { id, name, data, signal, retryCount, retryLimit } = job;
    try {
      await handler(data, { id, attempt: retryCount + 1, signal });
    } catch (error) {
      const last = retryCount >= retryLimit;
      log[last ? 'error' : 'warn'](
        { queue: name, job: id, attempt: retryCount + 1, error },
        last ? 'job given up' : 'job failed',
      );
      // pg-boss stores what is thrown beside the job, where no address or token may stay.
      throw new Error(redactText(error instanceof Error ? error.message : String(error)));
    } finally {
      clearInterval(looking);
    }
  };
}
