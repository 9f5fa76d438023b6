/** The real migrations, killed at random moments: none of the tables, or all of them. `kill-migrations.ts [rounds]` */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate, migrationsFolder } from '#db/migrate.ts';
import { ask } from '#testing/ask.ts';
import { createTestDatabase, startTestCluster } from '#testing/cluster.ts';
import { end } from '#testing/held-database.ts';
import { between, print, rounds } from './rounds.ts';

const script = fileURLToPath(new URL('../migrate-once.ts', import.meta.url));
const cluster = await startTestCluster();
const countTables = async (url: string) =>
  Number((await ask<{ n: string }>(url, "select count(*) as n from pg_tables where schemaname = 'public'"))[0]?.n);

const whole = await createTestDatabase(cluster.url);
const all = await countTables(whole.url);
await whole.drop();
const outcomes = { old: 0, new: 0 };

await rounds('killed migration', 20, async () => {
  const { url, drop } = await createTestDatabase(cluster.url, 'template1');
  const child = spawn(process.execPath, [script, url, migrationsFolder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await delay(between(0, 150));
  await end(child, 'SIGKILL');
  while ((await ask(url, "select from pg_stat_activity where application_name = 'wordgrove migrate'")).length > 0)
    await delay(5);
  const tables = await countTables(url);
  assert.ok(tables === 0 || tables === all, `${tables} of ${all} tables`);
  outcomes[tables === 0 ? 'old' : 'new'] += 1;
  await migrate(url, migrationsFolder, { info: () => undefined });
  assert.equal(await countTables(url), all);
  await drop();
});
print(`old schema ${outcomes.old} times, new schema ${outcomes.new} times`);
await cluster.stop();
