import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, expectTypeOf, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import type { Db, OpenDb, Tx } from './client.ts';
import { createDb, inTransaction } from './client.ts';

let database: TestDatabase;
let open: OpenDb;
const errors: Error[] = [];

beforeAll(async () => {
  database = await createTestDatabase(inject('clusterUrl'), 'template1');
  await ask(database.url, 'create table kept (id int)');
  // One connection: whatever keeps it shows at once.
  open = createDb(database.url, {
    max: 1,
    applicationName: 'test client',
    onError: (e) => errors.push(e),
    connectionTimeoutMs: 1_000,
  });
});
afterAll(async () => {
  await open.close();
  await open.close();
  await database.drop();
});

const rows = () => ask<{ id: number }>(database.url, 'select id from kept order by id');

test('the pool and a transaction are different types', () => {
  expectTypeOf<Db>().not.toExtend<Tx>();
  expectTypeOf<Tx>().not.toExtend<Db>();
});

test('a transaction is kept when its work returns', async () => {
  const answer = await inTransaction(open.db, async (tx) => {
    await tx.execute(sql`insert into kept values (1)`);
    return 'done';
  });
  expect([answer, await rows()]).toEqual(['done', [{ id: 1 }]]);
});

test('a transaction is undone when its work throws, and the error comes through', async () => {
  const failing = inTransaction(open.db, async (tx) => {
    await tx.execute(sql`insert into kept values (2)`);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await rows()).toEqual([{ id: 1 }]);
});

test('a transaction inside a transaction is a savepoint', async () => {
  await inTransaction(open.db, async (tx) => {
    await tx.execute(sql`insert into kept values (3)`);
    await tx.transaction((inner) => inner.execute(sql`insert into kept values (4 / 0)`)).catch(() => undefined);
  });
  expect(await rows()).toEqual([{ id: 1 }, { id: 3 }]);
});

test('a read-only transaction cannot write', async () => {
  const writing = inTransaction(open.db, (tx) => tx.execute(sql`insert into kept values (5)`), { readOnly: true });
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
});

test('a connection that breaks is replaced, whether idle, at BEGIN or in the middle', async () => {
  const cut = () =>
    ask(database.url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test client'");
  const one = () => inTransaction(open.db, (tx) => tx.execute(sql`select 1`));
  const works = () =>
    expect
      .poll(
        () =>
          one().then(
            () => true,
            () => false,
          ),
        { timeout: 5_000 },
      )
      .toBe(true);
  for (let round = 0; round < 5; round++) {
    await works();
    // Not waiting for the news of the end: this BEGIN meets a dead connection.
    await Promise.allSettled([cut(), one(), one()]);
  }
  const inTheMiddle = inTransaction(open.db, async (tx) => {
    await cut();
    await tx.execute(sql`select 1`);
  });
  await expect(inTheMiddle).rejects.toThrow();
  await works();
  expect(errors.length).toBeGreaterThan(0);
});
