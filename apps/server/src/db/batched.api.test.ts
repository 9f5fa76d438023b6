import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ask } from '#testing/ask.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import type { DatabaseProxy } from '#testing/database-proxy.ts';
import { databaseProxy } from '#testing/database-proxy.ts';
import { batched } from './batched.ts';
import type { OpenDb } from './client.ts';
import { createDb, inTransaction } from './client.ts';
import { partsOfEach, rowOfEach } from './of-each.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let open: OpenDb;
/** How many were asked by each statement. */
let sizes: number[];

beforeAll(async () => {
  database = await createTestDatabase(inject('clusterUrl'), 'template1');
  await ask(database.url, 'create table tasks (id int primary key, progress int not null check (progress < 3))');
  proxy = await databaseProxy(database.url);
  open = createDb(proxy.url, { max: 2, applicationName: 'test batched', onError: () => undefined });
});
beforeEach(async () => {
  sizes = [];
  await ask(database.url, 'truncate tasks');
  await ask(database.url, 'insert into tasks select n, 0 from generate_series(1, 40) as n');
});
afterAll(async () => {
  await open.close();
  await proxy.close();
  await database.drop();
});

const progress = rowOfEach(
  'test_progress',
  { id: 'integer', as: 'text' },
  ({ id, as }, { from, place }) => sql<{ progress: number; as: string | null }>`
    SELECT ${place}, t.progress, ${as} AS "as" FROM ${from} JOIN tasks AS t ON t.id = ${id} ORDER BY t.id DESC`,
);
const step = rowOfEach(
  'test_step',
  { id: 'integer' },
  ({ id }, { from, place }) => sql<{ progress: number }>`
    UPDATE tasks AS t SET progress = t.progress + 1 FROM ${from} WHERE t.id = ${id} RETURNING ${place}, t.progress`,
);
const read = batched((on, asked: readonly { id: number; as: string | null }[]) => {
  sizes.push(asked.length);
  return progress(on, asked);
});
const take = batched((on, asked: readonly { id: number }[]) => {
  sizes.push(asked.length);
  return step(on, asked);
});

const steps = async () => (await ask<{ sum: number }>(database.url, 'select sum(progress)::int from tasks'))[0]?.sum;

describe('calls of one turn', () => {
  it('go as one statement, and each gets its own row', async () => {
    const asked = [3, 99, 1, 3].map((id, n) => read(open.db, { id, as: n === 2 ? null : `'${n}", \\{}` }));
    expect((await Promise.all(asked)).map((row) => row?.as)).toEqual([`'0", \\{}`, undefined, null, `'3", \\{}`]);
    expect(sizes).toEqual([4]);
  });

  it('go as several when they are many, and a later one goes by itself', async () => {
    const rows = await Promise.all(Array.from({ length: 40 }, (_, n) => take(open.db, { id: n + 1 })));
    expect(rows.map((row) => row?.progress)).toEqual(Array.from({ length: 40 }, () => 1));
    expect(sizes).toEqual([16, 16, 8]);
    await take(open.db, { id: 1 });
    expect([sizes.at(-1), await steps()]).toEqual([1, 41]);
  });

  it('in a transaction belong to it', async () => {
    await inTransaction(open.db, async (tx) => {
      const [own, other] = await Promise.all([take(tx, { id: 1 }), take(open.db, { id: 2 })]);
      expect([own?.progress, other?.progress]).toEqual([1, 1]);
      expect([
        (await read(tx, { id: 1, as: null }))?.progress,
        (await read(open.db, { id: 1, as: null }))?.progress,
      ]).toEqual([1, 0]);
      throw new Error('undone');
    }).catch(() => undefined);
    expect([sizes, await steps()]).toEqual([[1, 1, 1, 1], 1]);
  });
});

describe('a batch', () => {
  it('that PostgreSQL refuses is made one by one: only those fail that are to blame, and the others happen once', async () => {
    await ask(database.url, 'update tasks set progress = 2 where id = 2');
    const taken = await Promise.allSettled([1, 2, 3].map((id) => take(open.db, { id })));
    expect(taken.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([sizes, await steps()]).toEqual([[3, 1, 1, 1], 4]);
  });

  it('that takes too long fails and is not made again, which would take longer still', async () => {
    const impatient = createDb(database.url, {
      max: 1,
      applicationName: 'test overdue',
      onError: () => undefined,
      statementLimitMs: 200,
    });
    await inTransaction(open.db, async (tx) => {
      await take(tx, { id: 1 });
      const taken = await Promise.allSettled([1, 2].map((id) => take(impatient.db, { id })));
      expect(taken.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    });
    await impatient.close();
    expect([sizes, await steps()]).toEqual([[1, 2], 1]);
  });

  it('whose connection is lost fails, as nobody knows what happened, and is not made again', async () => {
    proxy.stall();
    const taken = Promise.allSettled([1, 2].map((id) => take(open.db, { id })));
    await expect.poll(() => sizes).toEqual([2]);
    proxy.cut();
    proxy.resume();
    expect((await taken).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(sizes).toEqual([2]);
    await expect.poll(async () => (await take(open.db, { id: 5 }).catch(() => null))?.progress).toBeGreaterThan(0);
  });
});

it('parts of each are read in the order of those who ask', async () => {
  await ask(database.url, 'update tasks set progress = 2 where id = 7');
  const parts = partsOfEach(
    'test_parts',
    { id: 'integer', day: 'date' },
    {
      steps: {
        json: ({ id }) => sql`(SELECT progress FROM tasks WHERE id = ${id})`,
        read: (n: number | null) => n ?? 'none',
      },
      next: { json: ({ day }) => sql`to_json(${day} + 1)`, read: (day: string) => day },
    },
  );
  const asked = [
    { id: 7, day: '2026-02-28' },
    { id: 50, day: '2026-12-31' },
  ];
  const next = ['2026-03-01', '2027-01-01'];
  expect(await parts(open.db, asked)).toEqual([
    { steps: 2, next: next[0] },
    { steps: 'none', next: next[1] },
  ]);
  expect(await parts(open.db, [])).toEqual([]);
});
