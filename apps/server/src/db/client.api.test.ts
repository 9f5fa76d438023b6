import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, expectTypeOf, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { databaseProxy } from '#testing/database-proxy.ts';
import type { Db, OpenDb, Tx } from './client.ts';
import { createDb, inTransaction } from './client.ts';

let database: TestDatabase;
let open: OpenDb;
const errors: Error[] = [];
const onError = (error: Error) => void errors.push(error);

beforeAll(async () => {
  database = await createTestDatabase(inject('clusterUrl'), 'template1');
  await ask(database.url, 'create table kept (id int)');
  // One connection: a leak shows at once.
  open = createDb(database.url, {
    max: 1,
    applicationName: 'test client',
    onError,
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

test('a prepared statement is planned once, whatever its values', async () => {
  const statement = { name: 'kept', text: 'select id from kept where id > $1' };
  for (const value of [0, 1, 2]) await open.db.$client.query({ ...statement, values: [value] });
  const plans = sql`select generic_plans::int as once, custom_plans::int as each from pg_prepared_statements`;
  expect((await open.db.execute(sql`${plans} where name = 'kept'`)).rows).toEqual([{ once: 3, each: 0 }]);
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
    ask(
      database.url,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test client' and datname = current_database()",
    );
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
    // Doesn't wait for the disconnect to be noticed: this BEGIN meets a dead connection.
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

test('a statement that takes too long is ended by the database, alone and in a transaction, and others go on', async () => {
  const impatient = createDb(database.url, { max: 1, applicationName: 'test limit', onError, statementLimitMs: 200 });
  const sleep = sql`select pg_sleep(60)`;
  const overdue = { cause: { code: '57014' } };
  await expect(impatient.db.execute(sleep)).rejects.toMatchObject(overdue);
  await expect(inTransaction(impatient.db, (tx) => tx.execute(sleep))).rejects.toMatchObject(overdue);
  expect((await impatient.db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
  await impatient.close();
});

test('work of a command may take its time', async () => {
  const patient = createDb(database.url, { max: 1, applicationName: 'test limit', onError, statementLimitMs: null });
  expect((await patient.db.execute(sql`show statement_timeout`)).rows).toEqual([{ statement_timeout: '0' }]);
  await patient.close();
});

test('a connection whose other end has vanished is given up, and its place in the pool is free', async () => {
  const proxy = await databaseProxy(database.url);
  const impatient = createDb(proxy.url, { max: 1, applicationName: 'test limit', onError, statementLimitMs: 200 });
  const one = () => impatient.db.execute(sql`select 1 as n`);
  await one();
  proxy.abandon();
  await expect(one()).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  expect((await one()).rows).toEqual([{ n: 1 }]);

  const inTheMiddle = inTransaction(impatient.db, async (tx) => {
    proxy.abandon();
    await tx.execute(sql`select 1`);
  });
  await expect(inTheMiddle).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  expect((await one()).rows).toEqual([{ n: 1 }]);
  expect(impatient.pool.totalCount).toBe(1);
  await impatient.close();
  await proxy.close();
});
