import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, inject, it, vi } from 'vitest';
import { createDb, inTransaction } from '#db/client.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { databaseProxy } from '#testing/database-proxy.ts';
import type { Jobs } from './jobs.ts';
import { createJobs } from './jobs.ts';
import { createLog } from './log.ts';

type TestPayloads = { mail: { userId: string }; count: { n: number }; tidy: Record<string, never> };

const lines: string[] = [];
const log = createLog({ level: 'debug', pretty: false, write: (line) => lines.push(line) });
const cleanups: (() => Promise<unknown>)[] = [];
const database = await createTestDatabase(inject('clusterUrl'), 'template1');
const { db, pool, close } = createDb(database.url, { max: 4, applicationName: 'test', onError: () => {} });

async function started(
  register: (jobs: Jobs<TestPayloads>) => void = () => {},
  options: { connectionString?: string; answerLimitMs?: number } = {},
): Promise<Jobs<TestPayloads>> {
  const jobs = createJobs<TestPayloads>({
    connectionString: database.url,
    queues: ['mail', 'count', 'tidy'],
    log,
    ...options,
  });
  register(jobs);
  await jobs.start();
  cleanups.push(jobs.stop);
  return jobs;
}

async function rows(where: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await pool.query(`select * from pgboss.job where name not like '\\_\\_%' and ${where}`, values)).rows;
}

/** Retries until it holds, for effects of another process. */
const eventually = (holds: () => unknown, timeout = 8000) => vi.waitFor(holds, { timeout, interval: 20 });

afterAll(async () => {
  await close();
  await database.drop();
});

afterEach(async () => {
  for (const stop of cleanups.splice(0)) await stop();
  await pool.query('delete from pgboss.job');
  lines.length = 0;
});

describe('jobs', () => {
  it('makes its tables once when two processes meet an empty database', async () => {
    const [one] = await Promise.all([started(), started()]);
    expect(await one.send('count', { n: 1 })).toBe(true);
    expect(await rows('true')).toHaveLength(1);
  });

  it('queues many at once as it would one by one, and none that was rolled back', async () => {
    const jobs = await started();
    await jobs.send('mail', { userId: 'one' });
    const names = ['two', 'three', 'four'];
    await inTransaction(db, (tx) =>
      jobs.sendAll(
        'mail',
        names.map((userId) => ({ userId })),
        tx,
      ),
    );
    const failing = inTransaction(db, async (tx) => {
      await jobs.sendAll('mail', [{ userId: 'five' }, { userId: 'six' }], tx);
      throw new Error('class was archived');
    });
    await expect(failing).rejects.toThrow('class was archived');
    const queued = await rows('true');
    const namesQueued = queued.map(({ data }) => (data as { userId: string }).userId);
    expect(namesQueued.sort()).toEqual(['four', 'one', 'three', 'two']);
    const ownColumns = new Set(['id', 'data', 'created_on', 'start_after', 'keep_until']);
    const alike = queued.map((job) => Object.fromEntries(Object.entries(job).filter(([key]) => !ownColumns.has(key))));
    for (const job of alike) expect(job).toEqual(alike[0]);
  });

  it('runs what was committed and nothing that was rolled back', async () => {
    const done: string[] = [];
    const jobs = await started((own) => own.work('mail', async ({ userId }) => void done.push(userId)));
    const failing = inTransaction(db, async (tx) => {
      await jobs.send('mail', { userId: 'rolled back' }, { tx });
      throw new Error('invite used up');
    });
    await expect(failing).rejects.toThrow('invite used up');
    await inTransaction(db, async (tx) => {
      await jobs.send('mail', { userId: 'committed' }, { tx });
      // Longer than the queue's polling interval: polls must not see an uncommitted job.
      await wait(1500);
      expect(done).toEqual([]);
    });
    await eventually(() => expect(done).toEqual(['committed']));
    await eventually(async () => expect(await rows("state <> 'completed'")).toEqual([]));
  });

  it('makes one job of twenty with the same key, over several transactions and after it is done', async () => {
    const done: string[] = [];
    const jobs = await started((own) => own.work('mail', async ({ userId }) => void done.push(userId)));
    const options = { singletonKey: 'reminder:ada' };
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? jobs.send('mail', { userId: 'ada' }, options)
          : inTransaction(db, (tx) => jobs.send('mail', { userId: 'ada' }, { ...options, tx })),
      ),
    );
    expect(sent.filter(Boolean)).toHaveLength(1);
    await eventually(async () => expect(await rows("state = 'completed'")).toHaveLength(1));
    expect(await jobs.send('mail', { userId: 'ada' }, options)).toBe(false);
    expect(await jobs.send('mail', { userId: 'bob' }, { singletonKey: 'reminder:bob' })).toBe(true);
    await eventually(() => expect(done).toEqual(['ada', 'bob']));
  });

  it('tries a failed job again, later each time, as the same job', async () => {
    const runs: { id: string; attempt: number }[] = [];
    const jobs = await started((own) =>
      own.work('mail', async (_payload, { id, attempt }) => {
        runs.push({ id, attempt });
        if (attempt < 3) throw new Error('550 <ada@example.org> https://x.example/verify?token=abcdef');
      }),
    );
    await jobs.send('mail', { userId: 'ada' });
    for (const attempt of [1, 2]) {
      await eventually(async () =>
        expect(await rows("state = 'retry' and retry_count = $1", [attempt - 1])).toHaveLength(1),
      );
      const [waiting] = await rows("state = 'retry'");
      expect(JSON.stringify(waiting?.output)).not.toMatch(/ada|abcdef/);
      const { start_after: again, started_on: tried } = waiting ?? {};
      expect((Number(again) - Number(tried)) / 1000).toBeGreaterThan(attempt === 1 ? 3 : 8);
      expect((Number(again) - Date.now()) / 1000).toBeLessThanOrEqual(attempt === 1 ? 10 : 20);
      await pool.query("update pgboss.job set start_after = now() where state = 'retry'");
      jobs.poke('mail');
    }
    await eventually(async () => expect(await rows("state = 'completed'")).toHaveLength(1));
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
    expect(lines.filter((line) => line.includes('job failed'))).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/ada@|abcdef/);
  });

  it('keeps trying for more than a day, even if chance makes every wait its shortest', async () => {
    await started();
    const { rows: queues } = await pool.query("select * from pgboss.queue where name = 'mail'");
    const { retry_limit: limit, retry_delay: delay, retry_delay_max: longest, retention_seconds: kept } = queues[0];
    const waits = Array.from({ length: limit }, (_, index) =>
      Math.min(longest, (delay * 2 ** Math.min(16, index + 1)) / 2),
    );
    const seconds = waits.reduce((sum, part) => sum + part, 0);
    expect(seconds).toBeGreaterThan(24 * 3600);
    expect(seconds).toBeLessThan(kept);
  });

  it('shares the work of one queue between processes, each job once', async () => {
    const done: number[] = [];
    const worker = (own: Jobs<TestPayloads>) => own.work('count', async ({ n }) => void done.push(n));
    const [one] = await Promise.all([started(worker), started(worker)]);
    await Promise.all(Array.from({ length: 200 }, (_, n) => one.send('count', { n })));
    await eventually(() => expect(done).toHaveLength(200));
    expect(new Set(done).size).toBe(200);
  });

  it('holds at most two connections per process', async () => {
    const jobs = await started((own) => own.work('count', async () => {}));
    await Promise.all(Array.from({ length: 50 }, (_, n) => jobs.send('count', { n })));
    const { rows: connections } = await pool.query(
      "select 1 from pg_stat_activity where application_name = 'pgboss' and datname = current_database()",
    );
    expect(connections.length).toBeLessThanOrEqual(2);
  });

  it('goes on after the database dropped its connections', async () => {
    const done: number[] = [];
    const jobs = await started((own) => own.work('count', async ({ n }) => void done.push(n)));
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pgboss' and datname = current_database()",
    );
    await eventually(() => jobs.send('count', { n: 1 }));
    await eventually(() => expect(done).toContain(1));
  });

  it("goes on after the database's host vanished without a word", async () => {
    const proxy = await databaseProxy(database.url);
    const done: number[] = [];
    const jobs = await started((own) => own.work('count', async ({ n }) => void done.push(n)), {
      connectionString: proxy.url,
      answerLimitMs: 1000,
    });
    proxy.abandon();
    await eventually(() => jobs.send('count', { n: 1 }), 12_000);
    await eventually(() => expect(done).toContain(1), 12_000);
    cleanups.push(proxy.close);
  });

  it('lets a running job finish when it stops, and takes no new one', async () => {
    let begun: () => void = () => {};
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const done: number[] = [];
    const jobs = await started((own) =>
      own.work(
        'count',
        async ({ n }) => {
          begun();
          await wait(400);
          done.push(n);
        },
        1,
      ),
    );
    await jobs.send('count', { n: 1 });
    await jobs.send('count', { n: 2 });
    await beginning;
    await jobs.stop();
    expect(done).toEqual([1]);
    expect((await rows('true')).map(({ state }) => state).sort()).toEqual(['completed', 'created']);
  });

  it('runs the next job while one hangs, without being woken', async () => {
    const done: number[] = [];
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await started((own) =>
      own.work('count', async ({ n }) => {
        if (n === 1) await released;
        done.push(n);
      }),
    );
    const elsewhere = await started();
    await elsewhere.send('count', { n: 1 });
    await eventually(async () => expect(await rows("state = 'active'")).toHaveLength(1));
    await elsewhere.send('count', { n: 2 });
    await eventually(() => expect(done).toEqual([2]));
    release();
    await eventually(() => expect(done).toEqual([2, 1]));
  });

  it('waits until a job is due', async () => {
    const done: number[] = [];
    const jobs = await started((own) => own.work('count', async ({ n }) => void done.push(n)));
    await jobs.send('count', { n: 1 }, { startAfter: new Date(Date.now() + 3_600_000) });
    await jobs.send('count', { n: 2 });
    await eventually(() => expect(done).toEqual([2]));
    jobs.poke('count');
    await wait(200);
    expect(done).toEqual([2]);
  });

  it('keeps one schedule, however many processes ask for it', async () => {
    const nightly = (own: Jobs<TestPayloads>) => own.schedule('tidy', '30 3 * * *');
    await Promise.all([started(nightly), started(nightly)]);
    const { rows: schedules } = await pool.query('select name, cron, timezone from pgboss.schedule');
    expect(schedules).toEqual([{ name: 'tidy', cron: '30 3 * * *', timezone: 'UTC' }]);
  });
});
